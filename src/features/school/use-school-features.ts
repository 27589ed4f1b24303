import { useMemo, useState } from 'react'
import { schoolFeature } from '#api/contract/groups/school-feature.ts'
import { fetchedOf } from '#api/queries/fetched-of.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { pageSizes } from '#domain/portal/constants.ts'
import { useNavigation } from '#ui/navigation/navigation.tsx'
import { useTypedSearch } from '#ui/search-field/use-typed-search.ts'
import { countsOf, filteredGrants, filteredTeachers, type GrantFilter, teacherRows } from './granted-rows.ts'

const pager = { currentPage: 1, pageSize: pageSizes.lists }

const nothing: ReadonlySet<string> = new Set()

export type GrantView = 'teachers' | 'features'

/** The grants by teacher or by feature, filtered, with the ticked ones. View and filters are kept in the address. */
export function useSchoolFeatures() {
  const { query: address, setQuery } = useNavigation()
  const query = useEndpoint(schoolFeature.list, { pager })
  const { data } = query
  const fetched = fetchedOf(query)
  const [ticked, setTicked] = useState(nothing)
  const view: GrantView = address['view'] === 'features' ? 'features' : 'teachers'
  const soonOnly = address['soon'] === '1'
  const featureId = address['feature'] ?? null
  const { typed: keyword, type } = useTypedSearch()
  const now = data === undefined ? 0 : Date.parse(data.now)
  const all = useMemo(() => (data === undefined ? [] : teacherRows(data.list, Date.parse(data.now))), [data])
  const shown = useMemo(() => {
    const filter: GrantFilter = { soonOnly, featureId, keyword: keyword.trim() }
    return { teachers: filteredTeachers(all, filter), grants: filteredGrants(all, filter) }
  }, [all, soonOnly, featureId, keyword])
  const change = (changes: Readonly<Record<string, string | null>>) => {
    setTicked(nothing)
    setQuery(changes)
  }
  return {
    isKnown: data !== undefined,
    teacherRows: { ...fetched, value: data && shown.teachers },
    grantRows: { ...fetched, value: data && shown.grants },
    /** The service's time, milliseconds since 1970. */
    now,
    view,
    soonOnly,
    featureId,
    keyword,
    counts: { teachers: all.length, ...countsOf(all) },
    ...shown,
    isFiltered: soonOnly || featureId !== null || keyword.trim() !== '',
    ticked,
    setTicked,
    tickedTeachers: shown.teachers.filter(({ teacher }) => ticked.has(String(teacher.teacherId))),
    tickedGrants: shown.grants.filter(({ key }) => ticked.has(key)),
    showView: (wanted: GrantView) => change({ view: wanted === 'features' ? 'features' : null }),
    showSoon: (wanted: boolean) => change({ soon: wanted ? '1' : null }),
    showFeature: (wanted: string | null) => change({ feature: wanted }),
    search: (typed: string) => {
      setTicked(nothing)
      type(typed)
    },
    showAll: () => {
      // The last typed text may not have reached the address yet.
      type('')
      change({ soon: null, feature: null, keyword: null })
    },
  }
}

export type SchoolFeatures = ReturnType<typeof useSchoolFeatures>
