import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { BankQuestion } from '#api/contract/schemas/bank.ts'
import type { Executor } from '#server/database/database.ts'
import { assignment } from '#server/database/schema/assignments.ts'
import { paperItem } from '#server/database/schema/papers.ts'
import { loadQuestions } from './load-questions.ts'

/** A class has used a question once a paper with it was published to the class. */
const isUsedBy = (courseId: number) => and(eq(assignment.courseId, courseId), isNotNull(assignment.publishedAt))

/** The questions that a class has used. */
export const usedBy = (db: Executor, courseId: number) =>
  db
    .select({ questionId: paperItem.questionId })
    .from(paperItem)
    .innerJoin(assignment, eq(assignment.paperId, paperItem.paperId))
    .where(isUsedBy(courseId))

/** When a class last had each of these questions; those that it has not used are left out. */
async function lastUses(
  db: Executor,
  questionIds: readonly number[],
  courseId: number | undefined,
): Promise<ReadonlyMap<number, string>> {
  if (courseId === undefined || questionIds.length === 0) return new Map()
  const rows = await db
    .select({ questionId: paperItem.questionId, usedAt: sql<string>`max(${assignment.beginTime})` })
    .from(paperItem)
    .innerJoin(assignment, eq(assignment.paperId, paperItem.paperId))
    .where(and(isUsedBy(courseId), inArray(paperItem.questionId, [...questionIds])))
    .groupBy(paperItem.questionId)
  return new Map(rows.map(({ questionId, usedAt }) => [questionId, new Date(usedAt).toISOString()]))
}

type Used = BankQuestion & { readonly usedAt: string | null }

/** Whole questions with their last use in the class, as `loadQuestions` orders them. */
export async function loadWithUses(
  db: Executor,
  questionIds: readonly number[],
  courseId: number | undefined,
): Promise<Used[]> {
  const usedAt = await lastUses(db, questionIds, courseId)
  const questions = await loadQuestions(db, questionIds)
  return questions.map((one) => ({ ...one, usedAt: usedAt.get(one.questionId) ?? null }))
}
