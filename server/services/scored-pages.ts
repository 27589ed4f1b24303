import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { submission } from '#server/database/schema/assignments.ts'
import { scanPage, scanResult } from '#server/database/schema/scans.ts'

/** The page is still the student's: what a student may see of pages behind a score. */
export const isStillTheirs: SQL | undefined = and(eq(scanPage.uid, submission.uid), isNull(scanPage.leftOutAt))

/**
 * A result was read from the page, even if it has been given to another student since; where the pages of a result are
 * not recorded, those that are the student's now.
 */
export const isBehindResult: SQL | undefined = and(
  eq(scanPage.scanId, scanResult.scanId),
  or(
    sql`${scanResult.scanPageIds} @> to_jsonb(${scanPage.scanPageId})`,
    and(sql`${scanResult.scanPageIds} = '[]'::jsonb`, isStillTheirs),
  ),
)
