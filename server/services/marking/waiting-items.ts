import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { WaitingItem } from '#api/contract/areas/marking.ts'
import type { Executor } from '#server/database/database.ts'
import { answer, assignment, submission } from '#server/database/schema/assignments.ts'
import { course } from '#server/database/schema/courses.ts'
import { markingRule } from '#server/database/schema/marking.ts'
import { paperItem } from '#server/database/schema/papers.ts'
import { coursesTaughtBy } from '../classes/taught-by.ts'
import { waitsFor } from '../waits-for.ts'

/** What waits for a marker in all classes that they teach, by item, oldest first. */
export async function findWaitingItems(db: Executor, uid: number): Promise<WaitingItem[]> {
  const oldest = sql<string>`min(${submission.submittedAt})`
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
      isBlind: sql<boolean>`bool_or(${markingRule.blindSeed} is not null and ${markingRule.unblindedAt} is null)`,
    })
    .from(submission)
    .innerJoin(assignment, eq(assignment.assignmentId, submission.assignmentId))
    .innerJoin(course, eq(course.courseId, assignment.courseId))
    .innerJoin(answer, and(eq(answer.submissionId, submission.submissionId), isNull(answer.score)))
    .innerJoin(paperItem, and(eq(paperItem.paperId, assignment.paperId), eq(paperItem.itemId, answer.itemId)))
    .leftJoin(markingRule, eq(markingRule.assignmentId, assignment.assignmentId))
    .where(
      and(
        inArray(assignment.courseId, coursesTaughtBy(uid)),
        isNotNull(submission.submittedAt),
        sql`${submission.unmarkedCount} > 0`,
        waitsFor(uid),
      ),
    )
    .groupBy(assignment.assignmentId, course.courseId, paperItem.paperId, paperItem.no)
    .orderBy(oldest, paperItem.no)
  return rows.map((row) => ({ ...row, oldest: new Date(row.oldest).toISOString() }))
}
