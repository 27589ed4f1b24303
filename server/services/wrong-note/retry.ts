import { and, eq } from 'drizzle-orm'
import { markItem } from '#domain/marking/mark-item.ts'
import { masteryOf } from '#domain/wrong-note/mastery.ts'
import type { Executor } from '#server/database/database.ts'
import { answer, submission } from '#server/database/schema/assignments.ts'
import { item } from '#server/database/schema/questions.ts'
import { wrongRetry } from '#server/database/schema/wrong-notes.ts'
import { ownAnswers } from './own-answers.ts'
import { judged, triesOf, visibleToStudent } from './tries.ts'

export interface NewTry {
  readonly uid: number
  readonly itemId: number
  readonly value: string
  readonly now: Date
}

/** Saves a new try at a wrong question and returns its outcome; null if the question is not in the student's book. */
export async function retry(db: Executor, { uid, itemId, value, now }: NewTry) {
  await holdAnswers(db, uid, itemId)
  const answers = await ownAnswers(db, uid, itemId)
  const last = answers.at(-1)
  if (last === undefined || answers.every(({ isRight }) => isRight)) return null
  const mark = markItem(last.key, value, last.fullScore)
  const isRight = mark === 'byPerson' ? null : mark.score >= last.fullScore
  await db.insert(wrongRetry).values({ uid, itemId, askedItemId: itemId, value, isRight, triedAt: now })
  const tried = judged(await triesOf(db, { itemIds: [itemId], uids: [uid], seen: visibleToStudent }))
  const mastery = masteryOf([...answers, ...tried], last.rightsNeeded)
  const [row] = await db.select({ analysis: item.analysis }).from(item).where(eq(item.itemId, itemId))
  return {
    isRight,
    key: last.key,
    analysis: row?.analysis ?? '',
    rights: mastery?.rights ?? 0,
    rightsNeeded: last.rightsNeeded,
    isMastered: mastery?.isMastered ?? false,
  }
}

/** Holds up a re-marking of the item, or waits for it, so that no try is judged by a former key. */
const holdAnswers = (db: Executor, uid: number, itemId: number) =>
  db
    .select({ submissionId: submission.submissionId })
    .from(submission)
    .innerJoin(answer, eq(answer.submissionId, submission.submissionId))
    .where(and(eq(submission.uid, uid), eq(answer.itemId, itemId)))
    .orderBy(submission.submissionId)
    .for('share', { of: submission })
