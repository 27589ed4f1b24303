import { and, eq, sql } from 'drizzle-orm'
import type { Executor } from '#server/database/database.ts'
import { paperItem } from '#server/database/schema/papers.ts'
import { answer, submission, test } from '#server/database/schema/tests.ts'

/** A student's own script with what decides whether its score may be seen; the total in tenths. */
const scripts = (db: Executor, testId: number, uid: number) =>
  db
    .select({
      submissionId: submission.submissionId,
      submittedAt: submission.submittedAt,
      unmarkedCount: submission.unmarkedCount,
      total: sql<number>`${submission.objectiveScore} + ${submission.writtenScore}`,
      testName: test.testName,
      paperId: test.paperId,
      scoreTime: test.scoreTime,
    })
    .from(submission)
    .innerJoin(test, eq(test.testId, submission.testId))
    .where(and(eq(submission.testId, testId), eq(submission.uid, uid)))

export async function findScript(db: Executor, testId: number, uid: number) {
  return only(await scripts(db, testId, uid))
}

/** Like `findScript`; its scores cannot be withdrawn before the transaction ends. */
export async function findScriptKeepingScores(db: Executor, testId: number, uid: number) {
  return only(await scripts(db, testId, uid).for('share', { of: test }))
}

function only<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('An assigned test has no row for its student')
  return row
}

/** The answers of a script with their marks, in the order of the paper. */
export const findMarkedAnswers = (db: Executor, submissionId: number, paperId: number) =>
  db
    .select({
      itemId: answer.itemId,
      value: answer.value,
      score: answer.score,
      criteria: sql<number[] | null>`${answer.criteria}`,
      comment: answer.comment,
    })
    .from(answer)
    .innerJoin(paperItem, and(eq(paperItem.itemId, answer.itemId), eq(paperItem.paperId, paperId)))
    .where(eq(answer.submissionId, submissionId))
    .orderBy(paperItem.no)
