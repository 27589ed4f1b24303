import { ownWrongNote } from '#api/contract/groups/own-wrong-note.ts'
import { schoolDay } from '#domain/time/school-day.ts'
import type { Executor } from '#server/database/database.ts'
import { implement } from '../implement.ts'
import { setCause } from './causes.ts'
import { causesOf } from './class-answers.ts'
import { ownAnswers } from './own-answers.ts'
import { ownBook } from './own-book.ts'
import { saveRemark } from './remarks.ts'
import { retry } from './retry.ts'

export const ownWrongNoteHandlers = implement(ownWrongNote, {
  list: (filters, { db, caller, now }) => ownBook(db, caller.uid, filters, schoolDay(now)),
  retry: async (tried, { db, caller, now, language, fail }) =>
    (await retry(db, { ...tried, uid: caller.uid, now, language })) ?? fail('notWrong'),
  setCause: async ({ itemId, cause, isSet }, { db, caller: { uid }, now, fail }) => {
    if (!(await isInBook(db, uid, itemId))) return fail('notWrong')
    if ((await setCause(db, { itemId, uids: [uid], cause, isSet, saidBy: uid, now })) === null)
      return fail('tooManyCauses')
    return { causes: (await causesOf(db, [itemId], [uid])).map((one) => one.cause) }
  },
  saveRemark: async ({ itemId, remark = '' }, { db, caller: { uid }, now, fail }) => {
    if (!(await isInBook(db, uid, itemId))) return fail('notWrong')
    await saveRemark(db, { uid, itemId, remark, now })
    return {}
  },
})

/** Whether a student got an item wrong and may know it. */
const isInBook = async (db: Executor, uid: number, itemId: number): Promise<boolean> =>
  (await ownAnswers(db, uid, itemId)).some(({ isRight }) => !isRight)
