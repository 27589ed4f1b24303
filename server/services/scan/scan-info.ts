import { and, asc, count, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { ScanFileRow, ScannedStudent } from '#api/contract/schemas/scans.ts'
import { sheetLayout } from '#domain/answer-sheet/sheet-layout.ts'
import { sheetsOf } from '#domain/scan/page-problems.ts'
import { Gone } from '#server/core/implement.ts'
import type { Executor } from '#server/database/database.ts'
import { scan, scanFile, scanPage, scanResult } from '#server/database/schema/scans.ts'
import { type FoundPage, findPages, pageRows, undecidedPages } from './scan-pages.ts'
import { scanRows } from './scan-rows.ts'
import { findPaper } from './scan-sheet.ts'
import { paperOfAssignment, type ScanStudent, scanStudents } from './scan-students.ts'

/** The progress of sheets, by page and by student. */
export async function scanInfo(db: Executor, scanId: number) {
  const [row] = await scanRows(db, eq(scan.scanId, scanId))
  if (row === undefined) throw new Gone()
  const paperId = await paperOfAssignment(db, row.assignmentId)
  const pages = await findPages(db, scanId, paperId)
  const sheetPages = await sheetPagesOf(db, paperId)
  const students = await scanStudents(db, row.assignmentId)
  return {
    scan: row,
    files: await fileRows(db, eq(scanFile.scanId, scanId)),
    pages: pageRows(pages),
    students: studentRows(students, pages, sheetPages),
    sheetPages,
  }
}

/** The number of pages of a paper's sheet; it is the same for every student. */
export async function sheetPagesOf(db: Executor, paperId: number): Promise<number> {
  const paper = await findPaper(db, paperId)
  return paper === null ? 0 : sheetLayout(paper, 'A', 'code').pages.length
}

/** Students with the progress of their sheets. */
export function studentRows(
  students: readonly ScanStudent[],
  pages: readonly FoundPage[],
  sheetPages: number,
): ScannedStudent[] {
  const uids = students.map(({ uid }) => uid)
  const sheets = sheetsOf(uids, pages, { pageCount: sheetPages, undecided: undecidedPages(pages) })
  return students.map((student, index) => {
    const { submittedAt, scannedAt, objectiveScore, writtenScore, unmarkedCount, isBlind, ...told } = student
    const sheet = sheets[index]
    return {
      ...told,
      state: sheet?.state ?? 'none',
      scanPageIds: [...(sheet?.pages ?? [])],
      missing: [...(sheet?.missing ?? [])],
      handedIn: submittedAt === null ? 'no' : scannedAt === null ? 'online' : 'sheet',
      score: submittedAt === null || isBlind ? null : objectiveScore + writtenScore,
      // A mark would show whose answer it was for.
      unmarkedCount: isBlind ? null : unmarkedCount,
    }
  })
}

const filesWhere = (db: Executor, where: SQL) =>
  db
    .select({
      scanFileId: scanFile.scanFileId,
      scanId: scanFile.scanId,
      fileName: scanFile.fileName,
      size: scanFile.size,
      createdAt: scanFile.createdAt,
      isApart: sql<boolean>`${scanFile.content} is null`,
      pageCount: count(scanPage.scanPageId),
      readCount: sql<number>`count(*) filter (where ${eq(scanPage.state, 'read')})::int`,
      refusedCount: sql<number>`count(*) filter (where ${eq(scanPage.state, 'refused')})::int`,
    })
    .from(scanFile)
    .leftJoin(scanPage, and(eq(scanPage.scanFileId, scanFile.scanFileId), isNotNull(scanPage.state)))
    .where(where)
    .groupBy(scanFile.scanFileId)

async function fileRows(db: Executor, where: SQL): Promise<ScanFileRow[]> {
  const rows = await filesWhere(db, where).orderBy(asc(scanFile.scanFileId))
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}

interface Paging {
  readonly currentPage: number
  readonly pageSize: number
}

/** The files somebody uploaded, newest first, with the assignment they are for. */
export async function listSnapshots(db: Executor, uid: number, { currentPage, pageSize }: Paging) {
  const rows = await filesWhere(db, eq(scanFile.uid, uid))
    .orderBy(desc(scanFile.scanFileId))
    .limit(pageSize)
    .offset((currentPage - 1) * pageSize)
  const scans = new Map<number, Awaited<ReturnType<typeof scanRows>>[number]>()
  const ids = [...new Set(rows.map(({ scanId }) => scanId))]
  if (ids.length > 0)
    for (const row of await scanRows(db, sql`${scan.scanId} = any(${sql.param(ids)}::bigint[])`))
      scans.set(row.scanId, row)
  const written = await writtenPages(
    db,
    rows.map(({ scanFileId }) => scanFileId),
  )
  const list = rows.map((row) => {
    const { assignmentName = '', courseName = '', state = 'cancelled' as const } = scans.get(row.scanId) ?? {}
    const writtenCount = written.get(row.scanFileId) ?? 0
    return { ...row, createdAt: row.createdAt.toISOString(), assignmentName, courseName, state, writtenCount }
  })
  return { list, total: await db.$count(scanFile, eq(scanFile.uid, uid)) }
}

/** How many pages of each file are behind scores, by file id. */
async function writtenPages(db: Executor, fileIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const isBehindScore = sql`exists (
    select 1 from ${scanResult} where ${scanResult.scanId} = ${scanPage.scanId}
      and ${scanResult.scanPageIds} @> to_jsonb(${scanPage.scanPageId}))`
  const rows = await db
    .select({ scanFileId: scanPage.scanFileId, count: count() })
    .from(scanPage)
    .where(and(inArray(scanPage.scanFileId, [...fileIds]), isBehindScore))
    .groupBy(scanPage.scanFileId)
  return new Map(rows.map((row) => [row.scanFileId, row.count]))
}
