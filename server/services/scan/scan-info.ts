import { and, asc, count, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { ScanFileRow, ScannedStudent } from '#api/contract/schemas/scans.ts'
import { sheetLayout } from '#domain/answer-sheet/sheet-layout.ts'
import { Gone } from '#server/core/implement.ts'
import type { Executor } from '#server/database/database.ts'
import { scan, scanFile, scanPage } from '#server/database/schema/scans.ts'
import { aliasesFor, rosterFor, type Viewer, withAliases, withoutNames } from './aliases.ts'
import { type FileViewer, shownName } from './file-names.ts'
import { isWhole } from './keep-parts.ts'
import { findPages, pageRows } from './scan-pages.ts'
import { scanRows } from './scan-rows.ts'
import { findPaper } from './scan-sheet.ts'
import { paperOfAssignment, scanStudents } from './scan-students.ts'
import { losesScore, type SheetPages, sheetsOfStudents } from './student-sheets.ts'

/** The progress of sheets, by page and by student, as far as a viewer may see it. */
export async function scanInfo(db: Executor, scanId: number, viewer: Viewer) {
  const [row] = await scanRows(db, eq(scan.scanId, scanId))
  if (row === undefined) throw new Gone()
  const paperId = await paperOfAssignment(db, row.assignmentId)
  const pages = await findPages(db, scanId, paperId)
  const sheetPages = await sheetPagesOf(db, paperId)
  const aliases = await aliasesFor(db, row.assignmentId, viewer)
  const fileViewer = { uid: viewer.uid, isBlind: aliases !== null }
  const shown = pageRows(pages, fileViewer)
  const students = await studentRows(db, row.assignmentId, { scanId, pages, pageCount: sheetPages })
  return {
    scan: row,
    files: await fileRows(db, eq(scanFile.scanId, scanId), fileViewer),
    pages: aliases === null ? shown : withoutNames(shown, aliases),
    students: aliases === null ? students : withAliases(students, aliases),
    roster: aliases === null ? null : [...rosterFor(shown, students)],
    sheetPages,
  }
}

/** The number of pages of a paper's sheet; it is the same for every student. */
export async function sheetPagesOf(db: Executor, paperId: number): Promise<number> {
  const paper = await findPaper(db, paperId)
  return paper === null ? 0 : sheetLayout(paper, 'A', 'code').pages.length
}

interface SheetsOfScan extends SheetPages {
  /** Null if there are none. */
  readonly scanId: number | null
}

/** The students of an assignment with the progress of their sheets. */
export async function studentRows(
  db: Executor,
  assignmentId: number,
  { scanId, ...sheet }: SheetsOfScan,
): Promise<ScannedStudent[]> {
  const students = await scanStudents(db, assignmentId)
  const sheets = await sheetsOfStudents(db, students, sheet)
  return students.map((student) => {
    const { submittedAt, scannedAt, scanId: _from, total, unmarkedCount, isBlind, ...rest } = student
    const { state = 'none', pages = [], missing = [] } = sheets.get(student.uid) ?? {}
    return {
      ...rest,
      state,
      scanPageIds: [...pages],
      missing: [...missing],
      losesScore: losesScore(student, scanId, state),
      handedIn: submittedAt === null ? 'no' : scannedAt === null ? 'online' : 'sheet',
      score: submittedAt === null || isBlind ? null : total,
      // A mark would show whose answer it was for.
      unmarkedCount: isBlind ? null : unmarkedCount,
    }
  })
}

/** Uploaded files with the numbers of their pages. */
export const filesWhere = (db: Executor, where: SQL) =>
  db
    .select({
      scanFileId: scanFile.scanFileId,
      scanId: scanFile.scanId,
      uploaderId: scanFile.uid,
      fileName: scanFile.fileName,
      size: scanFile.size,
      createdAt: scanFile.createdAt,
      isApart: sql<boolean>`not ${isWhole}`,
      pageCount: count(scanPage.scanPageId),
      readCount: sql<number>`count(*) filter (where ${eq(scanPage.state, 'read')})::int`,
      refusedCount: sql<number>`count(*) filter (where ${eq(scanPage.state, 'refused')})::int`,
    })
    .from(scanFile)
    .leftJoin(scanPage, and(eq(scanPage.scanFileId, scanFile.scanFileId), isNotNull(scanPage.state)))
    .where(where)
    .groupBy(scanFile.scanFileId)

async function fileRows(db: Executor, where: SQL, viewer: FileViewer): Promise<ScanFileRow[]> {
  const rows = await filesWhere(db, where).orderBy(asc(scanFile.scanFileId))
  return rows.map(({ uploaderId, fileName, createdAt, ...row }) => ({
    ...row,
    fileName: shownName({ fileName, uploaderId }, viewer),
    createdAt: createdAt.toISOString(),
  }))
}
