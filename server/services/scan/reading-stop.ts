import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { ReadingStop } from '#domain/scan/scan.ts'
import type { Database, Executor } from '#server/database/database.ts'
import { scan } from '#server/database/schema/scans.ts'

/** What went wrong while reading, with its place. */
class StoppedAt extends Error {
  readonly stop: ReadingStop

  constructor(stop: ReadingStop, cause: unknown) {
    super(`Reading stopped at: ${stop.at}`, { cause })
    this.stop = stop
  }
}

/** Does a part of the reading; if it fails, its place is known. */
export async function readingAt<Result>(stop: ReadingStop, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw new StoppedAt(stop, error)
  }
}

/** Does a run of the reading, and notes where it failed. */
export async function notingStop(db: Database, scanId: number, work: () => Promise<void>): Promise<void> {
  await noteStop(db, scanId, null)
  try {
    await work()
  } catch (error) {
    if (!(error instanceof StoppedAt)) throw error
    // If this fails too, the place stays unknown; what went wrong first is reported.
    await noteStop(db, scanId, error.stop).catch(() => {})
    throw error.cause
  }
}

/** A scan that is paused keeps the reason for that. */
const noteStop = (db: Executor, scanId: number, stop: ReadingStop | null) =>
  db
    .update(scan)
    .set({ stop })
    .where(and(eq(scan.scanId, scanId), isNull(scan.pausedAt), stop === null ? isNotNull(scan.stop) : undefined))

const unknown: ReadingStop = { at: 'unknown', scanFileId: null, scanPageId: null }

/** The place noted by the last run; unknown if that was interrupted. */
export const notedStop = sql`coalesce(${scan.stop}, ${JSON.stringify(unknown)}::jsonb)`
