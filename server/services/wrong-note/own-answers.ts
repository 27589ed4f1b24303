import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import type { BookEntry } from '#api/contract/schemas/wrong-notes.ts'
import { rightsNeededLimits } from '#domain/wrong-note/mastery.ts'
import { isRightAnswer } from '#domain/wrong-note/wrong-answer.ts'
import type { Executor } from '#server/database/database.ts'
import { answer, assignment, submission } from '#server/database/schema/assignments.ts'
import { paperItem } from '#server/database/schema/papers.ts'
import { wrongNoteSetting } from '#server/database/schema/wrong-notes.ts'
import { isAnsweredItem } from '../answered-item.ts'
import { hasVisibleScore } from '../submission/state-conditions.ts'

/** A student's marked answers whose scores are out, earliest first; only those to one item if given. */
export async function ownAnswers(db: Executor, uid: number, itemId?: number) {
  const rows = await db
    .select({
      itemId: answer.itemId,
      uid: submission.uid,
      assignmentId: assignment.assignmentId,
      assignmentName: assignment.assignmentName,
      no: paperItem.no,
      key: sql<BookEntry['key']>`${paperItem.key}`,
      at: submission.submittedAt,
      value: answer.value,
      score: answer.score,
      fullScore: paperItem.score,
      rightsNeeded: sql<number>`coalesce(${wrongNoteSetting.rightsNeeded}, ${rightsNeededLimits.usual}::int)`,
    })
    .from(submission)
    .innerJoin(assignment, eq(assignment.assignmentId, submission.assignmentId))
    .innerJoin(answer, eq(answer.submissionId, submission.submissionId))
    .innerJoin(paperItem, isAnsweredItem)
    .leftJoin(wrongNoteSetting, eq(wrongNoteSetting.courseId, assignment.courseId))
    .where(
      and(
        eq(submission.uid, uid),
        isNotNull(assignment.publishedAt),
        hasVisibleScore,
        isNotNull(answer.score),
        itemId === undefined ? undefined : eq(answer.itemId, itemId),
      ),
    )
    .orderBy(asc(submission.submittedAt))
  return rows.map(({ at, score, ...row }) => ({
    ...row,
    at: at?.getTime() ?? 0,
    isRight: isRightAnswer(row.key.kind, score ?? 0, row.fullScore),
  }))
}

export type OwnAnswer = Awaited<ReturnType<typeof ownAnswers>>[number]
