import { englishTypes, familyOf, mathsTypes } from '#domain/questions/question-types.ts'
import type { AnswerKind } from '#domain/questions/question.ts'
import type { ImportedItem, QuestionDraft } from './imported-paper.ts'

type Shape = Pick<ImportedItem, 'kind' | 'stem'>

/** The bank's type for a question; null if its subject has none for its way of answering. */
export const draftType = (subjectId: number, { passage, items }: QuestionDraft): number | null =>
  familyOf(subjectId) === 'maths' ? mathsType(items) : englishType(passage, items)

/** How an item of a subject can be answered. */
export const kindsOf = (subjectId: number): readonly AnswerKind[] =>
  familyOf(subjectId) === 'maths'
    ? ['single', 'multiple', 'blank', 'number', 'written']
    : ['single', 'blank', 'written']

const isBlank = ({ kind }: Shape): boolean => kind === 'blank' || kind === 'number'

function mathsType(items: readonly Shape[]): number | null {
  const [only, ...others] = items
  if (only === undefined) return null
  if (others.length > 0) return items.every(isBlank) ? mathsTypes.fillBlanks : null
  if (isBlank(only)) return mathsTypes.fillBlank
  if (only.kind === 'written') return mathsTypes.workedAnswer
  return only.kind === 'single' ? mathsTypes.singleChoice : mathsTypes.multiChoice
}

function englishType(passage: string, items: readonly Shape[]): number | null {
  const [only, ...others] = items
  if (only === undefined || items.some(({ kind }) => kind === 'multiple' || kind === 'number')) return null
  if (items.every(isBlank)) return englishTypes.grammarFill
  if (others.length === 0 && only.kind === 'written') return englishTypes.writing
  if (!items.every(({ kind }) => kind === 'single')) return null
  if (others.length === 0 && passage === '') return englishTypes.singleChoice
  return items.every(({ stem }) => stem === '') ? englishTypes.cloze : englishTypes.reading
}
