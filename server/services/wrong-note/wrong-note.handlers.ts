import { wrongNote } from '#api/contract/groups/wrong-note.ts'
import { schoolDay } from '#domain/time/school-day.ts'
import { implement } from '../implement.ts'
import { setCause } from './causes.ts'
import { classAnswers } from './class-answers.ts'
import { classBook, courseNameOf } from './class-book.ts'
import { classList } from './class-list.ts'
import { classQuestions } from './class-questions.ts'
import { findMember } from './members.ts'
import { printBook } from './print-book.ts'
import { questionDetail } from './question-detail.ts'
import { saveSetting } from './setting.ts'
import { studentBook } from './student-book.ts'
import { studentRanking } from './student-ranking.ts'

export const wrongNoteHandlers = implement(wrongNote, {
  classes: async (_input, { db, caller, now }) => ({ list: await classList(db, caller.uid, now) }),
  book: (wanted, { db, now }) => classBook(db, wanted, now),
  questions: async (wanted, { db, caller, countRows }) => {
    const found = await classQuestions(db, wanted, caller.uid)
    countRows(found.items.length)
    return found
  },
  question: async ({ courseId, questionId }, { db, caller, fail }) =>
    (await questionDetail(db, courseId, questionId, caller.uid)) ?? fail('notWrong'),
  students: async (wanted, { db, countRows }) => {
    const found = await studentRanking(db, wanted)
    countRows(found.list.length)
    return found
  },
  student: async ({ courseId, studentId, itemId, ...filters }, { db, now, fail }) => {
    const found = await findMember(db, courseId, studentId)
    if (found === null) return fail('studentNotInClass')
    const answers = await classAnswers(db, {
      courseId,
      uids: [studentId],
      ...(itemId !== undefined && { itemIds: [itemId] }),
    })
    return {
      ...found,
      courseName: await courseNameOf(db, courseId),
      ...(await studentBook(db, { courseId, answers, filters, today: schoolDay(now) })),
    }
  },
  setCause: async ({ courseId, itemId, uids, cause, isSet }, { db, caller, now, fail }) => {
    if (uids.length === 0) return fail('noStudents')
    const answers = await classAnswers(db, { courseId, itemIds: [itemId] })
    if (answers.length === 0) return fail('notWrong')
    const [answered, wrong] = [answers, answers.filter(({ isRight }) => !isRight)].map(
      (all) => new Set(all.map(({ uid }) => uid)),
    )
    if (uids.some((uid) => !answered?.has(uid))) return fail('studentNotInClass')
    if (uids.some((uid) => !wrong?.has(uid))) return fail('answeredRight')
    const change = { itemId, uids: [...new Set(uids)], cause, isSet, saidBy: caller.uid, now }
    const count = await setCause(db, change)
    return count === null ? fail('tooManyCauses') : { count }
  },
  print: async (wanted, { db, caller, language, fail, countRows }) => {
    const printed = await printBook(db, wanted, { teacherId: caller.uid, language })
    if (printed === null) return fail('notWrong')
    countRows(printed.count)
    return printed.file
  },
  saveSetting: async ({ courseId, rightsNeeded }, { db }) => {
    await saveSetting(db, courseId, rightsNeeded)
    return {}
  },
})
