import { hash } from 'node:crypto'
import { count, eq, sql } from 'drizzle-orm'
import { scanLimits } from '#domain/scan/scan-limits.ts'
import type { Executor } from '#server/database/database.ts'
import { scanFile, scanPart } from '#server/database/schema/scans.ts'
import type { SendJob } from '../jobs/job-queue.ts'
import { kindOfFile } from '../sheet-reading/file-kind.ts'
import { keepPage } from './keep-pages.ts'
import { lockScan, noteChange } from './open-scan.ts'
import { type UploadFault, uploadFault } from './upload-fault.ts'

interface NamedFile {
  readonly scanId: number
  readonly fileName: string
  readonly uid: number
  readonly now: Date
}

interface BroughtFile extends NamedFile {
  readonly bytes: Uint8Array
}

interface NewFile extends NamedFile {
  readonly digest: string
  readonly size: number
}

type Kept = { readonly scanFileId: number; readonly isSame: boolean }

/**
 * Stores a file and queues its reading, or returns why it was refused. A picture becomes its only page right away:
 * writing something as large as a photograph holds up everybody, so it is written only once.
 */
export async function keepFile(
  db: Executor,
  sendJob: SendJob,
  { bytes, ...named }: BroughtFile,
): Promise<Kept | UploadFault | FileRefusal> {
  const { scanId, uid, now } = named
  const fault = uploadFault(bytes)
  if (fault !== null) return fault
  const digest = hash('sha256', bytes, 'hex')
  return addFile(db, sendJob, { ...named, digest, size: bytes.length }, async (scanFileId) => {
    if (kindOfFile(bytes) === 'picture') await keepPage(db, { scanId, scanFileId, number: 1 }, bytes, now)
    else
      await db
        .insert(scanPart)
        .values({ scanId, uid, sending: digest, number: 1, digest, content: bytes, createdAt: now, scanFileId })
  })
}

/** Why a scan takes no more files. */
export type FileRefusal = 'scanCancelled' | 'tooManyScanFiles'

/** Adds a file, whose content is stored next, and queues its reading; one that the scan has is only counted again. */
export async function addFile(
  db: Executor,
  sendJob: SendJob,
  { now, ...file }: NewFile,
  keepContent: (scanFileId: number) => Promise<unknown>,
): Promise<Kept | FileRefusal> {
  const { scanId, digest } = file
  const { cancelledAt } = await lockScan(db, scanId)
  if (cancelledAt !== null) return 'scanCancelled'
  const [before] = await db
    .select({
      count: count(),
      sameId: sql<number | null>`max(${scanFile.scanFileId}) filter (where ${scanFile.digest} = ${digest})`.mapWith(
        scanFile.scanFileId,
      ),
    })
    .from(scanFile)
    .where(eq(scanFile.scanId, scanId))
  if (before === undefined) throw new Error('A scan has no count of files')
  if (before.sameId !== null) {
    await noteAgain(db, before.sameId)
    return { scanFileId: before.sameId, isSame: true }
  }
  if (before.count >= scanLimits.files) return 'tooManyScanFiles'
  const [made] = await db
    .insert(scanFile)
    .values({ ...file, createdAt: now })
    .returning({ scanFileId: scanFile.scanFileId })
  if (made === undefined) throw new Error('A file was not kept')
  await keepContent(made.scanFileId)
  await noteChange(db, scanId, now)
  await sendJob(db, 'readScan', { scanId })
  return { ...made, isSame: false }
}

const noteAgain = (db: Executor, scanFileId: number) =>
  db
    .update(scanFile)
    .set({ againCount: sql`${scanFile.againCount} + 1` })
    .where(eq(scanFile.scanFileId, scanFileId))
