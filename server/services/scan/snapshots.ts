import { and, count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Executor } from '#server/database/database.ts'
import { scan, scanFile, scanPage, scanResult } from '#server/database/schema/scans.ts'
import { filesWhere } from './scan-info.ts'
import { scanRows } from './scan-rows.ts'

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
