import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Executor } from '#server/database/database.ts'
import { scan, scanFile } from '#server/database/schema/scans.ts'

/**
 * Whether anything was uploaded for an assignment and not discarded; locked until the transaction ends. It comes before
 * the submissions are locked, as when sheets are published.
 */
export async function lockSheets(db: Executor, assignmentId: number): Promise<boolean> {
  const isOpen = and(eq(scan.assignmentId, assignmentId), isNull(scan.cancelledAt))
  const open = await db.select({ scanId: scan.scanId }).from(scan).where(isOpen).for('update')
  const ids = open.map(({ scanId }) => scanId)
  return (await db.$count(scanFile, inArray(scanFile.scanId, ids))) > 0
}
