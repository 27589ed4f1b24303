import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Executor } from '#server/database/database.ts'
import { submission } from '#server/database/schema/assignments.ts'
import { markingRule } from '#server/database/schema/marking.ts'

/** How an assignment is marked. */
export interface MarkingRule {
  /** Null where names are seen. */
  readonly blindSeed: string | null
  /** Null where one person marks. */
  readonly double: { readonly differenceLimit: number; readonly thirdMarkerId: number | null } | null
}

const usual: MarkingRule = { blindSeed: null, double: null }

/** The rule of an assignment; one that nobody set is marked by one person who sees names. */
export async function findRule(db: Executor, assignmentId: number): Promise<MarkingRule> {
  const [row] = await db.select().from(markingRule).where(eq(markingRule.assignmentId, assignmentId))
  if (row === undefined) return usual
  const { blindSeed, unblindedAt, isDouble, differenceLimit, thirdMarkerId } = row
  return {
    blindSeed: unblindedAt === null ? blindSeed : null,
    double: isDouble ? { differenceLimit, thirdMarkerId } : null,
  }
}

/** Bytes of a handle: enough that none is guessed, few enough that it is an exact number. */
const handleBytes = 6

/** What stands for a submission where names are hidden: another number for each marker, which says nothing of its order. */
export const handleOf = (seed: string, markerId: number, submissionId: number): number =>
  createHmac('sha256', seed).update(`${markerId}:${submissionId}`).digest().readUIntBE(0, handleBytes)

/** The submissions that a marker means by ids, or by handles where names are hidden; those that mean nothing are left out. */
export async function meantSubmissions(
  db: Executor,
  { blindSeed }: Pick<MarkingRule, 'blindSeed'>,
  markerId: number,
  { assignmentId, submissionIds }: { readonly assignmentId: number; readonly submissionIds: readonly number[] },
): Promise<ReadonlyMap<number, number>> {
  if (blindSeed === null) return new Map(submissionIds.map((id) => [id, id]))
  const rows = await db
    .select({ submissionId: submission.submissionId })
    .from(submission)
    .where(eq(submission.assignmentId, assignmentId))
  const meant = new Set(submissionIds)
  return new Map(
    rows
      .map(({ submissionId }) => [handleOf(blindSeed, markerId, submissionId), submissionId] as const)
      .filter(([handle]) => meant.has(handle)),
  )
}
