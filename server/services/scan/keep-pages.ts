import { eq } from 'drizzle-orm'
import { scanLimits } from '#domain/scan/scan-limits.ts'
import type { PageRefusal } from '#domain/scan/scan.ts'
import type { Database } from '#server/database/database.ts'
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
    const place = { scanId, scanFileId, number }
    if ((await db.$count(scanPage, eq(scanPage.scanId, scanId))) >= scanLimits.pages) {
      const refused = { ...place, state: 'refused', refusal: 'tooManyPages', readAt: now() } as const
      await db.insert(scanPage).values(refused).onConflictDoNothing()
      break
    }
    await db
      .insert(scanPage)
      .values(
        typeof page === 'string'
          ? { ...place, state: 'refused', refusal: page, readAt: now() }
          : { ...place, state: 'waiting', source: page },
      )
      .onConflictDoNothing()
  }
  await db.update(scanFile).set({ content: null }).where(eq(scanFile.scanFileId, scanFileId))
}
