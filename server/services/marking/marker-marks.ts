import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { MarkerMarks } from '#api/contract/groups/marking.ts'
import type { Executor } from '#server/database/database.ts'
import { answer, mark, submission } from '#server/database/schema/assignments.ts'
import { doubleMark } from '#server/database/schema/marking.ts'
import { user } from '#server/database/schema/people.ts'

const steps = 10

/**
 * How each marker has marked an item of an assignment: their latest own mark of each answer. `full` in tenths. Of two
 * markers neither sees the other's mark of an answer before both have given theirs.
 */
export async function findMarkerMarks(
  db: Executor,
  { assignmentId, itemId, askedBy, full }: Asked,
): Promise<MarkerMarks[]> {
  const given = db
    .selectDistinctOn([sql`1`, sql`2`], {
      markerId: sql<number>`coalesce(${doubleMark.markerId}, ${mark.markerId})`.as('given_by'),
      submissionId: sql<number>`${answer.submissionId}`.as('given_for'),
      score: sql<number>`coalesce(${doubleMark.score}, ${mark.scoreAfter})`.as('given_score'),
    })
    .from(answer)
    .innerJoin(submission, eq(submission.submissionId, answer.submissionId))
    .leftJoin(
      doubleMark,
      sql`${doubleMark.submissionId} = ${answer.submissionId} and ${doubleMark.itemId} = ${answer.itemId}`,
    )
    .leftJoin(
      mark,
      sql`${doubleMark.markerId} is null and ${mark.submissionId} = ${answer.submissionId} and ${mark.itemId} = ${answer.itemId} and ${mark.markerId} is not null and ${mark.createdAt} >= ${submission.submittedAt}`,
    )
    .where(and(eq(submission.assignmentId, assignmentId), eq(answer.itemId, itemId), mayBeSeenBy(askedBy)))
    .orderBy(sql`1`, sql`2`, sql`${mark.markId} desc`)
    .as('given')
  const rows = await db
    .select({
      uid: user.uid,
      realname: user.realname,
      count: sql<number>`count(*)::int`,
      sum: sql<number>`sum(${given.score})::int`,
      steps: sql<number[]>`array_agg(least(${given.score} * ${steps} / ${full}, ${steps - 1})::int)`,
    })
    .from(given)
    .innerJoin(user, eq(user.uid, given.markerId))
    // A mark that was withdrawn last does not count.
    .where(isNotNull(given.score))
    .groupBy(user.uid)
    .orderBy(user.uid)
  return rows.map((row) => ({ ...row, steps: countSteps(row.steps) }))
}

interface Asked {
  readonly assignmentId: number
  readonly itemId: number
  readonly askedBy: number
  readonly full: number
}

/** The condition that a mark is one of a single marker, one's own, or of an answer that both have marked. */
const mayBeSeenBy = (uid: number) =>
  or(
    isNull(doubleMark.markerId),
    eq(doubleMark.markerId, uid),
    sql`(select count(*) from ${doubleMark} as given where given.submission_id = ${answer.submissionId} and given.item_id = ${answer.itemId}) > 1`,
  )

function countSteps(found: readonly number[]): number[] {
  const counts = Array.from({ length: steps }, () => 0)
  for (const step of found) counts[step] = (counts[step] ?? 0) + 1
  return counts
}
