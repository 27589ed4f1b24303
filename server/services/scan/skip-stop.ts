import { and, eq, max } from 'drizzle-orm'
import type { ReadingStop } from '#domain/scan/scan.ts'
import type { Executor } from '#server/database/database.ts'
import { scanPage, scanPart } from '#server/database/schema/scans.ts'
import { keepPage } from './keep-pages.ts'

interface StoppedScan {
  readonly scanId: number
  readonly stop: ReadingStop
  readonly now: Date
}

/**
 * Skips what reading stopped at, so that the rest is read: a page or file is refused and listed as a
 * problem, handwriting is left to a person. The scan must be locked.
 */
export async function skipStop(db: Executor, { scanId, stop, now }: StoppedScan): Promise<void> {
  const { scanFileId, scanPageId } = stop
  if (stop.at === 'file' && scanFileId !== null) await skipFile(db, { scanId, scanFileId, now })
  if (stop.at === 'page' && scanPageId !== null)
    await db
      .update(scanPage)
      .set({ state: 'refused', refusal: 'skipped', source: null, readAt: now })
      .where(and(eq(scanPage.scanPageId, scanPageId), eq(scanPage.state, 'waiting')))
  if (stop.at === 'handwriting' && scanPageId !== null)
    await db
      .update(scanPage)
      .set({ blanks: 'read' })
      .where(and(eq(scanPage.scanPageId, scanPageId), eq(scanPage.blanks, 'waiting')))
}

interface SkippedFile {
  readonly scanId: number
  readonly scanFileId: number
  readonly now: Date
}

/** One page stands for the part of a file that could not be split into pages. */
async function skipFile(db: Executor, { scanId, scanFileId, now }: SkippedFile): Promise<void> {
  const [found] = await db
    .select({ last: max(scanPage.number) })
    .from(scanPage)
    .where(eq(scanPage.scanFileId, scanFileId))
  await keepPage(db, { scanId, scanFileId, number: (found?.last ?? 0) + 1 }, 'skipped', now)
  await db.delete(scanPart).where(eq(scanPart.scanFileId, scanFileId))
}
