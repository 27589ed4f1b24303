import { useState } from 'react'
import { messageOf } from '#api/client/failures.ts'
import { student, type StudentAssignment } from '#api/contract/groups/student.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { useServices } from '../services-context.tsx'
import { readKept } from './kept-sheet.ts'

/** Where a student is before the sheet is opened, which starts a time limit. */
export type TimedStart =
  | { readonly phase: 'begun' }
  | { readonly phase: 'looking' }
  | { readonly phase: 'failed'; readonly why: string; readonly retry: () => void }
  | {
      readonly phase: 'asking'
      readonly assignment: StudentAssignment
      /** Minutes. */
      readonly duration: number
      readonly begin: () => void
    }

/** Whether opening an assignment would start a time limit; once it may be opened, that stays. */
export function useTimedStart(assignmentId: number, uid: number): TimedStart {
  const { storage } = useServices()
  // What this browser keeps of a sheet comes from having opened it.
  const [isBegun, setBegun] = useState(() => readKept(storage, uid, assignmentId).kept !== null)
  const query = useEndpoint(student.assignments, {}, { enabled: !isBegun })
  if (isBegun) return { phase: 'begun' }
  const assignment = query.data?.list.find((one) => one.assignmentId === assignmentId)
  const isUntimed = assignment !== undefined && (assignment.duration === null || assignment.started)
  const isKnown = isUntimed || (query.data !== undefined && query.isFetchedAfterMount)
  if (!isKnown) {
    if (query.error === null) return { phase: 'looking' }
    return { phase: 'failed', why: messageOf(query.error), retry: () => void query.refetch() }
  }
  const begin = () => setBegun(true)
  if (isUntimed || assignment?.state !== 'open' || assignment.duration === null) {
    begin()
    return { phase: 'begun' }
  }
  return { phase: 'asking', assignment, duration: assignment.duration, begin }
}
