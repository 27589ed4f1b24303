import { and, eq, ne } from 'drizzle-orm'
import type { Executor } from '#server/database/database.ts'
import { jobProgress } from '#server/database/schema/system.ts'
import type { Job } from './job-queue.ts'

export type JobState = 'waiting' | 'running' | 'done' | 'failed'

/** States of a job that is not over. */
export const atWork: readonly JobState[] = ['waiting', 'running']

/** Shows the waiting person that a job failed for good. */
export async function noteFailure(db: Executor, { jobId }: Job<'giveUp'>, now: Date): Promise<void> {
  const state: JobState = 'failed'
  const isOpen = and(eq(jobProgress.jobId, jobId), ne(jobProgress.state, 'done'))
  await db.update(jobProgress).set({ state, updatedAt: now }).where(isOpen)
}
