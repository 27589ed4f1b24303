import { and, eq, sql } from 'drizzle-orm'
import type { Executor } from '#server/database/database.ts'
import { assignment, submission } from '#server/database/schema/assignments.ts'
import { course } from '#server/database/schema/courses.ts'
import { hasSavedAnswers } from '../saved-answers.ts'
import { stillOpen } from './exceptions.ts'
import { type LockedAssignment, lockSubmissions } from './locked-assignment.ts'
import type { ScoreState } from './scores.ts'

/** Whether saved answers will be handed in once their student's time is over: in a class in use. */
const willBeCollected = sql`${hasSavedAnswers} and exists (
  select from ${assignment} join ${course} on ${course.courseId} = ${assignment.courseId} and ${course.status} = 1
  where ${assignment.assignmentId} = ${submission.assignmentId})`

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
    markedCount: submitted.filter(({ unmarkedCount }) => unmarkedCount === 0).length,
    collectCount: await db.$count(submission, and(eq(submission.assignmentId, locked.assignmentId), willBeCollected)),
    openCount: all.filter(({ uid, submittedAt }) => submittedAt === null && open.has(uid)).length,
  }
}
