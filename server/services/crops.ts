import { desc, eq, type SQL } from 'drizzle-orm'
import type { Crop } from '#api/contract/schemas/scans.ts'
import type { Executor } from '#server/database/database.ts'
import { submission } from '#server/database/schema/assignments.ts'
import { scanPage, scanReading, scanResult } from '#server/database/schema/scans.ts'
import { isBehindResult } from './scored-pages.ts'

interface StudentAnswer {
  readonly assignmentId: number
  readonly uid: number
  readonly itemId: number
}

export type CropOf = (of: StudentAnswer) => Crop

/** Where answers are on the sheets they were read from; the page read last wins. */
export async function cropsOf(db: Executor, which: SQL | undefined): Promise<CropOf> {
  const rows = await db
    .selectDistinctOn([submission.submissionId, scanReading.itemId], {
      assignmentId: submission.assignmentId,
      uid: submission.uid,
      itemId: scanReading.itemId,
      scanPageId: scanReading.scanPageId,
      area: scanReading.area,
    })
    .from(submission)
    .innerJoin(scanResult, eq(scanResult.submissionId, submission.submissionId))
    .innerJoin(scanPage, isBehindResult)
    .innerJoin(scanReading, eq(scanReading.scanPageId, scanPage.scanPageId))
    .where(which)
    .orderBy(submission.submissionId, scanReading.itemId, desc(scanPage.readAt), desc(scanPage.scanPageId))
  const crops = new Map(
    rows.map(({ assignmentId, uid, itemId, ...crop }) => [nameOf({ assignmentId, uid, itemId }), crop]),
  )
  return (of) => crops.get(nameOf(of)) ?? null
}

const nameOf = ({ assignmentId, uid, itemId }: StudentAnswer): string => `${assignmentId} ${uid} ${itemId}`
