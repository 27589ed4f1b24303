import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { join, JoinRequest } from '#api/contract/groups/join.ts'
import type { OutputOf } from '#api/contract/endpoint.ts'
import type { RequestList } from '#domain/join/join-states.ts'
import type { Executor } from '#server/database/database.ts'
import { userTypes } from '#domain/classes/subjects.ts'
import { course, member, memberStatus } from '#server/database/schema/courses.ts'
import { user } from '#server/database/schema/people.ts'
import { freePlacesBeside } from '../classes/class-places.ts'
import { isOwnRequest, joinStateOf } from '../classes/requests.ts'
import { isOpenClassOf } from './taught-courses.ts'

export interface RequestsWanted {
  /** All classes by default. */
  readonly courseId?: number | undefined
  readonly state: RequestList
  readonly pager: { readonly currentPage: number; readonly pageSize: number }
}

/** Which requests: those by students or, if decided, those decided. */
const inList: Readonly<Record<RequestList, SQL | undefined>> = {
  waiting: eq(member.joinStatus, memberStatus.waiting),
  waitingList: eq(member.joinStatus, memberStatus.waitingList),
  decided: and(isNotNull(member.decidedAt), inArray(member.joinStatus, [memberStatus.approved, memberStatus.refused])),
}

/** A page of the requests to join a teacher's classes in use, their number in each list, and the classes. */
export async function classRequests(
  db: Executor,
  teacherId: number,
  { courseId, state, pager: { currentPage, pageSize } }: RequestsWanted,
): Promise<OutputOf<typeof join.requests>> {
  const isOfClass = courseId === undefined ? undefined : eq(course.courseId, courseId)
  const ofClasses = and(isOwnRequest, isOpenClassOf(teacherId), isOfClass)
  const rows = await selectRequests(db)
    .where(and(ofClasses, inList[state]))
    .orderBy(
      ...(state === 'decided' ? [desc(member.decidedAt), desc(member.uid)] : [asc(member.joinedAt), asc(member.uid)]),
    )
    .limit(pageSize)
    .offset((currentPage - 1) * pageSize)
  const counts = await countRequests(db, ofClasses)
  return { list: rows.map(requestOf), total: counts[state], counts, courses: await coursesOf(db, teacherId) }
}

const decider = alias(user, 'decider')

const numberHolder = alias(user, 'number_holder')

const isNumberTaken = sql<boolean>`(${user.awaitsApproval} and exists (select from ${user} as number_holder
  where ${numberHolder.schoolId} = ${user.schoolId} and not ${numberHolder.awaitsApproval}
    and ${numberHolder.userType} = ${userTypes.student} and lower(${numberHolder.studentNo}) = lower(${user.studentNo})))`

const selectRequests = (db: Executor) => {
  const { joinStatus, joinedAt, decidedAt, reason } = getTableColumns(member)
  const { uid, realname, username, studentNo, awaitsApproval: isNewAccount } = user
  return db
    .select({
      joinStatus,
      joinedAt,
      decidedAt,
      reason,
      uid,
      realname,
      username,
      studentNo,
      isNewAccount,
      isNumberTaken,
      courseId: course.courseId,
      courseName: course.courseName,
      decidedByName: decider.realname,
    })
    .from(member)
    .innerJoin(course, eq(course.courseId, member.courseId))
    .innerJoin(user, eq(user.uid, member.uid))
    .leftJoin(decider, eq(decider.uid, member.decidedBy))
}

const requestOf = ({
  joinStatus,
  joinedAt,
  decidedAt,
  ...row
}: Awaited<ReturnType<typeof selectRequests>>[number]): JoinRequest => ({
  ...row,
  askedAt: joinedAt.toISOString(),
  state: joinStateOf(joinStatus),
  decidedAt: decidedAt?.toISOString() ?? null,
})

async function countRequests(db: Executor, ofClasses: SQL | undefined): Promise<Record<RequestList, number>> {
  const one = (list: RequestList) => sql<number>`(count(*) filter (where ${inList[list]}))::int`
  const [counts] = await db
    .select({ waiting: one('waiting'), waitingList: one('waitingList'), decided: one('decided') })
    .from(member)
    .innerJoin(course, eq(course.courseId, member.courseId))
    .where(ofClasses)
  return counts ?? { waiting: 0, waitingList: 0, decided: 0 }
}

async function coursesOf(db: Executor, teacherId: number) {
  const rows = await db
    .select({
      courseId: course.courseId,
      courseName: course.courseName,
      requestCount: sql<number>`(count(${member.uid}) filter (where ${inList.waiting} and ${isOwnRequest}))::int`,
      members: sql<number>`(count(${member.uid}) filter (where ${eq(member.joinStatus, memberStatus.approved)}))::int`,
    })
    .from(course)
    .leftJoin(member, eq(member.courseId, course.courseId))
    .where(isOpenClassOf(teacherId))
    .groupBy(course.courseId)
    .orderBy(course.courseId)
  return rows.map(({ members, courseId, courseName, requestCount }) => ({
    courseId,
    courseName,
    requestCount,
    freePlaces: freePlacesBeside(members),
  }))
}
