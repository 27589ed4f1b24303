import { and, eq, inArray } from 'drizzle-orm'
import { courseLimits } from '#domain/classes/class-limits.ts'
import { courseStatuses } from '#domain/classes/course-statuses.ts'
import { Gone } from '#server/core/implement.ts'
import type { Acting, Caller } from '#server/core/ports.ts'
import type { Executor } from '#server/database/database.ts'
import { course, courseTeacher } from '#server/database/schema/courses.ts'
import { user } from '#server/database/schema/people.ts'
import { lockClass } from '../classes/lock-classes.ts'
import { usableTeachers } from '../classes/usable-teachers.ts'
import { tell, tellAll } from '../message/tell.ts'
import { hasRoom } from './save-course.ts'

/** A change of the teachers of a class, by one of them; run it in a write. */
interface Change extends Acting {
  readonly courseId: number
}

/** Adds colleagues as further teachers; those who are there already stay. */
export async function addTeachers(db: Executor, teacherIds: readonly number[], { courseId, caller, now }: Change) {
  const { leadTeacherId } = await lockOwn(db, courseId, caller)
  const ids = [...new Set(teacherIds)]
  if (ids.includes(leadTeacherId) || !(await areUsable(db, caller.schoolId, ids))) return 'teacherUnknown'
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

/** Removes teachers from a class; all of them must be teachers of it other than the lead teacher. */
export async function removeTeachers(db: Executor, teacherIds: readonly number[], { courseId, caller, now }: Change) {
  await lockOwn(db, courseId, caller)
  const ids = [...new Set(teacherIds)]
  if (!(await takeOut(db, courseId, ids))) return 'teacherUnknown'
  await tellAll(db, ids, { kind: 'courseRemoved', courseId, byUid: caller.uid }, now)
  return null
}

/** A teacher other than the lead teacher leaves the class. */
export async function leaveCourse(db: Executor, { courseId, caller, now }: Change) {
  const { leadTeacherId } = await lockClass(db, courseId)
  if (!(await takeOut(db, courseId, [caller.uid]))) return 'leadTeacherStays'
  await tell(db, leadTeacherId, { kind: 'courseLeft', courseId, byUid: caller.uid }, now)
  return null
}

/** Makes a colleague the lead teacher; the former one stays as a further teacher. */
export async function handOver(db: Executor, teacherId: number, { courseId, caller, now }: Change) {
  const { leadTeacherId, status } = await lockOwn(db, courseId, caller)
  if (teacherId === leadTeacherId || !(await areUsable(db, caller.schoolId, [teacherId]))) return 'teacherUnknown'
  if (status === courseStatuses.inUse && !(await hasRoom(db, teacherId))) return 'otherHasTooManyCourses'
  await takeOut(db, courseId, [teacherId])
  await db.update(course).set({ leadTeacherId: teacherId }).where(eq(course.courseId, courseId))
  await db.insert(courseTeacher).values({ courseId, uid: leadTeacherId, addedBy: leadTeacherId, addedAt: now })
  await tell(db, teacherId, { kind: 'courseHandover', courseId, byUid: caller.uid }, now)
  return null
}

/** Locks a class for actions of the lead teacher alone: it may just have been handed over. */
async function lockOwn(db: Executor, courseId: number, { uid }: Caller) {
  const locked = await lockClass(db, courseId)
  if (locked.leadTeacherId !== uid) throw new Gone()
  return locked
}

/** False if there is nobody or one of them is no further teacher of the class; the write must then be rolled back. */
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
