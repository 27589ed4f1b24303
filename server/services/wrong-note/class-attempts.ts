import { and, eq, gte, isNotNull, lte, sql } from 'drizzle-orm'
import type { Executor } from '#server/database/database.ts'
import { correction } from '#server/database/schema/assignment-exceptions.ts'
import { answer } from '#server/database/schema/assignments.ts'
import { chapter } from '#server/database/schema/books.ts'
import { paperItem } from '#server/database/schema/papers.ts'
import { item, question } from '#server/database/schema/questions.ts'
import { wrongRetry } from '#server/database/schema/wrong-notes.ts'
import { handedIn, isWrong, onItsPaper, type WrongFilters } from './class-facts.ts'

/**
 * Everything the students of a class answered and tried, and when each item was last wrong: the marked answers alone
 * (`marked`), and all attempts (`judged`). The filters decide which answers are counted; mastery always covers all of
 * them.
 */
export function classAttempts(db: Executor, filters: WrongFilters) {
  const handed = handedIn(db, { courseId: filters.courseId })
  const marked = db.$with('marked').as(markedAnswers(db, handed, filters))
  const attempts = db.$with('attempts').as(
    db
      .select({
        uid: marked.uid,
        itemId: marked.itemId,
        at: marked.at,
        isWrong: marked.isWrong,
        isCounted: marked.isCounted,
      })
      .from(marked)
      .unionAll(retries(db, handed))
      .unionAll(corrections(db, handed)),
  )
  const lastWrong = sql<number>`max(${attempts.at}) filter (where ${attempts.isWrong}) over (partition by ${attempts.uid}, ${attempts.itemId})`
  const judged = db.$with('judged').as(
    db
      .select({
        uid: attempts.uid,
        itemId: attempts.itemId,
        at: attempts.at,
        isWrong: attempts.isWrong,
        isCounted: attempts.isCounted,
        lastWrong: lastWrong.as('last_wrong'),
      })
      .from(attempts),
  )
  return { with: [handed, marked, attempts, judged] as const, marked, judged }
}

type Handed = ReturnType<typeof handedIn>

const retries = (db: Executor, handed: Handed) =>
  db
    .select({
      uid: wrongRetry.uid,
      itemId: wrongRetry.itemId,
      at: sql<number>`(extract(epoch from ${wrongRetry.triedAt}) * 1000)::bigint`,
      isWrong: sql<boolean>`not ${wrongRetry.isRight}`,
      isCounted: sql<boolean>`false`,
    })
    .from(wrongRetry)
    .where(and(isNotNull(wrongRetry.isRight), sql`${wrongRetry.uid} in (select ${handed.uid} from ${handed})`))

const corrections = (db: Executor, handed: Handed) =>
  db
    .select({
      uid: handed.uid,
      itemId: correction.itemId,
      at: sql<number>`(extract(epoch from ${correction.answeredAt}) * 1000)::bigint`,
      isWrong: sql<boolean>`not ${correction.isRight}`,
      isCounted: sql<boolean>`false`,
    })
    .from(handed)
    .innerJoin(correction, eq(correction.submissionId, handed.submissionId))
    .where(isNotNull(correction.isRight))

function markedAnswers(db: Executor, handed: Handed, filters: WrongFilters) {
  const { assignmentId, bookId, chapterId, startDate, endDate } = filters
  const isCounted = and(
    sql`true`,
    assignmentId === undefined ? undefined : eq(handed.assignmentId, assignmentId),
    startDate === undefined ? undefined : gte(handed.day, startDate),
    endDate === undefined ? undefined : lte(handed.day, endDate),
    bookId === undefined ? undefined : sql`coalesce(${chapter.bookId} = ${bookId}, false)`,
    chapterId === undefined ? undefined : sql`coalesce(${chapter.chapterId} = ${chapterId}, false)`,
  )
  return db
    .select({
      uid: handed.uid,
      itemId: answer.itemId,
      at: handed.at,
      isWrong: isWrong.as('is_wrong'),
      isCounted: sql<boolean>`${isCounted}`.as('is_counted'),
      submissionId: handed.submissionId,
      knowledgeId: item.knowledgeId,
      questionId: item.questionId,
      type: question.type,
    })
    .from(handed)
    .innerJoin(answer, eq(answer.submissionId, handed.submissionId))
    .innerJoin(paperItem, onItsPaper(handed))
    .innerJoin(item, eq(item.itemId, answer.itemId))
    .innerJoin(question, eq(question.questionId, item.questionId))
    .leftJoin(chapter, eq(chapter.chapterId, question.chapterId))
    .where(isNotNull(answer.score))
}
