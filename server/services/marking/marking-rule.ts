import { eq } from 'drizzle-orm'
import type { Executor } from '#server/database/database.ts'
import { submission } from '#server/database/schema/assignments.ts'
import { markingRule } from '#server/database/schema/marking.ts'
import { handleOf } from '../blind-assignments.ts'

/** How two marks of an answer are joined, and who decides if they differ too much. */
export interface DoubleRule {
  readonly differenceLimit: number
  readonly thirdMarkerId: number | null
  readonly formerThirdIds: readonly number[]
}

/** How an assignment is marked. */
export interface MarkingRule {
  /** Null if names are visible. */
  readonly blindSeed: string | null
  /** Null if one person marks. */
  readonly double: DoubleRule | null
}

const usual: MarkingRule = { blindSeed: null, double: null }

/** The rule of an assignment; by default one person marks and sees the names. */
export async function findRule(db: Executor, assignmentId: number): Promise<MarkingRule> {
  const [row] = await db.select().from(markingRule).where(eq(markingRule.assignmentId, assignmentId))
  if (row === undefined) return usual
  const { blindSeed, unblindedAt, isDouble, differenceLimit, thirdMarkerId, formerThirdIds } = row
  return {
    blindSeed: unblindedAt === null ? blindSeed : null,
    double: isDouble ? { differenceLimit, thirdMarkerId, formerThirdIds } : null,
  }
}

/** What a marker calls these submissions; handles are sorted, so that their order tells nothing. */
export const namedTo = (blindSeed: string | null, markerId: number, submissionIds: readonly number[]): number[] =>
  blindSeed === null
    ? [...submissionIds]
    : submissionIds.map((id) => handleOf(blindSeed, markerId, id)).toSorted((one, other) => one - other)

/** The submissions that a marker refers to by ids, or by handles while names are hidden; unknown ones are left out. */
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
