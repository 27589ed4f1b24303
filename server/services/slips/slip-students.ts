import { asc, eq, sql } from 'drizzle-orm'
import type { Executor } from '#server/database/database.ts'
import { course, member } from '#server/database/schema/courses.ts'
import { school, user } from '#server/database/schema/people.ts'
import { areMembersOf, isMemberOf } from '../is-member.ts'

export interface SlipStudent {
  readonly uid: number
  readonly realname: string
  readonly username: string
  readonly studentNo: string | null
}

export interface SlipClass {
  readonly courseName: string
  readonly schoolName: string
  readonly students: readonly SlipStudent[]
}

/**
 * The chosen members of a class by student number, then username; all members if nobody is chosen. An error if the
 * class has none, or if one of the chosen is not a member.
 */
export async function slipStudents(
  db: Executor,
  courseId: number,
  chosen: readonly number[],
): Promise<SlipClass | 'noStudents' | 'studentNotInClass'> {
  const uids = [...new Set(chosen)]
  const { uid, realname, username, studentNo } = user
  const students = await db
    .select({ uid, realname, username, studentNo })
    .from(member)
    .innerJoin(user, eq(user.uid, member.uid))
    .where(uids.length === 0 ? isMemberOf(courseId) : areMembersOf(courseId, uids))
    // Numbers of equal length sort by their digits.
    .orderBy(sql`length(${studentNo}) nulls last`, asc(studentNo), asc(username))
  if (students.length < uids.length) return 'studentNotInClass'
  if (students.length === 0) return 'noStudents'
  const [found] = await db
    .select({ courseName: course.courseName, schoolName: school.name })
    .from(course)
    .innerJoin(school, eq(school.schoolId, course.schoolId))
    .where(eq(course.courseId, courseId))
  return { courseName: found?.courseName ?? '', schoolName: found?.schoolName ?? '', students }
}

/** How many of these are members now; locked until the transaction ends. */
export async function lockMembers(db: Executor, courseId: number, uids: readonly number[]): Promise<number> {
  const rows = await db
    .select({ uid: member.uid })
    .from(member)
    .where(areMembersOf(courseId, uids))
    .orderBy(member.uid)
    .for('share')
  return rows.length
}
