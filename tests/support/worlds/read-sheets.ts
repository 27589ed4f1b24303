import { and, eq } from 'drizzle-orm'
import type { Database } from '#server/database/database.ts'
import { submission } from '#server/database/schema/assignments.ts'
import { scan, scanFile, scanPage, scanReading, scanResult } from '#server/database/schema/scans.ts'
import { idOf } from '#tests/support/service/id-of.ts'

interface Sheets {
  readonly assignmentId: number
  readonly uid: number
  /** The teacher who uploaded them. */
  readonly owner: number
  readonly itemId: number
}

/**
 * Adds scanned sheets of an assignment that have been read: one page of the student for each height, which is where the
 * item is on it.
 */
export async function addSheets(
  db: Database,
  { assignmentId, uid, owner, itemId }: Sheets,
  heights: readonly number[],
): Promise<readonly number[]> {
  const at = new Date('2026-11-19T09:00:00Z')
  const [sheets] = await db.insert(scan).values({ assignmentId, uid: owner, createdAt: at, changedAt: at }).returning()
  const scanId = idOf(sheets?.scanId)
  const file = { scanId, uid: owner, fileName: 'a.pdf', digest: String(uid), size: 1, createdAt: at }
  const [brought] = await db.insert(scanFile).values(file).returning()
  const pages = await db
    .insert(scanPage)
    .values(
      heights.map((height, index) => ({
        scanId,
        scanFileId: idOf(brought?.scanFileId),
        number: index + 1,
        state: 'read' as const,
        uid,
        readAt: new Date(at.getTime() + height),
      })),
    )
    .returning({ scanPageId: scanPage.scanPageId })
  const reading = { row: 'Q2', itemId, state: 'decided' as const, candidates: [], confidence: 99 }
  await db.insert(scanReading).values(
    pages.map(({ scanPageId }, index) => ({
      ...reading,
      scanPageId,
      area: { x: 20, y: heights[index] ?? 0, w: 60, h: 8 },
    })),
  )
  const isTheirs = and(eq(submission.assignmentId, assignmentId), eq(submission.uid, uid))
  const [own] = await db.select().from(submission).where(isTheirs)
  await db.insert(scanResult).values({ submissionId: idOf(own?.submissionId), scanId, publishedAt: at })
  return pages.map(({ scanPageId }) => scanPageId)
}
