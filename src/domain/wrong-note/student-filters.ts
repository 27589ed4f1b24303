import { groupedBy } from '../values/grouped-by.ts'
import { schoolDay } from '../time/school-day.ts'
import type { Attempt } from './mastery.ts'
import { type Days, startOf, timeRanges } from './time-ranges.ts'

/** How often at least a question was wrong, as books offer it. */
export const leastWrongs = [2, 3, 5] as const

/** What narrows a student's book; all of it by default. */
export interface StudentFilters extends Days {
  /** The main knowledge point, by which reports and the class's book count. */
  readonly knowledgeId?: number | undefined
  readonly cause?: string | undefined
  readonly leastWrong?: number | undefined
}

/** What the filters of a student's book ask of a wrong question. */
export interface FilteredEntry {
  readonly knowledgeId: number
  readonly knowledge: string
  readonly causes: readonly string[]
  /** Of all attempts, as the book shows it. */
  readonly wrongCount: number
  /** School days on which a marked answer to it was wrong. */
  readonly wrongDays: readonly string[]
}

/** The school days on which answers were wrong. */
export const wrongDaysOf = (answers: readonly Attempt[]): readonly string[] =>
  answers.flatMap(({ at, isRight }) => (isRight ? [] : [schoolDay(new Date(at))]))

type Test = (entry: FilteredEntry, filters: StudentFilters) => boolean

/** By what a student's book is filtered. */
const sides = ['points', 'causes', 'times', 'ranges'] as const

export type Side = (typeof sides)[number]

const tests: Readonly<Record<Side, Test>> = {
  points: (entry, { knowledgeId }) => knowledgeId === undefined || entry.knowledgeId === knowledgeId,
  causes: ({ causes }, { cause }) => !cause || causes.includes(cause),
  times: ({ wrongCount }, { leastWrong = 1 }) => wrongCount >= leastWrong,
  ranges: ({ wrongDays }, { startDate = '', endDate }) =>
    wrongDays.some((day) => day >= startDate && (endDate === undefined || day <= endDate)),
}

/** Whether a wrong question passes all filters. */
export const passes: Test = (entry, filters) => sides.every((side) => tests[side](entry, filters))

/** One choice of a filter, with how many questions it would leave. */
interface FilterOption {
  readonly value: string
  readonly name: string
  readonly count: number
}

interface SideChoices {
  /** How many questions there are without this filter. */
  readonly all: number
  readonly options: FilterOption[]
}

/** What a student's book can be narrowed to: each side counts under the filters of the others. */
export function choicesOf(
  entries: readonly FilteredEntry[],
  filters: StudentFilters,
  today: string,
): Readonly<Record<Side, SideChoices>> {
  const under = (side: Side) =>
    entries.filter((entry) => sides.every((other) => other === side || tests[other](entry, filters)))
  const side = (of: Side, offered: readonly Offered[]): SideChoices => {
    const found = under(of)
    const options = offered.map(({ choice, value, name, isChosen }) => ({
      option: { value, name, count: found.filter((entry) => tests[of](entry, choice)).length },
      isChosen,
    }))
    return {
      all: found.length,
      options: options.filter(({ option, isChosen }) => option.count > 0 || isChosen).map(({ option }) => option),
    }
  }
  return {
    points: side('points', pointsIn(entries, filters)),
    causes: side('causes', causesIn(entries, filters)),
    times: side(
      'times',
      leastWrongs.map((leastWrong) => offeredTimes(leastWrong, filters)),
    ),
    ranges: side(
      'ranges',
      timeRanges.map((range) => offeredDays(range, startOf(range, today), filters)),
    ),
  }
}

interface Offered {
  readonly choice: StudentFilters
  readonly value: string
  readonly name: string
  readonly isChosen: boolean
}

/** The knowledge points of a book, that with most questions first. */
const pointsIn = (entries: readonly FilteredEntry[], filters: StudentFilters): readonly Offered[] =>
  mostFirst(groupedBy(entries, ({ knowledgeId }) => knowledgeId)).map(([knowledgeId, [first]]) => ({
    choice: { knowledgeId },
    value: String(knowledgeId),
    name: first?.knowledge ?? '',
    isChosen: filters.knowledgeId === knowledgeId,
  }))

const causesIn = (entries: readonly FilteredEntry[], filters: StudentFilters): readonly Offered[] =>
  mostFirst(
    groupedBy(
      entries.flatMap(({ causes }) => causes),
      (cause) => cause,
    ),
  ).map(([cause]) => ({
    choice: { cause },
    value: cause,
    name: cause,
    isChosen: filters.cause === cause,
  }))

const mostFirst = <Key, One>(groups: ReadonlyMap<Key, readonly One[]>) =>
  [...groups].toSorted(([, left], [, right]) => right.length - left.length)

const offeredTimes = (leastWrong: number, filters: StudentFilters): Offered => ({
  choice: { leastWrong },
  value: String(leastWrong),
  name: String(leastWrong),
  isChosen: filters.leastWrong === leastWrong,
})

const offeredDays = (name: string, startDate: string, { startDate: chosen, endDate }: StudentFilters): Offered => ({
  choice: { startDate },
  value: startDate,
  name,
  isChosen: chosen === startDate && endDate === undefined,
})
