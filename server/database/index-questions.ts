import { asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { searchTextOf, tokensOf } from '#domain/bank/search-tokens.ts'
import type { Executor } from './database.ts'
import { furtherPoints } from './further-points.ts'
import { findListPositions } from './list-positions.ts'
import { bankSearch, item, knowledge, question } from './schema/questions.ts'

/** Updates the search index of questions; call it in the transaction that writes or changes them. */
export async function indexQuestions(db: Executor, questionIds: readonly number[]): Promise<void> {
  for (let start = 0; start < questionIds.length; start += atOnce)
    await indexPart(db, questionIds.slice(start, start + atOnce))
}

const atOnce = 500

/** A row of an index has 2,704 bytes, and each point takes eight of them. */
const mostPoints = 250

async function indexPart(db: Executor, questionIds: readonly number[]): Promise<void> {
  const found = await findQuestions(db, questionIds)
  const shippedIds = [...found].filter(([, { code }]) => code !== null).map(([questionId]) => questionId)
  const positions = await findListPositions(db, shippedIds)
  const rows = [...found].map(([questionId, { head, passage, items }]) => {
    const searchText = searchTextOf({ passage, items })
    const points = new Set(items.flatMap((one) => [one.knowledgeId, ...one.furtherKnowledgeIds]))
    return {
      ...head,
      questionId,
      listPosition: positions.get(questionId) ?? null,
      knowledgeIds: [...points].slice(0, mostPoints),
      searchText,
      tokens: sql`array_to_tsvector(${sql.param(tokensOf(searchText, head.subjectId))}::text[])`,
    }
  })
  if (rows.length === 0) return
  await db
    .insert(bankSearch)
    .values(rows)
    .onConflictDoUpdate({
      target: bankSearch.questionId,
      set: Object.fromEntries(replaced.map(([name, column]) => [name, sql`excluded.${sql.identifier(column.name)}`])),
    })
}

/** Every column but the row's key and what `measureQuestions` writes. */
const replaced = Object.entries(getTableColumns(bankSearch)).filter(
  ([name]) => !['questionId', 'measuredDifficulty', 'measuredAnswers'].includes(name),
)

async function findQuestions(db: Executor, questionIds: readonly number[]) {
  const rows = await db
    .select({
      questionId: question.questionId,
      head: {
        subjectId: question.subjectId,
        type: question.type,
        difficulty: question.difficulty,
        chapterId: question.chapterId,
        ownerId: question.ownerId,
        isImported: question.isImported,
      },
      code: question.code,
      passage: question.passage,
      stem: item.stem,
      options: item.options,
      knowledge: knowledge.name,
      furtherPoints,
      knowledgeId: item.knowledgeId,
      furtherKnowledgeIds: item.furtherKnowledgeIds,
    })
    .from(question)
    .innerJoin(item, eq(item.questionId, question.questionId))
    .innerJoin(knowledge, eq(knowledge.knowledgeId, item.knowledgeId))
    .where(inArray(question.questionId, [...questionIds]))
    .orderBy(asc(question.questionId), asc(item.no))
  const found = new Map<
    number,
    Pick<(typeof rows)[number], 'head' | 'code' | 'passage'> & { items: (typeof rows)[number][] }
  >()
  for (const row of rows) {
    const { head, code, passage } = row
    const entry = found.get(row.questionId) ?? { head, code, passage, items: [] }
    entry.items.push(row)
    found.set(row.questionId, entry)
  }
  return found
}

/** Indexes questions that were written by a Podium from before the index, or whose text a migration has emptied. */
export async function indexWhatIsMissing(db: Executor): Promise<void> {
  const { rows } = await db.execute<{ question_id: string }>(sql`
    select question_id from ${question}
    where not exists (select 1 from ${bankSearch}
      where ${bankSearch.questionId} = ${question.questionId} and ${bankSearch.searchText} <> '')`)
  await indexQuestions(
    db,
    rows.map(({ question_id: id }) => Number(id)),
  )
}
