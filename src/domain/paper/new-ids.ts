import { questionsOf } from './elements.ts'
import type { Paper } from './paper.ts'

/**
 * Questions and items written on a paper have ids from here downwards until the service gives them ids of their own.
 * Far below those of copies, which are negated ids.
 */
const highestNew = -900_000_000_000_000

export const isNewId = (id: number): boolean => id <= highestNew

/** An id for a question or an item that is being written, unused on the paper. */
export function newIdOn({ elements }: Pick<Paper, 'elements'>): number {
  const ids = questionsOf(elements).flatMap(({ questionId, items }) => [questionId, ...items.map((one) => one.itemId)])
  return Math.min(highestNew + 1, ...ids) - 1
}
