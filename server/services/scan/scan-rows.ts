import { and, count, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { ScanRow } from '#api/contract/schemas/scans.ts'
import { scanStateOf } from '#domain/scan/scan.ts'
import type { Executor } from '#server/database/database.ts'
import { assignment } from '#server/database/schema/assignments.ts'
import { course } from '#server/database/schema/courses.ts'
import { scan, scanFile, scanPage, scanReading } from '#server/database/schema/scans.ts'
import { isWhole } from './keep-parts.ts'
import { isOfAssigned, isOfPaper } from './scan-sheet.ts'

const scansWhere = (db: Executor, where: SQL | undefined) =>
  db
    .select({
      scanId: scan.scanId,
      assignmentId: scan.assignmentId,
      assignmentName: assignment.assignmentName,
      courseId: assignment.courseId,
      courseName: course.courseName,
      createdAt: scan.createdAt,
      changedAt: scan.changedAt,
      pausedAt: scan.pausedAt,
      stop: scan.stop,
      cancelledAt: scan.cancelledAt,
      publishedAt: scan.publishedAt,
    })
    .from(scan)
    .innerJoin(assignment, eq(assignment.assignmentId, scan.assignmentId))
    .innerJoin(course, eq(course.courseId, assignment.courseId))
    .where(where)
    .orderBy(desc(scan.scanId))

/** Scans, newest first, with their progress; four statements for any number of them. */
export async function scanRows(db: Executor, where: SQL | undefined): Promise<ScanRow[]> {
  const rows = await scansWhere(db, where)
  if (rows.length === 0) return []
  const ids = rows.map(({ scanId }) => scanId)
  const [files, pages, readings] = [
    byScan(await countFiles(db, ids)),
    byScan(await countPages(db, ids)),
    byScan(await countReadings(db, ids)),
  ]
  return rows.map(({ createdAt, changedAt, pausedAt, stop, cancelledAt, publishedAt, ...row }) => {
    const ofFiles = files.get(row.scanId) ?? { fileCount: 0, whole: 0 }
    const ofPages = pages.get(row.scanId) ?? {
      pageCount: 0,
      waiting: 0,
      blankPageCount: 0,
      refusedCount: 0,
      studentCount: 0,
    }
    const ofReadings = readings.get(row.scanId) ?? { autoCount: 0, unsureCount: 0 }
    const waitingCount = ofPages.waiting + ofFiles.whole
    const isPaused = pausedAt !== null && cancelledAt === null && waitingCount + ofPages.blankPageCount > 0
    const times = { changedAt, pausedAt, cancelledAt, publishedAt }
    return {
      ...row,
      createdAt: createdAt.toISOString(),
      publishedAt: publishedAt?.toISOString() ?? null,
      state: scanStateOf(times, { pages: ofPages.pageCount, waiting: waitingCount }),
      isPaused,
      stop: isPaused ? stop : null,
      fileCount: ofFiles.fileCount,
      pageCount: ofPages.pageCount,
      waitingCount,
      blankPageCount: ofPages.blankPageCount,
      refusedCount: ofPages.refusedCount,
      studentCount: ofPages.studentCount,
      autoCount: ofReadings.autoCount,
      unsureCount: ofReadings.unsureCount,
    }
  })
}

const byScan = <Row extends { readonly scanId: number }>(rows: readonly Row[]): ReadonlyMap<number, Row> =>
  new Map(rows.map((row) => [row.scanId, row]))

const countFiles = (db: Executor, ids: readonly number[]) =>
  db
    .select({
      scanId: scanFile.scanId,
      fileCount: count(),
      whole: sql<number>`count(*) filter (where ${isWhole})::int`,
    })
    .from(scanFile)
    .where(inArray(scanFile.scanId, [...ids]))
    .groupBy(scanFile.scanId)

const countPages = (db: Executor, ids: readonly number[]) =>
  db
    .select({
      scanId: scanPage.scanId,
      pageCount: count(),
      waiting: sql<number>`count(*) filter (where ${eq(scanPage.state, 'waiting')})::int`,
      blankPageCount: sql<number>`count(*) filter (where ${eq(scanPage.blanks, 'waiting')})::int`,
      refusedCount: sql<number>`count(*) filter (where ${and(eq(scanPage.state, 'refused'), isNull(scanPage.leftOutAt))})::int`,
      studentCount: sql<number>`count(distinct ${scanPage.uid}) filter (where ${and(isOfPaper, isOfAssigned, isNull(scanPage.leftOutAt))})::int`,
    })
    .from(scanPage)
    .innerJoin(scan, eq(scan.scanId, scanPage.scanId))
    .innerJoin(assignment, eq(assignment.assignmentId, scan.assignmentId))
    .where(inArray(scanPage.scanId, [...ids]))
    .groupBy(scanPage.scanId)

/** Whether a reading waits for a person. */
export const isUndecided = and(eq(scanReading.state, 'unsure'), isNull(scanReading.decision))

const countReadings = (db: Executor, ids: readonly number[]) =>
  db
    .select({
      scanId: scanPage.scanId,
      autoCount: sql<number>`count(*) filter (where ${and(inArray(scanReading.state, ['decided', 'empty']), isNull(scanReading.decision))})::int`,
      unsureCount: sql<number>`count(*) filter (where ${isUndecided})::int`,
    })
    .from(scanReading)
    .innerJoin(scanPage, eq(scanPage.scanPageId, scanReading.scanPageId))
    .where(and(inArray(scanPage.scanId, [...ids]), isNull(scanPage.leftOutAt)))
    .groupBy(scanPage.scanId)
