import { and, asc, desc, eq, inArray, isNotNull, isNull, like, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { bank } from '#api/contract/areas/bank.ts'
import type { InputOf } from '#api/contract/endpoint.ts'
import { bankQuery } from '#domain/bank/search-tokens.ts'
import type { Caller } from '#server/core/ports.ts'
import type { Executor } from '#server/database/database.ts'
import { assignment } from '#server/database/schema/assignments.ts'
import { chapter } from '#server/database/schema/books.ts'
import { paperItem } from '#server/database/schema/papers.ts'
import { bankSearch, item, question } from '#server/database/schema/questions.ts'
import { isVisible } from './visible-questions.ts'

export type SearchInput = InputOf<(typeof bank)['list']>

/** What holds whatever type, difficulty, source and knowledge point are chosen. */
export function openFilters(
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
    keyword ? inArray(question.questionId, foundBy(db, hasKeyword(keyword))) : undefined,
  )
}

const usedBy = (db: Executor, courseId: number) =>
  db
    .select({ questionId: paperItem.questionId })
    .from(paperItem)
    .innerJoin(assignment, eq(assignment.paperId, paperItem.paperId))
    .where(and(eq(assignment.courseId, courseId), isNotNull(assignment.publishedAt)))

const containing = (part: string): string => `%${part.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

const foundBy = (db: Executor, filter: SQL | undefined) =>
  db.select({ questionId: bankSearch.questionId }).from(bankSearch).where(filter)

function hasKeyword(keyword: string): SQL | undefined {
  const { tokens, parts } = bankQuery(keyword)
  return and(
    tokens === null ? undefined : sql`${bankSearch.tokens} @@ ${tokens}::tsquery`,
    ...parts.map((part) => like(bankSearch.searchText, containing(part))),
  )
}

/** What is asked of knowledge points. */
export const knowledgeFilter = (db: Executor, { knowledgeIds }: SearchInput): SQL | undefined =>
  knowledgeIds === undefined
    ? undefined
    : inArray(
        question.questionId,
        db.select({ questionId: item.questionId }).from(item).where(inArray(item.knowledgeId, knowledgeIds)),
      )

/** What is asked of type, difficulty and source. */
export const kindFilter = ({ types, difficulties, sources }: SearchInput): SQL | undefined =>
  and(
    types === undefined ? undefined : inArray(question.type, types),
    difficulties === undefined ? undefined : inArray(question.difficulty, difficulties),
    sources === undefined
      ? undefined
      : or(...sources.map((source) => (source === 'own' ? isNotNull : isNull)(question.ownerId)), sql`false`),
  )

/** What has the keyword as it was typed comes first. */
export function orderOf(db: Executor, { keyword, sort }: SearchInput): SQL[] {
  const { parts } = bankQuery(keyword ?? '')
  const asTyped = foundBy(db, and(hasKeyword(keyword ?? ''), like(bankSearch.searchText, containing(parts.join(' ')))))
  const whole = parts.length > 1 ? [asc(notInArray(question.questionId, asTyped))] : []
  const byDifficulty = { newest: [], easiest: [asc(question.difficulty)], hardest: [desc(question.difficulty)] }
  return [...whole, ...byDifficulty[sort], desc(question.questionId)]
}
