import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { WaitingItem } from '#api/contract/schemas/waiting-item.ts'
import type { Executor } from '#server/database/database.ts'
import { answer, assignment, submission } from '#server/database/schema/assignments.ts'
import { course } from '#server/database/schema/courses.ts'
import { paperItem } from '#server/database/schema/papers.ts'
import { isAnsweredItem } from '../answered-item.ts'
import { isBlind } from '../blind-assignments.ts'
import { coursesTaughtBy } from '../classes/taught-by.ts'
import { isUnmarked } from '../submission/state-conditions.ts'
import { waitsForTeacher, waitsToBeSettledBy } from '../waits-for.ts'

/**
 * What waits for a marker in all classes that they teach, by item, oldest first; answers to settle apart. Items without names are listed by the
 * start of their assignment and have no time: those of handing in are listed by name elsewhere.
 */
export async function findWaitingItems(db: Executor, uid: number): Promise<WaitingItem[]> {
  const oldest = sql<string | null>`case when ${isBlind} then null else min(${submission.submittedAt}) end`
  const isToSettle = sql<boolean>`${waitsToBeSettledBy(uid)}`.as('is_to_settle')
  const rows = await db
    .select({
      assignmentId: assignment.assignmentId,
      assignmentName: assignment.assignmentName,
      courseId: course.courseId,
      courseName: course.courseName,
      itemId: paperItem.itemId,
      no: paperItem.no,
      unmarked: sql<number>`count(*)::int`,
      oldest,
      isBlind,
      isToSettle,
    })
    .from(submission)
    .innerJoin(assignment, eq(assignment.assignmentId, submission.assignmentId))
    .innerJoin(course, eq(course.courseId, assignment.courseId))
    .innerJoin(answer, and(eq(answer.submissionId, submission.submissionId), isNull(answer.score)))
    .innerJoin(paperItem, isAnsweredItem)
    .where(and(inArray(assignment.courseId, coursesTaughtBy(uid)), isUnmarked, waitsForTeacher(uid)))
    .groupBy(assignment.assignmentId, course.courseId, paperItem.paperId, paperItem.no, isToSettle)
    .orderBy(sql`coalesce(${oldest}, ${assignment.beginTime})`, paperItem.no, isToSettle)
  return rows.map((row) => ({ ...row, oldest: row.oldest === null ? null : new Date(row.oldest).toISOString() }))
}
