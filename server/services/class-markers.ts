import { type SQL, sql } from 'drizzle-orm'
import { assignment } from '#server/database/schema/assignments.ts'
import { course, courseTeacher } from '#server/database/schema/courses.ts'

/** Who teaches the class of the statement, each once, and so may mark if they can sign in: a table with `uid`. */
export const teachersOfClass: SQL = sql`(select ${course.leadTeacherId} as uid
  union select ${courseTeacher.uid} from ${courseTeacher} where ${courseTeacher.courseId} = ${course.courseId})`

/** Whether a teacher of the class of the statement leads it, or looks after the assignment. */
export const leadsMarking = (uid: number | SQL): SQL =>
  sql`${uid} in (${course.leadTeacherId}, ${assignment.creatorId})`
