import { eq, inArray } from 'drizzle-orm'
import * as z from 'zod/mini'
import { type ScoreChange, scoreChange } from '#api/contract/areas/paper.ts'
import type { Executor } from '#server/database/database.ts'
import { assignment } from '#server/database/schema/assignments.ts'
import { course } from '#server/database/schema/courses.ts'

/** A change as a re-marking stores it; the class is looked up when it is shown. */
export const storedChange = z.omit(scoreChange, { courseName: true })

export type StoredChange = z.output<typeof storedChange>

/** Changes with the classes of their assignments. */
export async function withClasses(db: Executor, changes: readonly StoredChange[]): Promise<ScoreChange[]> {
  if (changes.length === 0) return []
  const ids = [...new Set(changes.map(({ assignmentId }) => assignmentId))]
  const rows = await db
    .select({ assignmentId: assignment.assignmentId, courseName: course.courseName })
    .from(assignment)
    .innerJoin(course, eq(course.courseId, assignment.courseId))
    .where(inArray(assignment.assignmentId, ids))
  const names = new Map(rows.map(({ assignmentId, courseName }) => [assignmentId, courseName]))
  return changes.map((change) => ({ ...change, courseName: names.get(change.assignmentId) ?? '' }))
}
