import { and, desc, eq, gte, isNotNull, lt, lte, not, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { endOfSchoolDay } from '#domain/time/school-day.ts'
import type { Executor } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'
import { assignmentException } from '#server/database/schema/assignment-exceptions.ts'
import { assignment, submission } from '#server/database/schema/assignments.ts'
import { course, member, memberStatus } from '#server/database/schema/courses.ts'
import { user } from '#server/database/schema/people.ts'
import { realEnd } from '../../real-end.ts'
import { isBlind } from '../../blind-assignments.ts'
import { isOwnException } from '../../submission/own-times.ts'
import { isMarked, isUnmarked, isUnsubmitted } from '../../submission/state-conditions.ts'
import { total } from '../../submission/totals.ts'
import { jsonList, jsonObject, jsonRows, rowsOf } from '../json-rows.ts'
import { day } from '#domain/time/units.ts'

/** A range of school days, inclusive; a missing side is open. */
export interface Days {
  readonly startDate?: string | undefined
  readonly endDate?: string | undefined
}

/** Only this many of the last assignments in a range are used. */
const mostAssignments = 100

/** Values for the placeholders of a query over a range. */
export const stretchOf = (courseId: number, { startDate, endDate }: Days, now: Date) => ({
  courseId,
  now: now.toISOString(),
  from: startDate === undefined ? '-infinity' : new Date(endOfSchoolDay(startDate) - day + 1).toISOString(),
  until: endDate === undefined ? 'infinity' : new Date(endOfSchoolDay(endDate) + 1).toISOString(),
})

const instantAsked = (name: 'now' | 'from' | 'until') => sql`${sql.placeholder(name)}::timestamptz`

/** Published assignments of a class that have begun and do not hide names: the last ones in a range. */
export const trackedAssignments = new QueryBuilder()
  .select()
  .from(assignment)
  .where(
    and(
      eq(assignment.courseId, sql.placeholder('courseId')),
      isNotNull(assignment.publishedAt),
      not(isBlind),
      lte(assignment.beginTime, instantAsked('now')),
      gte(realEnd(assignment), instantAsked('from')),
      lt(realEnd(assignment), instantAsked('until')),
    ),
  )
  .orderBy(desc(realEnd(assignment)), desc(assignment.assignmentId))
  .limit(mostAssignments)
  .as('tracked')

/** Lateral to `trackedAssignments`: everybody's state in one, with the own times of those who did not hand it in. */
const standings = new QueryBuilder()
  .select({
    marked: jsonList<number>(submission.uid, isMarked).as('marked'),
    /** In the order of `marked`. */
    totals: jsonList(total, isMarked).as('totals'),
    waiting: jsonList<number>(submission.uid, isUnmarked).as('waiting'),
    unsubmitted: jsonList(
      jsonObject({
        uid: submission.uid,
        changedAt: sql<Date | null>`${assignmentException.changedAt}`,
        beginShift: assignmentException.beginShift,
        beginTime: assignmentException.beginTime,
        endTime: assignmentException.endTime,
        extraMinutes: assignmentException.extraMinutes,
      }),
      isUnsubmitted,
    ).as('unsubmitted'),
  })
  .from(submission)
  .leftJoin(assignmentException, isOwnException)
  .where(eq(submission.assignmentId, trackedAssignments.assignmentId))
  .as('standings')

/** Oldest first. */
const trackedRows = new QueryBuilder()
  .select({
    rows: jsonRows(
      {
        assignmentId: trackedAssignments.assignmentId,
        assignmentName: trackedAssignments.assignmentName,
        kind: trackedAssignments.kind,
        beginTime: trackedAssignments.beginTime,
        endTime: trackedAssignments.endTime,
        finishedAt: trackedAssignments.finishedAt,
        duration: trackedAssignments.duration,
        score: trackedAssignments.score,
        marked: standings.marked,
        totals: standings.totals,
        waiting: standings.waiting,
        unsubmitted: standings.unsubmitted,
      },
      realEnd(trackedAssignments),
      trackedAssignments.assignmentId,
    ).as('rows'),
  })
  .from(trackedAssignments)
  .crossJoinLateral(standings)

/** The students of the class, by username. */
const studentRows = new QueryBuilder()
  .select({ rows: jsonRows({ uid: user.uid, realname: user.realname }, user.username).as('rows') })
  .from(member)
  .innerJoin(user, eq(user.uid, member.uid))
  .where(and(eq(member.courseId, course.courseId), eq(member.joinStatus, memberStatus.approved)))

/** Everything the tables of a class over time are made from, in one statement and thus as of one moment. */
export async function trackFacts(db: Executor, courseId: number, days: Days, now: Date) {
  const [facts] = await factsQuery(db).execute(stretchOf(courseId, days, now))
  return facts ?? null
}

const factsQuery = prepared((db) =>
  db
    .select({ courseName: course.courseName, assignments: rowsOf(trackedRows), students: rowsOf(studentRows) })
    .from(course)
    .where(eq(course.courseId, sql.placeholder('courseId')))
    .prepare('class_track'),
)

type TrackFacts = NonNullable<Awaited<ReturnType<typeof trackFacts>>>

export type TrackedRow = TrackFacts['assignments'][number]

export type ClassStudent = TrackFacts['students'][number]
