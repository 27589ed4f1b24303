/** Why a published test cannot be changed any more; null where it can. */
import type { homework } from '#api/contract/areas/homework.ts'
import type { ErrorsOf } from '#api/contract/endpoint.ts'
import { taskStatuses } from '#domain/tasks/status.ts'
import type { LockedSubmission, LockedTest } from './locked-test.ts'

/** A new end (ISO 8601 in UTC) lies ahead and belongs to a test that students work at. */
export function changeEndRefusal(
  { status }: Pick<LockedTest, 'status'>,
  endTime: string,
  now: Date,
): ErrorsOf<typeof homework.changeEnd> | null {
  if (status === taskStatuses.unpublished) return 'notPublished'
  if (status === taskStatuses.notStarted) return 'notYetOpen'
  if (status === taskStatuses.finished) return 'alreadyFinished'
  return isPast(endTime, now) ? 'endInPast' : null
}

/** Published scores show the right answers, so nobody may answer after them. */
export function reopenRefusal(
  { status, scoreTime }: Pick<LockedTest, 'status' | 'scoreTime'>,
  endTime: string,
  now: Date,
): ErrorsOf<typeof homework.reopen> | null {
  if (status === taskStatuses.unpublished) return 'notPublished'
  if (status !== taskStatuses.finished) return 'notFinished'
  if (scoreTime !== null) return 'scoresPublished'
  return isPast(endTime, now) ? 'endInPast' : null
}

/** Nobody may lose what was begun. */
export function withdrawRefusal(
  { status }: Pick<LockedTest, 'status'>,
  submissions: readonly Pick<LockedSubmission, 'startedAt' | 'submittedAt'>[],
): ErrorsOf<typeof homework.withdraw> | null {
  if (status === taskStatuses.unpublished) return 'notPublished'
  if (status === taskStatuses.finished) return 'alreadyFinished'
  const isOpened = submissions.some(({ startedAt, submittedAt }) => startedAt !== null || submittedAt !== null)
  return isOpened ? 'openedByStudents' : null
}

const isPast = (endTime: string, now: Date): boolean => Date.parse(endTime) <= now.getTime()
