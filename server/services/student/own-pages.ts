import { and, asc, eq } from 'drizzle-orm'
import type { student } from '#api/contract/groups/student.ts'
import type { OutputOf } from '#api/contract/endpoint.ts'
import { groupedBy } from '#domain/values/grouped-by.ts'
import type { Executor } from '#server/database/database.ts'
import { answer } from '#server/database/schema/assignments.ts'
import { paperItem } from '#server/database/schema/papers.ts'
import { scanReading } from '#server/database/schema/scans.ts'
import { pagesBehind } from '../pages-behind.ts'
import { isStillTheirs } from '../scored-pages.ts'

type OwnPages = OutputOf<typeof student.pages>['pages']

/** The pages that a submission was read from, in the order of the sheet, with the answers on them. */
export async function ownPages(db: Executor, submissionId: number, paperId: number): Promise<OwnPages> {
  const page = pagesBehind(db, submissionId, isStillTheirs)
  const rows = await db
    .select({
      scanPageId: page.scanPageId,
      sheetPage: page.sheetPage,
      itemId: scanReading.itemId,
      no: paperItem.no,
      area: scanReading.area,
      score: answer.score,
      full: paperItem.score,
    })
    .from(page)
    .innerJoin(scanReading, eq(scanReading.scanPageId, page.scanPageId))
    .innerJoin(paperItem, and(eq(paperItem.itemId, scanReading.itemId), eq(paperItem.paperId, paperId)))
    .innerJoin(answer, and(eq(answer.itemId, scanReading.itemId), eq(answer.submissionId, submissionId)))
    .orderBy(asc(page.sheetPage), asc(paperItem.no))
  return [...groupedBy(rows, ({ scanPageId }) => scanPageId)].map(([scanPageId, ofPage]) => ({
    scanPageId,
    sheetPage: ofPage[0]?.sheetPage ?? 1,
    marks: ofPage.map(({ scanPageId: _id, sheetPage: _page, ...mark }) => mark),
  }))
}
