import { and, eq, exists, inArray, sql } from 'drizzle-orm'
import type { Executor } from '#server/database/database.ts'
import { answer, assignment, submission } from '#server/database/schema/assignments.ts'
import { course } from '#server/database/schema/courses.ts'
import { coursesTaughtBy } from '../classes/taught-by.ts'
import { isUnmarked } from '../submission/state-conditions.ts'
import { waitsForTeacher } from '../waits-for.ts'

const caller = sql`${sql.placeholder('uid')}`

/** How many submissions of a teacher's classes wait for them to mark or settle. */
export async function countUnreviewed(db: Executor, uid: number): Promise<number> {
  const [row] = await db
    .select({ submissions: sql<number>`count(*)::int` })
    .from(submission)
    .innerJoin(assignment, eq(assignment.assignmentId, submission.assignmentId))
    .innerJoin(course, eq(course.courseId, assignment.courseId))
    .where(
      and(
        inArray(assignment.courseId, coursesTaughtBy(caller)),
        isUnmarked,
        // Counted like the page of waiting work: of two markers, each sees their own.
        exists(
          db
            .select()
            .from(answer)
            .where(and(eq(answer.submissionId, submission.submissionId), waitsForTeacher(caller))),
        ),
      ),
    )
    .prepare('unreviewed_count')
    .execute({ uid })
  return row?.submissions ?? 0
}
