import { eq } from 'drizzle-orm'
import { scanLimits } from '#domain/scan/scan-limits.ts'
import type { PageRefusal } from '#domain/scan/scan.ts'
import type { Database, Executor } from '#server/database/database.ts'
import { scanFile, scanPage } from '#server/database/schema/scans.ts'

/** The pages of a file one after the other, each as a picture or why it is none. */
export type PagesOf = (file: Uint8Array) => AsyncIterable<Uint8Array | PageRefusal>

interface WholeFile {
  readonly scanId: number
  readonly scanFileId: number
  readonly content: Uint8Array
}

interface Keeping {
  readonly pagesOf: PagesOf
  readonly now: () => Date
  /** Whether the scan is neither paused nor cancelled. */
  readonly isGoing: () => Promise<boolean>
}

/** Where a page stands. */
interface PagePlace {
  readonly scanId: number
  readonly scanFileId: number
  /** In its file, from 1. */
  readonly number: number
}

/**
 * Takes a file apart. A page that is there already stays; that the file is apart is noted when
 * all of them are. Of more pages than a scan may have one is said, and the rest of the file is not looked at.
 */
export async function keepPages(
  db: Database,
  { scanId, scanFileId, content }: WholeFile,
  { pagesOf, now, isGoing }: Keeping,
): Promise<void> {
  let number = 0
  for await (const page of pagesOf(content)) {
    number += 1
    // A later run passes by what is there.
    if (!(await isGoing())) return
    if (!(await keepPage(db, { scanId, scanFileId, number }, page, now()))) break
  }
  await db.update(scanFile).set({ content: null }).where(eq(scanFile.scanFileId, scanFileId))
}

/** Keeps a page until it is read, or says why it is none; false where a scan has as many pages as it may have. */
export async function keepPage(
  db: Executor,
  place: PagePlace,
  page: Uint8Array | PageRefusal,
  now: Date,
): Promise<boolean> {
  const hasRoom = (await db.$count(scanPage, eq(scanPage.scanId, place.scanId))) < scanLimits.pages
  const kept = hasRoom ? page : 'tooManyPages'
  await db
    .insert(scanPage)
    .values(
      typeof kept === 'string'
        ? { ...place, state: 'refused', refusal: kept, readAt: now }
        : { ...place, state: 'waiting', source: kept },
    )
    .onConflictDoNothing()
  return hasRoom
}
