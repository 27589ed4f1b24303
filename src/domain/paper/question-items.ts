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

/** A blank in a text, with the space before it. */
const blankBehindSpace = new RegExp(`( ?)${blankSign.source}`, 'g')

/**
 * The question without one of its items. Its blank in the text becomes the right answer, so that the text still reads as
 * one; if there is none yet, no gap stays. Later blanks move up with their items. The last item stays.
 */
export function withoutItem(question: PaperQuestion, itemId: number): PaperQuestion {
  const { passage, items } = question
  const index = items.findIndex((item) => item.itemId === itemId)
  const item = items[index]
  if (items.length <= 1 || item === undefined) return question
  const removed = index + 1
  const word = rightWord(item)
  const moved = passage.replaceAll(blankBehindSpace, (sign, space: string, digits: string) => {
    const number = Number(digits)
    if (number === removed) return word === '' ? '' : `${space}${word}`
    return number > removed ? `${space}[[${number - 1}]]` : sign
  })
  return { ...question, passage: moved, items: items.toSpliced(index, 1) }
}

/** Words and numbers, which mean the same in rich text as where they are typed. */
const plainWords = /^[\p{L}\p{N}'’ .-]+$/u

/** The right answer to a blank as it stands in the text; empty if there is none that can. */
function rightWord({ key, options }: PaperItem): string {
  if (key.kind === 'single') return options.find(({ id }) => id === key.choice)?.text ?? ''
  const typed = key.kind === 'blank' || key.kind === 'number' ? key.accept[0] : undefined
  return typed !== undefined && plainWords.test(typed) ? typed : ''
}
