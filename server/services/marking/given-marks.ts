import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Executor } from '#server/database/database.ts'
import { answer, mark } from '#server/database/schema/assignments.ts'
import { doubleMark, settlement } from '#server/database/schema/marking.ts'

/** How many marks persons gave to a submission, over all items, and how many of them are other markers'. */
export async function countGiven(db: Executor, submissionId: number, markerId: number) {
  const lastMarker = sql<number>`(
    select ${mark.markerId} from ${mark}
    where ${mark.submissionId} = ${answer.submissionId} and ${mark.itemId} = ${answer.itemId} and ${mark.markerId} is not null
    order by ${mark.markId} desc limit 1)`.mapWith(mark.markerId)
  // The individual marks of double marking are in a table of their own; their joint result has no criteria.
  const alone = db
    .select({ by: lastMarker.as('given_by') })
    .from(answer)
    .where(and(eq(answer.submissionId, submissionId), isNotNull(answer.criteria)))
  const ofTwo = db.select({ by: doubleMark.markerId }).from(doubleMark).where(eq(doubleMark.submissionId, submissionId))
  const settled = db
    .select({ by: settlement.settlerId })
    .from(settlement)
    .where(eq(settlement.submissionId, submissionId))
  const given = [...(await alone), ...(await ofTwo), ...(await settled)]
  return { marks: given.length, others: given.filter(({ by }) => by !== markerId).length }
}
