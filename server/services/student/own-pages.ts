import { and, asc, eq, isNull } from 'drizzle-orm'
import type { student } from '#api/contract/areas/student.ts'
import type { OutputOf } from '#api/contract/endpoint.ts'
import { groupedBy } from '#domain/values/grouped-by.ts'
import type { Executor } from '#server/database/database.ts'
import { answer, submission } from '#server/database/schema/assignments.ts'
import { paperItem } from '#server/database/schema/papers.ts'
import { scanPage, scanReading, scanResult } from '#server/database/schema/scans.ts'

type OwnPages = OutputOf<typeof student.pages>['pages']

/** The pages that a submission was read from, in the order of the sheet; of one that was brought twice the first. */
export async function ownPages(db: Executor, submissionId: number, paperId: number): Promise<OwnPages> {
  const rows = await db
    .select({
      scanPageId: scanPage.scanPageId,
      sheetPage: scanPage.sheetPage,
      itemId: scanReading.itemId,
      no: paperItem.no,
      area: scanReading.area,
      score: answer.score,
      full: paperItem.score,
    })
    .from(scanResult)
    .innerJoin(submission, eq(submission.submissionId, scanResult.submissionId))
    .innerJoin(scanPage, and(eq(scanPage.scanId, scanResult.scanId), eq(scanPage.uid, submission.uid)))
    .innerJoin(scanReading, eq(scanReading.scanPageId, scanPage.scanPageId))
    .innerJoin(paperItem, and(eq(paperItem.itemId, scanReading.itemId), eq(paperItem.paperId, paperId)))
    .innerJoin(answer, and(eq(answer.itemId, scanReading.itemId), eq(answer.submissionId, submission.submissionId)))
    .where(and(eq(scanResult.submissionId, submissionId), eq(scanPage.state, 'read'), isNull(scanPage.leftOutAt)))
    .orderBy(asc(scanPage.sheetPage), asc(scanPage.scanFileId), asc(scanPage.number), asc(paperItem.no))
  const firsts = new Map<number | null, number>()
  for (const { sheetPage, scanPageId } of rows) if (!firsts.has(sheetPage)) firsts.set(sheetPage, scanPageId)
  const counting = rows.filter(({ sheetPage, scanPageId }) => firsts.get(sheetPage) === scanPageId)
  return [...groupedBy(counting, ({ scanPageId }) => scanPageId)].map(([scanPageId, ofPage]) => ({
    scanPageId,
    sheetPage: ofPage[0]?.sheetPage ?? 1,
    marks: ofPage.map(({ scanPageId: _id, sheetPage: _page, ...mark }) => mark),
  }))
}
