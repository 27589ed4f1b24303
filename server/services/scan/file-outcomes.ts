import { asc, eq, inArray } from 'drizzle-orm'
import type { SnapshotRow } from '#api/contract/schemas/scans.ts'
import { pageProblems, type PageProblem, problemsOf } from '#domain/scan/page-problems.ts'
import { groupedBy } from '#domain/values/grouped-by.ts'
import type { Executor } from '#server/database/database.ts'
import { assignment } from '#server/database/schema/assignments.ts'
import { scan, scanPage } from '#server/database/schema/scans.ts'
import { type PageWithPaper, sortedColumns, sortedPage } from './scan-pages.ts'

/** What became of a file's pages that have been read or refused. */
export type FileOutcome = Pick<SnapshotRow, 'soundCount' | 'leftOutCount' | 'problems'>

interface PageOfFile extends PageWithPaper {
  readonly scanId: number
  readonly scanFileId: number
}

/** The outcomes of these scans' files, by file id. */
export async function fileOutcomes(
  db: Executor,
  scanIds: readonly number[],
): Promise<ReadonlyMap<number, FileOutcome>> {
  const pages = await pagesOfScans(db, scanIds)
  const byFile = groupedBy(pages, ({ scanFileId }) => scanFileId)
  // A page may be the same as one of another file.
  const scans = groupedBy(pages, ({ scanId }) => scanId)
  const problems = new Map([...scans.values()].flatMap((ofScan) => [...problemsOf(ofScan.map(sortedPage))]))
  return new Map([...byFile].map(([scanFileId, ofFile]) => [scanFileId, outcomeOf(ofFile, problems)]))
}

function pagesOfScans(db: Executor, scanIds: readonly number[]): Promise<PageOfFile[]> {
  return db
    .select({
      ...sortedColumns,
      paperId: assignment.paperId,
      scanId: scanPage.scanId,
      scanFileId: scanPage.scanFileId,
    })
    .from(scanPage)
    .innerJoin(scan, eq(scan.scanId, scanPage.scanId))
    .innerJoin(assignment, eq(assignment.assignmentId, scan.assignmentId))
    .where(inArray(scanPage.scanId, [...scanIds]))
    .orderBy(asc(scanPage.scanFileId), asc(scanPage.number))
}

function outcomeOf(pages: readonly PageOfFile[], problems: ReadonlyMap<number, PageProblem>): FileOutcome {
  const counting = pages.filter(({ isLeftOut }) => !isLeftOut)
  const kinds = counting.map(({ scanPageId }) => problems.get(scanPageId)?.kind)
  return {
    soundCount: counting.filter(({ state, scanPageId }) => state === 'read' && !problems.has(scanPageId)).length,
    leftOutCount: pages.length - counting.length,
    problems: pageProblems.flatMap((kind) => {
      const count = kinds.filter((one) => one === kind).length
      return count === 0 ? [] : [{ kind, count }]
    }),
  }
}
