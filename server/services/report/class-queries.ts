import { and, desc, eq, exists, lt, lte, not, or, sql } from 'drizzle-orm'
import { alias, QueryBuilder } from 'drizzle-orm/pg-core'
import type { AnswerKind } from '#domain/questions/question.ts'
import type { Executor } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'
import { course } from '#server/database/schema/courses.ts'
import { paper, paperItem, paperSection } from '#server/database/schema/papers.ts'
import { user } from '#server/database/schema/people.ts'
import { chapter } from '#server/database/schema/books.ts'
import { item, knowledge, question } from '#server/database/schema/questions.ts'
import { scan, scanPage } from '#server/database/schema/scans.ts'
import { isVersionB } from '../as-written.ts'
import { answer, submission, assignment } from '#server/database/schema/assignments.ts'
import { assignmentColumns, submissionCounts } from '../assigning/assignment-rows.ts'
import { isBlind, isBlindIn } from '../blind-assignments.ts'
import { isMarked, isMarkedIn } from '../submission/state-conditions.ts'
import { total, totalIn } from '../submission/totals.ts'
import { whiteSpace } from '../white-space.ts'
import { jsonRows, rowsOf } from './json-rows.ts'

/**
 * Everything a class report is made from, in one statement and thus as of one moment. Null if there is no such
 * assignment.
 */
export async function classFacts(db: Executor, assignmentId: number, now: Date) {
  const [facts] = await factsQuery(db).execute({ assignmentId, now: now.toISOString() })
  if (facts === undefined) return null
  const { isBlind: hidesNames, courseSubjectId, hasVersionB, students, items, answers, ...record } = facts
  return { record, hidesNames, courseSubjectId, hasVersionB, students, items, answers }
}

export type ClassFacts = NonNullable<Awaited<ReturnType<typeof classFacts>>>

export type StudentRow = ClassFacts['students'][number]

export type ItemRow = ClassFacts['items'][number]

export type AnswerGroup = ClassFacts['answers'][number]

const earlierAssignment = alias(assignment, 'earlier_test')

const earlierSubmission = alias(submission, 'earlier_script')

/**
 * The same student's marked submission in the class's previous finished assignment whose names are visible. A student
 * has few submissions in a class, so it is looked up by student.
 */
const earlier = new QueryBuilder()
  .select({
    total: totalIn(earlierSubmission).as('earlier_total'),
    fullMark: sql<number>`${earlierAssignment.score}`.as('earlier_full_mark'),
  })
  .from(earlierAssignment)
  .innerJoin(earlierSubmission, eq(earlierSubmission.assignmentId, earlierAssignment.assignmentId))
  .where(
    and(
      eq(earlierAssignment.courseId, assignment.courseId),
      lt(earlierAssignment.endTime, assignment.endTime),
      lte(earlierAssignment.publishedAt, sql.placeholder('now')),
      or(
        lte(earlierAssignment.endTime, sql.placeholder('now')),
        lte(earlierAssignment.finishedAt, sql.placeholder('now')),
      ),
      not(isBlindIn(earlierAssignment)),
      eq(earlierSubmission.uid, submission.uid),
      isMarkedIn(earlierSubmission),
    ),
  )
  .orderBy(desc(earlierAssignment.endTime), desc(earlierAssignment.assignmentId))
  .limit(1)
  .as('earlier')

/** Everyone assigned, by username. */
const studentRows = new QueryBuilder()
  .select({
    rows: jsonRows(
      {
        uid: user.uid,
        username: user.username,
        realname: user.realname,
        submittedAt: submission.submittedAt,
        unmarkedCount: submission.unmarkedCount,
        objective: submission.objectiveScore,
        written: submission.writtenScore,
        earlierTotal: sql<number | null>`${earlier.total}`,
        earlierFullMark: sql<number | null>`${earlier.fullMark}`,
      },
      user.username,
    ).as('rows'),
  })
  .from(submission)
  .innerJoin(user, eq(user.uid, submission.uid))
  .leftJoinLateral(earlier, isMarked)
  .where(eq(submission.assignmentId, assignment.assignmentId))

const kindSql = sql<AnswerKind>`${paperItem.key}->>'kind'`

