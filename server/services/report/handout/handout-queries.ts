import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import { onSheet } from '#domain/scan/scan.ts'
import type { Executor } from '#server/database/database.ts'
import { answer, assignment, submission } from '#server/database/schema/assignments.ts'
import { paperItem } from '#server/database/schema/papers.ts'
import { cropsOf } from '../../crops.ts'
import { isScoreOut } from '../../student/student-assignments.ts'

/**
 * The answers of some students, or of all who handed in, with scores and comments, in the order of the paper; with
 * their keys if the student may see the result.
 */
export async function handoutAnswers(db: Executor, assignmentId: number, uids: readonly number[] | undefined) {
  const rows = await readAnswers(db, assignmentId, uids)
  return rows.map(({ submittedAt, scoreTime, unmarkedCount, key, ...row }) => ({
    ...row,
    key: isScoreOut({ submittedAt, scoreTime, unmarkedCount }) ? key : null,
  }))
}

const readAnswers = (db: Executor, assignmentId: number, uids: readonly number[] | undefined) =>
  db
    .select({
      submittedAt: submission.submittedAt,
      scoreTime: assignment.scoreTime,
      unmarkedCount: submission.unmarkedCount,
      key: paperItem.key,
      uid: submission.uid,
      itemId: answer.itemId,
      value: answer.value,
      score: answer.score,
      comment: answer.comment,
    })
    .from(submission)
    .innerJoin(assignment, eq(assignment.assignmentId, submission.assignmentId))
    .innerJoin(answer, eq(answer.submissionId, submission.submissionId))
    .innerJoin(paperItem, and(eq(paperItem.paperId, assignment.paperId), eq(paperItem.itemId, answer.itemId)))
    .where(
      and(
        eq(submission.assignmentId, assignmentId),
        isNotNull(submission.submittedAt),
        uids === undefined ? undefined : inArray(submission.uid, [...uids]),
      ),
    )
    .orderBy(asc(submission.uid), asc(paperItem.no))

export type HandoutAnswer = Awaited<ReturnType<typeof handoutAnswers>>[number]

/** Where answers are on their sheets, for those that exist only there. */
export async function cropsOfHandouts(db: Executor, assignmentId: number, answers: readonly HandoutAnswer[]) {
  if (!answers.some(({ value }) => value === onSheet)) return () => null
  const cropOf = await cropsOf(db, eq(submission.assignmentId, assignmentId))
  return ({ uid, itemId }: HandoutAnswer) => cropOf({ assignmentId, uid, itemId })
}
