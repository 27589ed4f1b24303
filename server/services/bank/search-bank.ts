import { and, asc, desc, eq, inArray, isNotNull, isNull, like, not, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { bank } from '#api/contract/areas/bank.ts'
import type { InputOf, OutputOf } from '#api/contract/endpoint.ts'
import { bankLimits } from '#domain/bank/bank-limits.ts'
import { bankQuery, normalized } from '#domain/bank/search-tokens.ts'
import type { Caller } from '#server/core/ports.ts'
import type { Executor } from '#server/database/database.ts'
import { assignment } from '#server/database/schema/assignments.ts'
import { chapter } from '#server/database/schema/books.ts'
import { paperItem } from '#server/database/schema/papers.ts'
import { bankSearch, item, knowledge, question } from '#server/database/schema/questions.ts'
import { loadQuestions } from './load-questions.ts'
import { isVisible } from './visible-questions.ts'

type SearchInput = InputOf<(typeof bank)['list']>

type Source = NonNullable<SearchInput['sources']>[number]

/** One page of the questions that all filters hold for, with how many there are of each value; five queries. */
export async function searchBank(
  db: Executor,
  input: SearchInput,
  caller: Caller,
): Promise<OutputOf<(typeof bank)['list']>> {
  const { pager } = input
  const base = baseOf(db, input, caller)
  const ofKnowledge = knowledgeFilter(db, input)
  const cube = await countedBy(db, and(base, ofKnowledge))
  const ids = await db
    .select({ questionId: question.questionId })
    .from(question)
    .innerJoin(bankSearch, eq(bankSearch.questionId, question.questionId))
    .where(and(base, ofKnowledge, kindFilter(input)))
    .orderBy(...orderOf(input))
    .limit(pager.pageSize)
    .offset((pager.currentPage - 1) * pager.pageSize)
  const questionIds = ids.map(({ questionId }) => questionId)
  const usedAt = await findUses(db, questionIds, input.courseId)
  const questions = await loadQuestions(db, questionIds)
  return {
    list: questions.map((one) => ({ ...one, usedAt: usedAt.get(one.questionId) ?? null })),
    total: sumOf(cube.filter((cell) => fits(cell, input))),
    facets: {
      types: facet(cube, input, 'type', 'types'),
      difficulties: facet(cube, input, 'difficulty', 'difficulties'),
      sources: facet(cube, input, 'source', 'sources'),
      knowledge: await knowledgeCounts(db, and(base, kindFilter(input))),
    },
  }
}

/** What holds whatever type, difficulty, source and knowledge point are chosen. */
function baseOf(
  db: Executor,
  { subjectId, keyword, bookId, chapterIds, courseId, unusedOnly }: SearchInput,
  { uid }: Caller,
) {
  const ofBook = db
    .select({ chapterId: chapter.chapterId })
    .from(chapter)
    .where(eq(chapter.bookId, bookId ?? 0))
  return and(
    eq(question.subjectId, subjectId),
    isVisible(uid),
    bookId === undefined ? undefined : inArray(question.chapterId, ofBook),
    chapterIds === undefined ? undefined : inArray(question.chapterId, chapterIds),
    courseId === undefined || unusedOnly !== true ? undefined : notInArray(question.questionId, usedBy(db, courseId)),
    keyword ? hasKeyword(keyword) : undefined,
  )
}

const usedBy = (db: Executor, courseId: number) =>
  db
    .select({ questionId: paperItem.questionId })
    .from(paperItem)
    .innerJoin(assignment, eq(assignment.paperId, paperItem.paperId))
    .where(and(eq(assignment.courseId, courseId), isNotNull(assignment.publishedAt)))

const containing = (part: string): string => `%${part.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

function hasKeyword(keyword: string): SQL | undefined {
  const { tokens, parts } = bankQuery(keyword)
  return and(
    tokens === null ? undefined : sql`${bankSearch.tokens} @@ ${tokens}::tsquery`,
    ...parts.map((part) => like(bankSearch.searchText, containing(part))),
  )
}

const knowledgeFilter = (db: Executor, { knowledgeIds }: SearchInput): SQL | undefined =>
  knowledgeIds === undefined
    ? undefined
    : inArray(
        question.questionId,
        db.select({ questionId: item.questionId }).from(item).where(inArray(item.knowledgeId, knowledgeIds)),
      )

const kindFilter = ({ types, difficulties, sources }: SearchInput): SQL | undefined =>
  and(
    types === undefined ? undefined : inArray(question.type, types),
    difficulties === undefined ? undefined : inArray(question.difficulty, difficulties),
    sources === undefined
      ? undefined
      : or(...sources.map((source) => (source === 'own' ? isNotNull : isNull)(question.ownerId)), sql`false`),
  )

function orderOf({ keyword, sort }: SearchInput): SQL[] {
  const whole = keyword ? [asc(not(like(bankSearch.searchText, containing(normalized(keyword)))))] : []
  const byDifficulty = { newest: [], easiest: [asc(question.difficulty)], hardest: [desc(question.difficulty)] }
  return [...whole, ...byDifficulty[sort], desc(question.questionId)]
}

interface Cell {
  readonly type: number
  readonly difficulty: number
  readonly source: Source
  readonly count: number
}

const countedBy = (db: Executor, filters: SQL | undefined): Promise<Cell[]> =>
  db
    .select({
      type: question.type,
      difficulty: question.difficulty,
      source: sql<Source>`case when ${question.ownerId} is null then 'platform' else 'own' end`.as('source'),
      count: sql<number>`count(*)::int`,
    })
    .from(question)
    .innerJoin(bankSearch, eq(bankSearch.questionId, question.questionId))
    .where(filters)
    .groupBy(question.type, question.difficulty, sql`source`)

const sumOf = (cells: readonly Cell[]): number => cells.reduce((sum, { count }) => sum + count, 0)

type Dimension = 'type' | 'difficulty' | 'source'

type Chosen = Partial<Pick<SearchInput, 'types' | 'difficulties' | 'sources'>>

const fits = ({ type, difficulty, source }: Cell, { types, difficulties, sources }: Chosen): boolean =>
  (types?.includes(type) ?? true) && (difficulties?.includes(difficulty) ?? true) && (sources?.includes(source) ?? true)

/** The values of one filter with how many there are when it alone is open. */
function facet<D extends Dimension>(cube: readonly Cell[], input: Chosen, by: D, field: keyof Chosen) {
  const counts = new Map<Cell[D], number>()
  for (const cell of cube)
    if (fits(cell, { ...input, [field]: undefined })) counts.set(cell[by], (counts.get(cell[by]) ?? 0) + cell.count)
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .toSorted((one, other) => (one.value < other.value ? -1 : 1))
}

const knowledgeCounts = (db: Executor, filters: SQL | undefined) =>
  db
    .select({
      knowledgeId: knowledge.knowledgeId,
      name: knowledge.name,
      count: sql<number>`count(distinct ${question.questionId})::int`.as('count'),
    })
    .from(question)
    .innerJoin(bankSearch, eq(bankSearch.questionId, question.questionId))
    .innerJoin(item, eq(item.questionId, question.questionId))
    .innerJoin(knowledge, eq(knowledge.knowledgeId, item.knowledgeId))
    .where(filters)
    .groupBy(knowledge.knowledgeId)
    .orderBy(sql`count desc`, asc(knowledge.knowledgeId))
    .limit(bankLimits.knowledgeCounted)

/** When a class had each of these questions last. */
async function findUses(db: Executor, questionIds: readonly number[], courseId: number | undefined) {
  if (courseId === undefined || questionIds.length === 0) return new Map<number, string>()
  const rows = await db
    .select({ questionId: paperItem.questionId, usedAt: sql<string>`max(${assignment.beginTime})` })
    .from(paperItem)
    .innerJoin(assignment, eq(assignment.paperId, paperItem.paperId))
    .where(
      and(
        eq(assignment.courseId, courseId),
        isNotNull(assignment.publishedAt),
        inArray(paperItem.questionId, [...questionIds]),
      ),
    )
    .groupBy(paperItem.questionId)
  return new Map(rows.map(({ questionId, usedAt }) => [questionId, new Date(usedAt).toISOString()]))
}
