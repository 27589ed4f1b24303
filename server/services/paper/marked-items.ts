import { and, eq, exists, isNotNull, or, sql } from 'drizzle-orm'
import type { AnswerKey } from '#domain/questions/question.ts'
import { anyOf } from '#server/database/any-of.ts'
import type { Executor } from '#server/database/database.ts'
import { answer, assignment, submission } from '#server/database/schema/assignments.ts'
import { doubleMark, settlement } from '#server/database/schema/marking.ts'

interface KeyPair {
  readonly itemId: number
  readonly before: AnswerKey
  readonly after: AnswerKey
}

/**
 * Whether one of these changes would give other criteria to an item that has marks. A mark says what it gave for each
 * criterion by its position, so that afterwards only names and hints may change.
 */
export async function unsettlesMarks(db: Executor, paperId: number, pairs: readonly KeyPair[]): Promise<boolean> {
  const itemIds = pairs.filter(haveOtherCriteria).map(({ itemId }) => itemId)
  if (itemIds.length === 0) return false
  const ofAnswer = (table: typeof doubleMark | typeof settlement) =>
    exists(
      db
        .select({ itemId: table.itemId })
        .from(table)
        .where(and(eq(table.submissionId, answer.submissionId), eq(table.itemId, answer.itemId))),
    )
  const rows = await db
    .select({ itemId: answer.itemId })
    .from(answer)
    .innerJoin(submission, eq(submission.submissionId, answer.submissionId))
    .innerJoin(assignment, eq(assignment.assignmentId, submission.assignmentId))
    .where(
      and(
        eq(assignment.paperId, paperId),
        sql`${answer.itemId} = ${anyOf(itemIds)}`,
        or(isNotNull(answer.criteria), ofAnswer(doubleMark), ofAnswer(settlement)),
      ),
    )
    .limit(1)
  return rows.length > 0
}

function haveOtherCriteria({ before, after }: KeyPair): boolean {
  if (before.kind !== 'written' || after.kind !== 'written') return false
  const worths = ({ criteria }: typeof before) => criteria.map(({ max }) => max).join()
  return worths(before) !== worths(after)
}
