import { and, eq, like } from 'drizzle-orm'
import type { BankQuestion } from '#api/contract/schemas/bank.ts'
import { bankLimits } from '#domain/bank/bank-limits.ts'
import { drawnPrefix } from '#server/content/maths/drawn-prefix.ts'
import type { SeedQuestion } from '#server/content/types.ts'
import type { Executor } from '#server/database/database.ts'
import { indexQuestions } from '#server/database/index-questions.ts'
import { item, question } from '#server/database/schema/questions.ts'
import { loadQuestions } from './load-questions.ts'

type Row = typeof question.$inferSelect

/**
 * Redraws a generator's question with other numbers, as another question of the platform. Concurrent callers get the
 * same one. Run it in a write.
 */
export async function redrawQuestion(
  db: Executor,
  questionId: number,
  now: Date,
): Promise<BankQuestion | 'notDrawn' | 'drawnOut'> {
  const [given] = await db.select().from(question).where(eq(question.questionId, questionId))
  const prefix = given?.code == null ? null : drawnPrefix(given.code)
  if (given?.code == null || prefix === null) return 'notDrawn'
  const codes = await codesWith(db, prefix)
  if (codes.length >= bankLimits.drawnOfOne) return 'drawnOut'
  // All generators: loaded lazily, so that the service starts without them.
  const { anotherQuestion } = await import('#server/content/maths/bank.ts')
  const drawn = anotherQuestion(given.code, codes)
  if (drawn === null) return 'drawnOut'
  const { keepFigures } = await import('#server/content/fill/figures.ts')
  await keepFigures(db, [drawn], now)
  const [made] = await loadQuestions(db, [await keep(db, given, drawn, now)])
  return made ?? 'drawnOut'
}

async function codesWith(db: Executor, prefix: string): Promise<readonly string[]> {
  const rows = await db
    .select({ code: question.code })
    .from(question)
    .where(like(question.code, `${prefix}%`))
  return rows.flatMap(({ code }) => (code !== null && drawnPrefix(code) === prefix ? [code] : []))
}

/** Its chapter and knowledge point are those of the original question. */
async function keep(db: Executor, given: Row, drawn: SeedQuestion, now: Date): Promise<number> {
  const { code, subjectId, type, difficulty, passage } = drawn
  const [made] = await db
    .insert(question)
    .values({ code, subjectId, type, difficulty, passage, chapterId: given.chapterId, createdAt: now })
    .onConflictDoNothing()
    .returning({ questionId: question.questionId })
  if (made === undefined) return idOfCode(db, code)
  const [first] = await db
    .select({ knowledgeId: item.knowledgeId })
    .from(item)
    .where(and(eq(item.questionId, given.questionId), eq(item.no, 1)))
  if (first === undefined) throw new Error(`Question ${given.questionId} has no item`)
  const rows = drawn.items.map(({ knowledge: _name, ...content }, index) => ({
    ...content,
    questionId: made.questionId,
    no: index + 1,
    knowledgeId: first.knowledgeId,
  }))
  await db.insert(item).values(rows)
  await indexQuestions(db, [made.questionId])
  return made.questionId
}

async function idOfCode(db: Executor, code: string): Promise<number> {
  const [found] = await db.select().from(question).where(eq(question.code, code))
  if (found === undefined) throw new Error(`There is no question ${code}`)
  return found.questionId
}
