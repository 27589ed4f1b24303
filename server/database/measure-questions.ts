import { inArray, sql } from 'drizzle-orm'
import { measuredOf } from '#domain/bank/measured-difficulty.ts'
import type { Executor } from './database.ts'
import { markedAnswers } from './marked-answers.ts'
import { paperItem } from './schema/papers.ts'
import { bankSearch } from './schema/questions.ts'

/** Measures the questions of these papers by all marked answers to them, for the search; call it when marks are settled. */
export async function measureQuestions(db: Executor, paperIds: readonly number[]): Promise<void> {
  const placed = await db
    .selectDistinct({ questionId: paperItem.questionId })
    .from(paperItem)
    .where(inArray(paperItem.paperId, [...paperIds]))
    .orderBy(paperItem.questionId)
  const ids = placed.map(({ questionId }) => questionId)
  for (let start = 0; start < ids.length; start += atOnce) await measurePart(db, ids.slice(start, start + atOnce))
}

/** A question may have been answered by a whole region: these statements must stay short. */
const atOnce = 20

async function measurePart(db: Executor, questionIds: readonly number[]): Promise<void> {
  const marked = await markedAnswers(db, questionIds)
  const measured = questionIds.map((questionId) => {
    const answers = marked.get(questionId)
    return answers === undefined ? null : measuredOf(answers)
  })
  const given = sql`unnest(
    ${sql.param(questionIds)}::bigint[],
    ${sql.param(measured.map((one) => one?.difficulty ?? null))}::integer[],
    ${sql.param(measured.map((one) => one?.answers ?? null))}::integer[]
  ) as given (question_id, difficulty, answers)`
  await db
    .update(bankSearch)
    .set({ measuredDifficulty: sql`given.difficulty`, measuredAnswers: sql`given.answers` })
    .from(given)
    .where(sql`${bankSearch.questionId} = given.question_id`)
}
