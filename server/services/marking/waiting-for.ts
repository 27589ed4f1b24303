import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Executor } from '#server/database/database.ts'
import { answer, submission } from '#server/database/schema/assignments.ts'
import { markingRule } from '#server/database/schema/marking.ts'
import { waitsFor } from '../waits-for.ts'
import type { Marker } from './markers.ts'

/** How many answers of double-marked assignments wait for a marker: for nobody if `uid` is null. */
export interface WaitingFor {
  readonly assignmentId: number
  readonly uid: number | null
  readonly count: number
}

/** What waits for whom of those who may mark; what waits for nobody has to be settled. */
export async function findWaitingFor(
  db: Executor,
  markers: readonly Pick<Marker, 'assignmentId' | 'uid'>[],
): Promise<WaitingFor[]> {
  const ids = [...new Set(markers.map(({ assignmentId }) => assignmentId))]
  if (ids.length === 0) return []
  const present = sql`unnest(
    ${sql.param(markers.map(({ assignmentId }) => assignmentId))}::bigint[],
    ${sql.param(markers.map(({ uid }) => uid))}::bigint[]
  ) as present (assignment_id, uid)`
  return db
    .select({
      assignmentId: submission.assignmentId,
      uid: sql<number | null>`present.uid`.mapWith(submission.uid),
      count: sql<number>`count(*)::int`,
    })
    .from(submission)
    .innerJoin(markingRule, and(eq(markingRule.assignmentId, submission.assignmentId), eq(markingRule.isDouble, true)))
    .innerJoin(answer, and(eq(answer.submissionId, submission.submissionId), isNull(answer.score)))
    .leftJoin(present, sql`present.assignment_id = ${submission.assignmentId} and ${waitsFor(sql`present.uid`)}`)
    .where(and(inArray(submission.assignmentId, ids), isNotNull(submission.submittedAt)))
    .groupBy(submission.assignmentId, sql`present.uid`)
    .orderBy(submission.assignmentId, sql`present.uid`)
}
