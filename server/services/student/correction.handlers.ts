import { and, eq } from 'drizzle-orm'
import { correction as calls } from '#api/contract/groups/correction.ts'
import { markItem } from '#domain/marking/mark-item.ts'
import type { Executor } from '#server/database/database.ts'
import { correction } from '#server/database/schema/assignment-exceptions.ts'
import { submission } from '#server/database/schema/assignments.ts'
import { isStillBlind } from '../blind-assignments.ts'
import { answersAsWritten, openPaperAsWritten, ownVersionBSheets, storedAnswer } from '../as-written.ts'
import { cropsOf } from '../crops.ts'
import { implement } from '../implement.ts'
import { isStillTheirs } from '../scored-pages.ts'
import { loadOpenPaper } from '../paper/paper-tree.ts'
import { answersFault } from '../submission/answer-format.ts'
import { correctionsOf, itemsToCorrect, listCorrections, writeCorrection } from './corrections.ts'
import { isScoreOut } from '../submission/submission-state.ts'
import { findSubmission } from './student-result.ts'

export const correctionHandlers = implement(calls, {
  own: async (_input, { db, caller }) => ({ list: await listCorrections(db, caller.uid) }),
  open: async ({ assignmentId }, { db, caller, fail }) => {
    const { submissionId, paperId, assignmentName, ...work } = await findSubmission(db, assignmentId, caller.uid)
    if (work.submittedAt === null) return fail('notSubmitted')
    if (!isScoreOut(work)) return fail('scoresNotPublished')
    const items = await itemsToCorrect(db, submissionId)
    const cropOf = await cropsOf(db, and(eq(submission.submissionId, submissionId), isStillTheirs))
    const paper = await loadOpenPaper(db, paperId)
    const sheet = await sheetOfB(db, caller.uid, assignmentId)
    const written = sheet === null ? <Answer>(answer: Answer) => answer : answersAsWritten(paper, sheet)
    const list = items.map(({ full: _full, key: _key, options: _options, ...one }) => ({
      ...one,
      before: written({ itemId: one.itemId, value: one.before }).value,
      answer: written({ itemId: one.itemId, value: one.answer }).value,
      crop: cropOf({ assignmentId, uid: caller.uid, itemId: one.itemId }),
    }))
    return { assignmentName, paper: sheet === null ? paper : openPaperAsWritten(paper, sheet), list }
  },
  answer: async ({ assignmentId, itemId, answer }, { db, caller, now, fail }) => {
    const { submissionId, paperId, ...work } = await findSubmission(db, assignmentId, caller.uid)
    if (work.submittedAt === null) return fail('notSubmitted')
    if (!isScoreOut(work)) return fail('scoresNotPublished')
    await hold(db, submissionId)
    const one = (await itemsToCorrect(db, submissionId)).find((lost) => lost.itemId === itemId)
    if (one === undefined) return fail('notToCorrect')
    if (one.state === 'right') return fail('correctedAlready')
    if (answersFault([one], { [itemId]: answer }) !== null) return fail('answerInvalid')
    const sheet = await sheetOfB(db, caller.uid, assignmentId)
    const value =
      sheet === null ? answer : storedAnswer(await loadOpenPaper(db, paperId), sheet, { itemId, value: answer })
    const mark = markItem(one.key, value, one.full)
    const isRight = mark === 'byPerson' ? null : mark.score === one.full
    await writeCorrection(db, { submissionId, itemId, value, isRight, now })
    return { state: isRight === null ? 'waiting' : isRight ? 'right' : 'again' }
  },
  list: async ({ assignmentId }, { db, fail, countRows }) => {
    if (await isStillBlind(db, assignmentId)) return fail('stillBlind')
    const cropOf = await cropsOf(db, eq(submission.assignmentId, assignmentId))
    const list = (await correctionsOf(db, assignmentId)).map(({ uid, ...one }) => ({
      ...one,
      crop: cropOf({ assignmentId, uid, itemId: one.item.itemId }),
    }))
    countRows(list.length)
    return { list }
  },
  decide: async ({ assignmentId, submissionId, itemId, answeredAt, isRight, comment = '' }, context) => {
    const { db, caller, now, fail } = context
    if (await isStillBlind(db, assignmentId)) return fail('stillBlind')
    const shown = await correctionsOf(db, assignmentId)
    const isShown = shown.some((one) => one.submissionId === submissionId && one.item.itemId === itemId)
    if (!isShown) return fail('notToCorrect')
    // A newer answer may have arrived since the teacher looked.
    const isSeen = eq(correction.answeredAt, new Date(answeredAt))
    const decided = await db
      .update(correction)
      .set({ isRight, comment, decidedBy: caller.uid, decidedAt: now })
      .where(and(eq(correction.submissionId, submissionId), eq(correction.itemId, itemId), isSeen))
      .returning({ itemId: correction.itemId })
    return decided.length === 0 ? fail('correctionChanged') : {}
  },
})

/** The sheet of version B that a student's submission was read from, if it was: its letters are those they know. */
const sheetOfB = async (db: Executor, uid: number, assignmentId: number) =>
  (await ownVersionBSheets(db, uid, [assignmentId])).get(assignmentId) ?? null

/** Serializes the answers of one student. */
const hold = (db: Executor, submissionId: number) =>
  db
    .select({ submissionId: submission.submissionId })
    .from(submission)
    .where(eq(submission.submissionId, submissionId))
    .for('update')
