import { and, count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { SnapshotRow } from '#api/contract/schemas/scans.ts'
import type { Executor } from '#server/database/database.ts'
import { assignment } from '#server/database/schema/assignments.ts'
import { user } from '#server/database/schema/people.ts'
import { scan, scanFile, scanPage, scanResult } from '#server/database/schema/scans.ts'
import { isBlind } from '../blind-assignments.ts'
import { coursesTaughtBy } from '../classes/taught-by.ts'
import { fileOutcomes } from './file-outcomes.ts'
import { shownName } from './file-names.ts'
import { filesWhere } from './scan-info.ts'
import { scanRows } from './scan-rows.ts'

interface Paging {
  readonly currentPage: number
  readonly pageSize: number
}

/** The files that somebody uploaded, and those uploaded for classes that they teach; both halves use an index. */
function isSeenBy(db: Executor, uid: number) {
  const own = db.select({ scanFileId: scanFile.scanFileId }).from(scanFile).where(eq(scanFile.uid, uid))
  const ofClasses = db
    .select({ scanFileId: scanFile.scanFileId })
    .from(scanFile)
    .innerJoin(scan, eq(scan.scanId, scanFile.scanId))
    .innerJoin(assignment, eq(assignment.assignmentId, scan.assignmentId))
    .where(inArray(assignment.courseId, coursesTaughtBy(uid)))
  return inArray(scanFile.scanFileId, own.union(ofClasses))
}

/** The files that somebody may see, newest first, with the assignment they are for and who uploaded them. */
export async function listSnapshots(db: Executor, uid: number, { currentPage, pageSize }: Paging) {
  const isSeen = isSeenBy(db, uid)
  const rows = await filesWhere(db, isSeen)
    .orderBy(desc(scanFile.scanFileId))
    .limit(pageSize)
    .offset((currentPage - 1) * pageSize)
  const fileIds = rows.map(({ scanFileId }) => scanFileId)
  const scanIds = [...new Set(rows.map(({ scanId }) => scanId))]
  const scans = new Map(
    (scanIds.length === 0 ? [] : await scanRows(db, inArray(scan.scanId, scanIds))).map((row) => [row.scanId, row]),
  )
  const written = await writtenPages(db, fileIds)
  const uploads = await uploadsOf(db, fileIds)
  const outcomes = await fileOutcomes(db, scanIds)
  const list = rows.map(({ fileName, uploaderId, ...row }): SnapshotRow => {
    const {
      assignmentName = '',
      courseName = '',
      state = 'cancelled' as const,
      stop = null,
    } = scans.get(row.scanId) ?? {}
    const { uploaderName = '', againCount = 0, isBlind: isStillBlind = false } = uploads.get(row.scanFileId) ?? {}
    return {
      ...row,
      fileName: shownName({ fileName, uploaderId }, { uid, isBlind: isStillBlind }),
      createdAt: row.createdAt.toISOString(),
      assignmentName,
      courseName,
      state,
      stop,
      uploaderName,
      isOwn: uploaderId === uid,
      againCount,
      writtenCount: written.get(row.scanFileId) ?? 0,
      ...(outcomes.get(row.scanFileId) ?? { soundCount: 0, leftOutCount: 0, problems: [] }),
    }
  })
  return { list, total: await db.$count(scanFile, isSeen) }
}

/** Who uploaded each file, how often it came again, and whether its assignment is still marked blind. */
async function uploadsOf(db: Executor, fileIds: readonly number[]) {
  const rows = await db
    .select({
      scanFileId: scanFile.scanFileId,
      uploaderName: user.realname,
      againCount: scanFile.againCount,
      isBlind,
    })
    .from(scanFile)
    .innerJoin(user, eq(user.uid, scanFile.uid))
    .innerJoin(scan, eq(scan.scanId, scanFile.scanId))
    .innerJoin(assignment, eq(assignment.assignmentId, scan.assignmentId))
    .where(inArray(scanFile.scanFileId, [...fileIds]))
  return new Map(rows.map((row) => [row.scanFileId, row]))
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
