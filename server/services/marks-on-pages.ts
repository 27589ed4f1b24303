import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Submission } from '#api/contract/groups/marking.ts'
import type { MarkedPageRow } from '#api/contract/schemas/marked-pages.ts'
import type { Executor } from '#server/database/database.ts'
import { answer } from '#server/database/schema/assignments.ts'
import { annotation } from '#server/database/schema/marking.ts'
import { paperItem } from '#server/database/schema/papers.ts'
import { scanReading } from '#server/database/schema/scans.ts'

interface OfSubmission {
  readonly submissionId: number
  readonly paperId: number
}

type MarkOnPage = MarkedPageRow['marks'][number] & { readonly scanPageId: number }

/** The answers of a submission on these pages, in the order of the paper, with their scores and annotations. */
export async function marksOnPages(
  db: Executor,
  scanPageIds: readonly number[],
  { submissionId, paperId }: OfSubmission,
): Promise<readonly MarkOnPage[]> {
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

/** Those of one page. */
export const marksOf = (scanPageId: number, marks: readonly MarkOnPage[]): MarkedPageRow['marks'] =>
  marks.filter((mark) => mark.scanPageId === scanPageId).map(({ scanPageId: _page, ...mark }) => mark)
