import { and, eq, type SQL, sql } from 'drizzle-orm'
import { criteriaOf } from '#domain/marking/criteria.ts'
import type { Criterion } from '#domain/questions/question.ts'
import { Gone } from '#server/core/implement.ts'
import type { Executor } from '#server/database/database.ts'
import { course } from '#server/database/schema/courses.ts'
import { doubleMark } from '#server/database/schema/marking.ts'
import { paperItem } from '#server/database/schema/papers.ts'
import { answer, submission, assignment } from '#server/database/schema/assignments.ts'
import { isSubmitted } from '../submission/state-conditions.ts'
import { waitsFor } from '../waits-for.ts'

/** Written answers, and those to blanks that wait for a person or have got their mark from one. */
export const isForPerson = sql`(${paperItem.key} ->> 'kind' = 'written'
  or ${answer.itemId} is not null and (${answer.score} is null or ${answer.criteria} is not null
    or exists (select 1 from ${doubleMark}
      where ${doubleMark.submissionId} = ${answer.submissionId} and ${doubleMark.itemId} = ${answer.itemId})))`

/** An assignment with its class and paper, as shown on the marking page. */
export async function findMarkedAssignment(db: Executor, assignmentId: number) {
  const [row] = await db
    .select({ assignmentName: assignment.assignmentName, courseName: course.courseName, paperId: assignment.paperId })
    .from(assignment)
    .innerJoin(course, eq(course.courseId, assignment.courseId))
    .where(eq(assignment.assignmentId, assignmentId))
  if (row === undefined) throw new Gone()
  return row
}

/**
 * The items of an assignment of which a person marks answers, with how many of the submissions handed in this marker has marked,
 * and which wait.
 */
export const findWrittenItems = (db: Executor, assignmentId: number, markerId: number) => {
  const countOf = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`
  const waits = waitsFor(markerId)
  return db
    .select({
      itemId: paperItem.itemId,
      no: paperItem.no,
      score: paperItem.score,
      unmarked: countOf(waits),
      waiting: sql<
        number[]
      >`coalesce(json_agg(${submission.submissionId} order by ${submission.submissionId}) filter (where ${waits}), '[]')`,
      marked: countOf(sql`${answer.itemId} is not null and not (${waits})`),
    })
    .from(assignment)
    .innerJoin(paperItem, eq(paperItem.paperId, assignment.paperId))
    .leftJoin(submission, and(eq(submission.assignmentId, assignment.assignmentId), isSubmitted))
    .leftJoin(answer, and(eq(answer.submissionId, submission.submissionId), eq(answer.itemId, paperItem.itemId)))
    .where(and(eq(assignment.assignmentId, assignmentId), isForPerson))
    .groupBy(paperItem.paperId, paperItem.no)
    .orderBy(paperItem.no)
}

interface MarkingKey {
  readonly criteria: readonly Criterion[]
  /** Increases with each correction. */
  readonly keyRev: number
}

/** By what a person marks answers to an item in an assignment's paper; null if nobody does, or it has no such item. */
export async function findMarkingKey(db: Executor, assignmentId: number, itemId: number): Promise<MarkingKey | null> {
  const [row] = await db
    .select({ key: paperItem.key, score: paperItem.score, keyRev: paperItem.keyRev })
    .from(assignment)
    .innerJoin(paperItem, and(eq(paperItem.paperId, assignment.paperId), eq(paperItem.itemId, itemId)))
    .where(eq(assignment.assignmentId, assignmentId))
  const criteria = row === undefined ? null : criteriaOf(row.key, row.score)
  return row === undefined || criteria === null ? null : { criteria, keyRev: row.keyRev }
}

/** Its criteria alone. */
export const findCriteria = async (db: Executor, assignmentId: number, itemId: number) =>
  (await findMarkingKey(db, assignmentId, itemId))?.criteria ?? null
