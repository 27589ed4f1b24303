import { eq, inArray } from 'drizzle-orm'
import * as z from 'zod/mini'
import { type ScoreChange, scoreChange } from '#api/contract/groups/paper.ts'
import type { Executor } from '#server/database/database.ts'
import { assignment } from '#server/database/schema/assignments.ts'
import { course } from '#server/database/schema/courses.ts'
import { isBlind } from '../blind-assignments.ts'

/** A change as a re-marking stores it; the class is looked up when it is shown. */
export const storedChange = z.extend(z.omit(scoreChange, { courseName: true }), { before: z.int(), after: z.int() })

export type StoredChange = z.output<typeof storedChange>

/** Changes with the classes of their assignments, without the totals of those that are still marked blind. */
export async function withClasses(db: Executor, changes: readonly StoredChange[]): Promise<ScoreChange[]> {
  if (changes.length === 0) return []
  const ids = [...new Set(changes.map(({ assignmentId }) => assignmentId))]
  const rows = await db
    .select({ assignmentId: assignment.assignmentId, courseName: course.courseName, isBlind })
    .from(assignment)
    .innerJoin(course, eq(course.courseId, assignment.courseId))
    .where(inArray(assignment.assignmentId, ids))
  const byAssignment = new Map(rows.map((row) => [row.assignmentId, row]))
  return changes.map((change) => {
    const { courseName = '', isBlind: hidesTotals = false } = byAssignment.get(change.assignmentId) ?? {}
    return { ...change, courseName, ...(hidesTotals && { before: null, after: null }) }
  })
}
