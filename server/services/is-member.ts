import { and, eq, type SQL, sql } from 'drizzle-orm'
import { anyOf } from '#server/database/any-of.ts'
import { member, memberStatus } from '#server/database/schema/courses.ts'

/** Whether a row is about a student who is in a class now. */
export const isMemberOf = (courseId: number): SQL | undefined =>
  and(eq(member.courseId, courseId), eq(member.joinStatus, memberStatus.approved))

/** The same for certain students. */
export const areMembersOf = (courseId: number, uids: readonly number[]): SQL | undefined =>
  and(isMemberOf(courseId), sql`${member.uid} = ${anyOf(uids)}`)
