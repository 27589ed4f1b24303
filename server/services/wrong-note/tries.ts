import { and, eq, isNotNull, not, type SQL, sql } from 'drizzle-orm'
import { alias, unionAll } from 'drizzle-orm/pg-core'
import type { GivenAnswer } from '#api/contract/schemas/wrong-notes.ts'
import type { Attempt } from '#domain/wrong-note/mastery.ts'
import { anyOf } from '#server/database/any-of.ts'
import type { Executor } from '#server/database/database.ts'
import { correction } from '#server/database/schema/assignment-exceptions.ts'
import { answer, assignment, submission } from '#server/database/schema/assignments.ts'
import { paperItem } from '#server/database/schema/papers.ts'
import { item, question } from '#server/database/schema/questions.ts'
import { wrongRetry } from '#server/database/schema/wrong-notes.ts'
import { isAnsweredItem } from '../answered-item.ts'
import { isBlind } from '../blind-assignments.ts'
import { isSubmitted } from '../submission/state-conditions.ts'
import { isWrong } from './class-facts.ts'

/** Restricts corrections and similar questions to assignments of this class. */
export const inClass = (courseId: number): SQL | undefined =>
  and(eq(assignment.courseId, courseId), isNotNull(assignment.publishedAt), not(isBlind))

/** Restricts them to what the student may know. */
export const visibleToStudent = and(isNotNull(assignment.publishedAt), isNotNull(assignment.scoreTime))

export interface TriesWanted {
  readonly itemIds: readonly number[]
  readonly uids: readonly number[]
  /** `inClass` or `visibleToStudent`. */
  readonly seen: SQL | undefined
}

/**
 * What students did about items after getting them wrong, latest first: their own tries, corrections, and right answers
 * to similar questions (same type and knowledge point) in later assignments, one per assignment. `isRight` is null for
 * what a person would have to mark.
 */
export async function triesOf(db: Executor, wanted: TriesWanted) {
  const rows = await unionAll(retries(db, wanted), corrections(db, wanted), similarRights(db, wanted)).orderBy(
    sql`7 desc, 8 desc`,
  )
  return rows.map(({ tryId: _id, ...row }) => row)
}

export type TryRow = Awaited<ReturnType<typeof triesOf>>[number]

/** The tries that were marked. */
export const judged = (tries: readonly { readonly at: number; readonly isRight: boolean | null }[]): Attempt[] =>
  tries.flatMap(({ at, isRight }) => (isRight === null ? [] : [{ at, isRight }]))

const millisecondsOf = (column: SQL | typeof wrongRetry.triedAt | typeof correction.answeredAt) =>
  sql`(extract(epoch from ${column}) * 1000)::bigint`.mapWith(Number).as('at')

const kindOf = (kind: GivenAnswer['kind']) => sql<GivenAnswer['kind']>`${sql.raw(`'${kind}'::text`)}`.as('kind')

const retries = (db: Executor, { itemIds, uids }: TriesWanted) =>
  db
    .select({
      uid: sql<number>`${wrongRetry.uid}`.mapWith(Number).as('uid'),
      itemId: sql<number>`${wrongRetry.itemId}`.mapWith(Number).as('item_id'),
      kind: kindOf('retry'),
      assignmentName: sql<string>`''::text`.as('assignment_name'),
      value: sql<string>`${wrongRetry.value}`.as('value'),
      isRight: sql<boolean | null>`${wrongRetry.isRight}`.as('is_right'),
      at: millisecondsOf(wrongRetry.triedAt),
      tryId: sql<number>`${wrongRetry.retryId}`.as('try_id'),
    })
    .from(wrongRetry)
    .where(and(sql`${wrongRetry.itemId} = ${anyOf(itemIds)}`, sql`${wrongRetry.uid} = ${anyOf(uids)}`))

const corrections = (db: Executor, { itemIds, uids, seen }: TriesWanted) =>
  db
    .select({
      uid: sql<number>`${submission.uid}`.mapWith(Number).as('uid'),
      itemId: sql<number>`${correction.itemId}`.mapWith(Number).as('item_id'),
      kind: kindOf('correction'),
      assignmentName: sql<string>`${assignment.assignmentName}`.as('assignment_name'),
      value: sql<string>`${correction.value}`.as('value'),
      isRight: sql<boolean | null>`${correction.isRight}`.as('is_right'),
      at: millisecondsOf(correction.answeredAt),
      tryId: sql<number>`0`.as('try_id'),
    })
    .from(correction)
    .innerJoin(submission, eq(submission.submissionId, correction.submissionId))
    .innerJoin(assignment, eq(assignment.assignmentId, submission.assignmentId))
    .where(and(sql`${correction.itemId} = ${anyOf(itemIds)}`, sql`${submission.uid} = ${anyOf(uids)}`, seen))

const like = alias(item, 'like_item')
const likeQuestion = alias(question, 'like_question')

/** Items paired with similar ones, before any answers are read: there are few pairs, and many answers. */
const likePairs = (db: Executor, itemIds: readonly number[]) =>
  db
    .selectDistinct({ itemId: item.itemId, likeId: sql<number>`${like.itemId}`.as('like_id') })
    .from(item)
    .innerJoin(question, eq(question.questionId, item.questionId))
    .innerJoin(like, and(eq(like.knowledgeId, item.knowledgeId), sql`${like.questionId} <> ${item.questionId}`))
    .innerJoin(likeQuestion, and(eq(likeQuestion.questionId, like.questionId), eq(likeQuestion.type, question.type)))
    .where(sql`${item.itemId} = ${anyOf(itemIds)}`)
    .as('pairs')

const similarRights = (db: Executor, { itemIds, uids, seen }: TriesWanted) => {
  const pairs = likePairs(db, itemIds)
  return db
    .select({
      uid: sql<number>`${submission.uid}`.mapWith(Number).as('uid'),
      itemId: sql<number>`${pairs.itemId}`.mapWith(Number).as('item_id'),
      kind: kindOf('similar'),
      assignmentName: sql<string>`min(${assignment.assignmentName})`.as('assignment_name'),
      value: sql<string>`min(${answer.value})`.as('value'),
      isRight: sql<boolean | null>`true`.as('is_right'),
      at: millisecondsOf(sql`min(${submission.submittedAt})`),
      tryId: sql<number>`0`.as('try_id'),
    })
    .from(pairs)
    .innerJoin(answer, eq(answer.itemId, pairs.likeId))
    .innerJoin(submission, eq(submission.submissionId, answer.submissionId))
    .innerJoin(assignment, eq(assignment.assignmentId, submission.assignmentId))
    .innerJoin(paperItem, isAnsweredItem)
    .where(and(sql`${submission.uid} = ${anyOf(uids)}`, isSubmitted, isNotNull(answer.score), not(isWrong), seen))
    .groupBy(submission.submissionId, pairs.itemId)
}
