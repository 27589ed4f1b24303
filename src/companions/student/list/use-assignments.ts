import { student, type StudentAssignment } from '#api/contract/groups/student.ts'
import { messageOf } from '#api/client/failures.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { refetchEvery } from '#domain/portal/constants.ts'
import { readKept } from '../answering/kept-sheet.ts'
import { useServices } from '../services-context.tsx'
import { groupAssignments, type AssignmentGroup } from './group-assignments.ts'

export interface Assignments {
  /** Null during the first fetch. */
  readonly groups: readonly AssignmentGroup[] | null
  readonly failure: string | null
  readonly retry: () => void
  /** The service's current time, in milliseconds. */
  readonly now: number
  /** Whether a hand-in is still unconfirmed in this browser. */
  readonly isUnsure: (assignment: StudentAssignment) => boolean
}

/** The student's assignments, which a teacher may change while the list is open; refetched on focus too. */
export function useAssignments(uid: number): Assignments {
  const { clock, storage } = useServices()
  const query = useEndpoint(student.assignments, {}, { refetchInterval: refetchEvery.list })
  return {
    groups: query.data === undefined ? null : groupAssignments(query.data.list),
    failure: query.data === undefined && query.error !== null ? messageOf(query.error) : null,
    retry: () => void query.refetch(),
    now: clock.now(),
    isUnsure: ({ state, assignmentId }) =>
      (state === 'open' || state === 'missed') && (readKept(storage, uid, assignmentId).kept?.pending ?? null) !== null,
  }
}
