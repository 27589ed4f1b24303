import { and, eq, inArray } from 'drizzle-orm'
import type { Executor } from '#server/database/database.ts'
import { rosterImport } from '#server/database/schema/rosters.ts'
import { jobProgress } from '#server/database/schema/system.ts'
import { atWork } from '../jobs/progress.ts'

/** Whether anybody's list is being written into a class. */
export async function isImporting(db: Executor, courseId: number): Promise<boolean> {
  const rows = await db
    .select({ jobId: jobProgress.jobId })
    .from(jobProgress)
    .innerJoin(rosterImport, eq(rosterImport.jobId, jobProgress.jobId))
    .where(and(eq(rosterImport.courseId, courseId), inArray(jobProgress.state, [...atWork])))
    .limit(1)
  return rows.length > 0
}
