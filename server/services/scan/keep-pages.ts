import { eq } from 'drizzle-orm'
import { scanLimits } from '#domain/scan/scan-limits.ts'
import type { PageRefusal } from '#domain/scan/scan.ts'
import type { Database, Executor } from '#server/database/database.ts'
import { scanPage, scanPart } from '#server/database/schema/scans.ts'
import { unsynced } from '#server/database/unsynced.ts'
import type { PartedFile } from '../sheet-reading/parted-file.ts'
import { lockScan } from './open-scan.ts'

/** The pages of a file one after another, each as a picture or why there is none. */
export type PagesOf = (file: PartedFile) => AsyncIterable<Uint8Array | PageRefusal>

interface WholeFile {
  readonly scanId: number
  readonly scanFileId: number
  readonly content: PartedFile
}

interface Keeping {
  readonly pagesOf: PagesOf
  readonly now: () => Date
  /** Whether the scan is neither paused nor cancelled. */
  readonly isGoing: () => Promise<boolean>
}

/** Which page of which file of a scan. */
interface PageRef {
  readonly scanId: number
  readonly scanFileId: number
  /** Within its file, from 1. */
  readonly number: number
}

/**
 * Splits a file into pages. Pages already stored are left alone; the file counts as split once all of them are stored.
 * If there are more pages than a scan may have, one page reports it and the rest of the file is skipped.
 */
export async function keepPages(
  db: Database,
  { scanId, scanFileId, content }: WholeFile,
  { pagesOf, now, isGoing }: Keeping,
): Promise<void> {
  let number = 0
  for await (const page of pagesOf(content)) {
    number += 1
    // A later run skips what is already there.
    if (!(await isGoing())) return
    const isKept = await unsynced(db, async (transaction) => {
      await lockScan(transaction, scanId)
      return keepPage(transaction, { scanId, scanFileId, number }, page, now())
    })
    if (!isKept) break
  }
  await db.delete(scanPart).where(eq(scanPart.scanFileId, scanFileId))
}

/** Stores a page to be read, or why it cannot be; returns false if the scan is already full. The scan must be locked. */
export async function keepPage(
  db: Executor,
  ref: PageRef,
  page: Uint8Array | PageRefusal,
  now: Date,
): Promise<boolean> {
  const hasRoom = (await db.$count(scanPage, eq(scanPage.scanId, ref.scanId))) < scanLimits.pages
  const kept = hasRoom ? page : 'tooManyPages'
  await db
    .insert(scanPage)
    .values(
      typeof kept === 'string'
        ? { ...ref, state: 'refused', refusal: kept, readAt: now }
        : { ...ref, state: 'waiting', source: kept },
    )
    .onConflictDoNothing()
  return hasRoom
}
