import { and, arrayOverlaps, asc, desc, eq, not, notInArray, type SQL, sql } from 'drizzle-orm'
import type { bank } from '#api/contract/groups/bank.ts'
import type { InputOf } from '#api/contract/endpoint.ts'
import { bankLimits } from '#domain/bank/bank-limits.ts'
import { drawnPrefix } from '#server/content/maths/drawn-prefix.ts'
import type { Caller } from '#server/core/ports.ts'
import { anyOf } from '#server/database/any-of.ts'
import type { Executor } from '#server/database/database.ts'
import { book, chapter } from '#server/database/schema/books.ts'
import { bankSearch, knowledgeChapter, question } from '#server/database/schema/questions.ts'
import { loadWithUses, usedBy } from './class-uses.ts'
import { inForce } from './difficulty-in-force.ts'
import { isVisible } from './visible-questions.ts'

type Given = typeof bankSearch.$inferSelect

interface SimilarSearch {
  readonly given: Given
  readonly ofType: SQL | undefined
  /** The order of equals: what the class has not used first. */
  readonly last: readonly SQL[]
}

/** Questions of the same type: those that share knowledge points, then, if these are few, those of nearby chapters. */
export async function similarQuestions(
  db: Executor,
  { questionId, courseId, leaveOut = [] }: InputOf<(typeof bank)['similar']>,
  { uid }: Caller,
) {
  const [given] = await db
    .select({ found: bankSearch, code: question.code })
    .from(bankSearch)
    .innerJoin(question, eq(question.questionId, bankSearch.questionId))
    .where(eq(bankSearch.questionId, questionId))
  if (given === undefined) return { list: [], sameType: [], isDrawn: false }
  const { subjectId, type } = given.found
  const ofType = and(
    eq(bankSearch.subjectId, subjectId),
    eq(bankSearch.type, type),
    notInArray(bankSearch.questionId, [questionId, ...leaveOut]),
    isVisible(uid, bankSearch.ownerId),
  )
  const last = [
    ...(courseId === undefined ? [] : [asc(sql`${bankSearch.questionId} in ${usedBy(db, courseId)}`)]),
    asc(bankSearch.questionId),
  ]
  const sought = { given: given.found, ofType, last }
  const sharing = await findSharing(db, sought)
  const near = sharing.length < bankLimits.similar ? await findNear(db, sought) : []
  return {
    list: await loadWithUses(db, sharing, courseId),
    sameType: await loadWithUses(db, near.slice(0, bankLimits.similar - sharing.length), courseId),
    isDrawn: given.code !== null && drawnPrefix(given.code) !== null,
  }
}

const sharesPoint = ({ knowledgeIds }: Given): SQL => arrayOverlaps(bankSearch.knowledgeIds, [...knowledgeIds])

/** The distance in difficulty from the given one. */
const ofDifficulty = ({ difficulty, measuredDifficulty }: Given): SQL =>
  asc(sql`abs(${inForce} - ${measuredDifficulty ?? difficulty}::int)`)

/** Those that share most knowledge points first, then by the nearest difficulty. */
async function findSharing(db: Executor, { given, ofType, last }: SimilarSearch): Promise<readonly number[]> {
  const shared = sql`(select count(*) from unnest(${bankSearch.knowledgeIds}) as id
    where id = ${anyOf(given.knowledgeIds)})`
  const rows = await db
    .select({ questionId: bankSearch.questionId })
    .from(bankSearch)
    .where(and(ofType, sharesPoint(given)))
    .orderBy(
      desc(shared),
      ofDifficulty(given),
      desc(sql`coalesce(${bankSearch.chapterId} = ${given.chapterId}::bigint, false)`),
      ...last,
    )
    .limit(bankLimits.similar)
  return rows.map(({ questionId }) => questionId)
}

/**
 * Those of the nearest chapters in the same book first, then of neighbouring books, and last those that are in no book.
 */
async function findNear(db: Executor, { given, ofType, last }: SimilarSearch): Promise<readonly number[]> {
  const home = await homeOf(db, given)
  const byNearness =
    home === undefined
      ? []
      : [
          asc(sql`abs(${book.displayOrder} - ${home.bookOrder}::int)`),
          asc(sql`abs(${chapter.displayOrder} - ${home.chapterOrder}::int)`),
        ]
  const rows = await db
    .select({ questionId: bankSearch.questionId })
    .from(bankSearch)
    .leftJoin(chapter, eq(chapter.chapterId, bankSearch.chapterId))
    .leftJoin(book, eq(book.bookId, chapter.bookId))
    .where(and(ofType, not(sharesPoint(given))))
    .orderBy(...byNearness, ofDifficulty(given), ...last)
    .limit(bankLimits.similar)
  return rows.map(({ questionId }) => questionId)
}

/** Where a question is in the books; for a teacher's own, which is in none, that of its knowledge points. */
async function homeOf(db: Executor, { chapterId, knowledgeIds }: Given) {
  const ofPoints = sql`(select min(${knowledgeChapter.chapterId}) from ${knowledgeChapter}
    where ${knowledgeChapter.knowledgeId} = ${anyOf(knowledgeIds)})`
  const [home] = await db
    .select({ chapterOrder: chapter.displayOrder, bookOrder: book.displayOrder })
    .from(chapter)
    .innerJoin(book, eq(book.bookId, chapter.bookId))
    .where(eq(chapter.chapterId, chapterId ?? ofPoints))
  return home
}
