import { and, arrayOverlaps, asc, desc, eq, ne, sql } from 'drizzle-orm'
import { bankLimits } from '#domain/bank/bank-limits.ts'
import { drawnPrefix } from '#server/content/maths/drawn-prefix.ts'
import type { Caller } from '#server/core/ports.ts'
import type { Executor } from '#server/database/database.ts'
import { bankSearch, question } from '#server/database/schema/questions.ts'
import { loadQuestions } from './load-questions.ts'
import { isVisible } from './visible-questions.ts'

/** Questions of the same type that share knowledge points: those of most of them first, then the nearest difficulty. */
export async function similarQuestions(db: Executor, questionId: number, { uid }: Caller) {
  const [given] = await db
    .select({ found: bankSearch, code: question.code })
    .from(bankSearch)
    .innerJoin(question, eq(question.questionId, bankSearch.questionId))
    .where(eq(bankSearch.questionId, questionId))
  if (given === undefined) return { list: [], isDrawn: false }
  const { subjectId, type, difficulty, chapterId, knowledgeIds } = given.found
  const shared = sql`(select count(*) from unnest(${bankSearch.knowledgeIds}) as id
    where id = any(${sql.param(knowledgeIds)}::bigint[]))`
  const rows = await db
    .select({ questionId: bankSearch.questionId })
    .from(bankSearch)
    .where(
      and(
        eq(bankSearch.subjectId, subjectId),
        eq(bankSearch.type, type),
        ne(bankSearch.questionId, questionId),
        isVisible(uid, bankSearch.ownerId),
        arrayOverlaps(bankSearch.knowledgeIds, [...knowledgeIds]),
      ),
    )
    .orderBy(
      desc(shared),
      asc(sql`abs(${bankSearch.difficulty} - ${difficulty}::int)`),
      desc(sql`coalesce(${bankSearch.chapterId} = ${chapterId}::bigint, false)`),
      asc(bankSearch.questionId),
    )
    .limit(bankLimits.similar)
  const ids = rows.map(({ questionId: id }) => id)
  return { list: await loadQuestions(db, ids), isDrawn: given.code !== null && drawnPrefix(given.code) !== null }
}
