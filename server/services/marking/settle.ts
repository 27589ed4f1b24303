import { and, eq } from 'drizzle-orm'
import { type GivenMarks, maySettle } from '#domain/marking/join-marks.ts'
import type { Executor } from '#server/database/database.ts'
import { answer } from '#server/database/schema/assignments.ts'
import { settlement } from '#server/database/schema/marking.ts'
import { findGivenDoubleMarks, type GivenDoubleMarks } from './given-double-marks.ts'
import { findMarkers, type Marker } from './markers.ts'
import type { DoubleRule, MarkingRule } from './marking-rule.ts'
import { storeJoined } from './store-joined.ts'
import type { Giving } from './store-scores.ts'

/** An answer's score, and what it has got from its markers. */
interface Got extends GivenMarks {
  readonly score: number | null
}

/** Whether a marker may settle an answer: they lead, and none of those who may mark could still give it its score. */
export function isSettledBy(rule: DoubleRule, markers: readonly Marker[], got: Got, markerId: number): boolean {
  const leads = markers.some(({ uid, leads: isLeader }) => uid === markerId && isLeader)
  // An empty answer has its 0 without anybody's mark.
  const isOpen = got.score === null || got.settled !== null
  const markerIds = markers.map(({ uid }) => uid)
  return leads && isOpen && maySettle(rule, got, markerIds)
}

interface AnswerRef {
  readonly assignmentId: number
  readonly itemId: number
  readonly submissionId: number
}

/** Whether an answer that is perhaps shown to nobody else may be seen by a marker, as they have to settle it. */
export async function isTheirsToSettle(
  db: Executor,
  { double }: MarkingRule,
  { assignmentId, markerId, ...of }: AnswerRef & { readonly markerId: number },
): Promise<boolean> {
  if (double === null) return false
  const got = await findGot(db, of)
  return got !== null && isSettledBy(double, await findMarkers(db, [assignmentId]), got, markerId)
}

async function findGot(
  db: Executor,
  { submissionId, itemId }: Omit<AnswerRef, 'assignmentId'>,
): Promise<(Got & GivenDoubleMarks) | null> {
  const [row] = await db
    .select({ score: answer.score })
    .from(answer)
    .where(and(eq(answer.submissionId, submissionId), eq(answer.itemId, itemId)))
  if (row === undefined) return null
  const givenTo = await findGivenDoubleMarks(db, itemId, [submissionId])
  return { ...givenTo(submissionId), score: row.score }
}

interface Settling extends Giving, AnswerRef {
  /** Null withdraws what was settled. */
  readonly score: number | null
  /** The revision that the settler saw. */
  readonly rev: number
}

/**
 * Settles an answer, or withdraws that, and stores the score that follows. Refused with `notSettler` if the marker does
 * not lead, `settledMeanwhile` if something else was settled since, `nothingToSettle` if the answer has a score without
 * it or somebody may still mark it. The submission must be locked.
 */
export async function settle(db: Executor, double: DoubleRule | null, settling: Settling) {
  const { assignmentId, submissionId, itemId, markerId, now, score, rev } = settling
  const markers = await findMarkers(db, [assignmentId])
  if (!markers.some(({ uid, leads }) => uid === markerId && leads)) return 'notSettler'
  const got = double === null ? null : await findGot(db, settling)
  if (double === null || got === null) return 'nothingToSettle'
  if (got.settledRev !== rev) return 'settledMeanwhile'
  const isPossible = score === null ? got.settled !== null : isSettledBy(double, markers, got, markerId)
  if (!isPossible) return 'nothingToSettle'
  const ofAnswer = and(eq(settlement.submissionId, submissionId), eq(settlement.itemId, itemId))
  const changed = { settlerId: markerId, rev: rev + 1, settledAt: now }
  await (score === null
    ? db.delete(settlement).where(ofAnswer)
    : db
        .insert(settlement)
        .values({ submissionId, itemId, score, ...changed })
        .onConflictDoUpdate({ target: [settlement.submissionId, settlement.itemId], set: { score, ...changed } }))
  await storeJoined(db, double, { itemId, markerId, now }, new Map([[submissionId, { ...got, settled: score }]]))
  return { rev: score === null ? 0 : rev + 1 }
}
