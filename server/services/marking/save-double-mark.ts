import { and, eq } from 'drizzle-orm'
import { hasAnswer } from '#domain/marking/has-answer.ts'
import { joinMarks, mayMark } from '#domain/marking/join-marks.ts'
import type { Executor } from '#server/database/database.ts'
import { answer, mark } from '#server/database/schema/assignments.ts'
import { doubleMark } from '#server/database/schema/marking.ts'
import { sumUp } from '../submission/totals.ts'
import type { MarkingRule } from './marking-rule.ts'
import type { NewMark, NewMarks, StoredMark } from './save-mark.ts'

type Double = NonNullable<MarkingRule['double']>

type GivenMark = NewMark & Omit<NewMarks, 'marks'>

/**
 * Saves one of two marks, and the resulting score of the answer. Returns one's own mark as stored; `markedByOther` if it
 * is not the one the marker saw, `notAMarker` if no mark of theirs is wanted. The submission must be locked.
 */
export async function saveDoubleMark(
  db: Executor,
  rule: Double,
  given: GivenMark,
): Promise<StoredMark | 'markedByOther' | 'notAMarker'> {
  const { submissionId, itemId, criteria, score, comment, rev, markerId, now } = given
  const ofMarks = and(eq(doubleMark.submissionId, submissionId), eq(doubleMark.itemId, itemId))
  const marks = await db.select().from(doubleMark).where(ofMarks).orderBy(doubleMark.markedAt, doubleMark.markerId)
  const own = marks.find((other) => other.markerId === markerId)
  if ((own?.rev ?? 0) !== rev) return 'markedByOther'
  if (!mayMark(rule, marks, markerId)) return 'notAMarker'
  if (criteria === null || score === null) {
    await db.delete(doubleMark).where(and(ofMarks, eq(doubleMark.markerId, markerId)))
    const others = marks.filter((other) => other !== own)
    const left = await storeJoined(db, rule, given, others)
    return { rev: 0, score: others.length === 0 ? left : null }
  }
  const changed = { criteria, score, comment, rev: rev + 1 }
  await db
    .insert(doubleMark)
    .values({ submissionId, itemId, markerId, markedAt: now, ...changed })
    .onConflictDoUpdate({ target: [doubleMark.submissionId, doubleMark.itemId, doubleMark.markerId], set: changed })
  const after =
    own === undefined
      ? [...marks, { markerId, score, comment }]
      : marks.map((other) => (other === own ? { ...own, score, comment } : other))
  await storeJoined(db, rule, given, after)
  return { rev: rev + 1, score }
}

/** What the student reads: the comments in the order of the marks, without duplicates. */
const joinedComment = (marks: readonly { readonly comment: string }[]): string =>
  [...new Set(marks.map(({ comment }) => comment).filter((comment) => comment !== ''))].join('\n')

interface JoinedMark {
  readonly markerId: number
  readonly score: number
  readonly comment: string
}

/**
 * Stores and returns the score that results from the marks, or none while that is open. Without any mark an empty answer
 * has the 0 again that it got when it was handed in: it waits for nobody.
 */
async function storeJoined(
  db: Executor,
  rule: Double,
  { submissionId, itemId, markerId, now }: GivenMark,
  marks: readonly JoinedMark[],
): Promise<number | null> {
  const ofAnswer = and(eq(answer.submissionId, submissionId), eq(answer.itemId, itemId))
  const [before] = await db
    .select({ value: answer.value, score: answer.score, rev: answer.rev })
    .from(answer)
    .where(ofAnswer)
  if (before === undefined) return null
  const score = marks.length === 0 && !hasAnswer(before.value) ? 0 : joinMarks(rule, marks)
  if (before.score === null && score === null) return null
  const comment = score === null ? '' : joinedComment(marks)
  await db
    .update(answer)
    .set({ score, criteria: null, comment, rev: before.rev + 1 })
    .where(ofAnswer)
  await db
    .insert(mark)
    .values({ submissionId, itemId, scoreBefore: before.score, scoreAfter: score, markerId, createdAt: now })
  await sumUp(db, [submissionId])
  return score
}
