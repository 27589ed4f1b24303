import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Database } from '#server/database/database.ts'
import { scan, scanFile, scanPage } from '#server/database/schema/scans.ts'
import { readSliced } from '#server/database/sliced-bytes.ts'
import { unsynced } from '#server/database/unsynced.ts'
import type { Job } from '../jobs/job-queue.ts'
import type { BlankReader } from '../sheet-reading/blank-reading.types.ts'
import type { SheetReader } from '../sheet-reading/reading.types.ts'
import { keepReading } from './keep-reading.ts'
import { keepPages, type PagesOf } from './keep-pages.ts'
import { isWhole, storedFile } from './keep-parts.ts'
import { readBlanks } from './read-blanks.ts'
import { atStep, recordedStop, recordingStop } from './reading-stop.ts'
import { findPaper, itemsInBoxes, sheetMaps } from './scan-sheet.ts'
import { paperOfAssignment, scanStudents } from './scan-students.ts'
import { type SheetContext, sheetContext } from './sheet-context.ts'
import { hasUnread } from './unread.ts'

/** The readers of pictures. */
export interface SheetReading {
  readonly reader: SheetReader
  readonly blanks: BlankReader
  readonly pagesOf: PagesOf
  /** How many pages are read in parallel. */
  readonly lanes: number
}

interface ScanReading extends SheetReading {
  readonly now: () => Date
}

/**
 * Splits files and reads pages until none waits, then reads the writing in their boxes: this way people looking at the
 * sheets get the pages first. Each page is a row, and reading it is one transaction: an interrupted job resumes with
 * the pages that still wait, and a page read by two processes is stored once.
 */
export async function readScan(db: Database, { scanId }: Job<'readScan'>, reading: ScanReading): Promise<void> {
  // Each file queues a job, but the first job handles all files: most find nothing left to do.
  const [found] = await db
    .select({ assignmentId: scan.assignmentId })
    .from(scan)
    .where(and(eq(scan.scanId, scanId), hasUnread))
  if (found === undefined) return
  const { assignmentId } = found
  const paper = await findPaper(db, await paperOfAssignment(db, assignmentId))
  if (paper === null) return
  const context = sheetContext(paper, await scanStudents(db, assignmentId))
  const mapOf = sheetMaps(db)
  const splitting = { ...reading, isGoing: () => isGoing(db, scanId) }
  const boxes = { reader: reading.blanks, itemIds: itemsInBoxes(paper) }
  try {
    await recordingStop(db, scanId, async () => {
      while (await isGoing(db, scanId)) {
        const file = await nextFile(db, scanId)
        if (file !== null) await atStep(fileStep(file), () => keepPages(db, file, splitting))
        else if (await readPages(db, scanId, { ...reading, context, mapOf })) continue
        else if (!(await readBlanks(db, scanId, boxes))) return
      }
    })
  } finally {
    reading.blanks.rest()
  }
}

const fileStep = ({ scanFileId }: { readonly scanFileId: number }) =>
  ({ at: 'file', scanFileId, scanPageId: null }) as const

/** Pauses a scan whose reading failed for good: a teacher sees where it failed, and may resume it. */
export async function pauseUnread(db: Database, { scanId }: Job<'giveUp'>, now: Date): Promise<void> {
  if (scanId === undefined) return
  await db
    .update(scan)
    .set({ pausedAt: now, stop: recordedStop })
    .where(and(eq(scan.scanId, scanId), isNull(scan.pausedAt), isNull(scan.cancelledAt), hasUnread))
}

async function isGoing(db: Database, scanId: number): Promise<boolean> {
  const going = and(eq(scan.scanId, scanId), isNull(scan.pausedAt), isNull(scan.cancelledAt))
  return (await db.$count(scan, going)) > 0
}

async function nextFile(db: Database, scanId: number) {
  const [file] = await db
    .select({ scanFileId: scanFile.scanFileId, size: scanFile.size })
    .from(scanFile)
    .where(and(eq(scanFile.scanId, scanId), isWhole))
    .orderBy(asc(scanFile.scanFileId))
    .limit(1)
  return file === undefined ? null : { scanId, scanFileId: file.scanFileId, content: storedFile(db, file) }
}

interface PageWork extends ScanReading {
  readonly context: SheetContext
  readonly mapOf: ReturnType<typeof sheetMaps>
}

/** Pages fetched together. */
const batch = 32

/**
 * Reads the next waiting pages, several in parallel; false if none waits. A page that fails ends the other lanes with
 * their pages, and then the run: nothing is read beside the run that tries again.
 */
async function readPages(db: Database, scanId: number, work: PageWork): Promise<boolean> {
  const waiting = await db
    .select({ scanPageId: scanPage.scanPageId, scanFileId: scanPage.scanFileId })
    .from(scanPage)
    .where(and(eq(scanPage.scanId, scanId), eq(scanPage.state, 'waiting')))
    .orderBy(asc(scanPage.scanFileId), asc(scanPage.number))
    .limit(batch)
  const queue = [...waiting]
  const lane = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      if (!(await isGoing(db, scanId))) return
      const { scanPageId } = next
      await atStep({ at: 'page', ...next }, () => readPage(db, scanPageId, work))
    }
  }
  const emptying = (error: unknown) => {
    queue.length = 0
    throw error
  }
  const ends = await Promise.allSettled(Array.from({ length: work.lanes }, () => lane().catch(emptying)))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
  return waiting.length > 0
}

async function readPage(db: Database, scanPageId: number, { reader, mapOf, context, now }: PageWork): Promise<void> {
  const waiting = and(eq(scanPage.scanPageId, scanPageId), eq(scanPage.state, 'waiting'))
  const source = await readSliced(db, scanPage.source, waiting)
  if (source === null) return
  const read = await reader.read(source, mapOf, context.isMultiple)
  await unsynced(db, (transaction) => keepReading(transaction, { scanPageId, read, context, now: now() }))
}
