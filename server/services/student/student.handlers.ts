import { and, eq, isNull } from 'drizzle-orm'
import { student } from '#api/contract/areas/student.ts'
import type { Executor } from '#server/database/database.ts'
import { school, user } from '#server/database/schema/people.ts'
import { reminder, submission } from '#server/database/schema/tests.ts'
import { changeOwnPassword } from '../account/change-own-password.ts'
import { implement } from '../implement.ts'
import { loadKeyedPaper, loadOpenPaper } from '../paper/paper-tree.ts'
import { answersFault } from './answer-format.ts'
import { deadlineOf, handInGrace, windowFault } from './hand-in-window.ts'
import { markScript } from './mark-script.ts'
import { findMarkedAnswers, findScript, findScriptKeepingScores } from './student-result.ts'
import { isScoreOut, listStudentTests } from './student-tests.ts'
import { findItems, lockScript, lockScriptAndKeys, mergeDraft, storeScript } from './working-script.ts'

export const studentHandlers = implement(student, {
  info: async (_input, { db, caller: { uid, mustChangePassword } }) => ({
    ...(await findStudent(db, uid)),
    mustChangePassword,
  }),
  updatePassword: { prepare: changeOwnPassword },
  logout: async (_input, { endSession }) => {
    await endSession()
    return {}
  },
  tests: async (_input, { db, caller, now }) => ({ list: await listStudentTests(db, caller.uid, now) }),
  open: async ({ testId }, { db, caller, now, fail }) => {
    const script = await lockScript(db, testId, caller.uid)
    const fault = windowFault(script, now)
    if (fault !== null) return fail(fault)
    await begin(db, testId, caller.uid, now)
    return {
      testName: script.testName,
      paper: await loadOpenPaper(db, script.paperId),
      draft: { ...script.draft },
      deadline: deadlineOf(script, script.startedAt ?? now).toISOString(),
      now: now.toISOString(),
    }
  },
  saveDraft: async ({ testId, answers }, { db, caller, now, fail }) => {
    const script = await lockScript(db, testId, caller.uid)
    const fault = windowFault(script, now, handInGrace)
    if (fault !== null) return fail(fault)
    const wrong = answersFault(await findItems(db, script.paperId), answers)
    if (wrong !== null) return fail(wrong)
    await mergeDraft(db, script.submissionId, answers, now)
    return { savedAt: now.toISOString(), deadline: deadlineOf(script, script.startedAt ?? now).toISOString() }
  },
  submit: async ({ testId, answers }, { db, caller, now, fail }) => {
    const script = await lockScriptAndKeys(db, testId, caller.uid)
    const fault = windowFault(script, now, handInGrace)
    if (fault !== null) return fail(fault)
    const items = await findItems(db, script.paperId)
    const wrong = answersFault(items, answers)
    if (wrong !== null) return fail(wrong)
    const marked = markScript(items, { ...script.draft, ...answers })
    await storeScript(db, script.submissionId, marked, now)
    return { submittedAt: now.toISOString(), answered: marked.answered, itemCount: items.length }
  },
  result: async ({ testId }, { db, caller, fail }) => {
    const { submissionId, submittedAt, paperId, ...script } = await findScript(db, testId, caller.uid)
    if (submittedAt === null) return fail('notSubmitted')
    if (!isScoreOut({ ...script, submittedAt })) return fail('scoresNotPublished')
    return {
      testName: script.testName,
      total: script.total,
      submittedAt: submittedAt.toISOString(),
      paper: await loadKeyedPaper(db, paperId),
      answers: await findMarkedAnswers(db, submissionId, paperId),
    }
  },
  resultSeen: async ({ testId }, { db, caller, now, fail }) => {
    const script = await findScriptKeepingScores(db, testId, caller.uid)
    if (!isScoreOut(script)) return fail('scoresNotPublished')
    await db
      .update(submission)
      .set({ scoreSeenAt: now })
      .where(and(eq(submission.submissionId, script.submissionId), isNull(submission.scoreSeenAt)))
    return {}
  },
})

/** Notes the first opening, and that the reminders have been read. */
async function begin(db: Executor, testId: number, uid: number, now: Date): Promise<void> {
  await db
    .update(submission)
    .set({ startedAt: now })
    .where(and(eq(submission.testId, testId), eq(submission.uid, uid), isNull(submission.startedAt)))
  await db
    .update(reminder)
    .set({ openedAt: now })
    .where(and(eq(reminder.testId, testId), eq(reminder.uid, uid), isNull(reminder.openedAt)))
}

async function findStudent(db: Executor, uid: number) {
  const [row] = await db
    .select({ uid: user.uid, username: user.username, realname: user.realname, schoolName: school.name })
    .from(user)
    .innerJoin(school, eq(school.schoolId, user.schoolId))
    .where(eq(user.uid, uid))
  if (row === undefined) throw new Error('A session belongs to no user')
  return row
}
