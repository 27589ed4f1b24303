import { and, desc, eq, isNull, type SQL } from 'drizzle-orm'
import { scanLimits } from '#domain/scan/scan-limits.ts'
import { Gone } from '#server/core/implement.ts'
import type { Executor } from '#server/database/database.ts'
import { assignment } from '#server/database/schema/assignments.ts'
import { scan } from '#server/database/schema/scans.ts'

interface Beginning {
  readonly assignmentId: number
  readonly uid: number
  readonly now: Date
}

/** Locks an assignment until the transaction ends: its scans are begun and restored one after another. */
const lockAssignment = (db: Executor, isMeant: SQL) =>
  db.select({ assignmentId: assignment.assignmentId }).from(assignment).where(isMeant).for('update')

/**
 * The open scan of an assignment, started if there is none. Two callers who start at the same time get the same one.
 */
export async function openScan(db: Executor, { assignmentId, uid, now }: Beginning): Promise<number> {
  await lockAssignment(db, eq(assignment.assignmentId, assignmentId))
  const [open] = await db
    .select({ scanId: scan.scanId })
    .from(scan)
    .where(and(eq(scan.assignmentId, assignmentId), isNull(scan.cancelledAt)))
    .orderBy(desc(scan.scanId))
    .limit(1)
  if (open !== undefined) return open.scanId
  const [made] = await db
    .insert(scan)
    .values({ assignmentId, uid, createdAt: now, changedAt: now })
    .returning({ scanId: scan.scanId })
  if (made === undefined) throw new Error('Sheets were not begun')
  return made.scanId
}

/** Like `lockScan`, for somebody who may restore it: also locks its assignment, first. */
export async function lockToRestore(db: Executor, scanId: number) {
  const itsAssignment = db.select({ assignmentId: scan.assignmentId }).from(scan).where(eq(scan.scanId, scanId))
  await lockAssignment(db, eq(assignment.assignmentId, itsAssignment))
  return lockScan(db, scanId)
}

/** Why a scan locked by `lockToRestore` cannot be restored; null if it can, or was not cancelled. */
export async function restoreRefusal(
  db: Executor,
  { assignmentId, cancelledAt }: Pick<typeof scan.$inferSelect, 'assignmentId' | 'cancelledAt'>,
  now: Date,
): Promise<'scanBegunAnew' | 'scanCancelled' | null> {
  if (cancelledAt === null) return null
  const isOpen = and(eq(scan.assignmentId, assignmentId), isNull(scan.cancelledAt))
  if ((await db.$count(scan, isOpen)) > 0) return 'scanBegunAnew'
  return now.getTime() - cancelledAt.getTime() > scanLimits.restorable ? 'scanCancelled' : null
}

/** The scan, locked until the transaction ends: this serializes pages, decisions and publishing. */
export async function lockScan(db: Executor, scanId: number) {
  const [row] = await db.select().from(scan).where(eq(scan.scanId, scanId)).for('update')
  if (row === undefined) throw new Gone()
  return row
}

/** Records that something changed, so that what was published is out of date. */
export const noteChange = (db: Executor, scanId: number, now: Date) =>
  db.update(scan).set({ changedAt: now }).where(eq(scan.scanId, scanId))
