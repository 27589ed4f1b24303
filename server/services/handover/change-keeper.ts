import { and, eq } from 'drizzle-orm'
import { courseLimits } from '#domain/classes/class-limits.ts'
import { Gone } from '#server/core/implement.ts'
import type { Acting } from '#server/core/ports.ts'
import type { Executor } from '#server/database/database.ts'
import { assignmentHandover } from '#server/database/schema/assignment-exceptions.ts'
import { assignment } from '#server/database/schema/assignments.ts'
import { courseTeacher } from '#server/database/schema/courses.ts'
import { user } from '#server/database/schema/people.ts'
import { lockClassOf } from '../classes/lock-classes.ts'
import { usableTeachers } from '../classes/usable-teachers.ts'
import { tell } from '../message/tell.ts'
import { teaches } from './handovers.ts'

/** Somebody's change to who looks after an assignment; run it in a write. */
interface Change extends Acting {
  readonly assignmentId: number
}

/**
 * Offers an assignment to a colleague; only the lead teacher, who chooses the class's teachers, may offer it to one who
 * does not teach the class.
 */
export async function offerAssignment(db: Executor, teacherId: number, { assignmentId, caller, now }: Change) {
  const { courseId, keeperId, leadTeacherId } = await lockKept(db, assignmentId)
  const isLeadTeacher = caller.uid === leadTeacherId
  if (!isLeadTeacher && caller.uid !== keeperId) return 'notItsKeeper'
  if (teacherId === keeperId) return 'handedAlready'
  const isUsable = (await db.$count(user, and(usableTeachers(caller.schoolId), eq(user.uid, teacherId)))) > 0
  if (!isUsable || !(isLeadTeacher || (await teaches(db, courseId, teacherId)))) return 'teacherUnknown'
  const made = await db
    .insert(assignmentHandover)
    .values({ assignmentId, teacherId, handedBy: caller.uid, handedAt: now })
    .onConflictDoNothing()
    .returning({ assignmentId: assignmentHandover.assignmentId })
  if (made.length === 0) return 'handoverWaiting'
  await tell(db, teacherId, { kind: 'assignmentOffered', courseId, byUid: caller.uid }, now)
  return null
}

/** Withdraws an offer that has not been answered. */
export async function takeBackOffer(db: Executor, { assignmentId, caller }: Change) {
  const { keeperId, leadTeacherId } = await lockKept(db, assignmentId)
  if (caller.uid !== keeperId && caller.uid !== leadTeacherId) return 'notItsKeeper'
  return (await endOffer(db, assignmentId)) === null ? 'handoverGone' : null
}

/**
 * Makes the caller the keeper; if they did not teach the class they do now, provided that its lead teacher made the offer
 * and is still its lead teacher.
 */
export async function acceptOffer(db: Executor, { assignmentId, caller, now }: Change) {
  const { courseId, leadTeacherId } = await lockKept(db, assignmentId)
  const offer = await endOffer(db, assignmentId, caller.uid)
  if (offer === null) throw new Gone()
  if (!(await teaches(db, courseId, caller.uid))) {
    if (offer.handedBy !== leadTeacherId) return 'handoverLapsed'
    await db.insert(courseTeacher).values({ courseId, uid: caller.uid, addedBy: leadTeacherId, addedAt: now })
    if ((await db.$count(courseTeacher, eq(courseTeacher.courseId, courseId))) > courseLimits.coTeachers)
      return 'tooManyTeachers'
  }
  await db.update(assignment).set({ creatorId: caller.uid }).where(eq(assignment.assignmentId, assignmentId))
  await tell(db, offer.handedBy, { kind: 'assignmentTaken', courseId, byUid: caller.uid }, now)
  return { courseId }
}

/** Declines; the assignment stays with its keeper. */
export async function refuseOffer(db: Executor, { assignmentId, caller, now }: Change): Promise<void> {
  const { courseId } = await lockKept(db, assignmentId)
  const offer = await endOffer(db, assignmentId, caller.uid)
  if (offer === null) throw new Gone()
  await tell(db, offer.handedBy, { kind: 'assignmentRefused', courseId, byUid: caller.uid }, now)
}

/** Locks the class, then the assignment: serializes changes to it, and nobody leaves the class meanwhile. */
async function lockKept(db: Executor, assignmentId: number) {
  const { courseId, leadTeacherId } = await lockClassOf(db, assignmentId)
  const [kept] = await db
    .select({ keeperId: assignment.creatorId })
    .from(assignment)
    .where(eq(assignment.assignmentId, assignmentId))
    .for('update')
  if (kept === undefined) throw new Gone()
  return { courseId, leadTeacherId, ...kept }
}

/** Ends an offer, optionally only one to a certain teacher; null if there is none. */
async function endOffer(db: Executor, assignmentId: number, teacherId?: number) {
  const ofTeacher = teacherId === undefined ? undefined : eq(assignmentHandover.teacherId, teacherId)
  const [ended] = await db
    .delete(assignmentHandover)
    .where(and(eq(assignmentHandover.assignmentId, assignmentId), ofTeacher))
    .returning({ handedBy: assignmentHandover.handedBy })
  return ended ?? null
}
