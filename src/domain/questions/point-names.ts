import type { ItemContent } from './question.ts'

/** The names of an item's knowledge points. */
export type PointFields = Pick<ItemContent, 'knowledge' | 'furtherPoints'>

/** How many knowledge points an item can have. */
export const mostPointNames = 10

/** The names of an item's knowledge points, each once, the main one first; none if it has none. */
export const pointNamesOf = ({ knowledge, furtherPoints = [] }: PointFields): string[] =>
  named([knowledge, ...furtherPoints])

/** An item's fields for these knowledge points, of which the first is the main one. */
export function pointFields(names: readonly string[]): PointFields & { furtherPoints: string[] | undefined } {
  const [knowledge = '', ...further] = named(names).slice(0, mostPointNames)
  return { knowledge, furtherPoints: further.length === 0 ? undefined : further }
}

/** The knowledge points of which a file names several in one place: some have commas in their names. */
export const splitPointNames = (text: string): string[] => named(text.split(/[;；\n]/).map((name) => name.trim()))

const named = (names: readonly string[]): string[] => [...new Set(names)].filter((name) => name !== '')
