import { dayIn } from '#domain/wire/day-in.ts'
import { idIn } from '#domain/wire/id-in.ts'
import { causeLimits } from '#domain/wrong-note/causes.ts'
import { leastWrongs, type Side, type StudentFilters } from '#domain/wrong-note/student-filters.ts'

type Query = Readonly<Record<string, string>>

/** The field that each side of the filters has in an address. */
export const filterFields = {
  points: 'knowledgeId',
  causes: 'cause',
  times: 'leastWrong',
  ranges: 'startDate',
} as const satisfies Readonly<Record<Side, keyof StudentFilters>>

/** The filters of a student's book in these fields; what is not understood is no filter. */
export function studentFiltersOf(query: Query): StudentFilters {
  const { knowledgeId, cause = '', leastWrong, startDate, endDate } = query
  return {
    knowledgeId: idIn(knowledgeId) ?? undefined,
    cause: cause !== '' && [...cause].length <= causeLimits.length ? cause : undefined,
    leastWrong: leastWrongs.find((times) => String(times) === leastWrong),
    startDate: dayIn(startDate),
    endDate: dayIn(endDate),
  }
}

/** The filters of a student's book, and changing them. */
export function studentFiltering(query: Query, setQuery: (changes: Readonly<Record<string, string | null>>) => void) {
  const filters = studentFiltersOf(query)
  return {
    filters,
    isFiltered: Object.values(filters).some((value) => value !== undefined),
    /** Null takes the filter away. */
    choose: (side: Side, value: string | null) =>
      setQuery({ [filterFields[side]]: value, ...(side === 'ranges' && { endDate: null }) }),
    showAll: () => setQuery({ knowledgeId: null, cause: null, leastWrong: null, startDate: null, endDate: null }),
  }
}

export type StudentFiltering = ReturnType<typeof studentFiltering>
