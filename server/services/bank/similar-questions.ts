import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import { bankLimits } from '#domain/bank/bank-limits.ts'
import { drawnPrefix } from '#server/content/maths/drawn-prefix.ts'
import type { Caller } from '#server/core/ports.ts'
import type { Executor } from '#server/database/database.ts'
import { item, question } from '#server/database/schema/questions.ts'
import { loadQuestions } from './load-questions.ts'
import { isVisible } from './visible-questions.ts'

/** Questions of the same type that share knowledge points: those of most of them first, then the nearest difficulty. */
export async function similarQuestions(db: Executor, questionId: number, { uid }: Caller) {
  const [given] = await db.select().from(question).where(eq(question.questionId, questionId))
  if (given === undefined) return { list: [], isDrawn: false }
  const points = db.select({ knowledgeId: item.knowledgeId }).from(item).where(eq(item.questionId, questionId))
  const rows = await db
    .select({ questionId: question.questionId })
    .from(question)
    .innerJoin(item, eq(item.questionId, question.questionId))
    .where(
      and(
        eq(question.subjectId, given.subjectId),
        eq(question.type, given.type),
        ne(question.questionId, questionId),
        isVisible(uid),
        inArray(item.knowledgeId, points),
      ),
    )
    .groupBy(question.questionId)
    .orderBy(
      desc(sql`count(distinct ${item.knowledgeId})`),
      asc(sql`abs(${question.difficulty} - ${given.difficulty}::int)`),
      desc(sql`coalesce(${question.chapterId} = ${given.chapterId}::bigint, false)`),
      asc(question.questionId),
    )
    .limit(bankLimits.similar)
  const ids = rows.map(({ questionId: id }) => id)
  return { list: await loadQuestions(db, ids), isDrawn: given.code !== null && drawnPrefix(given.code) !== null }
}
