import { and, eq, isNull } from 'drizzle-orm'
import { userTypes } from '#domain/classes/subjects.ts'
import { user } from '#server/database/schema/people.ts'

/** Teachers of a school whose accounts are enabled. */
export const usableTeachers = (schoolId: number) =>
  and(eq(user.schoolId, schoolId), eq(user.userType, userTypes.teacher), isNull(user.disabledAt))
