import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { ReadingStop } from '#domain/scan/scan.ts'
import type { Database, Executor } from '#server/database/database.ts'
import { scan } from '#server/database/schema/scans.ts'

/** What went wrong while reading, with its place. */
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

/** Does a run of the reading, and records where it failed. */
export async function recordingStop(db: Database, scanId: number, work: () => Promise<void>): Promise<void> {
  await recordStop(db, scanId, null)
  try {
    await work()
  } catch (error) {
    if (!(error instanceof ReadingStoppedError)) throw error
    // If this fails too, the place stays unknown; what went wrong first is reported.
    await recordStop(db, scanId, error.stop).catch(() => {})
    throw error.cause
  }
}

/** A scan that is paused keeps the reason for that. */
const recordStop = (db: Executor, scanId: number, stop: ReadingStop | null) =>
  db
    .update(scan)
    .set({ stop })
    .where(and(eq(scan.scanId, scanId), isNull(scan.pausedAt), stop === null ? isNotNull(scan.stop) : undefined))

const unknown: ReadingStop = { at: 'unknown', scanFileId: null, scanPageId: null }

/** The place recorded by the last run; unknown if that was interrupted. */
export const recordedStop = sql`coalesce(${scan.stop}, ${JSON.stringify(unknown)}::jsonb)`
