import { useDeferredValue, useMemo, useState } from 'react'
import { member as endpoints } from '#api/contract/groups/member.ts'
import { fetchedOf } from '#api/queries/fetched-of.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { compareGroups } from '#domain/roster/group-order.ts'
import { matchesStudent } from '#domain/roster/name-search.ts'
import { useNameReadings } from '#parts/name-readings/use-name-readings.ts'
import { useNavigation } from '#ui/navigation/navigation.tsx'
import { useTypedSearch } from '#ui/search-field/use-typed-search.ts'
import { minute } from '#domain/time/units.ts'
import type { Group, Member } from './members.types.ts'

/** Each load of the list leaves an audit entry, so briefly looking away must not cause another. */
const staleTime = minute

const none: ReadonlySet<string> = new Set()

const nobody: readonly Member[] = []

/** The filter in the address: all, those without a group, or those of one group. */
export type GroupFilter =
  | { readonly kind: 'all' }
  | { readonly kind: 'none' }
  | { readonly kind: 'group'; readonly name: string }

const filterOf = (field: string | undefined): GroupFilter =>
  field === undefined || field === ''
    ? { kind: 'all' }
    : field === '-'
      ? { kind: 'none' }
      : { kind: 'group', name: field.slice(1) }

/** The value in the address; prefixed, because a group may have any name. */
export const fieldOf = (filter: GroupFilter): string =>
  filter.kind === 'all' ? '' : filter.kind === 'none' ? '-' : `.${filter.name}`

/**
 * The members of a class, those matching the filters, and the ticked ones. Search and group are kept in the address.
 */
export function useMembers(courseId: number) {
  const { query: address, setQuery } = useNavigation()
  const query = useEndpoint(endpoints.list, { courseId }, { staleTime })
  const { typed, type } = useTypedSearch()
  const [ticked, setTicked] = useState(none)
  const members = query.data?.list ?? nobody
  const group = address['group']
  const found = useFound(members, typed, group)
  return {
    courseId,
    /** The members that match. */
    rows: { ...fetchedOf(query), value: query.data && found },
    /** When they were loaded (milliseconds since 1970). */
    readAt: query.dataUpdatedAt,
    members,
    found,
    groups: useMemo(() => groupsOf(members), [members]),
    typed,
    search: type,
    group: filterOf(group),
    chooseGroup: (field: string | null) => setQuery({ group: field }),
    isFiltered: typed.trim() !== '' || filterOf(group).kind !== 'all',
    showAll: () => {
      // The last typed text may not have reached the address yet.
      type('')
      setQuery({ keyword: null, group: null })
    },
    ticked,
    setTicked,
    untick: () => setTicked(none),
    chosen: useMemo(
      () => (ticked.size === 0 ? nobody : members.filter(({ uid }) => ticked.has(String(uid)))),
      [members, ticked],
    ),
  }
}

export type MemberList = ReturnType<typeof useMembers>

/** Deferred, so that typing stays responsive while ten thousand names are searched. */
function useFound(members: readonly Member[], typed: string, group: string | undefined): readonly Member[] {
  const query = useDeferredValue(typed)
  const readings = useNameReadings(/[a-z]/i.test(query))
  return useMemo(() => {
    const filter = filterOf(group)
    const isOfGroup = ({ groupName }: Member) =>
      filter.kind === 'all' || groupName === (filter.kind === 'none' ? null : filter.name)
    const isSearched = query.trim() !== ''
    if (!isSearched && filter.kind === 'all') return members
    return members.filter(
      (one) =>
        isOfGroup(one) &&
        (!isSearched ||
          matchesStudent(query, { realname: one.realname, number: one.studentNo, username: one.username }, readings)),
    )
  }, [members, query, group, readings])
}

function groupsOf(members: readonly Member[]): readonly Group[] {
  const byName = new Map<string, number[]>()
  for (const { uid, groupName } of members) {
    if (groupName === null) continue
    const uids = byName.get(groupName)
    if (uids === undefined) byName.set(groupName, [uid])
    else uids.push(uid)
  }
  return [...byName].map(([name, uids]) => ({ name, uids })).sort((one, other) => compareGroups(one.name, other.name))
}
