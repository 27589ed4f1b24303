import { and, eq, exists, isNotNull, or, sql } from 'drizzle-orm'
import type { Executor } from '#server/database/database.ts'
import { assignment, mark, submission } from '#server/database/schema/assignments.ts'
import { doubleMark } from '#server/database/schema/marking.ts'

/** Whether a person has marked anything in the assignment of the query's row. */
export function hasMarks(db: Executor) {
  const ofAssignment = (table: typeof mark | typeof doubleMark) =>
    exists(
      db
        .select({ itemId: table.itemId })
        .from(table)
        .innerJoin(submission, eq(submission.submissionId, table.submissionId))
        .where(and(eq(submission.assignmentId, assignment.assignmentId), isNotNull(table.markerId))),
    )
  return sql<boolean>`${or(ofAssignment(mark), ofAssignment(doubleMark))}`
}
