import { newKey } from '#api/client/client.ts'
import { elementOf, elementsById, freeId, isSection, mapLeaves } from '#domain/paper/elements.ts'
import { newQuestion, type NewQuestionKind } from '#domain/paper/new-question.ts'
import type { ElementId, Paper, PaperQuestion } from '#domain/paper/paper.ts'
import { isSameValue } from '#domain/values/same-value.ts'
import { addingNew } from './new-question-position.ts'
import type { OpenEditor } from './use-paper-editor.ts'
import type { Selection } from './use-selection.ts'

/** Begins a question of a kind on the paper, and opens its form. */
export function useNewQuestion(
  { paper, edit }: Pick<OpenEditor, 'paper' | 'edit'>,
  { element, select }: Pick<Selection, 'element' | 'select'>,
): (kind: NewQuestionKind) => void {
  return (kind) => {
    // Not counted, so that questions begun in two tabs at once are different ones.
    const elementId = freeId(`new-${newKey().slice(0, 8)}`, paper)
    edit(addingNew(paper, element, newQuestion(paper, kind, elementId)))
    select(elementId)
  }
}

/** Gives up a question that is being written; if nothing else was changed since it was begun, no change is left. */
export function giveUpNew({ paper, context: { history }, edit, send }: OpenEditor, { elementId }: PaperQuestion): void {
  const past = history?.past ?? []
  const steps = past.length - past.findLastIndex((step) => elementOf(step.paper.elements, elementId) === undefined)
  const before = past.at(-steps)?.paper
  if (before === undefined || !isOnlyAdded(before, paper, elementId)) edit({ kind: 'delete', elementIds: [elementId] })
  else for (let step = 0; step < steps; step++) send({ type: 'paper.undo' })
}

/** Whether a paper is another one plus this element, and the section that was begun for it. */
function isOnlyAdded(before: Paper, paper: Paper, elementId: ElementId): boolean {
  const without = mapLeaves(paper, (leaf) => (leaf.elementId === elementId ? null : leaf))
  const known = elementsById(before.elements)
  const elements = without.elements.filter(
    (one) => !isSection(one) || one.children.length > 0 || known.has(one.elementId),
  )
  return isSameValue({ ...without, elements }, before)
}
