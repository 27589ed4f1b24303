import { createHmac } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
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

/** What the handles of an assignment are made from; null if nobody's name is hidden. */
export async function blindSeedOf(db: Executor, assignmentId: number): Promise<string | null> {
  const isHidden = and(eq(markingRule.assignmentId, assignmentId), isNull(markingRule.unblindedAt))
  const [row] = await db.select({ blindSeed: markingRule.blindSeed }).from(markingRule).where(isHidden)
  return row?.blindSeed ?? null
}

/** Bytes of a handle: enough that none can be guessed, few enough for an exact number. */
const handleBytes = 6

/**
 * The handle of a submission while names are hidden: a different number for each marker, which reveals nothing about
 * the order.
 */
export const handleOf = (seed: string, markerId: number, submissionId: number): number =>
  createHmac('sha256', seed).update(`${markerId}:${submissionId}`).digest().readUIntBE(0, handleBytes)
