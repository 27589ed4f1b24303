import { and, eq, isNotNull } from 'drizzle-orm'
import type { Executor } from '#server/database/database.ts'
import { assignment } from '#server/database/schema/assignments.ts'

/** Whether the scores of an assignment are published: they show the right answers, so nobody may answer after that. */
export const areScoresOut = async (db: Executor, assignmentId: number): Promise<boolean> =>
  (await db.$count(assignment, and(eq(assignment.assignmentId, assignmentId), isNotNull(assignment.scoreTime)))) > 0
