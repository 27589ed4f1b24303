import { hash } from 'node:crypto'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { scanLimits } from '#domain/scan/scan-limits.ts'
import type { Database, Executor } from '#server/database/database.ts'
import { scanFile, scanPart } from '#server/database/schema/scans.ts'
import { readSliced } from '#server/database/sliced-bytes.ts'
import type { SendJob } from '../jobs/job-queue.ts'
import type { PartedFile } from '../sheet-reading/parted-file.ts'
import { addFile, type FileRefusal } from './keep-file.ts'
import { lockScan } from './open-scan.ts'
import { type PartFault, partFault } from './upload-fault.ts'

/** A file that somebody is sending in parts. */
interface Sending {
  readonly scanId: number
  readonly uid: number
  readonly sending: string
  /** Of the whole file, in bytes. */
  readonly size: number
  readonly now: Date
}

interface SentPart extends Sending {
  readonly number: number
  readonly bytes: Uint8Array
}

/**
 * Stores a part of a file, and returns the number of the first one that is missing: after a lost response sending
 * resumes there.
 */
export async function keepPart(
  db: Executor,
  { bytes, now, ...part }: SentPart,
): Promise<{ readonly next: number } | PartFault | FileRefusal> {
  const { scanId, uid, sending, number, size } = part
  const fault = partFault(part, bytes)
  if (fault !== null) return fault
  if ((await lockScan(db, scanId)).cancelledAt !== null) return 'scanCancelled'
  const isLoose = and(eq(scanPart.scanId, scanId), isNull(scanPart.scanFileId))
  if ((await db.$count(scanPart, isLoose)) >= scanLimits.looseParts) return 'tooManyScanFiles'
  const digest = hash('sha256', bytes, 'hex')
  await db
    .insert(scanPart)
    .values({ scanId, uid, sending, number, digest, content: bytes, createdAt: now })
    .onConflictDoNothing()
  const numbers = new Set((await partsOf(db, { scanId, uid, sending, size, now })).map((one) => one.number))
  const all = Array.from({ length: Math.ceil(size / scanLimits.partBytes) }, (_, index) => index + 1)
  return { next: all.find((one) => !numbers.has(one)) ?? all.length + 1 }
}

interface JoinedFile extends Sending {
  readonly fileName: string
}

/** Adds the file that these parts make, once all of them are there. */
export async function joinParts(db: Executor, sendJob: SendJob, file: JoinedFile) {
  const { scanId, uid, size, now, fileName } = file
  const parts = await partsOf(db, file)
  const isComplete = parts.every(({ number }, index) => number === index + 1)
  if (!isComplete || parts.reduce((sum, part) => sum + part.length, 0) !== size) return 'scanPartsMissing'
  const digest = hash('sha256', parts.map((part) => part.digest).join(' '), 'hex')
  const own = ofSending(file)
  const kept = await addFile(db, sendJob, { scanId, uid, fileName, now, digest, size }, (scanFileId) =>
    db.update(scanPart).set({ scanFileId }).where(own),
  )
  if (typeof kept !== 'string' && kept.isSame) await db.delete(scanPart).where(and(own, isNull(scanPart.scanFileId)))
  return kept
}

const ofSending = ({ scanId, uid, sending }: Sending) =>
  and(eq(scanPart.scanId, scanId), eq(scanPart.uid, uid), eq(scanPart.sending, sending))

const partsOf = (db: Executor, file: Sending) =>
  db
    .select({
      number: scanPart.number,
      digest: scanPart.digest,
      length: sql<number>`octet_length(${scanPart.content})`,
    })
    .from(scanPart)
    .where(ofSending(file))
    .orderBy(asc(scanPart.number))

/** Whether a file is still to be split into pages. */
export const isWhole = sql<boolean>`exists (select 1 from ${scanPart} where ${scanPart.scanFileId} = ${scanFile.scanFileId})`

/** A stored file, of which only one part at a time is in memory. */
export const storedFile = (db: Database, { scanFileId, size }: StoredFile): PartedFile => ({
  size,
  parts: async function* () {
    for (let number = 1; ; number += 1) {
      const part = await readSliced(
        db,
        scanPart.content,
        and(eq(scanPart.scanFileId, scanFileId), eq(scanPart.number, number)),
      )
      if (part === null) return
      yield part
    }
  },
})

interface StoredFile {
  readonly scanFileId: number
  readonly size: number
}
