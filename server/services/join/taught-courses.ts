import { and, asc, eq, type SQL } from 'drizzle-orm'
import { courseStatuses } from '#domain/classes/course-statuses.ts'
import type { Executor } from '#server/database/database.ts'
import { course, courseTeacher } from '#server/database/schema/courses.ts'
import { isTaughtBy } from '../classes/taught-by.ts'

/** Classes in use that somebody teaches: only these admit new members. */
export const isOpenClassOf = (uid: number): SQL | undefined =>
  and(eq(course.status, courseStatuses.inUse), isTaughtBy(uid))

/** Everybody who teaches a class. */
export async function teachersOf(db: Executor, courseId: number): Promise<number[]> {
  const leadTeachers = await db.select({ uid: course.leadTeacherId }).from(course).where(eq(course.courseId, courseId))
  const others = await db
    .select({ uid: courseTeacher.uid })
    .from(courseTeacher)
    .where(eq(courseTeacher.courseId, courseId))
    .orderBy(asc(courseTeacher.uid))
  return [...leadTeachers, ...others].map(({ uid }) => uid)
}
