import { and, desc, eq, isNotNull, lt, lte, or, sql } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import type { AnswerKind } from '#domain/question.ts'
import type { Executor } from '#server/database/database.ts'
import { paperItem, paperSection } from '#server/database/schema/papers.ts'
import { user } from '#server/database/schema/people.ts'
import { chapter } from '#server/database/schema/books.ts'
import { item, knowledge, question } from '#server/database/schema/questions.ts'
import { answer, submission, test } from '#server/database/schema/tests.ts'

const isMarked = (script: { readonly submittedAt: PgColumn; readonly unmarkedCount: PgColumn }) =>
  and(isNotNull(script.submittedAt), eq(script.unmarkedCount, 0))

/**
 * Everyone assigned, by username, with the same student's marked script in the class's last finished test that ended
 * before. A student has few scripts in a class, so the script before is looked up by student.
 */
export function studentRows(db: Executor, testId: number, now: Date) {
  const earlierTest = alias(test, 'earlier_test')
  const earlierScript = alias(submission, 'earlier_script')
  const isFinished = or(
    lte(earlierTest.endTime, sql.placeholder('now')),
    lte(earlierTest.finishedAt, sql.placeholder('now')),
  )
  const earlier = db
    .select({
      total: sql<number>`${earlierScript.objectiveScore} + ${earlierScript.writtenScore}`.as('earlier_total'),
      fullMark: sql<number>`${earlierTest.score}`.as('earlier_full_mark'),
    })
    .from(earlierTest)
    .innerJoin(earlierScript, eq(earlierScript.testId, earlierTest.testId))
    .where(
      and(
        eq(earlierTest.courseId, test.courseId),
        lt(earlierTest.endTime, test.endTime),
        lte(earlierTest.publishedAt, sql.placeholder('now')),
        isFinished,
        eq(earlierScript.uid, submission.uid),
        isMarked(earlierScript),
      ),
    )
    .orderBy(desc(earlierTest.endTime), desc(earlierTest.testId))
    .limit(1)
    .as('earlier')
  return db
    .select({
      uid: user.uid,
      username: user.username,
      realname: user.realname,
      submittedAt: submission.submittedAt,
      unmarkedCount: submission.unmarkedCount,
      objective: submission.objectiveScore,
      written: submission.writtenScore,
      earlierTotal: sql<number | null>`${earlier.total}`,
      earlierFullMark: sql<number | null>`${earlier.fullMark}`,
    })
    .from(submission)
    .innerJoin(test, eq(test.testId, submission.testId))
    .innerJoin(user, eq(user.uid, submission.uid))
    .leftJoinLateral(earlier, isMarked(submission))
    .where(eq(submission.testId, sql.placeholder('testId')))
    .orderBy(user.username)
    .prepare('class_report_students')
    .execute({ testId, now: now.toISOString() })
}

export type StudentRow = Awaited<ReturnType<typeof studentRows>>[number]

const kindSql = sql<AnswerKind>`${paperItem.key}->>'kind'`

/** The items of a paper in their order. */
export const itemRows = (db: Executor, paperId: number) =>
  db
    .select({
      itemId: paperItem.itemId,
      no: paperItem.no,
      type: question.type,
      kind: kindSql,
      sectionText: paperSection.sectionText,
      knowledge: knowledge.name,
      bookId: chapter.bookId,
      score: paperItem.score,
    })
    .from(paperItem)
    .innerJoin(paperSection, and(eq(paperSection.paperId, paperItem.paperId), eq(paperSection.no, paperItem.sectionNo)))
    .innerJoin(question, eq(question.questionId, paperItem.questionId))
    .leftJoin(chapter, eq(chapter.chapterId, question.chapterId))
    .innerJoin(item, eq(item.itemId, paperItem.itemId))
    .innerJoin(knowledge, eq(knowledge.knowledgeId, item.knowledgeId))
    .where(eq(paperItem.paperId, sql.placeholder('paperId')))
    .orderBy(paperItem.no)
    .prepare('class_report_items')
    .execute({ paperId })

export type ItemRow = Awaited<ReturnType<typeof itemRows>>[number]

/** What JavaScript's `trim` takes away, so that answers are told apart as marking does. */
const whiteSpace = sql.raw(
  String.raw`E'\t\n\u000B\f\r \u00A0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF'`,
)

/**
 * Answers of marked scripts by item, value (written ones together) and score, the most frequent first, each with the
 * totals of the scripts that gave it.
 */
export function answerGroups(db: Executor, testId: number, paperId: number) {
  const marked = db.$with('marked').as(
    db
      .select({
        submissionId: submission.submissionId,
        total: sql<number>`${submission.objectiveScore} + ${submission.writtenScore}`.as('total'),
      })
      .from(submission)
      .where(and(eq(submission.testId, sql.placeholder('testId')), isMarked(submission))),
  )
  const asked = db.$with('asked').as(
    db
      .select({ itemId: paperItem.itemId, isWritten: sql<boolean>`${kindSql} = 'written'`.as('is_written') })
      .from(paperItem)
      .where(eq(paperItem.paperId, sql.placeholder('paperId'))),
  )
  const value = sql<string>`(case when ${asked.isWritten} then '' else btrim(${answer.value}, ${whiteSpace}) end) collate "C"`
  return db
    .with(marked, asked)
    .select({
      itemId: asked.itemId,
      value: value.as('value'),
      score: sql<number>`coalesce(${answer.score}, 0)`.as('score'),
      count: sql<number>`count(*)::int`.as('count'),
      totals: sql<number[]>`json_agg(${marked.total})`,
    })
    .from(marked)
    .innerJoin(answer, eq(answer.submissionId, marked.submissionId))
    .innerJoin(asked, eq(asked.itemId, answer.itemId))
    .groupBy(sql`1, 2, 3`)
    .orderBy(sql`1, 4 desc, 2`)
    .prepare('class_report_answers')
    .execute({ testId, paperId })
}

export type AnswerGroup = Awaited<ReturnType<typeof answerGroups>>[number]
