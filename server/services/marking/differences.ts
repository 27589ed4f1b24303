import { and, eq, isNotNull, isNull, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { byThird, differenceOf } from '#domain/marking/join-marks.ts'
import type { Executor } from '#server/database/database.ts'
import { answer, assignment, submission } from '#server/database/schema/assignments.ts'
import { doubleMark, settlement } from '#server/database/schema/marking.ts'
import { paperItem } from '#server/database/schema/papers.ts'
import { user } from '#server/database/schema/people.ts'
import { findSubmissions } from './marked-submissions.ts'
import { handleOf } from '../blind-assignments.ts'
import { findMarkers } from './markers.ts'
import { type DoubleRule, findRule, type MarkingRule } from './marking-rule.ts'
import { isSettledBy } from './settle.ts'
import { isSubmitted } from '../submission/state-conditions.ts'

/**
 * Answers whose two marks differ by more than the limit, widest apart first; for a marker who leads also those with
 * fewer marks that nobody else could still mark. While names are hidden, a handle replaces each, different for every
 * viewer.
 */
export async function findDifferences(db: Executor, assignmentId: number, markerId: number) {
  const rule = await findRule(db, assignmentId)
  const { blindSeed, double } = rule
  if (double === null) return []
  const markers = await findMarkers(db, [assignmentId])
  const apart = (await readDisputable(db, assignmentId))
    .flatMap((one) => {
      const difference = differenceOf(double, one.marks)
      const isApart = difference !== null && difference > double.differenceLimit
      const maySettle = isSettledBy(double, markers, one, markerId)
      if (!isApart && !maySettle) return []
      const { itemId, no, full, settled, submissionId } = one
      const handle = blindSeed === null ? submissionId : handleOf(blindSeed, markerId, submissionId)
      const student = blindSeed === null ? one.student : null
      const shown = { itemId, no, full, handle, student, difference, marks: shownMarks(double, one) }
      const decided = { settled: settledBy(one, settled), settledRev: one.settledRev }
      return [{ ...shown, ...decided, value: maySettle ? one.value : null, maySettle }]
    })
    .toSorted((one, other) => (other.difference ?? -1) - (one.difference ?? -1) || one.handle - other.handle)
  const positions = await positionsIn(db, rule, {
    assignmentId,
    markerId,
    itemIds: new Set(apart.map(({ itemId }) => itemId)),
  })
  return apart.map((one) => ({ ...one, place: positions(one) }))
}

type Disputable = Awaited<ReturnType<typeof readDisputable>>[number]

const shownMarks = (double: DoubleRule, { marks }: Disputable) =>
  marks.map((one) => ({
    uid: one.markerId,
    realname: one.realname,
    score: one.score,
    isThird: byThird(double)(one),
  }))

const settledBy = ({ settler }: Disputable, score: number | null) =>
  settler === null || score === null ? null : { ...settler, score }

const studentUser = alias(user, 'student')
const settlerUser = alias(user, 'settler')

const ofAnswer = (table: typeof doubleMark | typeof settlement) =>
  and(eq(table.submissionId, answer.submissionId), eq(table.itemId, answer.itemId))

interface GivenMark {
  readonly markerId: number
  readonly realname: string
  readonly score: number
}

/** The answers that a person marks, with what each has got so far. */
async function readDisputable(db: Executor, assignmentId: number) {
  const rows = await db
    .select({
      itemId: answer.itemId,
      no: paperItem.no,
      full: paperItem.score,
      submissionId: answer.submissionId,
      student: studentUser.realname,
      value: answer.value,
      score: answer.score,
      settled: settlement.score,
      settledRev: settlement.rev,
      settler: { uid: settlerUser.uid, realname: settlerUser.realname },
      markerId: doubleMark.markerId,
      realname: user.realname,
      given: doubleMark.score,
    })
    .from(answer)
    .innerJoin(submission, eq(submission.submissionId, answer.submissionId))
    .innerJoin(assignment, eq(assignment.assignmentId, submission.assignmentId))
    .innerJoin(paperItem, and(eq(paperItem.paperId, assignment.paperId), eq(paperItem.itemId, answer.itemId)))
    .innerJoin(studentUser, eq(studentUser.uid, submission.uid))
    .leftJoin(doubleMark, ofAnswer(doubleMark))
    .leftJoin(user, eq(user.uid, doubleMark.markerId))
    .leftJoin(settlement, ofAnswer(settlement))
    .leftJoin(settlerUser, eq(settlerUser.uid, settlement.settlerId))
    .where(
      and(
        eq(submission.assignmentId, assignmentId),
        isSubmitted,
        or(isNull(answer.score), isNotNull(doubleMark.markerId), isNotNull(settlement.settlerId)),
      ),
    )
    .orderBy(doubleMark.markedAt, doubleMark.markerId)
  const byAnswer = new Map<string, (typeof rows)[number] & { readonly marks: GivenMark[] }>()
  for (const row of rows) {
    const key = `${row.submissionId} ${row.itemId}`
    const { marks } = byAnswer.get(key) ?? { marks: [] }
    const { markerId, realname, given } = row
    const isGiven = markerId !== null && realname !== null && given !== null
    byAnswer.set(key, { ...row, marks: isGiven ? [...marks, { markerId, realname, score: given }] : marks })
  }
  return [...byAnswer.values()].map((row) => ({ ...row, settledRev: row.settledRev ?? 0 }))
}

interface Asked {
  readonly assignmentId: number
  readonly markerId: number
  readonly itemIds: ReadonlySet<number>
}

/** The number that the marking screen of this marker gives an answer. */
async function positionsIn(db: Executor, rule: MarkingRule, { itemIds, ...asked }: Asked) {
  const shown = new Map<number, readonly number[]>()
  for (const itemId of itemIds) {
    const list = await findSubmissions(db, rule, { ...asked, itemId })
    shown.set(
      itemId,
      list.map(({ submissionId }) => submissionId),
    )
  }
  return ({ itemId, handle }: { readonly itemId: number; readonly handle: number }): number | null => {
    const index = shown.get(itemId)?.indexOf(handle) ?? -1
    return index < 0 ? null : index + 1
  }
}
