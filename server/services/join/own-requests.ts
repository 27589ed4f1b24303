import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm'
import type { join } from '#api/contract/groups/join.ts'
import type { OutputOf } from '#api/contract/endpoint.ts'
import { courseStatuses } from '#domain/classes/course-statuses.ts'
import type { Executor } from '#server/database/database.ts'
import { course, member, memberStatus } from '#server/database/schema/courses.ts'
import { school, user } from '#server/database/schema/people.ts'
import { isOpenRequest, isOwnRequest, joinStateOf, openStatuses } from '../classes/requests.ts'
import { readOfRequests } from './tell-teachers.ts'

type Own = OutputOf<typeof join.mine>['list'][number]

const isApproved = eq(member.joinStatus, memberStatus.approved)

const isAnswer = and(isOwnRequest, inArray(member.joinStatus, [...openStatuses, memberStatus.refused]))

/** A student's classes in use and requests, by date; classes from which they were removed are left out. */
export async function ownRequests(db: Executor, uid: number): Promise<Own[]> {
  const { courseId, courseName, classCode, subjectId } = course
  const { joinStatus, joinedAt, decidedAt, reason } = member
  const rows = await db
    .select({
      courseId,
      courseName,
      classCode,
      subjectId,
      joinStatus,
      joinedAt,
      decidedAt,
      reason,
      leadTeacherName: user.realname,
      courseSchool: school.name,
    })
    .from(member)
    .innerJoin(course, eq(course.courseId, member.courseId))
    .innerJoin(user, eq(user.uid, course.leadTeacherId))
    .innerJoin(school, eq(school.schoolId, course.schoolId))
    .where(and(eq(member.uid, uid), eq(course.status, courseStatuses.inUse), or(isApproved, isAnswer)))
    .orderBy(asc(joinedAt), asc(courseId))
  return rows.map((row) => ({
    ...row,
    state: joinStateOf(row.joinStatus),
    since: row.joinedAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  }))
}

/** Withdraws an open request; false if there is none. A student whom a teacher had removed is removed as before. */
export async function withdrawRequest(db: Executor, courseId: number, uid: number, now: Date): Promise<boolean> {
  const own = and(eq(member.courseId, courseId), eq(member.uid, uid), isOpenRequest)
  const deleted = await db
    .delete(member)
    .where(and(own, isNull(member.removalId)))
    .returning({ uid: member.uid })
  const restored = await db
    .update(member)
    .set({ joinStatus: memberStatus.removed })
    .where(own)
    .returning({ uid: member.uid })
  if (deleted.length + restored.length === 0) return false
  await readOfRequests(db, [courseId], now)
  return true
}
