import { eq } from 'drizzle-orm'
import { type TaskStatus, taskStatus } from '#domain/tasks/status.ts'
import { Gone } from '#server/core/implement.ts'
import type { Executor } from '#server/database/database.ts'
import { submission, test } from '#server/database/schema/tests.ts'

type Test = typeof test.$inferSelect

export interface LockedTest extends Test {
  readonly status: TaskStatus
}

/**
 * The test, held until the transaction ends: writes to one test happen one after another. Who needs its submissions too
 * takes them second. Throws when it was deleted after its owner was checked.
 */
export async function lockTest(db: Executor, testId: number, now: Date): Promise<LockedTest> {
  const [row] = await db.select().from(test).where(eq(test.testId, testId)).for('update')
  if (row === undefined) throw new Gone()
  const times = {
    publishedAt: row.publishedAt && row.publishedAt.getTime(),
    beginTime: row.beginTime.getTime(),
    endTime: row.endTime.getTime(),
    finishedAt: row.finishedAt && row.finishedAt.getTime(),
  }
  return { ...row, status: taskStatus(times, now.getTime()) }
}

/** Several tests, held in rising order of their ids, so that nobody waits for somebody who waits for them. */
export async function lockTests(db: Executor, testIds: readonly number[], now: Date): Promise<LockedTest[]> {
  const locked: LockedTest[] = []
  for (const testId of testIds.toSorted((one, other) => one - other)) locked.push(await lockTest(db, testId, now))
  return locked
}

/** The submissions of a test, held too: a student who is handing in right now is waited for. */
export const lockSubmissions = (db: Executor, testId: number) =>
  db
    .select({
      uid: submission.uid,
      startedAt: submission.startedAt,
      submittedAt: submission.submittedAt,
      unmarkedCount: submission.unmarkedCount,
      scoreSeenAt: submission.scoreSeenAt,
    })
    .from(submission)
    .where(eq(submission.testId, testId))
    .orderBy(submission.submissionId)
    .for('update')

export type LockedSubmission = Awaited<ReturnType<typeof lockSubmissions>>[number]
