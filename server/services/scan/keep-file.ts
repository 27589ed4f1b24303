import { hash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { scanLimits } from '#domain/scan/scan-limits.ts'
import type { Executor } from '#server/database/database.ts'
import { scanFile } from '#server/database/schema/scans.ts'
import type { SendJob } from '../jobs/job-queue.ts'
import { kindOfFile } from '../sheet-reading/file-kind.ts'
import { keepPage } from './keep-pages.ts'
import { lockScan, noteChange } from './open-scan.ts'
import { type UploadFault, uploadFault } from './upload-fault.ts'

interface BroughtFile {
  readonly scanId: number
  readonly fileName: string
  readonly bytes: Buffer
  readonly uid: number
  readonly now: Date
}

type Kept = { readonly scanFileId: number; readonly isSame: boolean }

/**
 * Stores a file and queues its reading, or returns why it was refused. A picture becomes its only page right away:
 * writing something as large as a photograph holds up everybody, so it is written only once.
 */
export async function keepFile(
  db: Executor,
  sendJob: SendJob,
  { scanId, fileName, bytes, uid, now }: BroughtFile,
): Promise<Kept | UploadFault | 'scanCancelled' | 'tooManyScanFiles'> {
  const fault = uploadFault(bytes)
  if (fault !== null) return fault
  const { cancelledAt } = await lockScan(db, scanId)
  if (cancelledAt !== null) return 'scanCancelled'
  const digest = hash('sha256', bytes, 'hex')
  const [before] = await db
    .select({ scanFileId: scanFile.scanFileId })
    .from(scanFile)
    .where(and(eq(scanFile.scanId, scanId), eq(scanFile.digest, digest)))
  if (before !== undefined) return { ...before, isSame: true }
  if ((await db.$count(scanFile, eq(scanFile.scanId, scanId))) >= scanLimits.files) return 'tooManyScanFiles'
  const isPage = kindOfFile(bytes) === 'picture'
  const [made] = await db
    .insert(scanFile)
    .values({ scanId, uid, fileName, digest, size: bytes.length, content: isPage ? null : bytes, createdAt: now })
    .returning({ scanFileId: scanFile.scanFileId })
  if (made === undefined) throw new Error('A file was not kept')
  if (isPage) await keepPage(db, { scanId, ...made, number: 1 }, bytes, now)
  await noteChange(db, scanId, now)
  await sendJob(db, 'readScan', { scanId })
  return { ...made, isSame: false }
}
