import { groupedBy } from '../values/grouped-by.ts'

/** A class's results for one item of one assignment on one day, over marked answers. */
export interface ItemFact {
  readonly assignmentId: number
  readonly itemId: number
  /** Day at school, YYYY-MM-DD. */
  readonly day: string
  readonly answered: number
  readonly wrong: number
}

/** Numbers of answers, and of wrong ones among them. */
export interface Tally {
  readonly answered: number
  readonly wrong: number
}

/** Wrong questions that have something in common. */
export interface WrongGroup {
  /** What its facts have in common, as a key. */
  readonly group: string
  /** One per week, in order; null for a week without answers. */
  readonly weeks: readonly (Tally | null)[]
  /** Of the week of the last day with answers; all answers if these are before the weeks shown. */
  readonly latest: Tally
  /** Items somebody got wrong. */
  readonly itemCount: number
  /** Wrong answers. */
  readonly wrong: number
  /** The last day with answers. */
  readonly lastDay: string
}

/** Groups with something wrong, by the group of each fact; `weekOf` gives the week of a day. */
export function wrongGroups<Fact extends ItemFact>(
  facts: readonly Fact[],
  groupOf: (fact: Fact) => string,
  weeks: readonly number[],
  weekOf: (day: string) => number,
): readonly WrongGroup[] {
  const byGroup = groupedBy(facts, groupOf)
  return [...byGroup].flatMap(([group, members]) => {
    const wrong = sumOf(members.map((fact) => fact.wrong))
    return wrong === 0 ? [] : [{ group, wrong, ...weeksOf(members, weeks, weekOf) }]
  })
}

function weeksOf(facts: readonly ItemFact[], weeks: readonly number[], weekOf: (day: string) => number) {
  const byWeek = groupedBy(facts, ({ day }) => weekOf(day))
  const tallies = weeks.map((week) => tallyOf(byWeek.get(week) ?? []))
  return {
    weeks: tallies,
    latest: tallies.findLast((tally) => tally !== null) ?? tallyOf(facts) ?? { answered: 0, wrong: 0 },
    itemCount: wrongItemsOf(facts).length,
    lastDay: facts.reduce((last, { day }) => (day > last ? day : last), ''),
  }
}

const tallyOf = (facts: readonly ItemFact[]): Tally | null =>
  facts.length === 0
    ? null
    : { answered: sumOf(facts.map(({ answered }) => answered)), wrong: sumOf(facts.map(({ wrong }) => wrong)) }

/** Ids of items somebody got wrong, most wrong answers first. */
export function wrongItemsOf(facts: readonly ItemFact[]): readonly number[] {
  const sums = [...groupedBy(facts, ({ itemId }) => itemId)].map(([itemId, all]) => ({
    itemId,
    wrong: sumOf(all.map((fact) => fact.wrong)),
  }))
  return sums
    .filter(({ wrong }) => wrong > 0)
    .toSorted((left, right) => right.wrong - left.wrong || left.itemId - right.itemId)
    .map(({ itemId }) => itemId)
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)
