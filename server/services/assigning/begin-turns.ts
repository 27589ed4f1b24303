import { and, eq, sql } from 'drizzle-orm'
import { turnsOf } from '#domain/assignments/turns.ts'
import type { Executor } from '#server/database/database.ts'
import { assignmentException } from '#server/database/schema/assignment-exceptions.ts'
import { member } from '#server/database/schema/courses.ts'
import { isMemberOf } from '../is-member.ts'
import { excusedStudents } from './assigned-students.ts'

/** The members of a class with their groups. */
const groupedMembers = (db: Executor, courseId: number) =>
  db
    .select({ uid: member.uid, groupName: member.groupName })
    .from(member)
    .where(isMemberOf(courseId))
    .orderBy(member.uid)

interface Turning {
  readonly assignmentId: number
  readonly courseId: number
  /** Minutes between the starts of the groups; null if all begin together. */
  readonly groupMinutes: number | null
  readonly now: Date
}

interface TurningAnew extends Turning {
  /** The chosen students; null for the whole class. */
  readonly chosen: readonly number[] | null
}

/**
 * Sets the start of each student by their group as it is now; their other arrangements stay. Groups of which nobody is
 * chosen or excused have no turn: an excused student may have to hand in after all.
 */
export async function writeTurns(db: Executor, turning: TurningAnew): Promise<void> {
  const { assignmentId, courseId, groupMinutes, chosen } = turning
  const isOfAssignment = eq(assignmentException.assignmentId, assignmentId)
  await db.update(assignmentException).set({ beginShift: 0 }).where(isOfAssignment)
  if (groupMinutes !== null) {
    const members = await groupedMembers(db, courseId)
    const excused = await excusedStudents(db, assignmentId)
    const beginning = chosen === null ? null : new Set([...chosen, ...excused])
    const turns = turnsOf(members.filter(({ uid }) => beginning === null || beginning.has(uid)))
    await storeTurns(db, turns, { ...turning, groupMinutes })
  }
  const isEmpty = and(eq(assignmentException.beginShift, 0), sql`${assignmentException.teacherId} is null`)
  await db.delete(assignmentException).where(and(isOfAssignment, isEmpty))
}

/** The same for some students of a whole class only; the others keep theirs. */
export async function writeTurnsOf(
  db: Executor,
  uids: readonly number[],
  turning: Turning & { readonly groupMinutes: number },
): Promise<void> {
  const turns = [...turnsOf(await groupedMembers(db, turning.courseId))]
  const theirs = new Set(uids)
  await storeTurns(db, new Map(turns.filter(([uid]) => theirs.has(uid))), turning)
}

async function storeTurns(
  db: Executor,
  turns: ReadonlyMap<number, number>,
  { assignmentId, groupMinutes, now }: Turning & { readonly groupMinutes: number },
): Promise<void> {
  const later = [...turns].filter(([, turn]) => turn > 0)
  if (later.length === 0) return
  await db
    .insert(assignmentException)
    .values(later.map(([uid, turn]) => ({ assignmentId, uid, beginShift: turn * groupMinutes, changedAt: now })))
    .onConflictDoUpdate({
      target: [assignmentException.assignmentId, assignmentException.uid],
      set: { beginShift: sql`excluded.begin_shift` },
    })
}
