import { randomBytes } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { markingRule as area } from '#api/contract/groups/marking-rule.ts'
import { isTotalOf } from '#domain/marking/criteria.ts'
import type { Executor } from '#server/database/database.ts'
import { answer, assignment, submission } from '#server/database/schema/assignments.ts'
import { markingRule } from '#server/database/schema/marking.ts'
import { areScoresOut } from '../published-scores.ts'
import { lockAssignment, lockSubmissions } from '../assigning/locked-assignment.ts'
import { implement } from '../implement.ts'
import { countToCollect } from '../submission/saved-answers.ts'
import { findDifferences } from './differences.ts'
import { findDepartedThirds, type DepartedThirdMarker } from './departed-thirds.ts'
import { hasMarks } from './has-marks.ts'
import { mayStillArrive } from './hand-in-time.ts'
import { findMarkers } from './markers.ts'
import { findRule, type MarkingRule } from './marking-rule.ts'
import { lockAnswer } from './locked-answers.ts'
import { listRules } from './rule-list.ts'
import { settle } from './settle.ts'

export const markingRuleHandlers = implement(area, {
  list: async (_input, { db, caller }) => ({ list: await listRules(db, caller.uid) }),
  save: async ({ assignmentId, isBlind, isDouble, differenceLimit, thirdMarkerId = null }, { db, now, fail }) => {
    await lockAssignment(db, assignmentId, now)
    const present = await findRule(db, assignmentId)
    if (present.blindSeed !== null && !isBlind) return fail('stillBlind')
    const markers = await findMarkers(db, [assignmentId])
    if (thirdMarkerId !== null && !markers.some(({ uid }) => uid === thirdMarkerId)) return fail('markerUnknown')
    // There must be two other markers before the third is asked.
    if (isDouble && markers.filter(({ uid }) => uid !== thirdMarkerId).length < 2) return fail('markerUnknown')
    const [gone] = await findDepartedThirds(db, [assignmentId], markers)
    const isThirdFixed = gone === undefined && present.double?.thirdMarkerId != null
    const isOther = changesMarks(present, { isBlind, isDouble, differenceLimit, thirdMarkerId }, isThirdFixed)
    if (isOther && (await hasMarksIn(db, assignmentId))) return fail('markingBegun')
    const blindSeed = isBlind ? (present.blindSeed ?? randomBytes(32).toString('base64url')) : null
    const formerThirdIds = formerThirds(present, gone, thirdMarkerId)
    const rule = {
      isDouble,
      differenceLimit,
      thirdMarkerId,
      formerThirdIds,
      blindSeed,
      ...(isBlind && { unblindedAt: null }),
    }
    await db
      .insert(markingRule)
      .values({ assignmentId, ...rule })
      .onConflictDoUpdate({ target: markingRule.assignmentId, set: rule })
    return {}
  },
  reveal: async ({ assignmentId }, { db, caller, now, fail }) => {
    await lockAssignment(db, assignmentId, now)
    const { blindSeed } = await findRule(db, assignmentId)
    if (blindSeed === null) return fail('notBlind')
    if (await mayStillArrive(db, assignmentId, now)) return fail('revealTooEarly')
    // What was handed in at the last moment is waited for, and then found unmarked.
    await lockSubmissions(db, assignmentId)
    if ((await countToCollect(db, assignmentId)) > 0) return fail('revealTooEarly')
    if (await isUnmarked(db, assignmentId)) return fail('stillUnmarked')
    await db
      .update(markingRule)
      .set({ unblindedAt: now, unblindedById: caller.uid })
      .where(eq(markingRule.assignmentId, assignmentId))
    return {}
  },
  settle: async ({ score = null, rev, ...input }, { db, caller, now, fail }) => {
    const { submission, keyCriteria, rule } = await lockAnswer(db, input, caller.uid)
    if (submission === null) return fail('submissionUnknown')
    if (keyCriteria === null) return fail('itemUnknown')
    const { submissionId, submittedAt } = submission
    if (submittedAt === null) return fail('notSubmitted')
    if (score !== null && !isTotalOf(keyCriteria, score)) return fail('scoreOutOfRange')
    // Students have been told the score; it may be corrected, like a mark, but not be open again.
    if (score === null && (await areScoresOut(db, input.assignmentId))) return fail('scoresPublished')
    const settled = await settle(db, rule.double, { ...input, submissionId, score, rev, markerId: caller.uid, now })
    return typeof settled === 'string' ? fail(settled) : settled
  },
  differences: async ({ assignmentId }, { db, caller, countRows }) => {
    const list = await findDifferences(db, assignmentId, caller.uid)
    countRows(list.filter(({ student }) => student !== null).length)
    return { list }
  },
})

interface WantedRule {
  readonly isBlind: boolean
  readonly isDouble: boolean
  readonly differenceLimit: number
  readonly thirdMarkerId: number | null
}

/**
 * Whether existing marks would change their meaning under another rule, or were given with the names visible. A third
 * marker may still be named if there was none, or the former one is gone.
 */
function changesMarks({ blindSeed, double }: MarkingRule, wanted: WantedRule, isThirdFixed: boolean): boolean {
  if ((double !== null) !== wanted.isDouble || (wanted.isBlind && blindSeed === null)) return true
  if (double === null) return false
  const { differenceLimit, thirdMarkerId } = double
  return differenceLimit !== wanted.differenceLimit || (isThirdFixed && thirdMarkerId !== wanted.thirdMarkerId)
}

/** Those whose decisions stand although they no longer decide, once this third marker is named. */
function formerThirds(
  { double }: MarkingRule,
  gone: DepartedThirdMarker | undefined,
  thirdMarkerId: number | null,
): readonly number[] {
  const replaced = gone?.hasDecided === true && double?.thirdMarkerId != null ? [double.thirdMarkerId] : []
  return [...(double?.formerThirdIds ?? []), ...replaced].filter((uid) => uid !== thirdMarkerId)
}

async function hasMarksIn(db: Executor, assignmentId: number): Promise<boolean> {
  const [row] = await db
    .select({ has: hasMarks(db) })
    .from(assignment)
    .where(eq(assignment.assignmentId, assignmentId))
  return row?.has === true
}

async function isUnmarked(db: Executor, assignmentId: number): Promise<boolean> {
  const rows = await db
    .select({ itemId: answer.itemId })
    .from(answer)
    .innerJoin(submission, eq(submission.submissionId, answer.submissionId))
    .where(and(eq(submission.assignmentId, assignmentId), sql`${answer.score} is null`))
    .limit(1)
  return rows.length > 0
}
