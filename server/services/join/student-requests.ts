import { and, asc, eq, getTableColumns, inArray, isNotNull, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { StudentRequest, studentRequest } from '#api/contract/groups/student-request.ts'
import type { InputOf, OutputOf } from '#api/contract/endpoint.ts'
import { courseStatuses } from '#domain/classes/course-statuses.ts'
import type { AskedList } from '#domain/join/join-states.ts'
import { maskedNumber } from '#domain/roster/masked-number.ts'
import type { Caller } from '#server/core/ports.ts'
import type { Executor } from '#server/database/database.ts'
import { course, member, memberStatus } from '#server/database/schema/courses.ts'
import { user } from '#server/database/schema/people.ts'
import { classNamesOf } from '../classes/class-names.ts'
import { isDecidedBy } from '../classes/deciders.ts'
import { isWaitingForColleague } from '../classes/requests.ts'

type Wanted = InputOf<typeof studentRequest.list>

/** A page of the requests between teachers that the caller can decide, or has made; and the number of both. */
export async function studentRequests(
  db: Executor,
  caller: Caller,
  { state, pager: { currentPage, pageSize } }: Wanted,
): Promise<OutputOf<typeof studentRequest.list>> {
  const rows = await selectRequests(db)
    .where(inList(state, caller))
    .orderBy(asc(member.joinedAt), asc(member.courseId), asc(member.uid))
    .limit(pageSize)
    .offset((currentPage - 1) * pageSize)
  const counts = { asked: await countRequests(db, 'asked', caller), sent: await countRequests(db, 'sent', caller) }
  return { list: await shownRequests(db, rows), total: counts[state], counts }
}

/** A school's open requests that somebody can decide, in the classes in use. */
export const waitsFor = (caller: Caller): SQL | undefined =>
  and(
    isWaitingForColleague,
    eq(course.schoolId, caller.schoolId),
    eq(course.status, courseStatuses.inUse),
    isDecidedBy(caller),
  )

function inList(list: AskedList, caller: Caller): SQL | undefined {
  if (list === 'asked') return waitsFor(caller)
  return and(eq(member.askedBy, caller.uid), inArray(member.joinStatus, [memberStatus.waiting, memberStatus.refused]))
}

async function countRequests(db: Executor, list: AskedList, caller: Caller): Promise<number> {
  const found = db
    .select({ uid: member.uid })
    .from(member)
    .innerJoin(course, eq(course.courseId, member.courseId))
    .where(and(isNotNull(member.askedBy), inList(list, caller)))
  return db.$count(found.as('found'))
}

const asker = alias(user, 'asker')

const decider = alias(user, 'decider')

const selectRequests = (db: Executor) => {
  const { joinStatus, joinedAt, reason } = getTableColumns(member)
  const { courseId, courseName } = course
  const { uid, realname, studentNo } = user
  return db
    .select({
      courseId,
      courseName,
      uid,
      realname,
      studentNo,
      joinStatus,
      joinedAt,
      reason,
      askedByName: asker.realname,
      decidedByName: decider.realname,
    })
    .from(member)
    .innerJoin(course, eq(course.courseId, member.courseId))
    .innerJoin(user, eq(user.uid, member.uid))
    .innerJoin(asker, eq(asker.uid, member.askedBy))
    .leftJoin(decider, eq(decider.uid, member.decidedBy))
}

/** Shows no more of a student than the requesting teacher knows, whoever is reading. */
async function shownRequests(
  db: Executor,
  rows: Awaited<ReturnType<typeof selectRequests>>,
): Promise<StudentRequest[]> {
  const classNames = await classNamesOf(
    db,
    rows.map(({ uid }) => uid),
  )
  return rows.map(({ studentNo, joinStatus, joinedAt, ...row }) => ({
    ...row,
    number: studentNo && maskedNumber(studentNo),
    classNames: [...(classNames.get(row.uid) ?? [])],
    askedAt: joinedAt.toISOString(),
    state: joinStatus === memberStatus.refused ? ('refused' as const) : ('waiting' as const),
  }))
}
