import { and, eq, inArray, isNull, like, not, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { bank } from '#api/contract/groups/bank.ts'
import type { InputOf } from '#api/contract/endpoint.ts'
import { bankQuery } from '#domain/bank/search-tokens.ts'
import type { Caller } from '#server/core/ports.ts'
import { anyOf } from '#server/database/any-of.ts'
import { containing } from '#server/database/containing.ts'
import type { Executor } from '#server/database/database.ts'
import { chapter } from '#server/database/schema/books.ts'
import { bankSearch, knowledgeChapter } from '#server/database/schema/questions.ts'
import { usedBy } from './class-uses.ts'
import { isVisible } from './visible-questions.ts'

export type SearchInput = InputOf<(typeof bank)['list']>

/** The conditions that do not depend on the chosen type, difficulty, source and knowledge point. */
export function openFilters(
  db: Executor,
  { subjectId, keyword, bookId, chapterIds, courseId, unusedOnly, leaveOut }: SearchInput,
  { uid }: Caller,
) {
  const ofBook = db
    .select({ chapterId: chapter.chapterId })
    .from(chapter)
    .where(eq(chapter.bookId, bookId ?? 0))
  return and(
    eq(bankSearch.subjectId, subjectId),
    isVisible(uid, bankSearch.ownerId),
    bookId === undefined ? undefined : isIn((chapterId) => inArray(chapterId, ofBook)),
    chapterIds === undefined ? undefined : isIn((chapterId) => inArray(chapterId, chapterIds)),
    courseId === undefined || unusedOnly !== true ? undefined : notInArray(bankSearch.questionId, usedBy(db, courseId)),
    leaveOut === undefined ? undefined : not(eq(bankSearch.questionId, anyOf(leaveOut))),
    keyword ? hasKeyword(keyword, subjectId) : undefined,
  )
}

type ChapterId = typeof bankSearch.chapterId | typeof knowledgeChapter.chapterId

/** Questions of these chapters; those in none, like imported ones, are where their knowledge points are. */
const isIn = (isOne: (chapterId: ChapterId) => SQL): SQL | undefined =>
  or(
    isOne(bankSearch.chapterId),
    and(
      isNull(bankSearch.chapterId),
      sql`${bankSearch.knowledgeIds} && array(select ${knowledgeChapter.knowledgeId} from ${knowledgeChapter}
        where ${isOne(knowledgeChapter.chapterId)})`,
    ),
  )

function hasKeyword(keyword: string, subjectId: number): SQL | undefined {
  const { tokens, unsure } = bankQuery(keyword, subjectId)
  return and(
    tokens === null ? undefined : sql`${bankSearch.tokens} @@ ${tokens}::tsquery`,
    ...unsure.map((part) => like(bankSearch.searchText, containing(part))),
  )
}

/** Whether a question contains the keyword exactly as typed; null if its parts imply that already. */
export function hasAsTyped({ keyword, subjectId }: Pick<SearchInput, 'keyword' | 'subjectId'>): SQL | null {
  const { parts } = bankQuery(keyword ?? '', subjectId)
  return parts.length > 1 ? like(bankSearch.searchText, containing(parts.join(' '))) : null
}
