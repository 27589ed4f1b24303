import { or, type SQL, sql } from 'drizzle-orm'
import { answer, submission } from '#server/database/schema/assignments.ts'
import { doubleMark, markingRule } from '#server/database/schema/marking.ts'
import { user } from '#server/database/schema/people.ts'
import { leadsMarking, teachersOfClass } from './class-markers.ts'

/**
 * Whether an answer of the statement waits for this marker: for anybody's mark, or for one of two persons' and perhaps
 * a third's. The same as `mayMark` for an answer without a score whose marker has given none.
 */
export const waitsFor = (
  markerId: number | SQL,
): SQL => sql`${answer.itemId} is not null and ${answer.score} is null and (
  not exists (select 1 from ${markingRule} where ${ofRule} and ${markingRule.isDouble})
  or not exists (select 1 from ${doubleMark} where ${ofMarks} and ${doubleMark.markerId} = ${markerId})
  and case when exists (select 1 from ${markingRule} where ${ofRule} and ${markingRule.thirdMarkerId} = ${markerId})
    then ${marksOfTwo} >= 2
    when exists (select 1 from ${markingRule} where ${ofRule} and ${isFormerThird(sql`${markerId}::bigint`)})
    then false
    else ${marksOfTwo} < 2
  end)`

/**
 * Whether an answer of the statement waits for a teacher of its class to settle it: they lead, and it waits for the mark
 * of nobody who can sign in. The same as `isSettledBy` for an answer without a score.
 */
export const waitsToBeSettledBy = (
  uid: number | SQL,
): SQL => sql`${answer.itemId} is not null and ${answer.score} is null and ${leadsMarking(uid)}
  and exists (select 1 from ${markingRule} where ${ofRule} and ${markingRule.isDouble})
  and not exists (select 1 from ${teachersOfClass} as teacher join ${user} on ${user.uid} = teacher.uid
    where ${user.disabledAt} is null and ${waitsFor(sql`teacher.uid`)})`

/** Whether an answer of the statement waits for a teacher of its class at all. */
export const waitsForTeacher = (uid: number | SQL): SQL | undefined => or(waitsFor(uid), waitsToBeSettledBy(uid))

const ofRule = sql`${markingRule.assignmentId} = ${submission.assignmentId}`

const ofMarks = sql`${doubleMark.submissionId} = ${answer.submissionId} and ${doubleMark.itemId} = ${answer.itemId}`

const isFormerThird = (markerId: SQL) => sql`${markingRule.formerThirdIds} @> to_jsonb(${markerId})`

/** How many marks the two have given: those of thirds, present or former, stay when one of the two withdraws theirs. */
const marksOfTwo = sql`(
  select count(*) from ${doubleMark} join ${markingRule} on ${ofRule}
  where ${ofMarks} and ${doubleMark.markerId} is distinct from ${markingRule.thirdMarkerId}
    and not ${isFormerThird(sql`${doubleMark.markerId}`)})`
