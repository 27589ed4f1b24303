import { and, inArray, sql } from 'drizzle-orm'
import type { Executor } from '#server/database/database.ts'
import { jobProgress } from '#server/database/schema/system.ts'
import type { JobName } from './job-queue.ts'
import { atWork } from './progress.ts'

const remark: JobName = 'remark'

/**
 * Whether any answers to a paper still have to be marked again. Of jobs that end at the same time, the later one finds
 * none.
 */
export async function hasOpenRemarks(db: Executor, paperId: number): Promise<boolean> {
  const ofPaper = sql`${jobProgress.jobId} in (
    select id::text from pgboss.job
    where name = ${remark} and state < 'completed' and data ->> 'paperId' = ${String(paperId)})`
  return (await db.$count(jobProgress, and(inArray(jobProgress.state, [...atWork]), ofPaper))) > 0
}
