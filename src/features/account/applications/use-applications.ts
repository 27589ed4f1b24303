import { useState } from 'react'
import { account } from '#api/contract/groups/account.ts'
import { fetchedPart } from '#api/queries/fetched-of.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { pageSizes, refetchEvery } from '#domain/portal/constants.ts'
import { useNavigation } from '#ui/navigation/navigation.tsx'

const pager = { currentPage: 1, pageSize: pageSizes.lists }

const nobody: ReadonlySet<string> = new Set()

/** Applications of one kind, the count of each kind, and which are ticked. The kind is in the address. */
export function useApplications() {
  const { query: address, setQuery } = useNavigation()
  const isOpen = address['state'] !== 'decided'
  const open = useEndpoint(account.applications, { isOpen: true, pager }, { refetchInterval: refetchEvery.list })
  const decided = useEndpoint(account.applications, { isOpen: false, pager })
  const shown = isOpen ? open : decided
  const [ticked, setTicked] = useState(nobody)
  const applications = shown.data?.applications
  const chosen = isOpen ? (applications ?? []).filter(({ applicationId }) => ticked.has(String(applicationId))) : []
  return {
    isOpen,
    rows: fetchedPart(shown, (data) => data.applications),
    /** When they were read (milliseconds since 1970). */
    readAt: shown.dataUpdatedAt,
    openCount: open.data?.total,
    schoolCode: shown.data?.schoolCode ?? '',
    /** Whether teachers can register at all: they get a code by SMS. */
    hasSms: shown.data?.hasSms ?? true,
    decidedCount: decided.data?.total,
    chosen,
    setTicked,
    show: (kind: 'open' | 'decided') => {
      setTicked(nobody)
      setQuery({ state: kind === 'decided' ? 'decided' : null })
    },
  }
}

export type Applications = ReturnType<typeof useApplications>
