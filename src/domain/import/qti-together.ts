/** Combines items of a test into combination questions. */
import type { Lost } from './lost.ts'
import type { ImportedQuestion } from './imported-paper.ts'

/** The question of one item, before joining. */
export interface ReadItem {
  readonly question: ImportedQuestion
  readonly lost: readonly Lost[]
  /** The part of the test that keeps its items together; empty for none. */
  readonly together: string
  /** It has several interactions, so it is a combination question already. */
  readonly isWhole: boolean
}

/** Consecutive items that share a text, or that the test keeps together, become one question. */
export function joinedItems(items: readonly ReadItem[]): readonly ReadItem[] {
  const joined: ReadItem[] = []
  for (const item of items) {
    const last = joined.at(-1)
    if (last !== undefined && belongTogether(last, item)) joined[joined.length - 1] = joinedWith(last, item)
    else joined.push(item)
  }
  return joined
}

function belongTogether(one: ReadItem, other: ReadItem): boolean {
  const { passage, section } = one.question
  return (
    !one.isWhole &&
    !other.isWhole &&
    one.together === other.together &&
    section === other.question.section &&
    passage === other.question.passage &&
    (passage !== '' || one.together !== '')
  )
}

const joinedWith = (one: ReadItem, other: ReadItem): ReadItem => ({
  ...one,
  question: {
    ...one.question,
    original: `${one.question.original}\n${withoutText(other.question)}`,
    items: [...one.question.items, ...other.question.items],
  },
  lost: [...one.lost, ...other.lost],
})

/** The shared text appears only once. */
const withoutText = ({ original, passage }: ImportedQuestion): string =>
  passage !== '' && original.startsWith(`${passage}\n`) ? original.slice(passage.length + 1) : original
