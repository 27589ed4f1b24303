import { and, eq, isNotNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { byThird, differenceOf } from '#domain/marking/join-marks.ts'
import type { Executor } from '#server/database/database.ts'
import { assignment, submission } from '#server/database/schema/assignments.ts'
import { doubleMark } from '#server/database/schema/marking.ts'
import { paperItem } from '#server/database/schema/papers.ts'
import { user } from '#server/database/schema/people.ts'
import { findSubmissions } from './marked-submissions.ts'
import { handleOf } from '../blind-assignments.ts'
import { findRule, type MarkingRule } from './marking-rule.ts'

const studentUser = alias(user, 'student')

/**
 * Answers whose two marks differ by more than the limit, widest apart first. While names are hidden, a handle replaces
 * each, different for every viewer.
 */
export async function findDifferences(db: Executor, assignmentId: number, markerId: number) {
  const rule = await findRule(db, assignmentId)
  const { blindSeed, double } = rule
  if (double === null) return []
  const rows = await db
    .select({
      itemId: doubleMark.itemId,
      no: paperItem.no,
      submissionId: doubleMark.submissionId,
      markerId: doubleMark.markerId,
      realname: user.realname,
      student: studentUser.realname,
      score: doubleMark.score,
    })
    .from(doubleMark)
    .innerJoin(submission, eq(submission.submissionId, doubleMark.submissionId))
    .innerJoin(assignment, eq(assignment.assignmentId, submission.assignmentId))
    .innerJoin(paperItem, and(eq(paperItem.paperId, assignment.paperId), eq(paperItem.itemId, doubleMark.itemId)))
    .innerJoin(user, eq(user.uid, doubleMark.markerId))
    .innerJoin(studentUser, eq(studentUser.uid, submission.uid))
    .where(and(eq(submission.assignmentId, assignmentId), isNotNull(submission.submittedAt)))
    .orderBy(doubleMark.markedAt, doubleMark.markerId)
  const byAnswer = new Map<string, typeof rows>()
  for (const row of rows) {
    const key = `${row.submissionId} ${row.itemId}`
    byAnswer.set(key, [...(byAnswer.get(key) ?? []), row])
  }
  const apart = [...byAnswer.values()]
    .flatMap((marks) => {
      const [first] = marks
      const difference = differenceOf(double, marks)
      if (first === undefined || difference === null || difference <= double.differenceLimit) return []
      const { itemId, no, submissionId } = first
      const handle = blindSeed === null ? submissionId : handleOf(blindSeed, markerId, submissionId)
      const isThird = byThird(double)
      const given = marks.map((one) => ({
        uid: one.markerId,
        realname: one.realname,
        score: one.score,
        isThird: isThird(one),
      }))
      const student = blindSeed === null ? first.student : null
      return [{ itemId, no, handle, student, difference, marks: given }]
    })
    .toSorted((one, other) => other.difference - one.difference || one.handle - other.handle)
  const positions = await positionsIn(db, rule, {
    assignmentId,
    markerId,
    itemIds: new Set(apart.map(({ itemId }) => itemId)),
  })
  return apart.map((one) => ({ ...one, place: positions(one) }))
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
