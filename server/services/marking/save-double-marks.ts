import { and, eq, inArray, sql } from 'drizzle-orm'
import { mayMark } from '#domain/marking/join-marks.ts'
import type { Executor } from '#server/database/database.ts'
import { doubleMark } from '#server/database/schema/marking.ts'
import { findGivenDoubleMarks, type GivenDoubleMarks } from './given-double-marks.ts'
import type { DoubleRule } from './marking-rule.ts'
import type { NewMark, NewMarks, StoredMark } from './save-mark.ts'
import { storeJoined } from './store-joined.ts'
import type { Giving } from './store-scores.ts'

type Refusal = 'markedByOther' | 'notAMarker'

/** A mark that its marker may give, and what the answer has got before. */
interface TakenMark {
  readonly mark: NewMark
  readonly given: GivenDoubleMarks
}

/**
 * Saves one of two marks of each answer, and the resulting scores. By submission one's own mark as stored;
 * `markedByOther` if it is not the one the marker saw, `notAMarker` if no mark of theirs is wanted. The submissions must
 * be locked. Eight statements at most, however many marks.
 */
export async function saveDoubleMarks(
  db: Executor,
  rule: DoubleRule,
  { marks, ...giving }: NewMarks,
): Promise<ReadonlyMap<number, StoredMark | Refusal>> {
  const ids = marks.map(({ submissionId }) => submissionId)
  const givenTo = await findGivenDoubleMarks(db, giving.itemId, ids)
  const outcomes = new Map<number, StoredMark | Refusal>()
  const taken: TakenMark[] = []
  for (const mark of marks) {
    const given = givenTo(mark.submissionId)
    const refusal = refusalOf(rule, given, giving.markerId, mark.rev)
    if (refusal === null) taken.push({ mark, given })
    else outcomes.set(mark.submissionId, refusal)
  }
  if (taken.length === 0) return outcomes
  await storeOwn(db, giving, taken)
  const left = new Map(taken.map((one) => [one.mark.submissionId, withMark(one, giving)]))
  const joined = await storeJoined(db, rule, giving, left)
  for (const { mark } of taken) {
    const { submissionId, score, rev } = mark
    const given = left.get(submissionId)
    const isUntouched = given?.marks.length === 0 && given.settled === null
    const ofNobody = isUntouched ? (joined.get(submissionId) ?? null) : null
    outcomes.set(submissionId, score === null ? { rev: 0, score: ofNobody } : { rev: rev + 1, score })
  }
  return outcomes
}

function refusalOf(rule: DoubleRule, given: GivenDoubleMarks, markerId: number, rev: number): Refusal | null {
  const own = given.marks.find((other) => other.markerId === markerId)
  if ((own?.rev ?? 0) !== rev) return 'markedByOther'
  return mayMark(rule, given, markerId) ? null : 'notAMarker'
}

/** The marks of an answer once this one is given or withdrawn, in order of arrival. */
function withMark({ mark: { score, comment }, given }: TakenMark, { markerId }: Giving) {
  const { marks, settled } = given
  if (score === null) return { marks: marks.filter((other) => other.markerId !== markerId), settled }
  const own = { markerId, score, comment }
  const isFirst = marks.every((other) => other.markerId !== markerId)
  return {
    marks: isFirst ? [...marks, own] : marks.map((other) => (other.markerId === markerId ? own : other)),
    settled,
  }
}

/** Stores the marker's own marks, or removes those that they withdrew. */
async function storeOwn(db: Executor, { itemId, markerId, now }: Giving, taken: readonly TakenMark[]): Promise<void> {
  const withdrawn = taken.flatMap(({ mark }) => (mark.score === null ? [mark.submissionId] : []))
  if (withdrawn.length > 0)
    await db
      .delete(doubleMark)
      .where(
        and(
          inArray(doubleMark.submissionId, withdrawn),
          eq(doubleMark.itemId, itemId),
          eq(doubleMark.markerId, markerId),
        ),
      )
  const given = taken.flatMap(({ mark: { submissionId, criteria, score, comment, rev } }) =>
    criteria === null || score === null
      ? []
      : [{ submissionId, itemId, markerId, markedAt: now, criteria, score, comment, rev: rev + 1 }],
  )
  if (given.length > 0)
    await db
      .insert(doubleMark)
      .values(given)
      .onConflictDoUpdate({
        target: [doubleMark.submissionId, doubleMark.itemId, doubleMark.markerId],
        set: {
          criteria: sql`excluded.criteria`,
          score: sql`excluded.score`,
          comment: sql`excluded.comment`,
          rev: sql`excluded.rev`,
        },
      })
}
