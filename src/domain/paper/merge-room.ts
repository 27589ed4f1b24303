import type { LeftOut } from './basket.ts'
import { isQuestion, itemCountOf } from './elements.ts'
import type { ElementId, PaperElement, PaperQuestion } from './paper.ts'

type Contents = ReadonlyMap<ElementId, PaperElement>

/**
 * Merged contents without those questions of mine that theirs already has, or that exceed the paper's maximum; each is
 * replaced by what theirs has in its place. Theirs is stored, so it always stays.
 */
export function changesWithRoom(joined: Contents, theirs: Contents, maximum: number) {
  const contents = new Map(joined)
  const leftOut: LeftOut[] = []
  const isTheirs = (question: PaperQuestion) => theirs.get(question.elementId) === question
  const questions = [...joined.values()].filter(isQuestion)
  const present = new Set(questions.filter(isTheirs).map(({ questionId }) => questionId))
  const former = ({ elementId }: PaperQuestion) =>
    [theirs.get(elementId)].flatMap((one) => (one && isQuestion(one) ? one : []))
  let room = maximum - itemCountOf(questions.flatMap(former))
  for (const question of questions.filter((one) => !isTheirs(one))) {
    const { elementId, questionId, items } = question
    const growth = items.length - itemCountOf(former(question))
    const isTwice = present.has(questionId)
    if (!isTwice && (growth <= 0 || growth <= room)) {
      present.add(questionId)
      room -= growth
      continue
    }
    leftOut.push({ questionId, reason: isTwice ? 'twice' : 'full' })
    contents.delete(elementId)
    for (const instead of former(question)) if (!present.has(instead.questionId)) contents.set(elementId, instead)
    for (const instead of former(question)) present.add(instead.questionId)
  }
  return { contents, leftOut }
}
