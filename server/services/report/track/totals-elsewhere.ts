import { and, eq, isNotNull, ne, not, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Tenths } from '#domain/values/score.ts'
import type { Executor } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'
import { assignment, submission } from '#server/database/schema/assignments.ts'
import { course } from '#server/database/schema/courses.ts'
import { paper } from '#server/database/schema/papers.ts'
import { isBlindIn } from '../../blind-assignments.ts'
import { isMarked } from '../../submission/state-conditions.ts'
import { total } from '../../submission/totals.ts'
import { type Comparer, isComparedBy } from '../comparer.ts'
import { jsonList } from '../json-rows.ts'
import { type Days, stretchOf, trackedAssignments } from './track-queries.ts'

/** Totals of other classes, by the assignment of the class itself. */
export type TotalsElsewhere = ReadonlyMap<number, readonly Tenths[]>

/**
 * Marked totals of other classes that had the same paper, or another version of it worth as much, for each assignment of a
 * class within a range of days; only classes that the comparer may see.
 */
export async function totalsElsewhere(
  db: Executor,
  courseId: number,
  days: Days,
  comparer: Comparer,
  now: Date,
): Promise<TotalsElsewhere> {
  const rows = await samePapers(db).execute({ ...stretchOf(courseId, days, now), ...comparer })
  return new Map(rows.map(({ assignmentId, totals }) => [assignmentId, totals]))
}

const given = alias(paper, 'given_paper')

const other = alias(assignment, 'other')

const asked = (name: keyof Comparer) => sql`${sql.placeholder(name)}`

const samePapers = prepared((db) =>
  db
    .select({
      assignmentId: trackedAssignments.assignmentId,
      totals: jsonList(total, isMarked).as('totals'),
    })
    .from(trackedAssignments)
    .innerJoin(given, eq(given.paperId, trackedAssignments.paperId))
    .innerJoin(
      paper,
      sql`coalesce(${paper.firstVersionId}, ${paper.paperId}) = coalesce(${given.firstVersionId}, ${given.paperId})`,
    )
    .innerJoin(other, and(eq(other.paperId, paper.paperId), eq(other.score, trackedAssignments.score)))
    .innerJoin(course, and(eq(course.courseId, other.courseId), ne(course.courseId, trackedAssignments.courseId)))
    .innerJoin(submission, eq(submission.assignmentId, other.assignmentId))
    .where(
      and(
        isNotNull(other.publishedAt),
        not(isBlindIn(other)),
        isComparedBy({ uid: asked('uid'), schoolId: asked('schoolId'), ownsSchool: asked('ownsSchool') }),
      ),
    )
    .groupBy(trackedAssignments.assignmentId)
    .prepare('same_papers'),
)
