import { and, asc, eq, exists, or, sql } from 'drizzle-orm'
import type { Executor } from '#server/database/database.ts'
import { course, courseTeacher } from '#server/database/schema/courses.ts'

const inUse = 1

/** Classes in use that somebody teaches, as their lecturer or beside them. */
export const isTaughtBy = (db: Executor, uid: number) =>
  and(
    eq(course.status, inUse),
    or(
      eq(course.lecturerId, uid),
      exists(
        db
          .select({ one: sql`1` })
          .from(courseTeacher)
          .where(and(eq(courseTeacher.courseId, course.courseId), eq(courseTeacher.uid, uid))),
      ),
    ),
  )

/** Everybody who teaches a class. */
export async function teachersOf(db: Executor, courseId: number): Promise<number[]> {
  const lecturers = await db.select({ uid: course.lecturerId }).from(course).where(eq(course.courseId, courseId))
  const others = await db
    .select({ uid: courseTeacher.uid })
    .from(courseTeacher)
    .where(eq(courseTeacher.courseId, courseId))
    .orderBy(asc(courseTeacher.uid))
  return [...lecturers, ...others].map(({ uid }) => uid)
}
