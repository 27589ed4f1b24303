import { useState } from 'react'
import { type JoinRequest, join } from '#api/contract/groups/join.ts'
import { fetchedPart } from '#api/queries/fetched-of.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { pageSizes } from '#domain/portal/constants.ts'
import { type AskedList, askedLists, type RequestList, requestLists } from '#domain/join/join-states.ts'
import { idIn } from '#domain/wire/id-in.ts'
import { useNavigation } from '#ui/navigation/navigation.tsx'

const pager = { currentPage: 1, pageSize: pageSizes.longLists }

const nobody: ReadonlySet<string> = new Set()

/** Identifies a request among those of all classes. */
export const keyOf = ({ courseId, uid }: Pick<JoinRequest, 'courseId' | 'uid'>): string => `${courseId}-${uid}`

/**
 * Students' requests in one state, for all classes or one, and which are ticked. State and class are stored in the
 * address.
 */
export function useRequests() {
  const { query: address, setQuery } = useNavigation()
  const state = requestLists.find((list) => list === address['state']) ?? 'waiting'
  const between = askedLists.find((list) => list === address['state']) ?? null
  const courseId = idIn(address['courseId'])
  const query = useEndpoint(join.requests, { ...(courseId !== null && { courseId }), state, pager })
  const [ticked, setTicked] = useState(nobody)
  const requests = query.data?.list
  const course = query.data?.courses.find((one) => one.courseId === courseId)
  return {
    state,
    /** Which requests between teachers are shown instead of students' requests; null for none. */
    between,
    courseId,
    /** The chosen class; undefined for all. */
    course,
    courses: query.data?.courses ?? [],
    counts: query.data?.counts,
    requests,
    rows: fetchedPart(query, ({ list }) => list),
    /** When they were read (milliseconds since 1970). */
    readAt: query.dataUpdatedAt,
    chosen: (requests ?? []).filter((request) => ticked.has(keyOf(request))),
    setTicked,
    show: (changes: { readonly state?: RequestList | AskedList; readonly courseId?: string | null }) => {
      setTicked(nobody)
      setQuery({ ...changes, ...(changes.state !== undefined && { state: stateInAddress(changes.state) }) })
    },
  }
}

export type Requests = ReturnType<typeof useRequests>

const stateInAddress = (state: RequestList | AskedList): string | null => (state === 'waiting' ? null : state)
