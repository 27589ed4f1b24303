import { student, type StudentTest } from '#api/contract/areas/student.ts'
import { messageOf } from '#api/client/failures.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { readKept } from '../answering/kept-sheet.ts'
import { useServices } from '../services-context.tsx'
import { groupTests, type TestGroup } from './group-tests.ts'

export interface Tests {
  /** Null while they are fetched for the first time. */
  readonly groups: readonly TestGroup[] | null
  readonly failure: string | null
  readonly retry: () => void
  /** Now by the service, in milliseconds. */
  readonly now: number
  /** Whether this browser has not yet heard that a test was handed in. */
  readonly isUnsure: (test: StudentTest) => boolean
}

/** A teacher may assign, change or end something while the list is looked at. */
const refetchInterval = 60_000

/** What was assigned to the student; asked for again whenever the page gets the focus. */
export function useTests(uid: number): Tests {
  const { clock, storage } = useServices()
  const query = useEndpoint(student.tests, {}, { refetchInterval })
  return {
    groups: query.data === undefined ? null : groupTests(query.data.list),
    failure: query.data === undefined && query.error !== null ? messageOf(query.error) : null,
    retry: () => void query.refetch(),
    now: clock.now(),
    isUnsure: ({ state, testId }) =>
      (state === 'open' || state === 'missed') && (readKept(storage, uid, testId).kept?.pending ?? null) !== null,
  }
}
