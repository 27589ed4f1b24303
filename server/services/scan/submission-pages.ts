import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Submission } from '#api/contract/areas/marking.ts'
import { sheetsOf } from '#domain/scan/page-problems.ts'
import type { Executor } from '#server/database/database.ts'
import { answer, assignment, submission } from '#server/database/schema/assignments.ts'
import { annotation } from '#server/database/schema/marking.ts'
import { paperItem } from '#server/database/schema/papers.ts'
import { scanReading, scanResult } from '#server/database/schema/scans.ts'
import { isStillBlind } from '../blind-assignments.ts'
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
  const marks = isBlind ? [] : await marksOf(db, behind, { submissionId, paperId: found.paperId })
  return behind.map((scanPageId) => ({
    scanPageId,
    sheetPage: pages.find((page) => page.scanPageId === scanPageId)?.sheetPage ?? 1,
    marks: marks.filter((one) => one.scanPageId === scanPageId).map(({ scanPageId: _page, ...mark }) => mark),
  }))
}

interface OfSubmission {
  readonly submissionId: number
  readonly paperId: number
}

async function marksOf(db: Executor, scanPageIds: readonly number[], { submissionId, paperId }: OfSubmission) {
  if (scanPageIds.length === 0) return []
  const rows = await db
    .select({
      scanPageId: scanReading.scanPageId,
      itemId: scanReading.itemId,
      no: paperItem.no,
      area: scanReading.area,
      answer: answer.value,
      score: answer.score,
      full: paperItem.score,
      shapes: sql<Submission['shapes'] | null>`${annotation.shapes}`,
    })
    .from(scanReading)
    .innerJoin(paperItem, and(eq(paperItem.itemId, scanReading.itemId), eq(paperItem.paperId, paperId)))
    .innerJoin(answer, and(eq(answer.itemId, scanReading.itemId), eq(answer.submissionId, submissionId)))
    .leftJoin(annotation, and(eq(annotation.itemId, scanReading.itemId), eq(annotation.submissionId, submissionId)))
    .where(inArray(scanReading.scanPageId, [...scanPageIds]))
    .orderBy(paperItem.no)
  return rows.map(({ shapes: drawn, ...row }) => ({ ...row, shapes: drawn ?? [] }))
}
