import { asc, eq, inArray, sql } from 'drizzle-orm'
import { searchTextOf, tokensOf } from '#domain/bank/search-tokens.ts'
import type { Executor } from './database.ts'
import { bankSearch, item, knowledge, question } from './schema/questions.ts'

/** Writes what questions are found by; for whoever writes or changes questions, in the same transaction. */
export async function indexQuestions(db: Executor, questionIds: readonly number[]): Promise<void> {
  for (let start = 0; start < questionIds.length; start += atOnce)
    await indexPart(db, questionIds.slice(start, start + atOnce))
}

const atOnce = 500

async function indexPart(db: Executor, questionIds: readonly number[]): Promise<void> {
  const texts = await searchTexts(db, questionIds)
  const rows = [...texts].map(([questionId, searchText]) => ({
    questionId,
    searchText,
    tokens: sql`array_to_tsvector(${sql.param(tokensOf(searchText))}::text[])`,
  }))
  if (rows.length === 0) return
  await db
    .insert(bankSearch)
    .values(rows)
    .onConflictDoUpdate({
      target: bankSearch.questionId,
      set: { searchText: sql`excluded.search_text`, tokens: sql`excluded.tokens` },
    })
}

async function searchTexts(db: Executor, questionIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .select({
      questionId: question.questionId,
      passage: question.passage,
      stem: item.stem,
      options: item.options,
      knowledge: knowledge.name,
    })
    .from(question)
    .innerJoin(item, eq(item.questionId, question.questionId))
    .innerJoin(knowledge, eq(knowledge.knowledgeId, item.knowledgeId))
    .where(inArray(question.questionId, [...questionIds]))
    .orderBy(asc(question.questionId), asc(item.no))
  const found = new Map<number, { passage: string; items: (typeof rows)[number][] }>()
  for (const row of rows) {
    const entry = found.get(row.questionId) ?? { passage: row.passage, items: [] }
    entry.items.push(row)
    found.set(row.questionId, entry)
  }
  return new Map([...found].map(([questionId, content]) => [questionId, searchTextOf(content)]))
}

/** Indexes what a Podium from before the index wrote. */
export async function indexWhatIsMissing(db: Executor): Promise<void> {
  const { rows } = await db.execute<{ question_id: string }>(sql`
    select question_id from ${question}
    where not exists (select 1 from ${bankSearch} where ${bankSearch.questionId} = ${question.questionId})`)
  await indexQuestions(
    db,
    rows.map(({ question_id: id }) => Number(id)),
  )
}
