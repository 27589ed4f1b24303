import type { assigning } from '#api/contract/groups/assigning.ts'
import type { ErrorsOf } from '#api/contract/endpoint.ts'
import { type AssignmentStatus, assignmentStatuses } from '#domain/assignments/status.ts'
import type { LockedSubmission } from './locked-assignment.ts'

export type RemindRefusal = ErrorsOf<typeof assigning.remind>

/**
 * Which of the chosen students get a reminder, or why nobody does. Students who have just handed in are left out; a
 * student who is not assigned refuses the whole call. `stillOpen` are those who can hand in after the common end.
 */
export function studentsToRemind(
  status: AssignmentStatus,
  uids: readonly number[],
  submissions: readonly Pick<LockedSubmission, 'uid' | 'submittedAt'>[],
  stillOpen: ReadonlySet<number> = new Set(),
): readonly number[] | RemindRefusal {
  if (uids.length === 0) return 'noStudents'
  if (status === assignmentStatuses.unpublished) return 'notPublished'
  if (status === assignmentStatuses.finished && !uids.every((uid) => stillOpen.has(uid))) return 'alreadyFinished'
  const submittedAt = new Map(submissions.map((one) => [one.uid, one.submittedAt]))
  const chosen = [...new Set(uids)]
  if (!chosen.every((uid) => submittedAt.has(uid))) return 'studentNotInClass'
  const open = chosen.filter((uid) => submittedAt.get(uid) === null)
  return open.length === 0 ? 'nobodyToRemind' : open
}
