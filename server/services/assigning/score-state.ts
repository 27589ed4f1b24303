import type { Executor } from '#server/database/database.ts'
import { countToCollect } from '../submission/saved-answers.ts'
import { submissionState } from '../submission/submission-state.ts'
import { stillOpen } from './exceptions.ts'
import { type LockedAssignment, lockSubmissions } from './locked-assignment.ts'
import type { ScoreState } from './scores.ts'

/** How far an assignment is from scores that can be published; its submissions are locked. */
export async function scoreState(db: Executor, locked: LockedAssignment, now: Date): Promise<ScoreState> {
  const all = await lockSubmissions(db, locked.assignmentId)
  const submitted = all.filter(({ submittedAt }) => submittedAt !== null)
  const open = await stillOpen(db, locked, now)
  return {
    status: locked.status,
    scoreTime: locked.scoreTime,
    assignedCount: all.length,
    submittedCount: submitted.length,
    markedCount: all.filter((one) => submissionState(one) === 'marked').length,
    collectCount: await countToCollect(db, locked.assignmentId),
    openCount: all.filter(({ uid, submittedAt }) => submittedAt === null && open.has(uid)).length,
  }
}
