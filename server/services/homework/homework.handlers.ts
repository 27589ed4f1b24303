import { and, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm'
import { homework } from '#api/contract/areas/homework.ts'
import { taskStatuses } from '#domain/tasks/status.ts'
import { Gone } from '#server/core/implement.ts'
import type { Executor } from '#server/database/database.ts'
import { reminder, submission, test } from '#server/database/schema/tests.ts'
import { coursesTaughtBy } from '../classes/taught-by.ts'
import { implement } from '../implement.ts'
import { reportFileName } from '../files/file-names.ts'
import { approvedMembers, assignAlso, assignedStudents, joinTypes } from './assignment.ts'
import { changeEndRefusal, reopenRefusal } from './running-tests.ts'
import { listTests } from './list-tests.ts'
import { lockSubmissions, lockTest } from './locked-test.ts'
import { studentsToRemind } from './remind.ts'
import { rosterWorkbook } from './roster-workbook.ts'
import { rosterTexts } from './roster-workbook.texts.ts'
import { publishTests, withdrawTests } from './publish-tests.ts'
import { saveTests } from './save-tests.ts'
import { publishScoresRefusal } from './scores.ts'
import { testRecord, testRowOf } from './test-rows.ts'
import { testRoster } from './test-roster.ts'
import { testStudents } from './test-students.ts'

export const homeworkHandlers = implement(homework, {
  list: (input, { db, now }) => listTests(db, input, now),
  info: async ({ testId }, { db, now }) => {
    const record = await testRecord(db, now, testId)
    if (record === null) throw new Gone()
    const { paperTitle, courseName } = record
    return { ...testRowOf(record), paperTitle, courseName, uids: await assignedStudents(db, testId) }
  },
  save: async (input, context) => {
    const saved = await saveTests(input, context)
    return Array.isArray(saved) ? { testIds: saved } : saved
  },
  publish: ({ testIds }, context) => publishTests(testIds, context),
  start: async ({ testId }, { db, now, fail }) => {
    const { status } = await lockTest(db, testId, now)
    if (status === taskStatuses.unpublished) return fail('notPublished')
    if (status !== taskStatuses.notStarted) return fail('alreadyStarted')
    await change(db, testId, { beginTime: now })
    return {}
  },
  finish: async ({ testId }, { db, now, fail }) => {
    const { status } = await lockTest(db, testId, now)
    if (status === taskStatuses.unpublished) return fail('notPublished')
    if (status === taskStatuses.notStarted) return fail('notYetOpen')
    if (status === taskStatuses.finished) return fail('alreadyFinished')
    await change(db, testId, { finishedAt: now })
    return {}
  },
  changeEnd: async ({ testId, endTime }, { db, now, fail }) => {
    const refusal = changeEndRefusal(await lockTest(db, testId, now), endTime, now)
    if (refusal !== null) return fail(refusal)
    await change(db, testId, { endTime: new Date(endTime) })
    return {}
  },
  reopen: async ({ testId, endTime }, { db, now, fail }) => {
    const test = await lockTest(db, testId, now)
    const refusal = reopenRefusal(test, endTime, now)
    if (refusal !== null) return fail(refusal)
    // Who came into the class while it was over has to hand in like everybody else.
    if (test.userJoinType === joinTypes.wholeClass)
      await assignAlso(db, testId, await approvedMembers(db, test.courseId))
    await change(db, testId, { endTime: new Date(endTime), finishedAt: null })
    return {}
  },
  withdraw: ({ testIds }, context) => withdrawTests(testIds, context),
  remove: async ({ testId }, { db, now, fail }) => {
    await lockTest(db, testId, now)
    const submissions = await lockSubmissions(db, testId)
    if (submissions.some(({ submittedAt }) => submittedAt !== null)) return fail('hasSubmissions')
    await db.delete(test).where(eq(test.testId, testId))
    return {}
  },
  publishScores: async ({ testId }, { db, now, fail }) => {
    const { status, scoreTime } = await lockTest(db, testId, now)
    const all = await lockSubmissions(db, testId)
    const submitted = all.filter(({ submittedAt }) => submittedAt !== null)
    const markedCount = submitted.filter(({ unmarkedCount }) => unmarkedCount === 0).length
    const state = { status, scoreTime, assignedCount: all.length, submittedCount: submitted.length, markedCount }
    const refusal = publishScoresRefusal(state)
    if (refusal !== null) return fail(refusal)
    await change(db, testId, { scoreTime: now })
    return { count: submitted.length }
  },
  withdrawScores: async ({ testId }, { db, now, fail }) => {
    const { scoreTime } = await lockTest(db, testId, now)
    if (scoreTime === null) return fail('scoresNotPublished')
    const submissions = await lockSubmissions(db, testId)
    if (submissions.some(({ scoreSeenAt }) => scoreSeenAt !== null)) return fail('seenByStudents')
    await change(db, testId, { scoreTime: null })
    return {}
  },
  students: async ({ testId }, { db, countRows }) => {
    const list = await testStudents(db, testId)
    countRows(list.length)
    return { list }
  },
  exportStudents: async ({ testId }, { db, now, language, countRows }) => {
    const record = await testRecord(db, now, testId)
    if (record === null) throw new Gone()
    const roster = await testRoster(db, testId)
    countRows(roster.length)
    return {
      name: reportFileName(record.courseName, record.testName, rosterTexts[language].fileEnding),
      type: homework.exportStudents.output.file,
      bytes: await rosterWorkbook(roster, record.score, language),
    }
  },
  remind: async ({ testId, uids }, { db, caller, now, fail }) => {
    const { status } = await lockTest(db, testId, now)
    const reminded = studentsToRemind(status, uids, await lockSubmissions(db, testId))
    if (typeof reminded === 'string') return fail(reminded)
    await db.insert(reminder).values(reminded.map((uid) => ({ testId, uid, teacherId: caller.uid, sentAt: now })))
    return { count: reminded.length }
  },
  view: async ({ testId }, { db, now }) => {
    await change(db, testId, { viewedAt: now })
    return {}
  },
  unreviewedCount: async (_input, { db, caller }) => {
    const [row] = await countUnreviewed(db, caller.uid)
    return { unreviewedCount: row?.scripts ?? 0 }
  },
})

const change = (db: Executor, testId: number, values: Partial<typeof test.$inferInsert>) =>
  db.update(test).set(values).where(eq(test.testId, testId))

const countUnreviewed = (db: Executor, uid: number) =>
  db
    .select({ scripts: sql<number>`count(*)::int` })
    .from(submission)
    .innerJoin(test, eq(test.testId, submission.testId))
    .where(
      and(
        inArray(test.courseId, coursesTaughtBy(sql`${sql.placeholder('uid')}`)),
        isNotNull(submission.submittedAt),
        gt(submission.unmarkedCount, 0),
      ),
    )
    .prepare('unreviewed_count')
    .execute({ uid })
