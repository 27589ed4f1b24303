import { and, asc, eq, exists, type SQL } from 'drizzle-orm'
import type { Executor } from '#server/database/database.ts'
import { submission } from '#server/database/schema/assignments.ts'
import { scanPage, scanReading, scanResult } from '#server/database/schema/scans.ts'
import { isBehindResult } from './scored-pages.ts'

/**
 * The pages a submission was read from, as a table to join; of a page that was uploaded twice, the first. Only those that
 * `which` allows, if it is given.
 */
export function pagesBehind(db: Executor, submissionId: number, which?: SQL) {
  const readings = db.select().from(scanReading).where(eq(scanReading.scanPageId, scanPage.scanPageId))
  return db
    .selectDistinctOn([scanPage.sheetPage], { scanPageId: scanPage.scanPageId, sheetPage: scanPage.sheetPage })
    .from(scanResult)
    .innerJoin(submission, eq(submission.submissionId, scanResult.submissionId))
    .innerJoin(scanPage, isBehindResult)
    .where(and(eq(scanResult.submissionId, submissionId), eq(scanPage.state, 'read'), which, exists(readings)))
    .orderBy(asc(scanPage.sheetPage), asc(scanPage.scanFileId), asc(scanPage.number))
    .as('page_behind')
}
