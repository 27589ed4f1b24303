import { and, eq, inArray } from 'drizzle-orm'
import type { GivenMarks } from '#domain/marking/join-marks.ts'
import type { Executor } from '#server/database/database.ts'
import { doubleMark, settlement } from '#server/database/schema/marking.ts'

type DoubleMark = typeof doubleMark.$inferSelect

export interface GivenDoubleMarks extends GivenMarks<DoubleMark> {
  /** The revision of what was settled; 0 if nothing is. */
  readonly settledRev: number
}

/** What double-marked answers to one item have got so far. Two statements, however many answers. */
export async function findGivenDoubleMarks(
  db: Executor,
  itemId: number,
  submissionIds: readonly number[],
): Promise<(submissionId: number) => GivenDoubleMarks> {
  const ids = [...submissionIds]
  const marks = await db
    .select()
    .from(doubleMark)
    .where(and(inArray(doubleMark.submissionId, ids), eq(doubleMark.itemId, itemId)))
    .orderBy(doubleMark.markedAt, doubleMark.markerId)
  const settlements = await db
    .select()
    .from(settlement)
    .where(and(inArray(settlement.submissionId, ids), eq(settlement.itemId, itemId)))
  const bySubmission = new Map<number, DoubleMark[]>()
  for (const mark of marks) bySubmission.set(mark.submissionId, [...(bySubmission.get(mark.submissionId) ?? []), mark])
  const settledOf = new Map(settlements.map((one) => [one.submissionId, one]))
  return (submissionId) => {
    const settled = settledOf.get(submissionId)
    return {
      marks: bySubmission.get(submissionId) ?? [],
      settled: settled?.score ?? null,
      settledRev: settled?.rev ?? 0,
    }
  }
}
