import { itemCountOf, questionsOf } from './elements.ts'
import type { PaperElement, PaperQuestion } from './paper.ts'

/** Why a question was left out of the basket: it is already there, or its items exceed the remaining room. */
export interface LeftOut {
  readonly questionId: number
  readonly reason: 'twice' | 'full'
}

export interface BasketChoice {
  readonly fitting: readonly PaperQuestion[]
  readonly leftOut: readonly LeftOut[]
}

/**
 * The questions a basket accepts, in order (specification §5.4): no duplicates, and none that exceeds its maximum; a
 * combination question counts by its items and is taken whole or not at all. After one that does not fit, smaller ones
 * still may.
 */
export function chooseForBasket(
  basket: readonly PaperElement[],
  questions: readonly PaperQuestion[],
  maximum: number,
): BasketChoice {
  const inBasket = questionsOf(basket)
  const awaited = new Set(questions.map(({ questionId }) => questionId))
  const present = new Set<number>()
  for (const { questionId } of inBasket) if (awaited.has(questionId)) present.add(questionId)
  let room = maximum - itemCountOf(inBasket)
  const fitting: PaperQuestion[] = []
  const leftOut: LeftOut[] = []
  for (const question of questions) {
    const { questionId, items } = question
    if (present.has(questionId)) leftOut.push({ questionId, reason: 'twice' })
    else if (items.length > room) leftOut.push({ questionId, reason: 'full' })
    else {
      fitting.push(question)
      present.add(questionId)
      room -= items.length
    }
  }
  return { fitting, leftOut }
}
