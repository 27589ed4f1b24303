import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { ReadingStop } from '#domain/scan/scan.ts'
import type { Database, Executor } from '#server/database/database.ts'
import { scan, scanPage, scanPart } from '#server/database/schema/scans.ts'

/** What went wrong while reading, and where. */
class ReadingStoppedError extends Error {
  readonly stop: ReadingStop

  constructor(stop: ReadingStop, cause: unknown) {
    super(`Reading stopped at: ${stop.at}`, { cause })
    this.stop = stop
  }
}

/** Does one step of the reading; if it fails, the error tells where. */
export async function atStep<Result>(stop: ReadingStop, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw new ReadingStoppedError(stop, error)
  }
}

/** Does a run of the reading, and records where it failed until a run succeeds. */
export async function recordingStop(db: Database, scanId: number, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof ReadingStoppedError)) throw error
    // If this fails too, the former stop stays; what went wrong first is reported.
    await recordStop(db, scanId, error.stop).catch(() => {})
    throw error.cause
  }
  await recordStop(db, scanId, null)
}

/** A scan that is paused keeps the reason for that. */
const recordStop = (db: Executor, scanId: number, stop: ReadingStop | null) =>
  db
    .update(scan)
    .set({ stop })
    .where(and(eq(scan.scanId, scanId), isNull(scan.pausedAt), stop === null ? isNotNull(scan.stop) : undefined))

const unknown: ReadingStop = { at: 'unknown', scanFileId: null, scanPageId: null }

/** Whether what the stop names is still unread: an interrupted run may have got past it. */
const isStillUnread = sql`case ${scan.stop} ->> 'at'
  when 'file' then exists (
    select 1 from ${scanPart} where ${scanPart.scanFileId} = (${scan.stop} ->> 'scanFileId')::bigint)
  else exists (
    select 1 from ${scanPage} where ${scanPage.scanPageId} = (${scan.stop} ->> 'scanPageId')::bigint
    and 'waiting' = case ${scan.stop} ->> 'at' when 'page' then ${scanPage.state} else ${scanPage.blanks} end)
end`

/** The last stop recorded; unknown if there is none that is still unread. */
export const recordedStop = sql`case when ${isStillUnread} then ${scan.stop} else ${JSON.stringify(unknown)}::jsonb end`
