import { and, eq, isNotNull, not, notExists, sql } from 'drizzle-orm'
import type { Executor } from '#server/database/database.ts'
import { scan, scanPage, scanPart, scanReading } from '#server/database/schema/scans.ts'
import { isUndecided } from './scan-rows.ts'

/** Whether a scan has files, pages or handwriting left to read. */
export const hasUnread = sql`(
  exists (select 1 from ${scanPart} where ${scanPart.scanId} = ${scan.scanId} and ${scanPart.scanFileId} is not null)
  or exists (select 1 from ${scanPage} where ${scanPage.scanId} = ${scan.scanId}
    and 'waiting' in (${scanPage.state}, ${scanPage.blanks})))`

/**
 * Handwriting that people decided without a reading needs none any more. A pause ends if nothing is left to read:
 * otherwise it would hold up pages that are added later.
 */
export async function endDecidedReading(db: Executor, scanId: number): Promise<void> {
  const undecided = db
    .select({ row: scanReading.row })
    .from(scanReading)
    .where(and(eq(scanReading.scanPageId, scanPage.scanPageId), isUndecided))
  await db
    .update(scanPage)
    .set({ blanks: 'read' })
    .where(and(eq(scanPage.scanId, scanId), eq(scanPage.blanks, 'waiting'), notExists(undecided)))
  await db
    .update(scan)
    .set({ pausedAt: null, stop: null })
    .where(and(eq(scan.scanId, scanId), isNotNull(scan.pausedAt), not(hasUnread)))
}
