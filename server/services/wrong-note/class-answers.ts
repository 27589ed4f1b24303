import { and, asc, eq, isNotNull, not, sql } from 'drizzle-orm'
import type { BookEntry } from '#api/contract/schemas/wrong-notes.ts'
import { schoolDay } from '#domain/time/school-day.ts'
import { isRightAnswer } from '#domain/wrong-note/wrong-answer.ts'
import { anyOf } from '#server/database/any-of.ts'
import type { Executor } from '#server/database/database.ts'
import { answer, assignment, submission } from '#server/database/schema/assignments.ts'
import { member } from '#server/database/schema/courses.ts'
import { paperItem } from '#server/database/schema/papers.ts'
import { user } from '#server/database/schema/people.ts'
import { wrongCause } from '#server/database/schema/wrong-notes.ts'
import { isAnsweredItem } from '../answered-item.ts'
import { isBlind } from '../blind-assignments.ts'
import { isSubmitted } from '../submission/state-conditions.ts'
import { isMemberStill } from './class-facts.ts'

export interface AnswersWanted {
  readonly courseId: number
  /** Only answers to these items. */
  readonly itemIds?: readonly number[]
  /** Only these students' answers. */
  readonly uids?: readonly number[]
}

/** Marked answers of a class's current members, earliest first, with what their papers say about the items. */
export async function classAnswers(db: Executor, { courseId, itemIds, uids }: AnswersWanted) {
  const rows = await db
    .select({
      uid: submission.uid,
      realname: user.realname,
      username: user.username,
      itemId: answer.itemId,
      assignmentId: assignment.assignmentId,
      assignmentName: assignment.assignmentName,
      no: paperItem.no,
      key: sql<BookEntry['key']>`${paperItem.key}`,
      at: submission.submittedAt,
      value: answer.value,
      score: answer.score,
      fullScore: paperItem.score,
    })
    .from(assignment)
    .innerJoin(submission, eq(submission.assignmentId, assignment.assignmentId))
    .innerJoin(member, isMemberStill)
    .innerJoin(user, eq(user.uid, submission.uid))
    .innerJoin(answer, eq(answer.submissionId, submission.submissionId))
    .innerJoin(paperItem, isAnsweredItem)
    .where(
      and(
        eq(assignment.courseId, courseId),
        isNotNull(assignment.publishedAt),
        not(isBlind),
        isSubmitted,
        isNotNull(answer.score),
        itemIds === undefined ? undefined : sql`${answer.itemId} = ${anyOf(itemIds)}`,
        uids === undefined ? undefined : sql`${submission.uid} = ${anyOf(uids)}`,
      ),
    )
    .orderBy(asc(submission.submittedAt), asc(user.username))
  return rows.map(({ at, score, ...row }) => ({
    ...row,
    at: at?.getTime() ?? 0,
    score: score ?? 0,
    isRight: isRightAnswer(row.key.kind, score ?? 0, row.fullScore),
  }))
}

export type ClassAnswer = Awaited<ReturnType<typeof classAnswers>>[number]

/** Why students got items wrong. */
export const causesOf = (db: Executor, itemIds: readonly number[], uids: readonly number[]) =>
  db
    .select({ uid: wrongCause.uid, itemId: wrongCause.itemId, cause: wrongCause.cause })
    .from(wrongCause)
    .where(and(sql`${wrongCause.itemId} = ${anyOf(itemIds)}`, sql`${wrongCause.uid} = ${anyOf(uids)}`))
    .orderBy(asc(wrongCause.saidAt), asc(wrongCause.cause))

/** Where each item last came up; takes the answers in their order. */
export function lastMet(answers: readonly ClassAnswer[]) {
  const last = answers.at(-1)
  return {
    assignmentId: last?.assignmentId ?? 0,
    assignmentName: last?.assignmentName ?? '',
    no: last?.no ?? 0,
    day: schoolDay(new Date(last?.at ?? 0)),
  }
}
