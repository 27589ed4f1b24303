import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Script } from '#api/contract/areas/marking.ts'
import type { Criterion } from '#domain/question.ts'
import type { Executor } from '#server/database/database.ts'
import { course } from '#server/database/schema/courses.ts'
import { paperItem } from '#server/database/schema/papers.ts'
import { user } from '#server/database/schema/people.ts'
import { answer, submission, test } from '#server/database/schema/tests.ts'

const isWritten = sql`${paperItem.key} ->> 'kind' = 'written'`

/** A test with its class and paper, as the marking page names it. */
export async function findMarkedTest(db: Executor, testId: number) {
  const [row] = await db
    .select({ testName: test.testName, courseName: course.courseName, paperId: test.paperId })
    .from(test)
    .innerJoin(course, eq(course.courseId, test.courseId))
    .where(eq(test.testId, testId))
  if (row === undefined) throw new Error(`Test ${testId} is gone`)
  return row
}

/** The items of a test that a person marks, with how many of the scripts handed in are marked. */
export const findWrittenItems = (db: Executor, testId: number) => {
  const countOf = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`
  return db
    .select({
      itemId: paperItem.itemId,
      no: paperItem.no,
      score: paperItem.score,
      unmarked: countOf(sql`${answer.itemId} is not null and ${answer.score} is null`),
      marked: countOf(sql`${answer.score} is not null`),
    })
    .from(test)
    .innerJoin(paperItem, and(eq(paperItem.paperId, test.paperId), isWritten))
    .leftJoin(submission, and(eq(submission.testId, test.testId), isNotNull(submission.submittedAt)))
    .leftJoin(answer, and(eq(answer.submissionId, submission.submissionId), eq(answer.itemId, paperItem.itemId)))
    .where(eq(test.testId, testId))
    .groupBy(paperItem.paperId, paperItem.no)
    .orderBy(paperItem.no)
}

/** What the students of a test who handed in answered to one item, in the order of the roster. */
export async function findScripts(db: Executor, testId: number, itemId: number): Promise<Script[]> {
  const rows = await db
    .select({
      submissionId: submission.submissionId,
      uid: user.uid,
      username: user.username,
      realname: user.realname,
      submittedAt: submission.submittedAt,
      value: answer.value,
      score: answer.score,
      criteria: sql<number[] | null>`${answer.criteria}`,
      comment: answer.comment,
      rev: answer.rev,
    })
    .from(submission)
    .innerJoin(answer, and(eq(answer.submissionId, submission.submissionId), eq(answer.itemId, itemId)))
    .innerJoin(user, eq(user.uid, submission.uid))
    .where(and(eq(submission.testId, testId), isNotNull(submission.submittedAt)))
    .orderBy(user.username)
  return rows.flatMap(({ submittedAt, ...row }) =>
    submittedAt === null ? [] : [{ ...row, submittedAt: submittedAt.toISOString() }],
  )
}

/** The criteria of a written item of a test's paper; null where the paper has no such written item. */
export async function findCriteria(db: Executor, testId: number, itemId: number): Promise<readonly Criterion[] | null> {
  const [row] = await db
    .select({ key: paperItem.key })
    .from(test)
    .innerJoin(paperItem, and(eq(paperItem.paperId, test.paperId), eq(paperItem.itemId, itemId)))
    .where(eq(test.testId, testId))
  return row?.key.kind === 'written' ? row.key.criteria : null
}
