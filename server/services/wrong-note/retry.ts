import { and, eq } from 'drizzle-orm'
import { lettersOnSheet } from '#domain/answer-sheet/named-sheet.ts'
import { markItem } from '#domain/marking/mark-item.ts'
import type { Language } from '#domain/portal/language.ts'
import { otherLetters } from '#domain/print/other-letters.ts'
import { keyWithLetters } from '#domain/print/paper-version.ts'
import { masteryOf } from '#domain/wrong-note/mastery.ts'
import type { Executor } from '#server/database/database.ts'
import { answer, submission } from '#server/database/schema/assignments.ts'
import { item } from '#server/database/schema/questions.ts'
import { wrongRetry } from '#server/database/schema/wrong-notes.ts'
import { analysisAsWritten, ownVersionBSheets } from '../as-written.ts'
import { loadQuestions } from '../bank/load-questions.ts'
import { type OwnAnswer, ownAnswers } from './own-answers.ts'
import { judged, triesOf, visibleToStudent } from './tries.ts'

export interface NewTry {
  readonly uid: number
  readonly itemId: number
  readonly value: string
  readonly now: Date
  readonly language: Language
}

/**
 * Saves a new try at a wrong question and returns its outcome, both by the letters that the student's book shows; null if the
 * question is not in it.
 */
export async function retry(db: Executor, { uid, itemId, value, now, language }: NewTry) {
  await holdAnswers(db, uid, itemId)
  const answers = await ownAnswers(db, uid, itemId)
  const last = answers.at(-1)
  if (last === undefined || answers.every(({ isRight }) => isRight)) return null
  const letters = await lettersInBook(db, uid, last)
  const meant = letters === null ? value : otherLetters(value, letters.originalOf)
  const mark = markItem(last.key, meant, last.fullScore)
  const isRight = mark === 'byPerson' ? null : mark.score >= last.fullScore
  await db.insert(wrongRetry).values({ uid, itemId, askedItemId: itemId, value: meant, isRight, triedAt: now })
  const tried = judged(await triesOf(db, { itemIds: [itemId], uids: [uid], seen: visibleToStudent }))
  const mastery = masteryOf([...answers, ...tried], last.rightsNeeded)
  const [row] = await db.select({ analysis: item.analysis }).from(item).where(eq(item.itemId, itemId))
  const analysis = row?.analysis ?? ''
  return {
    isRight,
    key: letters === null ? last.key : keyWithLetters(last.key, letters.printedOf),
    analysis: letters === null ? analysis : analysisAsWritten(analysis, letters.printedOf, language),
    rights: mastery?.rights ?? 0,
    rightsNeeded: last.rightsNeeded,
    isMastered: mastery?.isMastered ?? false,
  }
}

/** How the sheet of version B that an answer was read from has the letters of its options; null if it has those of A. */
async function lettersInBook(db: Executor, uid: number, { assignmentId, itemId }: OwnAnswer) {
  const sheet = (await ownVersionBSheets(db, uid, [assignmentId])).get(assignmentId)
  if (sheet === undefined) return null
  const rows = await db.select({ questionId: item.questionId }).from(item).where(eq(item.itemId, itemId))
  const questions = await loadQuestions(
    db,
    rows.map(({ questionId }) => questionId),
  )
  const placed = questions.flatMap((question) => question.items.map((one) => ({ question, one })))
  const found = placed.find(({ one }) => one.itemId === itemId && one.options.length > 0)
  return found === undefined ? null : lettersOnSheet(sheet, found.question, found.one)
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
