import { and, eq } from 'drizzle-orm'
import { sheetsOf } from '#domain/scan/page-problems.ts'
import type { Executor } from '#server/database/database.ts'
import { assignment, submission } from '#server/database/schema/assignments.ts'
import { scanResult } from '#server/database/schema/scans.ts'
import { isStillBlind } from '../blind-assignments.ts'
import { marksOf, marksOnPages } from '../marks-on-pages.ts'
import { findPages } from './scan-pages.ts'
import { sheetPagesOf } from './scan-info.ts'

/**
 * The pages of the sheets behind a submission, with their readings, scores and annotations; empty without sheets. While
 * marking is blind only the pages are listed: the name is on them.
 */
export async function pagesOfSubmission(db: Executor, assignmentId: number, submissionId: number) {
  const [found] = await db
    .select({
      scanId: scanResult.scanId,
      scanPageIds: scanResult.scanPageIds,
      uid: submission.uid,
      paperId: assignment.paperId,
    })
    .from(scanResult)
    .innerJoin(submission, eq(submission.submissionId, scanResult.submissionId))
    .innerJoin(assignment, eq(assignment.assignmentId, submission.assignmentId))
    .where(and(eq(scanResult.submissionId, submissionId), eq(submission.assignmentId, assignmentId)))
  if (found === undefined) return []
  const pages = await findPages(db, found.scanId, found.paperId)
  const pageCount = await sheetPagesOf(db, found.paperId)
  const [sheet] = sheetsOf([found.uid], pages, { pageCount, undecided: new Set() })
  // A page may have been given to another student since its answers were written.
  const behind = found.scanPageIds.length > 0 ? found.scanPageIds : (sheet?.pages ?? [])
  const isBlind = await isStillBlind(db, assignmentId)
  const marks = isBlind ? [] : await marksOnPages(db, behind, { submissionId, paperId: found.paperId })
  return behind.map((scanPageId) => ({
    scanPageId,
    sheetPage: pages.find((page) => page.scanPageId === scanPageId)?.sheetPage ?? 1,
    marks: marksOf(scanPageId, marks),
  }))
}
