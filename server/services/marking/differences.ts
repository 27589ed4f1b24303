import { and, eq, isNotNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { differenceOf } from '#domain/marking/join-marks.ts'
import type { Executor } from '#server/database/database.ts'
import { assignment, submission } from '#server/database/schema/assignments.ts'
import { doubleMark } from '#server/database/schema/marking.ts'
import { paperItem } from '#server/database/schema/papers.ts'
import { user } from '#server/database/schema/people.ts'
import { findRule, handleOf } from './marking-rule.ts'

const pupil = alias(user, 'pupil')

/**
 * Answers whose two marks differ by more than the limit, widest apart first. While names are hidden, a handle replaces
 * each, different for every viewer.
 */
export async function findDifferences(db: Executor, assignmentId: number, markerId: number) {
  const { blindSeed, double } = await findRule(db, assignmentId)
  if (double === null) return []
  const rows = await db
    .select({
      itemId: doubleMark.itemId,
      no: paperItem.no,
      submissionId: doubleMark.submissionId,
      markerId: doubleMark.markerId,
      realname: user.realname,
      student: pupil.realname,
      score: doubleMark.score,
    })
    .from(doubleMark)
    .innerJoin(submission, eq(submission.submissionId, doubleMark.submissionId))
    .innerJoin(assignment, eq(assignment.assignmentId, submission.assignmentId))
    .innerJoin(paperItem, and(eq(paperItem.paperId, assignment.paperId), eq(paperItem.itemId, doubleMark.itemId)))
    .innerJoin(user, eq(user.uid, doubleMark.markerId))
    .innerJoin(pupil, eq(pupil.uid, submission.uid))
    .where(and(eq(submission.assignmentId, assignmentId), isNotNull(submission.submittedAt)))
    .orderBy(doubleMark.markedAt, doubleMark.markerId)
  const byAnswer = new Map<string, typeof rows>()
  for (const row of rows) {
    const place = `${row.submissionId} ${row.itemId}`
    byAnswer.set(place, [...(byAnswer.get(place) ?? []), row])
  }
  return [...byAnswer.values()]
    .flatMap((marks) => {
      const [first] = marks
      const difference = differenceOf(double, marks)
      if (first === undefined || difference === null || difference <= double.differenceLimit) return []
      const { itemId, no, submissionId } = first
      const handle = blindSeed === null ? submissionId : handleOf(blindSeed, markerId, submissionId)
      const given = marks.map((one) => ({ uid: one.markerId, realname: one.realname, score: one.score }))
      const student = blindSeed === null ? first.student : null
      return [{ itemId, no, handle, student, difference, marks: given }]
    })
    .toSorted((one, other) => other.difference - one.difference || one.handle - other.handle)
}