/** The items of the paper, in order. */
const itemRows = new QueryBuilder()
  .select({
    rows: jsonRows(
      {
        itemId: paperItem.itemId,
        no: paperItem.no,
        type: question.type,
        kind: kindSql,
        sectionText: paperSection.sectionText,
        knowledge: knowledge.name,
        bookId: sql<number | null>`${chapter.bookId}`,
        score: paperItem.score,
      },
      paperItem.no,
    ).as('rows'),
  })
  .from(paperItem)
  .innerJoin(paperSection, and(eq(paperSection.paperId, paperItem.paperId), eq(paperSection.no, paperItem.sectionNo)))
  .innerJoin(question, eq(question.questionId, paperItem.questionId))
  .leftJoin(chapter, eq(chapter.chapterId, question.chapterId))
  .innerJoin(item, eq(item.itemId, paperItem.itemId))
  .innerJoin(knowledge, eq(knowledge.knowledgeId, item.knowledgeId))
  .where(eq(paperItem.paperId, assignment.paperId))

const writtenItems = new QueryBuilder()
  .select({ itemId: paperItem.itemId })
  .from(paperItem)
  .where(and(eq(paperItem.paperId, assignment.paperId), eq(kindSql, 'written')))

/** Answers as they were given: each is processed once, and few are different. */
const given = new QueryBuilder()
  .select({
    itemId: sql<number>`${answer.itemId}`.as('item_id'),
    value:
      sql<string>`(case when ${answer.itemId} = any(array${writtenItems}) then '' else ${answer.value} end) collate "C"`.as(
        'value',
      ),
    score: sql<number>`coalesce(${answer.score}, 0)`.as('score'),
    count: sql<number>`count(*)`.as('count'),
    totals: sql<number[]>`array_agg(${total})`.as('totals'),
  })
  .from(submission)
  .innerJoin(answer, eq(answer.submissionId, submission.submissionId))
  .where(and(eq(submission.assignmentId, assignment.assignmentId), isMarked))
  .groupBy(sql`1, 2, 3`)
  .as('given')

const trimmed = new QueryBuilder()
  .select({
    itemId: given.itemId,
    value: sql<string>`btrim(${given.value}, ${whiteSpace}) collate "C"`.as('trimmed'),
    score: given.score,
    count: sql<number>`sum(${given.count})`.as('trimmed_count'),
    totals: sql<readonly (readonly number[])[]>`json_agg(${given.totals})`.as('trimmed_totals'),
  })
  .from(given)
  .groupBy(sql`1, 2, 3`)
  .as('trimmed')

/**
 * Answers of marked submissions by item, value (all written ones together) and score, the most frequent first, each
 * with the totals of its submissions: one list of these per spelling of the value.
 */
const answerGroups = new QueryBuilder()
  .select({
    rows: jsonRows(
      {
        itemId: trimmed.itemId,
        value: trimmed.value,
        score: trimmed.score,
        count: trimmed.count,
        totals: trimmed.totals,
      },
      trimmed.itemId,
      desc(trimmed.count),
      trimmed.value,
    ).as('rows'),
  })
  .from(trimmed)

/** Pages that were read and are of version B. */
const versionBPages = new QueryBuilder()
  .select({ scanPageId: scanPage.scanPageId })
  .from(scan)
  .innerJoin(scanPage, and(eq(scanPage.scanId, scan.scanId), eq(scanPage.state, 'read')))
  .where(and(eq(scan.assignmentId, assignment.assignmentId), isVersionB))

/** The assignment with its counts, whether it is blind, its students, the items of its paper, and the answers. */
const factsQuery = prepared((db) =>
  db
    .select({
      ...assignmentColumns(sql`${sql.placeholder('now')}::timestamptz`),
      isBlind,
      courseSubjectId: course.subjectId,
      hasVersionB: sql<boolean>`${exists(versionBPages)}`,
      students: rowsOf(studentRows),
      items: rowsOf(itemRows),
      answers: rowsOf(answerGroups),
    })
    .from(assignment)
    .innerJoin(course, eq(course.courseId, assignment.courseId))
    .innerJoin(paper, eq(paper.paperId, assignment.paperId))
    .crossJoinLateral(submissionCounts)
    .where(eq(assignment.assignmentId, sql.placeholder('assignmentId')))
    .prepare('class_report'),
)
