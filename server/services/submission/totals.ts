import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Tenths } from '#domain/values/score.ts'
import { anyOf } from '#server/database/any-of.ts'
import type { Executor } from '#server/database/database.ts'
import { answer, assignment, submission } from '#server/database/schema/assignments.ts'
import { paperItem } from '#server/database/schema/papers.ts'

/** The score of a submission, in tenths; of an alias of the table, too. */
export const totalIn = (of: { readonly objectiveScore: PgColumn; readonly writtenScore: PgColumn }) =>
  sql<Tenths>`(${of.objectiveScore} + ${of.writtenScore})`

export const total = totalIn(submission)

const isWritten = sql`${paperItem.key} ->> 'kind' = 'written'`

/** The totals of these submissions from their answers, as `markSubmission` has them when they are handed in. */
const sumsOf = (submissionIds: readonly number[]) => sql`(
  select ${answer.submissionId} as submission_id,
    coalesce(sum(${answer.score}) filter (where not ${isWritten}), 0)::integer as objective,
    coalesce(sum(${answer.score}) filter (where ${isWritten}), 0)::integer as written,
    (count(*) filter (where ${answer.score} is null))::integer as unmarked
  from ${answer}
  join ${submission} as summed on summed.submission_id = ${answer.submissionId}
  join ${assignment} on ${assignment.assignmentId} = summed.assignment_id
  join ${paperItem} on ${paperItem.paperId} = ${assignment.paperId} and ${paperItem.itemId} = ${answer.itemId}
  where ${answer.submissionId} = ${anyOf(submissionIds)}
  group by ${answer.submissionId}
) as sums`

/** What else is stored with the totals. */
type Besides = Partial<Record<'submittedAt' | 'collectedAt' | 'startedAt' | 'draft', SQL | null>>

/**
 * Stores the totals of submissions after their answers have changed, and returns their scores. The submissions must be
 * locked before the statement begins: only then it sees all answers. One statement, however many.
 */
export async function sumUp(
  db: Executor,
  submissionIds: readonly number[],
  besides: Besides = {},
): Promise<ReadonlyMap<number, Tenths>> {
  const rows = await db
    .update(submission)
    .set({
      ...besides,
      objectiveScore: sql`sums.objective`,
      writtenScore: sql`sums.written`,
      unmarkedCount: sql`sums.unmarked`,
    })
    .from(sumsOf(submissionIds))
    .where(sql`${submission.submissionId} = sums.submission_id`)
    .returning({ submissionId: submission.submissionId, total })
  return new Map(rows.map((row) => [row.submissionId, row.total]))
}
