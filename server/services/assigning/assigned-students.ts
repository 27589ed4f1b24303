import { and, eq, inArray, notInArray } from 'drizzle-orm'
import { courseStatuses } from '#domain/classes/course-statuses.ts'
import type { Executor } from '#server/database/database.ts'
import { course, member } from '#server/database/schema/courses.ts'
import { assignmentException } from '#server/database/schema/assignment-exceptions.ts'
import { submission } from '#server/database/schema/assignments.ts'
import { isMemberOf } from '../is-member.ts'

/** Students in the class, by uid. */
export async function approvedMembers(db: Executor, courseId: number): Promise<number[]> {
  const rows = await db.select({ uid: member.uid }).from(member).where(isMemberOf(courseId)).orderBy(member.uid)
  return rows.map(({ uid }) => uid)
}

/** Those of the classes that are archived. */
export async function archivedAmong(db: Executor, courseIds: readonly number[]): Promise<number[]> {
  const rows = await db
    .select({ courseId: course.courseId })
    .from(course)
    .where(and(inArray(course.courseId, [...courseIds]), eq(course.status, courseStatuses.archived)))
    .orderBy(course.courseId)
  return rows.map(({ courseId }) => courseId)
}

/** Students who have to hand in an assignment, by uid. */
export async function assignedStudents(db: Executor, assignmentId: number): Promise<number[]> {
  const rows = await db
    .select({ uid: submission.uid })
    .from(submission)
    .where(eq(submission.assignmentId, assignmentId))
    .orderBy(submission.uid)
  return rows.map(({ uid }) => uid)
}

/**
 * Makes the assignment's submissions those of exactly these students. Only for an assignment that has not begun: the
 * others are deleted.
 */
export async function assignTo(db: Executor, assignmentId: number, uids: readonly number[]): Promise<void> {
  await db
    .delete(submission)
    .where(and(eq(submission.assignmentId, assignmentId), notInArray(submission.uid, [...uids])))
  await assignAlso(db, assignmentId, uids)
}

/** Gives an assignment to those of these students who are not excused; those who have it already keep their work. */
export async function assignAlso(db: Executor, assignmentId: number, uids: readonly number[]): Promise<void> {
  const excused = await excusedStudents(db, assignmentId)
  const due = uids.filter((uid) => !excused.has(uid))
  if (due.length === 0) return
  await db
    .insert(submission)
    .values(due.map((uid) => ({ assignmentId, uid })))
    .onConflictDoNothing()
}

/** Students who need not hand in an assignment. */
export async function excusedStudents(db: Executor, assignmentId: number): Promise<ReadonlySet<number>> {
  const rows = await db
    .select({ uid: assignmentException.uid })
    .from(assignmentException)
    .where(and(eq(assignmentException.assignmentId, assignmentId), eq(assignmentException.isExcused, true)))
  return new Set(rows.map(({ uid }) => uid))
}
