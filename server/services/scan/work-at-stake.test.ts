import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { assigning } from '#api/contract/groups/assigning.ts'
import { assignmentException } from '#api/contract/groups/assignment-exception.ts'
import { scan } from '#api/contract/groups/scan.ts'
import { student } from '#api/contract/groups/student.ts'
import { submission } from '#server/database/schema/assignments.ts'
import { resultId } from '#tests/support/service/result-id.ts'
import { submissionOf } from '#tests/support/worlds/assignments.ts'
import { studentAt } from '#tests/support/worlds/world.ts'
import { openScanRoom, type ScanRoom, type ScanWork } from './testing/scan-room.ts'

let room: ScanRoom
let work: ScanWork

beforeAll(async () => {
  room = await openScanRoom()
})

beforeEach(async () => {
  work = await room.begin()
})

afterAll(() => room.service.close())

test('an assignment whose sheets wait to be written is not removed, until they are written or given up', async () => {
  await work.bring(room.sheet(0))
  const remove = () => room.world.teacher.call(assigning.remove, { assignmentId: work.assignmentId })
  expect(resultId(await remove())).toBe('hasUnwrittenSheets')
  expect((await work.info()).scan.pageCount).toBe(1)
  await work.publish()
  expect(resultId(await remove())).toBe('hasSubmissions')
  const other = await room.begin()
  await other.upload(room.sheet(1))
  await room.world.teacher.get(scan.cancel, { scanId: other.scanId })
  expect(resultId(await room.world.teacher.call(assigning.remove, { assignmentId: other.assignmentId }))).toBe('ok')
})

test('answers begun on the student page are mentioned until the sheet replaces them', async () => {
  const begun = async () => (await work.info()).students.map(({ hasDraft }) => hasDraft)
  await room.world.students[0]?.get(student.saveDraft, { assignmentId: work.assignmentId, answers: {} })
  expect(await begun()).toEqual([false, false, false])
  await room.world.students[0]?.get(student.saveDraft, {
    assignmentId: work.assignmentId,
    answers: { [Number(room.world.itemIds[0])]: 'A' },
  })
  await work.bring(room.sheet(0))
  expect(await begun()).toEqual([true, false, false])
  await work.publish()
  expect(await begun()).toEqual([false, false, false])
})

test('a sheet takes the place of what was saved, and of what was collected, which stays as early', async () => {
  const { students, itemIds } = room.world
  const [saving, missed] = [studentAt(room.world, 0), studentAt(room.world, 1)]
  const { assignmentId } = work
  await saving.get(student.saveDraft, { assignmentId, answers: { [Number(itemIds[0])]: 'A' } })
  const at = new Date('2026-11-20T05:00:00Z')
  await room.service.db
    .update(submission)
    .set({ submittedAt: at, collectedAt: at })
    .where(and(eq(submission.assignmentId, assignmentId), eq(submission.uid, missed.uid)))
  await work.bring(room.sheet(0), room.sheet(1))
  await work.publish({ replaceUids: [missed.uid] })
  const rows = await Promise.all(students.slice(0, 2).map((one) => submissionOf(room.service, assignmentId, one)))
  expect(rows.map(({ draft, submittedAt, collectedAt }) => ({ draft, submittedAt, collectedAt }))).toEqual([
    { draft: null, submittedAt: room.service.clock.now, collectedAt: null },
    { draft: null, submittedAt: at, collectedAt: null },
  ])
})

test('a single score whose page is left out is announced as lost, and publishing takes it back, unseen', async () => {
  await work.bring(room.sheet(0))
  await work.publish()
  const [page] = (await work.info()).pages
  const losing = async () => (await work.info()).students.map(({ losesScore }) => losesScore)
  expect(await losing()).toEqual([false, false, false])
  await room.world.teacher.get(scan.leaveOut, {
    scanId: work.scanId,
    scanPageId: Number(page?.scanPageId),
    isLeftOut: true,
  })
  expect(await losing()).toEqual([true, false, false])
  const seen = { scoreSeenAt: room.service.clock.now }
  await room.service.db.update(submission).set(seen).where(eq(submission.assignmentId, work.assignmentId))
  expect((await work.publish()).data).toEqual({ publishedCount: 0, heldCount: 0, withdrawnCount: 1 })
  expect(await losing()).toEqual([false, false, false])
  const [first] = room.world.students
  expect((await submissionOf(room.service, work.assignmentId, first)).scoreSeenAt).toBeNull()
})

test('a page of a student excused after it was read says that it counts for nobody, until the excuse ends', async () => {
  const { teacher, students } = room.world
  await work.bring(room.sheet(0), room.sheet(1))
  const shown = async () => {
    const { pages, students: rows, scan: progress } = await work.info()
    const { list } = await teacher.get(scan.snapshots, { pager: { currentPage: 1, pageSize: 1 } })
    return {
      problems: pages.map(({ problem }) => problem?.kind ?? null),
      states: rows.map(({ state }) => state),
      studentCount: progress.studentCount,
      snapshot: [list[0]?.soundCount, list[0]?.problems],
    }
  }
  const all = { assignmentId: work.assignmentId, uids: [Number(students[0]?.uid)] }
  await teacher.get(assignmentException.save, { ...all, isExcused: true, reason: '病假' })
  expect(await shown()).toEqual({
    problems: ['notAssigned', null],
    states: ['ready', 'none'],
    studentCount: 1,
    snapshot: [1, [{ kind: 'notAssigned', count: 1 }]],
  })
  await teacher.get(assignmentException.remove, all)
  expect(await shown()).toEqual({
    problems: [null, null],
    states: ['ready', 'ready', 'none'],
    studentCount: 2,
    snapshot: [2, []],
  })
})
