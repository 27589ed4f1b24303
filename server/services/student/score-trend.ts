import { and, asc, eq, sql } from 'drizzle-orm'
import type { student } from '#api/contract/groups/student.ts'
import type { OutputOf } from '#api/contract/endpoint.ts'
import { endOf } from '#domain/assignments/status.ts'
import { momentsOfSums } from '#domain/statistics/moments.ts'
import { roundedQuotient } from '#domain/statistics/rounding.ts'
import { shownZScore } from '#domain/statistics/standing.ts'
import type { Executor } from '#server/database/database.ts'
import { assignment, submission } from '#server/database/schema/assignments.ts'
import { course } from '#server/database/schema/courses.ts'
import { hasVisibleScore } from '../is-marked.ts'
import { realEnd } from '../real-end.ts'

type Trend = OutputOf<typeof student.trend>['list']

/**
 * A student's scores that are out, oldest first, with the class mean and the z-score where the teacher shows them; one
 * query.
 */
export async function scoreTrend(db: Executor, uid: number): Promise<Trend> {
  const all = sql`(
    select count(*)::int as people, coalesce(sum(total), 0)::int as points, coalesce(sum(total * total), 0)::float8 as squares
    from ${submission} as one, lateral (select (one.objective_score + one.written_score)::bigint as total) as summed
    where one.assignment_id = ${assignment.assignmentId} and one.submitted_at is not null and one.unmarked_count = 0
      and ${assignment.showsMean}) as marked`
  const rows = await db
    .select({
      assignmentId: assignment.assignmentId,
      assignmentName: assignment.assignmentName,
      subjectId: course.subjectId,
      endTime: assignment.endTime,
      finishedAt: assignment.finishedAt,
      total: sql<number>`${submission.objectiveScore} + ${submission.writtenScore}`,
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
