import { asc, eq, type SQL, sql } from 'drizzle-orm'
import { bankLimits } from '#domain/bank/bank-limits.ts'
import type { Executor } from '#server/database/database.ts'
import { item, knowledge, question } from '#server/database/schema/questions.ts'
import type { SearchInput } from './bank-filters.ts'

type Source = NonNullable<SearchInput['sources']>[number]

interface Cell {
  readonly type: number
  readonly difficulty: number
  readonly source: Source
  readonly count: number
}

/** How many questions there are of each type, difficulty and source together. */
export const countCells = (db: Executor, filters: SQL | undefined): Promise<Cell[]> =>
  db
    .select({
      type: question.type,
      difficulty: question.difficulty,
      source: sql<Source>`case when ${question.ownerId} is null then 'platform' else 'own' end`.as('source'),
      count: sql<number>`count(*)::int`,
    })
    .from(question)
    .where(filters)
    .groupBy(question.type, question.difficulty, sql`source`)

/** How many questions these are. */
export const countOf = (cells: readonly Cell[]): number => cells.reduce((sum, { count }) => sum + count, 0)

type Dimension = 'type' | 'difficulty' | 'source'

type Chosen = Partial<Pick<SearchInput, 'types' | 'difficulties' | 'sources'>>

/** Whether the chosen values are those of a cell. */
export const fits = ({ type, difficulty, source }: Cell, { types, difficulties, sources }: Chosen): boolean =>
  (types?.includes(type) ?? true) && (difficulties?.includes(difficulty) ?? true) && (sources?.includes(source) ?? true)

/** The values of one filter with how many there are when it alone is open. */
export function facet<D extends Dimension>(cube: readonly Cell[], input: Chosen, by: D, field: keyof Chosen) {
  const counts = new Map<Cell[D], number>()
  for (const cell of cube)
    if (fits(cell, { ...input, [field]: undefined })) counts.set(cell[by], (counts.get(cell[by]) ?? 0) + cell.count)
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .toSorted((one, other) => (one.value < other.value ? -1 : 1))
}

/** How many questions ask for each knowledge point, the most frequent first. */
export const countKnowledge = (db: Executor, filters: SQL | undefined) =>
  db
    .select({
      knowledgeId: knowledge.knowledgeId,
      name: knowledge.name,
      count: sql<number>`count(distinct ${question.questionId})::int`.as('count'),
    })
    .from(question)
    .innerJoin(item, eq(item.questionId, question.questionId))
    .innerJoin(knowledge, eq(knowledge.knowledgeId, item.knowledgeId))
    .where(filters)
    .groupBy(knowledge.knowledgeId)
    .orderBy(sql`count desc`, asc(knowledge.knowledgeId))
    .limit(bankLimits.knowledgeCounted)
