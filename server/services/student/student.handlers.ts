import { and, eq, isNull } from 'drizzle-orm'
import { student } from '#api/contract/groups/student.ts'
import { deadlineOf } from '#domain/assignments/own-window.ts'
import type { Executor } from '#server/database/database.ts'
import { school, user } from '#server/database/schema/people.ts'
import { reminder, submission } from '#server/database/schema/assignments.ts'
import { changeStudentPassword } from '../account/change-own-password.ts'
import { implement } from '../implement.ts'
import { loadOpenPaper } from '../paper/paper-tree.ts'
import { areScoresOut } from '../published-scores.ts'
import { answersFault } from '../submission/answer-format.ts'
import { handIn } from '../submission/hand-in.ts'
import { handInGrace, type Work, workFault } from '../submission/hand-in-window.ts'
import { isScoreOut } from '../submission/submission-state.ts'
import { findItems, lockSubmission, lockSubmissionAndKeys, mergeDraft } from '../submission/working-submission.ts'
import { ownPages } from './own-pages.ts'
import { findSubmission, findSubmissionKeepingScores, writtenSubmission } from './student-result.ts'
import { scoreTrend } from './score-trend.ts'
import { listStudentAssignments } from './student-assignments.ts'

export const studentHandlers = implement(student, {
  info: async (_input, { db, caller: { uid, mustChangePassword } }) => ({
    ...(await findStudent(db, uid)),
    mustChangePassword,
  }),
  updatePassword: { prepare: changeStudentPassword },
  logout: async (_input, { endSession }) => {
    await endSession()
    return {}
  },
  assignments: async (_input, { db, caller, now }) => ({ list: await listStudentAssignments(db, caller.uid, now) }),
  open: async ({ assignmentId, begins }, { db, caller, now, fail }) => {
    const work = await lockSubmission(db, assignmentId, caller.uid)
    const fault = workFault(work, now)
    if (fault !== null) return fail(fault)
    const { assignmentName, duration, endTime } = work
    if (!begins && duration !== null && work.startedAt === null)
      return fail('notBegun', { assignmentName, duration, endTime: endTime.toISOString() })
    await begin(db, assignmentId, caller.uid, now)
    return {
      assignmentName,
      paper: await loadOpenPaper(db, work.paperId),
      draft: { ...work.draft },
      deadline: deadlineOf(work, work.startedAt ?? now).toISOString(),
      now: now.toISOString(),
    }
  },
  saveDraft: async ({ assignmentId, answers }, { db, caller, now, fail }) => {
    const work = await lockSubmission(db, assignmentId, caller.uid)
    const fault = await handInFault(db, { ...work, assignmentId }, now)
    if (fault !== null) return fail(fault)
    const wrong = answersFault(await findItems(db, work.paperId), answers)
    if (wrong !== null) return fail(wrong)
    await mergeDraft(db, work.submissionId, answers, now)
    return { savedAt: now.toISOString(), deadline: deadlineOf(work, work.startedAt ?? now).toISOString() }
  },
  submit: async ({ assignmentId, answers }, { db, caller, now, fail }) => {
    const work = await lockSubmissionAndKeys(db, assignmentId, caller.uid)
    const fault = await handInFault(db, { ...work, assignmentId }, now)
    if (fault !== null) return fail(fault)
    const items = await findItems(db, work.paperId)
    const wrong = answersFault(items, answers)
    if (wrong !== null) return fail(wrong)
    const counts = await handIn(db, work, { items, answers, submittedAt: now, collectedAt: null })
    return { submittedAt: now.toISOString(), ...counts }
  },
  result: async ({ assignmentId }, { db, caller, language, fail }) => {
    const { submissionId, submittedAt, paperId, ...work } = await findSubmission(db, assignmentId, caller.uid)
    if (submittedAt === null) return fail('notSubmitted')
    if (!isScoreOut({ ...work, submittedAt })) return fail('scoresNotPublished')
    return {
      assignmentName: work.assignmentName,
      total: work.total,
      submittedAt: submittedAt.toISOString(),
      ...(await writtenSubmission(db, { submissionId, paperId }, language)),
    }
  },
  pages: async ({ assignmentId }, { db, caller, fail }) => {
    const { submissionId, paperId, ...work } = await findSubmission(db, assignmentId, caller.uid)
    if (work.submittedAt === null) return fail('notSubmitted')
    if (!isScoreOut(work)) return fail('scoresNotPublished')
    return { pages: await ownPages(db, submissionId, paperId) }
  },
  trend: async (_input, { db, caller }) => ({ list: await scoreTrend(db, caller.uid) }),
  resultSeen: async ({ assignmentId }, { db, caller, now, fail }) => {
    const work = await findSubmissionKeepingScores(db, assignmentId, caller.uid)
    if (!isScoreOut(work)) return fail('scoresNotPublished')
    await db
      .update(submission)
      .set({ scoreSeenAt: now })
      .where(and(eq(submission.submissionId, work.submissionId), isNull(submission.scoreSeenAt)))
    return {}
  },
})

/** Why answers to an assignment whose submission is locked are not accepted any more, or yet; null if they are. */
async function handInFault(db: Executor, work: Work & { readonly assignmentId: number }, now: Date) {
  const fault = workFault(work, now, handInGrace)
  if (fault !== null || workFault(work, now) === null) return fault
  // Scores may be published after the deadline, and may have been while the submission was being waited for.
  return (await areScoresOut(db, work.assignmentId)) ? ('closed' as const) : null
}

/** Records the first opening, and that the reminders have been read. */
async function begin(db: Executor, assignmentId: number, uid: number, now: Date): Promise<void> {
  await db
    .update(submission)
    .set({ startedAt: now })
    .where(and(eq(submission.assignmentId, assignmentId), eq(submission.uid, uid), isNull(submission.startedAt)))
  await db
    .update(reminder)
    .set({ openedAt: now })
    .where(and(eq(reminder.assignmentId, assignmentId), eq(reminder.uid, uid), isNull(reminder.openedAt)))
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
