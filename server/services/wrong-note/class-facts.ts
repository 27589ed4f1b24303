import { and, eq, gte, isNotNull, lte, not, type SQL, sql } from 'drizzle-orm'
import { schoolOffsetMinutes } from '#domain/time/school-day.ts'
import { rightFrom } from '#domain/wrong-note/wrong-answer.ts'
import type { ItemFact } from '#domain/wrong-note/wrong-groups.ts'
import { anyOf } from '#server/database/any-of.ts'
import type { Executor } from '#server/database/database.ts'
import { answer, assignment, submission } from '#server/database/schema/assignments.ts'
import { book, chapter } from '#server/database/schema/books.ts'
import { member, memberStatus } from '#server/database/schema/courses.ts'
import { paperItem } from '#server/database/schema/papers.ts'
import { item, knowledge, question } from '#server/database/schema/questions.ts'
import { isBlind } from '../blind-assignments.ts'
import { isSubmitted } from '../submission/state-conditions.ts'

/** Which of a class's marked answers are wanted. */
export interface WrongFilters {
  readonly courseId: number
  readonly bookId?: number | undefined
  readonly chapterId?: number | undefined
  readonly assignmentId?: number | undefined
  readonly startDate?: string | undefined
  readonly endDate?: string | undefined
}

const percents = sql.raw(`then ${rightFrom.written} else ${rightFrom.others}`)

/** Whether an answer is marked and wrong: `isRightAnswer` over `answer` and `paper_item`. */
export const isWrong = sql<boolean>`${answer.score} * 100 < ${paperItem.score} * (case when ${paperItem.key}->>'kind' = 'written' ${percents} end)`

/** A submission's student is still in the class. */
export const isMemberStill = and(
  eq(member.courseId, assignment.courseId),
  eq(member.uid, submission.uid),
  eq(member.joinStatus, memberStatus.approved),
)

const schoolOffset = sql.raw(`interval '${schoolOffsetMinutes} minutes'`)

/** The day at school on which a submission was handed in. */
const handedInDay = sql<string>`(${submission.submittedAt} at time zone 'UTC' + ${schoolOffset})::date`

/** Submissions of a class's current members, with the day on which each was handed in. */
export const handedIn = (db: Executor, { courseId, assignmentId, startDate, endDate }: WrongFilters) =>
  db.$with('handed').as(
    db
      .select({
        submissionId: submission.submissionId,
        uid: submission.uid,
        assignmentId: assignment.assignmentId,
        paperId: assignment.paperId,
        day: handedInDay.as('day'),
        /** Milliseconds since 1970. */
        at: sql<number>`(extract(epoch from ${submission.submittedAt}) * 1000)::bigint`.as('at'),
      })
      .from(assignment)
      .innerJoin(submission, eq(submission.assignmentId, assignment.assignmentId))
      .innerJoin(member, isMemberStill)
      .where(
        and(
          eq(assignment.courseId, courseId),
          isNotNull(assignment.publishedAt),
          not(isBlind),
          isSubmitted,
          assignmentId === undefined ? undefined : eq(assignment.assignmentId, assignmentId),
          startDate === undefined ? undefined : gte(handedInDay, startDate),
          endDate === undefined ? undefined : lte(handedInDay, endDate),
        ),
      ),
  )

type Handed = ReturnType<typeof handedIn>

/** Days are grouped as dates, and returned as YYYY-MM-DD. */
export const dayText = ({ day }: Handed): SQL<string> => sql<string>`${day}::text`

export const onItsPaper = (handed: Handed): SQL | undefined =>
  and(eq(paperItem.paperId, handed.paperId), eq(paperItem.itemId, answer.itemId))

/** Marked answers of a class, counted by assignment, item and day. */
async function countAnswers(db: Executor, filters: WrongFilters): Promise<readonly ItemFact[]> {
  const handed = handedIn(db, filters)
  return db
    .with(handed)
    .select({
      assignmentId: handed.assignmentId,
      itemId: answer.itemId,
      day: dayText(handed),
      answered: sql<number>`count(*)::int`,
      wrong: sql<number>`(count(*) filter (where ${isWrong}))::int`,
    })
    .from(handed)
    .innerJoin(answer, eq(answer.submissionId, handed.submissionId))
    .innerJoin(paperItem, onItsPaper(handed))
    .where(isNotNull(answer.score))
    .groupBy(handed.assignmentId, answer.itemId, handed.day)
}

/** What the bank says about items. */
const bankItems = (db: Executor, itemIds: readonly number[]) =>
  db
    .select({
      itemId: item.itemId,
      questionId: item.questionId,
      knowledgeId: item.knowledgeId,
      knowledge: knowledge.name,
      subjectId: question.subjectId,
      type: question.type,
      chapterId: chapter.chapterId,
      nodeName: chapter.nodeName,
      bookId: book.bookId,
      bookName: book.bookName,
    })
    .from(item)
    .innerJoin(question, eq(question.questionId, item.questionId))
    .innerJoin(knowledge, eq(knowledge.knowledgeId, item.knowledgeId))
    .leftJoin(chapter, eq(chapter.chapterId, question.chapterId))
    .leftJoin(book, eq(book.bookId, chapter.bookId))
    .where(sql`${item.itemId} = ${anyOf(itemIds)}`)

type BankItem = Awaited<ReturnType<typeof bankItems>>[number]

export type PlacedFact = ItemFact & BankItem

/** How a class did, with where each item belongs; `all` ignores the filters of book and chapter. */
export async function classFacts(db: Executor, filters: WrongFilters) {
  const counted = await countAnswers(db, filters)
  const found = await bankItems(db, [...new Set(counted.map(({ itemId }) => itemId))])
  const byItem = new Map(found.map((bankItem) => [bankItem.itemId, bankItem]))
  const all = counted.flatMap((fact): PlacedFact[] => {
    const bankItem = byItem.get(fact.itemId)
    return bankItem === undefined ? [] : [{ ...fact, ...bankItem }]
  })
  const { bookId, chapterId } = filters
  const facts = all.filter(
    (fact) =>
      (bookId === undefined || fact.bookId === bookId) && (chapterId === undefined || fact.chapterId === chapterId),
  )
  return { all, facts }
}
