import { and, eq, inArray } from 'drizzle-orm'
import { courseLimits } from '#domain/classes/class-limits.ts'
import { courseStatuses } from '#domain/classes/course-statuses.ts'
import { Gone } from '#server/core/implement.ts'
import type { Caller } from '#server/core/ports.ts'
import type { Executor } from '#server/database/database.ts'
import { course, courseTeacher } from '#server/database/schema/courses.ts'
import { user } from '#server/database/schema/people.ts'
import { usableTeachers } from '../classes/usable-teachers.ts'
import { tell, tellAll } from '../message/tell.ts'
import { hasRoom } from './save-course.ts'

/** A change of who teaches a class, by one of its teachers; to be run in a write. */
interface Change {
  readonly courseId: number
  readonly caller: Caller
  readonly now: Date
}

/** Puts colleagues beside the lecturer; who is there already stays. */
export async function addTeachers(db: Executor, teacherIds: readonly number[], { courseId, caller, now }: Change) {
  const { lecturerId } = await lockOwn(db, courseId, caller)
  const ids = [...new Set(teacherIds)]
  if (ids.includes(lecturerId) || !(await areUsable(db, caller.schoolId, ids))) return 'teacherUnknown'
  const added = await db
    .insert(courseTeacher)
    .values(ids.map((uid) => ({ courseId, uid, addedBy: caller.uid, addedAt: now })))
    .onConflictDoNothing()
    .returning({ uid: courseTeacher.uid })
  if ((await db.$count(courseTeacher, eq(courseTeacher.courseId, courseId))) > courseLimits.coTeachers)
    return 'tooManyTeachers'
  const uids = added.map(({ uid }) => uid)
  await tellAll(db, uids, { kind: 'courseTeacher', courseId, byUid: caller.uid }, now)
  return null
}

/** Takes teachers out of a class; all of them have to teach it beside the lecturer. */
export async function removeTeachers(db: Executor, teacherIds: readonly number[], { courseId, caller, now }: Change) {
  await lockOwn(db, courseId, caller)
  const ids = [...new Set(teacherIds)]
  if (!(await takeOut(db, courseId, ids))) return 'teacherUnknown'
  await tellAll(db, ids, { kind: 'courseRemoved', courseId, byUid: caller.uid }, now)
  return null
}

/** Who teaches a class beside its lecturer leaves it. */
export async function leaveCourse(db: Executor, { courseId, caller, now }: Change) {
  const { lecturerId } = await lockCourse(db, courseId)
  if (!(await takeOut(db, courseId, [caller.uid]))) return 'lecturerStays'
  await tell(db, lecturerId, { kind: 'courseLeft', courseId, byUid: caller.uid }, now)
  return null
}

/** Makes a colleague the lecturer, and the former one a teacher beside them. */
export async function handOver(db: Executor, teacherId: number, { courseId, caller, now }: Change) {
  const { lecturerId, status } = await lockOwn(db, courseId, caller)
  if (teacherId === lecturerId || !(await areUsable(db, caller.schoolId, [teacherId]))) return 'teacherUnknown'
  if (status === courseStatuses.inUse && !(await hasRoom(db, teacherId))) return 'otherHasTooManyCourses'
  await takeOut(db, courseId, [teacherId])
  await db.update(course).set({ lecturerId: teacherId }).where(eq(course.courseId, courseId))
  await db.insert(courseTeacher).values({ courseId, uid: lecturerId, addedBy: lecturerId, addedAt: now })
  await tell(db, teacherId, { kind: 'courseHandover', courseId, byUid: caller.uid }, now)
  return null
}

/** Two changes of one class come one after the other. */
async function lockCourse(db: Executor, courseId: number): Promise<{ lecturerId: number; status: number }> {
  const [locked] = await db
    .select({ lecturerId: course.lecturerId, status: course.status })
    .from(course)
    .where(eq(course.courseId, courseId))
    .for('update')
  if (locked === undefined) throw new Gone()
  return locked
}

/** The same for what its lecturer alone does: it may have been handed over a moment ago. */
async function lockOwn(db: Executor, courseId: number, { uid }: Caller) {
  const locked = await lockCourse(db, courseId)
  if (locked.lecturerId !== uid) throw new Gone()
  return locked
}

/** False, which has to undo the write, where there is nobody or one of them does not teach the class beside its lecturer. */
async function takeOut(db: Executor, courseId: number, uids: readonly number[]): Promise<boolean> {
  const named = and(eq(courseTeacher.courseId, courseId), inArray(courseTeacher.uid, [...uids]))
  const taken = await db.delete(courseTeacher).where(named).returning({ uid: courseTeacher.uid })
  return uids.length > 0 && taken.length === uids.length
}

async function areUsable(db: Executor, schoolId: number, uids: readonly number[]): Promise<boolean> {
  return (
    uids.length > 0 &&
    (await db.$count(user, and(usableTeachers(schoolId), inArray(user.uid, [...uids])))) === uids.length
  )
}
