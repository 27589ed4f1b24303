import { and, asc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { student } from '#api/contract/groups/student.ts'
import type { OutputOf } from '#api/contract/endpoint.ts'
import { endOf } from '#domain/assignments/status.ts'
import { momentsOfSums } from '#domain/statistics/moments.ts'
import { roundedQuotient } from '#domain/statistics/rounding.ts'
import { shownZScore } from '#domain/statistics/standing.ts'
import type { Executor } from '#server/database/database.ts'
import { assignment, submission } from '#server/database/schema/assignments.ts'
import { course } from '#server/database/schema/courses.ts'
import { realEnd } from '../real-end.ts'
import { hasVisibleScore, isMarkedIn } from '../submission/state-conditions.ts'
import { total, totalIn } from '../submission/totals.ts'

type Trend = OutputOf<typeof student.trend>['list']

const one = alias(submission, 'one')

/**
 * A student's scores that are out, oldest first, with the class mean and the z-score where the teacher shows them; one
 * query.
 */
export async function scoreTrend(db: Executor, uid: number): Promise<Trend> {
  const all = sql`(
    select count(*)::int as people, coalesce(sum(total), 0)::int as points, coalesce(sum(total * total), 0)::float8 as squares
    from ${submission} as one, lateral (select ${totalIn(one)}::bigint as total) as summed
    where ${one.assignmentId} = ${assignment.assignmentId} and ${isMarkedIn(one)} and ${assignment.showsMean}) as marked`
  const rows = await db
    .select({
      assignmentId: assignment.assignmentId,
      assignmentName: assignment.assignmentName,
      subjectId: course.subjectId,
      endTime: assignment.endTime,
      finishedAt: assignment.finishedAt,
      total,
      score: assignment.score,
      people: sql<number>`marked.people`,
      points: sql<number>`marked.points`,
      squares: sql<number>`marked.squares`,
    })
    .from(submission)
    .innerJoin(assignment, eq(assignment.assignmentId, submission.assignmentId))
    .innerJoin(course, eq(course.courseId, assignment.courseId))
    .crossJoinLateral(all)
    .where(and(eq(submission.uid, uid), hasVisibleScore))
    .orderBy(asc(realEnd(assignment)), asc(assignment.assignmentId))
  return rows.map(({ people, points, squares, endTime, finishedAt, ...row }) => ({
    ...row,
    endTime: endOf({ endTime, finishedAt }).toISOString(),
    mean: people === 0 ? null : roundedQuotient(points, people),
    zScore: shownZScore(row.total, momentsOfSums(people, points, squares)),
  }))
}
