import { feedback } from '#api/contract/groups/feedback.ts'
import { fetchedPart } from '#api/queries/fetched-of.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { pageSizes } from '#domain/portal/constants.ts'
import { useNavigation } from '#ui/navigation/navigation.tsx'

const pager = { currentPage: 1, pageSize: pageSizes.lists }

/** The school's open or answered feedback, depending on the address, and the count of each. */
export function useSchoolFeedback() {
  const { query: address, setQuery } = useNavigation()
  const isOpen = address['state'] !== 'answered'
  const open = useEndpoint(feedback.ofSchool, { isOpen: true, pager })
  const answered = useEndpoint(feedback.ofSchool, { isOpen: false, pager })
  const shown = isOpen ? open : answered
  return {
    isOpen,
    rows: fetchedPart(shown, ({ list }) => list),
    /** When it was read (milliseconds since 1970). */
    readAt: shown.dataUpdatedAt,
    openCount: open.data?.total,
    answeredCount: answered.data?.total,
    show: (kind: 'open' | 'answered') => setQuery({ state: kind === 'answered' ? 'answered' : null }),
  }
}

export type SchoolFeedbackList = ReturnType<typeof useSchoolFeedback>
