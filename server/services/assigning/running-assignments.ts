/** Why a published assignment can no longer be changed; null if it can. */
import type { assigning } from '#api/contract/groups/assigning.ts'
import type { ErrorsOf } from '#api/contract/endpoint.ts'
import { assignmentStatuses } from '#domain/assignments/status.ts'
import type { LockedSubmission, LockedAssignment } from './locked-assignment.ts'

/** A new end (ISO 8601 in UTC) must be in the future, and the assignment running. */
export function changeEndRefusal(
  { status }: Pick<LockedAssignment, 'status'>,
  endTime: string,
  now: Date,
): ErrorsOf<typeof assigning.changeEnd> | null {
  if (status === assignmentStatuses.unpublished) return 'notPublished'
  if (status === assignmentStatuses.notStarted) return 'notYetOpen'
  if (status === assignmentStatuses.finished) return 'alreadyFinished'
  return isPast(endTime, now) ? 'endInPast' : null
}

/** Published scores show the right answers, so nobody may answer after that. */
export function reopenRefusal(
  { status, scoreTime }: Pick<LockedAssignment, 'status' | 'scoreTime'>,
  endTime: string,
  now: Date,
): ErrorsOf<typeof assigning.reopen> | null {
  if (status === assignmentStatuses.unpublished) return 'notPublished'
  if (status !== assignmentStatuses.finished) return 'notFinished'
  if (scoreTime !== null) return 'scoresPublished'
  return isPast(endTime, now) ? 'endInPast' : null
}

/** Nobody may lose work that was begun. */
export function withdrawRefusal(
  { status }: Pick<LockedAssignment, 'status'>,
  submissions: readonly Pick<LockedSubmission, 'startedAt' | 'submittedAt'>[],
): ErrorsOf<typeof assigning.withdraw> | null {
  if (status === assignmentStatuses.unpublished) return 'notPublished'
  if (status === assignmentStatuses.finished) return 'alreadyFinished'
  const isOpened = submissions.some(({ startedAt, submittedAt }) => startedAt !== null || submittedAt !== null)
  return isOpened ? 'openedByStudents' : null
}

const isPast = (endTime: string, now: Date): boolean => Date.parse(endTime) <= now.getTime()
