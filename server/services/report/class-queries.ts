import { and, desc, eq, isNotNull, lt, lte, or, sql } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import type { AnswerKind } from '#domain/question.ts'
import type { Executor } from '#server/database/database.ts'
import { paperItem, paperSection } from '#server/database/schema/papers.ts'
import { user } from '#server/database/schema/people.ts'
import { chapter } from '#server/database/schema/books.ts'
import { item, knowledge, question } from '#server/database/schema/questions.ts'
import { answer, submission, assignment } from '#server/database/schema/assignments.ts'

const isMarked = (submission: { readonly submittedAt: PgColumn; readonly unmarkedCount: PgColumn }) =>
  and(isNotNull(submission.submittedAt), eq(submission.unmarkedCount, 0))

/**
 * Everyone assigned, by username, with the same student's marked submission in the class's last finished assignment that ended
 * before. A student has few submissions in a class, so the submission before is looked up by student.
 */
export function studentRows(db: Executor, assignmentId: number, now: Date) {
  const earlierAssignment = alias(assignment, 'earlier_test')
  const earlierSubmission = alias(submission, 'earlier_script')
  const isFinished = or(
    lte(earlierAssignment.endTime, sql.placeholder('now')),
    lte(earlierAssignment.finishedAt, sql.placeholder('now')),
  )
  const earlier = db
    .select({
      total: sql<number>`${earlierSubmission.objectiveScore} + ${earlierSubmission.writtenScore}`.as('earlier_total'),
      fullMark: sql<number>`${earlierAssignment.score}`.as('earlier_full_mark'),
    })
    .from(earlierAssignment)
    .innerJoin(earlierSubmission, eq(earlierSubmission.assignmentId, earlierAssignment.assignmentId))
    .where(
      and(
        eq(earlierAssignment.courseId, assignment.courseId),
        lt(earlierAssignment.endTime, assignment.endTime),
        lte(earlierAssignment.publishedAt, sql.placeholder('now')),
        isFinished,
        eq(earlierSubmission.uid, submission.uid),
        isMarked(earlierSubmission),
      ),
    )
    .orderBy(desc(earlierAssignment.endTime), desc(earlierAssignment.assignmentId))
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
    .innerJoin(assignment, eq(assignment.assignmentId, submission.assignmentId))
    .innerJoin(user, eq(user.uid, submission.uid))
    .leftJoinLateral(earlier, isMarked(submission))
    .where(eq(submission.assignmentId, sql.placeholder('assignmentId')))
    .orderBy(user.username)
    .prepare('class_report_students')
    .execute({ assignmentId, now: now.toISOString() })
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
 * Answers of marked submissions by item, value (written ones together) and score, the most frequent first, each with the
 * totals of the submissions that gave it.
 */
export function answerGroups(db: Executor, assignmentId: number, paperId: number) {
  const marked = db.$with('marked').as(
    db
      .select({
        submissionId: submission.submissionId,
        total: sql<number>`${submission.objectiveScore} + ${submission.writtenScore}`.as('total'),
      })
      .from(submission)
      .where(and(eq(submission.assignmentId, sql.placeholder('assignmentId')), isMarked(submission))),
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
    .execute({ assignmentId, paperId })
}

export type AnswerGroup = Awaited<ReturnType<typeof answerGroups>>[number]
