import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Executor } from '#server/database/database.ts'
import { paperItem } from '#server/database/schema/papers.ts'
import { answer, mark, submission, assignment } from '#server/database/schema/assignments.ts'

/** A mark as a person gives it; the score in tenths is the sum of the criteria. */
export interface NewMark {
  readonly submissionId: number
  readonly itemId: number
  readonly criteria: readonly number[]
  readonly score: number
  readonly comment: string
  /** The revision that the marker saw. */
  readonly rev: number
  readonly markerId: number
  readonly now: Date
}

/** A submission of an assignment, locked until the transaction ends, so that marks of its items add up; null when there is none. */
export async function lockSubmission(db: Executor, assignmentId: number, submissionId: number) {
  const [row] = await db
    .select({ submittedAt: submission.submittedAt })
    .from(submission)
    .where(and(eq(submission.submissionId, submissionId), eq(submission.assignmentId, assignmentId)))
    .for('update')
  return row ?? null
}

/** The new revision; null when somebody else has marked the answer since `rev`. The submission must be locked. */
export async function saveMark(db: Executor, given: NewMark): Promise<number | null> {
  const { submissionId, itemId, criteria, score, comment, rev, markerId, now } = given
  const ofAnswer = and(eq(answer.submissionId, submissionId), eq(answer.itemId, itemId))
  const [before] = await db.select({ score: answer.score, rev: answer.rev }).from(answer).where(ofAnswer)
  if (before?.rev !== rev) return null
  await db
    .update(answer)
    .set({ score, criteria, comment, rev: rev + 1 })
    .where(ofAnswer)
  await db
    .insert(mark)
    .values({ submissionId, itemId, scoreBefore: before.score, scoreAfter: score, markerId, createdAt: now })
  await sumUp(db, submissionId)
  return rev + 1
}

/** Written score and unmarked count of a submission, anew from its answers. */
async function sumUp(db: Executor, submissionId: number): Promise<void> {
  const ofSubmission = sql`${answer.submissionId} = ${submission.submissionId}`
  await db
    .update(submission)
    .set({
      writtenScore: sql`(
        select coalesce(sum(${answer.score}), 0)::int from ${answer}
        join ${assignment} on ${assignment.assignmentId} = ${submission.assignmentId}
        join ${paperItem} on ${paperItem.paperId} = ${assignment.paperId} and ${paperItem.itemId} = ${answer.itemId}
        where ${ofSubmission} and ${paperItem.key} ->> 'kind' = 'written')`,
      unmarkedCount: sql`(select count(*)::int from ${answer} where ${ofSubmission} and ${answer.score} is null)`,
    })
    .where(eq(submission.submissionId, submissionId))
}

/** Submissions of an assignment that still wait for a mark of one item. */
export async function countUnmarked(db: Executor, assignmentId: number, itemId: number): Promise<number> {
  const [row] = await db
    .select({ unmarked: sql<number>`count(*)::int` })
    .from(answer)
    .innerJoin(submission, eq(submission.submissionId, answer.submissionId))
    .where(and(eq(submission.assignmentId, assignmentId), eq(answer.itemId, itemId), isNull(answer.score)))
  return row?.unmarked ?? 0
}
