import { inArray, or, type SQL, sql } from 'drizzle-orm'
import { course } from '#server/database/schema/courses.ts'
import { coursesTaughtBy } from '../classes/taught-by.ts'

/** Who compares classes: teachers see their own, the school's owner all of the school. */
export interface Comparer {
  readonly uid: number
  readonly schoolId: number
  readonly ownsSchool: boolean
}

/** Whether the class of the statement is one that they see; values or placeholders. */
export const isComparedBy = (who: { readonly [field in keyof Comparer]: Comparer[field] | SQL }): SQL | undefined =>
  or(
    inArray(course.courseId, coursesTaughtBy(who.uid)),
    sql`(${who.ownsSchool}::boolean and ${course.schoolId} = ${who.schoolId})`,
  )
