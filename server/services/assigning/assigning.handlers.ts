import { eq } from 'drizzle-orm'
import { assigning } from '#api/contract/groups/assigning.ts'
import { audiences } from '#domain/assignments/audiences.ts'
import { assignmentStatuses } from '#domain/assignments/status.ts'
import { Gone } from '#server/core/implement.ts'
import type { Executor } from '#server/database/database.ts'
import { reminder, assignment } from '#server/database/schema/assignments.ts'
import { lockClassOf } from '../classes/lock-classes.ts'
import { implement } from '../implement.ts'
import { lockSheets } from '../lock-sheets.ts'
import type { SendJob } from '../jobs/job-queue.ts'
import { reportFileName } from '../files/file-names.ts'
import { assignedStudents } from './assigned-students.ts'
import { giveBackCollected } from './give-back-collected.ts'
import { changeEndRefusal, reopenRefusal } from './running-assignments.ts'
import { listAssignments } from './list-assignments.ts'
import { lockSubmissions, lockAssignment } from './locked-assignment.ts'
import { stillOpen } from './exceptions.ts'
import { studentsToRemind } from './remind.ts'
import { rosterWorkbook } from './roster-workbook.ts'
import { rosterTexts } from './roster-workbook.texts.ts'
import { assignToMissing } from './newcomers.ts'
import { publishAssignments, withdrawAssignments } from './publish-assignments.ts'
import { saveAssignments } from './save-assignments.ts'
import { scoreState } from './score-state.ts'
import { publishScoresRefusal } from './scores.ts'
import { storedAssignment, assignmentRowOf } from './assignment-rows.ts'
import { assignmentRoster } from './assignment-roster.ts'
import { assignmentStudents } from './assignment-students.ts'
import { leavesNoTime } from './time-left.ts'
import { countUnreviewed } from './unreviewed.ts'

