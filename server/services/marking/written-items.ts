import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Criterion } from '#domain/questions/question.ts'
import { Gone } from '#server/core/implement.ts'
import type { Executor } from '#server/database/database.ts'
import { course } from '#server/database/schema/courses.ts'
import { paperItem } from '#server/database/schema/papers.ts'
import { answer, submission, assignment } from '#server/database/schema/assignments.ts'
import { isSubmitted } from '../submission/state-conditions.ts'
import { waitsFor } from '../waits-for.ts'

const isWritten = sql`${paperItem.key} ->> 'kind' = 'written'`

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
 * The items of an assignment that a person marks, with how many of the submissions handed in this marker has marked,
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
    .innerJoin(paperItem, and(eq(paperItem.paperId, assignment.paperId), isWritten))
    .leftJoin(submission, and(eq(submission.assignmentId, assignment.assignmentId), isSubmitted))
    .leftJoin(answer, and(eq(answer.submissionId, submission.submissionId), eq(answer.itemId, paperItem.itemId)))
    .where(eq(assignment.assignmentId, assignmentId))
    .groupBy(paperItem.paperId, paperItem.no)
    .orderBy(paperItem.no)
}

interface WrittenKey {
  readonly criteria: readonly Criterion[]
  /** Increases with each correction. */
  readonly keyRev: number
}

/** What a written item is marked by in an assignment's paper; null if the paper has no such written item. */
export async function findWrittenKey(db: Executor, assignmentId: number, itemId: number): Promise<WrittenKey | null> {
  const [row] = await db
    .select({ key: paperItem.key, keyRev: paperItem.keyRev })
    .from(assignment)
    .innerJoin(paperItem, and(eq(paperItem.paperId, assignment.paperId), eq(paperItem.itemId, itemId)))
    .where(eq(assignment.assignmentId, assignmentId))
  return row?.key.kind === 'written' ? { criteria: row.key.criteria, keyRev: row.keyRev } : null
}

/** Its criteria alone. */
export const findCriteria = async (db: Executor, assignmentId: number, itemId: number) =>
  (await findWrittenKey(db, assignmentId, itemId))?.criteria ?? null
