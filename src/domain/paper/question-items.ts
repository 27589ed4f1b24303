/** Adding and removing items of a question that shares a text between them. */
import { blankItem } from '#domain/questions/blank-item.ts'
import { questionTypeName, type QuestionTypeName } from '#domain/questions/question-types.ts'
import type { PaperItem, PaperQuestion } from './paper.ts'
import { blankSign } from './slots/blank-check.ts'

const typesOfSeveral: readonly (QuestionTypeName | null)[] = ['cloze', 'reading', 'grammarFill', 'fillBlanks']

/** Whether a question may have another item: it has several, or is of a type that does. */
export const takesItems = (subjectId: number, { type, items }: PaperQuestion): boolean =>
  items.length > 1 || typesOfSeveral.includes(questionTypeName(subjectId, type))

/** The question with a blank item at its end, answered and scored like the last one. */
export function withNewItem(question: PaperQuestion, itemId: number): PaperQuestion {
  const last = question.items.at(-1)
  return last === undefined ? question : { ...question, items: [...question.items, blankItemLike(last, itemId)] }
}

/** A blank item that is answered and scored like another one. */
export function blankItemLike({ options, key, score }: PaperItem, itemId: number): PaperItem {
  const lettered = options.map(({ id }) => ({ id, text: '' }))
  return { itemId, ...blankItem(key.kind, lettered, score) }
}

/**
 * The question without one of its items and without its blank in the text; later blanks move up with their items. The last
 * item stays.
 */
export function withoutItem(question: PaperQuestion, itemId: number): PaperQuestion {
  const { passage, items } = question
  const removed = items.findIndex((item) => item.itemId === itemId) + 1
  if (items.length <= 1 || removed === 0) return question
  const moved = passage.replaceAll(blankSign, (sign, digits: string) => {
    const number = Number(digits)
    if (number === removed) return ''
    return number > removed ? `[[${number - 1}]]` : sign
  })
  return { ...question, passage: moved, items: items.toSpliced(removed - 1, 1) }
}
