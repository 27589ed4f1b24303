import { and, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { courseStatuses } from '#domain/classes/course-statuses.ts'
import { course, courseTeacher } from '#server/database/schema/courses.ts'

const query = new QueryBuilder()

/**
 * Whether somebody teaches a class of the statement, as its lead teacher or as another teacher. For one class at a time.
 */
export const isTaughtBy = (uid: number | SQL): SQL | undefined => or(eq(course.leadTeacherId, uid), isCoTaughtBy(uid))

/** Whether somebody teaches a class of the statement besides its lead teacher. */
const isCoTaughtBy = (uid: number | SQL): SQL =>
  exists(
    query
      .select({ uid: courseTeacher.uid })
      .from(courseTeacher)
      .where(sql`${courseTeacher.courseId} = ${course.courseId} and ${courseTeacher.uid} = ${uid}`),
  )

/** All classes that somebody teaches, for lists: both halves use an index, which an `or` would not. */
export const coursesTaughtBy = (uid: number | SQL): SQL =>
  sql`(select ${course.courseId} from ${course} where ${course.leadTeacherId} = ${uid}
    union all select ${courseTeacher.courseId} from ${courseTeacher} where ${courseTeacher.uid} = ${uid})`

/** Whether a class of the statement is in use and taught by somebody, for lists. */
export const isInUseOf = (uid: number): SQL | undefined =>
  and(inArray(course.courseId, coursesTaughtBy(uid)), eq(course.status, courseStatuses.inUse))
