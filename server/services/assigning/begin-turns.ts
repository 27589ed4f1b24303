import { and, eq, sql } from 'drizzle-orm'
import { turnsOf } from '#domain/assignments/turns.ts'
import type { Executor } from '#server/database/database.ts'
import { assignmentException } from '#server/database/schema/assignment-exceptions.ts'
import { member } from '#server/database/schema/courses.ts'
import { isMemberOf } from '../is-member.ts'

/** The members of a class with their groups. */
export const groupedMembers = (db: Executor, courseId: number) =>
  db
    .select({ uid: member.uid, groupName: member.groupName })
    .from(member)
    .where(isMemberOf(courseId))
    .orderBy(member.uid)

interface Turning {
  readonly assignmentId: number
  readonly courseId: number
  /** Minutes between the begins of the groups; null if all begin together. */
  readonly groupMinutes: number | null
  readonly now: Date
}

/** Sets the begin of each student by their group as it is now; their other arrangements stay. */
export async function writeTurns(db: Executor, { assignmentId, courseId, groupMinutes, now }: Turning): Promise<void> {
  const isOfAssignment = eq(assignmentException.assignmentId, assignmentId)
  await db.update(assignmentException).set({ beginShift: 0 }).where(isOfAssignment)
  if (groupMinutes !== null) await writeTurnsOf(db, null, { assignmentId, courseId, groupMinutes, now })
  const isEmpty = and(eq(assignmentException.beginShift, 0), sql`${assignmentException.teacherId} is null`)
  await db.delete(assignmentException).where(and(isOfAssignment, isEmpty))
}

/** The same for some students only, null for all; the others keep theirs. */
export async function writeTurnsOf(
  db: Executor,
  uids: readonly number[] | null,
  { assignmentId, courseId, groupMinutes, now }: Turning & { readonly groupMinutes: number },
): Promise<void> {
  const turns = turnsOf(await groupedMembers(db, courseId))
  const later = [...turns].filter(([uid, turn]) => turn > 0 && (uids === null || uids.includes(uid)))
  if (later.length === 0) return
  await db
    .insert(assignmentException)
    .values(later.map(([uid, turn]) => ({ assignmentId, uid, beginShift: turn * groupMinutes, changedAt: now })))
    .onConflictDoUpdate({
      target: [assignmentException.assignmentId, assignmentException.uid],
      set: { beginShift: sql`excluded.begin_shift` },
    })
}
