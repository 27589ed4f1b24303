import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Database, Transaction } from '#server/database/database.ts'
import { jobProgress } from '#server/database/schema/system.ts'
import type { Job } from '../jobs/job-queue.ts'
import type { JobState } from '../jobs/progress.ts'
import { storedChange } from './changed-classes.ts'
import { noteChangedTotals } from './changed-totals.ts'
import { judgeAgain } from './judge-again.ts'
import { changedAnswers, countAnswers, findAnswers, shareKey, storeScores } from './remark-answers.ts'

/** Answers marked in one transaction. */
export const remarkBatchSize = 200

/** Progress of a re-marking: the last submission looked at, and the changed totals. */
export const remarkResult = z.object({ cursor: z.int(), changes: z.array(storedChange) })

/**
 * Marks all answers to an item of a paper by its current key, in every assignment of that paper, along with what their
 * students answered again. Resumes after a crash;
 * two runs of the same job take turns on its progress row, so that nothing is done or reported twice.
 */
export async function remark(db: Database, job: Job<'remark'>, now: () => Date): Promise<void> {
  let hasMore = true
  while (hasMore) hasMore = await db.transaction((transaction) => remarkBatch(transaction, job, now()))
}

/** Runs one batch; returns whether there is more to do. */
export async function remarkBatch(db: Transaction, job: Job<'remark'>, now: Date): Promise<boolean> {
  const [progress] = await db.select().from(jobProgress).where(eq(jobProgress.jobId, job.jobId)).for('update')
  if (progress === undefined || progress.state === 'done') return false
  const { cursor, changes } = progress.result === null ? unbegun : z.parse(remarkResult, progress.result)
  const item = await shareKey(db, job)
  const answers = item === null ? [] : await findAnswers(db, job, cursor, remarkBatchSize)
  const changed = item === null ? [] : changedAnswers(item, answers)
  if (item !== null) await judgeAgain(db, job, item, answers)
  const changedTotals = await storeScores(db, job.itemId, changed, now)
  if (job.keyChangeId !== undefined) await noteChangedTotals(db, job.keyChangeId, changed, changedTotals)
  const hasMore = answers.length === remarkBatchSize
  const state: JobState = hasMore ? 'running' : 'done'
  const done = progress.done + answers.length
  const expected = progress.state === 'waiting' && hasMore ? await countAnswers(db, job) : progress.total
  const result: z.output<typeof remarkResult> = {
    cursor: answers.at(-1)?.submissionId ?? cursor,
    changes: [...changes, ...changedTotals],
  }
  await db
    .update(jobProgress)
    .set({ state, done, total: hasMore ? Math.max(expected, done) : done, result, updatedAt: now })
    .where(eq(jobProgress.jobId, job.jobId))
  return hasMore
}

const unbegun: z.output<typeof remarkResult> = { cursor: 0, changes: [] }
