import { and, eq, exists, inArray } from 'drizzle-orm'
import type { Executor } from '#server/database/database.ts'
import { submission } from '#server/database/schema/assignments.ts'
import { doubleMark, markingRule } from '#server/database/schema/marking.ts'
import { user } from '#server/database/schema/people.ts'
import type { Marker } from './markers.ts'

/** A third marker who cannot decide any more: they left the class, or their account is disabled. */
export interface DepartedThirdMarker {
  readonly assignmentId: number
  readonly realname: string
  readonly isDisabled: boolean
  /** What they decided stands; somebody else may decide the rest. */
  readonly hasDecided: boolean
}

/** The third markers of some assignments who are not among those who may mark. */
export async function findDepartedThirds(
  db: Executor,
  assignmentIds: readonly number[],
  markers: readonly Marker[],
): Promise<DepartedThirdMarker[]> {
  if (assignmentIds.length === 0) return []
  const decided = db
    .select({ itemId: doubleMark.itemId })
    .from(doubleMark)
    .innerJoin(submission, eq(submission.submissionId, doubleMark.submissionId))
    .where(
      and(eq(submission.assignmentId, markingRule.assignmentId), eq(doubleMark.markerId, markingRule.thirdMarkerId)),
    )
  const rows = await db
    .select({
      assignmentId: markingRule.assignmentId,
      uid: user.uid,
      realname: user.realname,
      disabledAt: user.disabledAt,
      hasDecided: exists(decided).mapWith(Boolean),
    })
    .from(markingRule)
    .innerJoin(user, eq(user.uid, markingRule.thirdMarkerId))
    .where(and(inArray(markingRule.assignmentId, [...assignmentIds]), eq(markingRule.isDouble, true)))
  return rows
    .filter(({ assignmentId, uid }) =>
      markers.every((marker) => marker.assignmentId !== assignmentId || marker.uid !== uid),
    )
    .map(({ uid: _uid, disabledAt, ...row }) => ({ ...row, isDisabled: disabledAt !== null }))
}