export const assigningHandlers = (sendJob: SendJob) =>
  implement(assigning, {
    list: (input, { db, now }) => listAssignments(db, input, now),
    info: async ({ assignmentId }, { db, now }) => {
      const stored = await storedAssignment(db, now, assignmentId)
      if (stored === null) throw new Gone()
      const { paperTitle, courseName, subjectId, showsMean, groupMinutes } = stored
      const uids = await assignedStudents(db, assignmentId)
      return { ...assignmentRowOf(stored), paperTitle, courseName, subjectId, showsMean, groupMinutes, uids }
    },
    save: async (input, context) => {
      const saved = await saveAssignments(input, context)
      return Array.isArray(saved) ? { assignmentIds: saved } : saved
    },
    publish: ({ assignmentIds }, context) => publishAssignments(assignmentIds, context),
    start: async ({ assignmentId }, { db, now, fail }) => {
      const { status } = await lockAssignment(db, assignmentId, now)
      if (status === assignmentStatuses.unpublished) return fail('notPublished')
      if (status !== assignmentStatuses.notStarted) return fail('alreadyStarted')
      await change(db, assignmentId, { beginTime: now })
      return {}
    },
    finish: async ({ assignmentId }, { db, now, fail }) => {
      const { status } = await lockAssignment(db, assignmentId, now)
      if (status === assignmentStatuses.unpublished) return fail('notPublished')
      if (status === assignmentStatuses.notStarted) return fail('notYetOpen')
      if (status === assignmentStatuses.finished) return fail('alreadyFinished')
      await change(db, assignmentId, { finishedAt: now })
      return {}
    },
    changeEnd: async ({ assignmentId, endTime }, { db, now, fail }) => {
      const refusal = changeEndRefusal(await lockAssignment(db, assignmentId, now), endTime, now)
      if (refusal !== null) return fail(refusal)
      await change(db, assignmentId, { endTime: new Date(endTime) })
      return (await leavesNoTime(db, assignmentId)) ? fail('noTimeLeft') : {}
    },
    reopen: async ({ assignmentId, endTime }, { db, now, fail }) => {
      await lockClassOf(db, assignmentId)
      const assignment = await lockAssignment(db, assignmentId, now)
      const refusal = reopenRefusal(assignment, endTime, now)
      if (refusal !== null) return fail(refusal)
      // Students who joined the class while it was over have to hand in like everybody else.
      if (assignment.audience === audiences.wholeClass) await assignToMissing(db, assignment, now)
      await change(db, assignmentId, { endTime: new Date(endTime), finishedAt: null })
      const givenBack = await giveBackCollected(db, assignmentId, now)
      return (await leavesNoTime(db, assignmentId)) ? fail('noTimeLeft') : { givenBack }
    },
    withdraw: ({ assignmentIds }, context) => withdrawAssignments(assignmentIds, context),
    remove: async ({ assignmentId }, { db, now, fail }) => {
      await lockAssignment(db, assignmentId, now)
      const hasSheets = await lockSheets(db, assignmentId)
      const submissions = await lockSubmissions(db, assignmentId)
      if (submissions.some(({ submittedAt }) => submittedAt !== null)) return fail('hasSubmissions')
      if (hasSheets) return fail('hasUnwrittenSheets')
      await db.delete(assignment).where(eq(assignment.assignmentId, assignmentId))
      return {}
    },
    publishScores: async ({ assignmentId }, { db, now, fail }) => {
      const locked = await lockAssignment(db, assignmentId, now)
      const state = await scoreState(db, locked, now)
      const refusal = publishScoresRefusal(state)
      if (refusal !== null) return fail(refusal)
      await change(db, assignmentId, { scoreTime: now })
      await sendJob(db, 'measure', { paperId: locked.paperId })
      return { count: state.submittedCount }
    },
    showMean: async ({ assignmentId, showsMean }, { db, now, fail }) => {
      const { scoreTime } = await lockAssignment(db, assignmentId, now)
      if (scoreTime === null) return fail('scoresNotPublished')
      await change(db, assignmentId, { showsMean })
      return {}
    },
    withdrawScores: async ({ assignmentId }, { db, now, fail }) => {
      const { scoreTime } = await lockAssignment(db, assignmentId, now)
      if (scoreTime === null) return fail('scoresNotPublished')
      const submissions = await lockSubmissions(db, assignmentId)
      if (submissions.some(({ scoreSeenAt }) => scoreSeenAt !== null)) return fail('seenByStudents')
      await change(db, assignmentId, { scoreTime: null })
      return {}
    },
    students: async ({ assignmentId }, { db, now, countRows }) => {
      const list = await assignmentStudents(db, assignmentId, now)
      countRows(list.length)
      return { list }
    },
    exportStudents: async ({ assignmentId }, { db, now, language, countRows }) => {
      const stored = await storedAssignment(db, now, assignmentId)
      if (stored === null) throw new Gone()
      const roster = await assignmentRoster(db, assignmentId)
      countRows(roster.length)
      return {
        name: reportFileName(stored.courseName, stored.assignmentName, rosterTexts[language].fileEnding),
        type: assigning.exportStudents.output.file,
        bytes: await rosterWorkbook(roster, stored.score, language),
      }
    },
    remind: async ({ assignmentId, uids }, { db, caller, now, fail }) => {
      const locked = await lockAssignment(db, assignmentId, now)
      // Published scores show the right answers, so nobody may hand in any more.
      if (locked.scoreTime !== null) return fail('scoresPublished')
      const open = await stillOpen(db, locked, now)
      const reminded = studentsToRemind(locked.status, uids, await lockSubmissions(db, assignmentId), open)
      if (typeof reminded === 'string') return fail(reminded)
      await db
        .insert(reminder)
        .values(reminded.map((uid) => ({ assignmentId, uid, teacherId: caller.uid, sentAt: now })))
      return { count: reminded.length }
    },
    view: async ({ assignmentId }, { db, now }) => {
      await change(db, assignmentId, { viewedAt: now })
      return {}
    },
    unreviewedCount: async (_input, { db, caller }) => ({ unreviewedCount: await countUnreviewed(db, caller.uid) }),
  })

const change = (db: Executor, assignmentId: number, values: Partial<typeof assignment.$inferInsert>) =>
  db.update(assignment).set(values).where(eq(assignment.assignmentId, assignmentId))
