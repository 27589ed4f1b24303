import { newKey } from '#api/client/client.ts'
import { elementOf, freeId } from '#domain/paper/elements.ts'
import { isUntouched, newQuestion, type NewQuestionKind } from '#domain/paper/new-question.ts'
import type { PaperQuestion } from '#domain/paper/paper.ts'
import { addingNew } from './new-question-place.ts'
import type { OpenEditor } from './use-paper-editor.ts'
import type { Selection } from './use-selection.ts'

/** Begins a question of a kind on the paper, and opens its form. */
export function useNewQuestion(
  { paper, edit }: Pick<OpenEditor, 'paper' | 'edit'>,
  { element, select }: Pick<Selection, 'element' | 'select'>,
): (kind: NewQuestionKind) => void {
  return (kind) => {
    // Not counted, so that questions begun in two places at once are different ones.
    const elementId = freeId(`new-${newKey().slice(0, 8)}`, paper)
    edit(addingNew(paper, element, newQuestion(paper, kind, elementId)))
    select(elementId)
  }
}

/** Removes a question that is being written; one that nothing was written in leaves no change behind. */
export function giveUpNew({ paper, context: { history }, edit, send }: OpenEditor, question: PaperQuestion): void {
  const { elementId } = question
  const last = history?.past.at(-1)
  const isLastStep = last?.kind === 'add' && elementOf(last.paper.elements, elementId) === undefined
  if (isLastStep && isUntouched(paper.subjectId, question)) send({ type: 'paper.undo' })
  else edit({ kind: 'delete', elementIds: [elementId] })
}
