import { namedSheet } from '#domain/answer-sheet/named-sheet.ts'
import { asc, eq, sql } from 'drizzle-orm'
import type { ScanPageRow } from '#api/contract/schemas/scans.ts'
import { type PageProblem, problemsOf, type SortedPage } from '#domain/scan/page-problems.ts'
import type { Executor } from '#server/database/database.ts'
import { user } from '#server/database/schema/people.ts'
import { scanFile, scanPage, scanReading } from '#server/database/schema/scans.ts'
import { type FileViewer, shownName } from './file-names.ts'
import { isUndecided } from './scan-rows.ts'
import { isOfAssigned } from './scan-sheet.ts'

/** A page as it is shown and as it counts. */
export interface FoundPage extends SortedPage {
  readonly fileName: string
  readonly turned: number
  readonly hasPicture: boolean
  readonly unsureCount: number
  readonly uploaderId: number
  readonly isPlaced: boolean
  /** The name of its student; null while unknown. */
  readonly realname: string | null
}

/** What determines whether a page counts. */
export const sortedColumns = {
  scanPageId: scanPage.scanPageId,
  state: scanPage.state,
  refusal: scanPage.refusal,
  layout: scanPage.layout,
  sheetPage: scanPage.sheetPage,
  uid: scanPage.uid,
  isAssigned: isOfAssigned,
  writtenNumber: scanPage.writtenNumber,
  isLeftOut: sql<boolean>`${scanPage.leftOutAt} is not null`,
}

/** These columns of a page, with the paper that its sheet should be of. */
export interface PageWithPaper extends Omit<SortedPage, 'isOfPaper'> {
  readonly paperId: number
}

export const sortedPage = <Page extends PageWithPaper>({ paperId, ...page }: Page) => ({
  ...page,
  isOfPaper: page.layout !== null && namedSheet(page.layout)?.paperId === paperId,
})

/** The pages of a scan in the order of upload, without their pictures. */
export async function findPages(db: Executor, scanId: number, paperId: number): Promise<readonly FoundPage[]> {
  const rows = await db
    .select({
      ...sortedColumns,
      fileName: scanFile.fileName,
      turned: scanPage.turned,
      hasPicture: sql<boolean>`${scanPage.picture} is not null`,
      uploaderId: scanFile.uid,
      isPlaced: sql<boolean>`${scanPage.placedById} is not null`,
      realname: user.realname,
      unsureCount: sql<number>`(select count(*)::int from ${scanReading} where ${scanReading.scanPageId} = ${scanPage.scanPageId} and ${isUndecided})`,
    })
    .from(scanPage)
    .innerJoin(scanFile, eq(scanFile.scanFileId, scanPage.scanFileId))
    .leftJoin(user, eq(user.uid, scanPage.uid))
    .where(eq(scanPage.scanId, scanId))
    .orderBy(asc(scanPage.scanFileId), asc(scanPage.number))
  return rows.map((row) => sortedPage({ ...row, paperId }))
}

/** What keeps one page of a scan from counting. */
export async function problemOfPage(
  db: Executor,
  { scanId, paperId, scanPageId }: { readonly scanId: number; readonly paperId: number; readonly scanPageId: number },
): Promise<PageProblem | null> {
  return problemsOf(await findPages(db, scanId, paperId)).get(scanPageId) ?? null
}

/** Pages as a viewer may see them, each with its problem. */
export function pageRows(pages: readonly FoundPage[], viewer: FileViewer): ScanPageRow[] {
  const problems = problemsOf(pages)
  return pages.map(
    ({
      isOfPaper: _isOfPaper,
      isAssigned: _isAssigned,
      layout: _layout,
      refusal: _refusal,
      uploaderId,
      realname: _realname,
      fileName,
      ...page
    }) => ({
      ...page,
      isHeadHidden: false,
      fileName: shownName({ fileName, uploaderId }, viewer),
      problem: problems.get(page.scanPageId) ?? null,
    }),
  )
}

/** Pages with something that waits for a person. */
export const undecidedPages = (pages: readonly FoundPage[]): ReadonlySet<number> =>
  new Set(pages.filter(({ unsureCount }) => unsureCount > 0).map(({ scanPageId }) => scanPageId))
