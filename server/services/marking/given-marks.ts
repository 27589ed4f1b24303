import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Executor } from '#server/database/database.ts'
import { answer, mark } from '#server/database/schema/assignments.ts'
import { doubleMark } from '#server/database/schema/marking.ts'

/** Marks that persons gave to a submission, to any item, and how many of them others gave. */
export async function countGiven(db: Executor, submissionId: number, markerId: number) {
  const lastMarker = sql<number>`(
    select ${mark.markerId} from ${mark}
    where ${mark.submissionId} = ${answer.submissionId} and ${mark.itemId} = ${answer.itemId} and ${mark.markerId} is not null
    order by ${mark.markId} desc limit 1)`.mapWith(mark.markerId)
  // One of two marks stands in a table of its own; what both make has no criteria.
  const alone = db
    .select({ by: lastMarker.as('given_by') })
    .from(answer)
    .where(and(eq(answer.submissionId, submissionId), isNotNull(answer.criteria)))
  const ofTwo = db.select({ by: doubleMark.markerId }).from(doubleMark).where(eq(doubleMark.submissionId, submissionId))
  const given = [...(await alone), ...(await ofTwo)]
  return { marks: given.length, others: given.filter(({ by }) => by !== markerId).length }
}
