import { and, eq, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Executor } from '#server/database/database.ts'
import { assignment } from '#server/database/schema/assignments.ts'
import { markingRule } from '#server/database/schema/marking.ts'

/**
 * Whether an assignment is marked blind and its names have not been revealed yet; for use in a query over these
 * assignments.
 */
export const isBlindIn = ({ assignmentId }: { readonly assignmentId: PgColumn }) => sql<boolean>`exists (
  select from ${markingRule} where ${markingRule.assignmentId} = ${assignmentId}
    and ${markingRule.blindSeed} is not null and ${markingRule.unblindedAt} is null)`

export const isBlind = isBlindIn(assignment)

/** Whether nobody may yet see whose answers are whose in an assignment. */
export const isStillBlind = async (db: Executor, assignmentId: number): Promise<boolean> =>
  (await db.$count(assignment, and(eq(assignment.assignmentId, assignmentId), isBlind))) > 0
