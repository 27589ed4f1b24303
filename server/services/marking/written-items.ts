import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Submission } from '#api/contract/areas/marking.ts'
import type { Criterion } from '#domain/question.ts'
import type { Executor } from '#server/database/database.ts'
import { course } from '#server/database/schema/courses.ts'
import { paperItem } from '#server/database/schema/papers.ts'
import { user } from '#server/database/schema/people.ts'
import { answer, submission, assignment } from '#server/database/schema/assignments.ts'

const isWritten = sql`${paperItem.key} ->> 'kind' = 'written'`

/** An assignment with its class and paper, as the marking page names it. */
export async function findMarkedAssignment(db: Executor, assignmentId: number) {
  const [row] = await db
    .select({ assignmentName: assignment.assignmentName, courseName: course.courseName, paperId: assignment.paperId })
    .from(assignment)
    .innerJoin(course, eq(course.courseId, assignment.courseId))
    .where(eq(assignment.assignmentId, assignmentId))
  if (row === undefined) throw new Error(`Test ${assignmentId} is gone`)
  return row
}

/** The items of an assignment that a person marks, with how many of the submissions handed in are marked. */
export const findWrittenItems = (db: Executor, assignmentId: number) => {
  const countOf = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`
  return db
    .select({
      itemId: paperItem.itemId,
      no: paperItem.no,
      score: paperItem.score,
      unmarked: countOf(sql`${answer.itemId} is not null and ${answer.score} is null`),
      marked: countOf(sql`${answer.score} is not null`),
    })
    .from(assignment)
    .innerJoin(paperItem, and(eq(paperItem.paperId, assignment.paperId), isWritten))
    .leftJoin(submission, and(eq(submission.assignmentId, assignment.assignmentId), isNotNull(submission.submittedAt)))
    .leftJoin(answer, and(eq(answer.submissionId, submission.submissionId), eq(answer.itemId, paperItem.itemId)))
    .where(eq(assignment.assignmentId, assignmentId))
    .groupBy(paperItem.paperId, paperItem.no)
    .orderBy(paperItem.no)
}

/** What the students of an assignment who handed in answered to one item, in the order of the roster. */
export async function findSubmissions(db: Executor, assignmentId: number, itemId: number): Promise<Submission[]> {
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
    .where(and(eq(submission.assignmentId, assignmentId), isNotNull(submission.submittedAt)))
    .orderBy(user.username)
  return rows.flatMap(({ submittedAt, ...row }) =>
    submittedAt === null ? [] : [{ ...row, submittedAt: submittedAt.toISOString() }],
  )
}

/** The criteria of a written item of an assignment's paper; null where the paper has no such written item. */
export async function findCriteria(
  db: Executor,
  assignmentId: number,
  itemId: number,
): Promise<readonly Criterion[] | null> {
  const [row] = await db
    .select({ key: paperItem.key })
    .from(assignment)
    .innerJoin(paperItem, and(eq(paperItem.paperId, assignment.paperId), eq(paperItem.itemId, itemId)))
    .where(eq(assignment.assignmentId, assignmentId))
  return row?.key.kind === 'written' ? row.key.criteria : null
}
