import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { marking } from '#api/contract/groups/marking.ts'
import { report } from '#api/contract/groups/report.ts'
import { scan } from '#api/contract/groups/scan.ts'
import { onSheet } from '#domain/scan/scan.ts'
import { scanLimits } from '#domain/scan/scan-limits.ts'
import { answer, submission } from '#server/database/schema/assignments.ts'
import { answerNote } from '#server/database/schema/marking.ts'
import { scanPart } from '#server/database/schema/scans.ts'
import { resultId } from '#tests/support/service/result-id.ts'
import { submissionRow } from '#tests/support/worlds/submission-row.ts'
import { cleanUp } from '../jobs/clean-up.ts'
import { openScanRoom, type ScanRoom, type ScanWork } from './testing/scan-room.ts'

let room: ScanRoom
let work: ScanWork

beforeAll(async () => {
  room = await openScanRoom()
})

beforeEach(async () => {
  room.sheets.reads.length = 0
  work = await room.begin()
})

afterAll(() => room.service.close())

const scoresOf = async () =>
  room.service.db
    .select({ objective: submission.objectiveScore, unmarked: submission.unmarkedCount, at: submission.submittedAt })
    .from(submission)
    .where(eq(submission.assignmentId, work.assignmentId))
    .orderBy(submission.submissionId)

test('sheets become answers with scores, and written work waits for marking', async () => {
  await work.bring(room.sheet(0, { ink: { Q3: 0, Q4: 0, Q5: 0.05 } }), room.sheet(1, { answers: { Q1: 'A', Q2: 'A' } }))
  expect((await work.info()).scan).toEqual({
    scanId: work.scanId,
    assignmentId: work.assignmentId,
    assignmentName: '第五单元检测',
    courseId: room.world.courseId,
    courseName: '七年级(2)班',
    state: 'reviewing',
    createdAt: room.service.clock.now.toISOString(),
    publishedAt: null,
    isPaused: false,
    stop: null,
    fileCount: 1,
    pageCount: 2,
    blankPageCount: 0,
    refusedCount: 0,
    waitingCount: 0,
    studentCount: 2,
    autoCount: 9,
    unsureCount: 0,
  })
  expect((await work.publish()).data).toEqual({ publishedCount: 2, heldCount: 0 })
  expect(await scoresOf()).toEqual([
    { objective: 100, unmarked: 1, at: room.service.clock.now },
    { objective: 25, unmarked: 0, at: room.service.clock.now },
    { objective: 0, unmarked: 0, at: null },
  ])
  const items = await room.world.teacher.get(marking.items, { assignmentId: work.assignmentId })
  expect(items.list.map(({ no, unmarked }) => ({ no, unmarked }))).toEqual([{ no: 5, unmarked: 1 }])
  const seen = await room.world.teacher.get(report.item, {
    assignmentId: work.assignmentId,
    itemId: Number(room.world.itemIds[4]),
  })
  expect(seen.list.map(({ value }) => value)).toEqual([onSheet, ''])
  expect((await work.info()).scan.state).toBe('published')
})

test('one decision covers all readings that may mean the same; until then none of those sheets is published', async () => {
  await work.bring(
    room.sheet(0, { answers: { Q1: '?BC', Q2: '' } }),
    room.sheet(1, { answers: { Q1: '?BC', Q2: '' } }),
    room.sheet(2),
  )
  const { groups } = await room.world.teacher.get(scan.unsure, { scanId: work.scanId })
  expect(
    groups.map(({ item, candidates, readings }) => ({ printed: item.printed, candidates, readings: readings.length })),
  ).toEqual([{ printed: '1', candidates: ['B', 'C'], readings: 2 }])
  expect((await work.publish()).data).toEqual({ publishedCount: 1, heldCount: 2 })
  const readings = (groups[0]?.readings ?? []).map(({ scanPageId, row }) => ({ scanPageId, row }))
  expect((await room.world.teacher.call(scan.decide, { scanId: work.scanId, readings, answer: 'E' })).msg).toContain(
    '答案',
  )
  await room.world.teacher.get(scan.decide, { scanId: work.scanId, readings, answer: 'B' })
  expect((await room.world.teacher.get(scan.unsure, { scanId: work.scanId })).groups).toEqual([])
  await room.world.teacher.get(scan.undecide, { scanId: work.scanId, readings: readings.slice(0, 1) })
  expect(
    (await room.world.teacher.get(scan.unsure, { scanId: work.scanId })).groups.map((group) => group.readings.length),
  ).toEqual([1])
  await room.world.teacher.get(scan.decide, { scanId: work.scanId, readings, answer: 'B' })
  expect((await work.publish()).data).toEqual({ publishedCount: 3, heldCount: 0 })
  expect((await scoresOf()).map(({ objective }) => objective)).toEqual([50, 50, 100])
})

test('problems of a page are named: blurred, of another paper, of nobody, duplicate', async () => {
  await work.bring(
    room.sheet(0),
    room.sheet(0, { refused: 'blurred' }),
    room.sheet(1, { layout: `${room.world.strangerPaperId}A-00000000` }),
    room.sheet(2, { layout: `${room.world.paperId}0A-00000000` }),
    room.sheet(0, { studentCode: null }),
    room.sheet(0, { answers: { Q1: 'A', Q2: '' } }),
  )
  const { pages, students, scan: progress } = await work.info()
  expect(progress.studentCount).toBe(1)
  expect(pages.map(({ problem }) => problem?.kind ?? null)).toEqual([
    null,
    'blurred',
    'otherPaper',
    'otherPaper',
    'noStudent',
    'twice',
  ])
  expect(pages[5]?.problem?.sameAs).toBe(pages[0]?.scanPageId)
  expect(students.map(({ state }) => state)).toEqual(['held', 'none', 'none'])
  const left = { scanId: work.scanId, scanPageId: Number(pages[5]?.scanPageId), isLeftOut: true }
  await room.world.teacher.get(scan.leaveOut, left)
  expect((await work.info()).students.map(({ state }) => state)).toEqual(['ready', 'none', 'none'])
  await room.world.teacher.get(scan.leaveOut, { ...left, scanPageId: Number(pages[0]?.scanPageId) })
  expect((await work.info()).scan.studentCount).toBe(0)
})

test('assigning a page to a student reads nothing again and changes no reading', async () => {
  await work.bring(room.sheet(0, { studentCode: null, answers: { Q1: '?BC', Q2: 'AC' } }))
  const [page] = (await work.info()).pages
  const scanPageId = Number(page?.scanPageId)
  await room.world.teacher.get(scan.decide, { scanId: work.scanId, readings: [{ scanPageId, row: 'Q1' }], answer: 'B' })
  const before = await room.world.teacher.get(scan.pageReadings, { scanId: work.scanId, scanPageId })
  room.sheets.reads.length = 0
  const uid = Number(room.world.students[1]?.uid)
  await room.world.teacher.get(scan.place, { scanId: work.scanId, pages: [{ scanPageId, uid }] })
  await room.service.runJobs()
  expect(room.sheets.reads).toEqual([])
  expect(await room.world.teacher.get(scan.pageReadings, { scanId: work.scanId, scanPageId })).toEqual(before)
  const stranger = { scanPageId, uid: room.world.strangerStudent.uid }
  expect(resultId(await room.world.teacher.call(scan.place, { scanId: work.scanId, pages: [stranger] }))).toBe(
    'studentNotInClass',
  )
  await work.publish()
  expect((await scoresOf()).map(({ objective }) => objective)).toEqual([0, 100, 0])
})

test('answers from the student page are replaced only if the teacher says so', async () => {
  const at = '2026-11-20T05:00:00Z'
  work = await room.begin([{ at, objective: 30 }, null, null])
  await work.bring(room.sheet(0), room.sheet(1))
  expect((await work.info()).students.map(({ handedIn }) => handedIn)).toEqual(['online', 'no', 'no'])
  expect((await work.publish()).data).toEqual({ publishedCount: 1, heldCount: 1 })
  expect((await scoresOf()).map(({ objective }) => objective)).toEqual([30, 100, 0])
  expect((await work.publish({ replaceUids: [room.world.students[0]?.uid] })).data).toEqual({
    publishedCount: 2,
    heldCount: 0,
  })
  expect((await scoresOf()).map(({ objective }) => objective)).toEqual([100, 100, 0])
})

test('publishing again keeps the marks of answers that read as before', async () => {
  await work.bring(room.sheet(0, { ink: { Q3: 0, Q4: 0, Q5: 0.05 } }))
  await work.publish()
  const itemId = Number(room.world.itemIds[4])
  const [first] = (await room.world.teacher.get(marking.submissions, { assignmentId: work.assignmentId, itemId })).list
  const submissionId = Number(first?.submissionId)
  const mark = {
    assignmentId: work.assignmentId,
    itemId,
    submissionId,
    criteria: [40, 50, 30],
    comment: '好',
    round: 0,
    rev: 0,
  }
  await room.world.teacher.get(marking.save, mark)
  const [page] = (await work.info()).pages
  const readings = [{ scanPageId: Number(page?.scanPageId), row: 'Q1' }]
  const readAt = room.service.clock.now
  room.service.clock.now = new Date(readAt.getTime() + 1_000)
  await room.world.teacher.get(scan.decide, { scanId: work.scanId, readings, answer: 'A' })
  expect((await work.info()).scan.state).toBe('reviewing')
  await work.publish()
  const kept = await room.service.db
    .select()
    .from(answer)
    .where(eq(answer.submissionId, submissionId))
    .orderBy(answer.itemId)
  expect(kept.map(({ score, comment }) => ({ score, comment }))).toEqual([
    { score: 0, comment: '' },
    { score: 50, comment: '' },
    { score: 0, comment: '' },
    { score: 0, comment: '' },
    { score: 120, comment: '好' },
  ])
  const [sums] = await room.service.db.select().from(submission).where(eq(submission.submissionId, submissionId))
  expect(sums).toEqual(
    submissionRow(work.assignmentId, room.world.students[0], {
      startedAt: readAt,
      submittedAt: readAt,
      objectiveScore: 50,
      writtenScore: 120,
    }),
  )
})

test('a page that turns out to be somebody else’s takes its answers with it', async () => {
  await work.bring(room.sheet(0))
  await work.publish()
  expect((await scoresOf()).map(({ objective }) => objective)).toEqual([100, 0, 0])
  const of = { assignmentId: work.assignmentId, itemId: Number(room.world.itemIds[4]) }
  const [first] = (await room.world.teacher.get(marking.submissions, of)).list
  const submissionId = Number(first?.submissionId)
  await room.world.teacher.get(marking.flag, { ...of, submissionId, isFlagged: true })
  const [page] = (await work.info()).pages
  const uid = Number(room.world.students[1]?.uid)
  await room.world.teacher.get(scan.place, {
    scanId: work.scanId,
    pages: [{ scanPageId: Number(page?.scanPageId), uid }],
  })
  expect((await work.publish()).data).toEqual({ publishedCount: 1, heldCount: 0, withdrawnCount: 1 })
  expect((await scoresOf()).map(({ objective }) => objective)).toEqual([0, 100, 0])
  const given = await room.service.db.select().from(submission).where(eq(submission.assignmentId, work.assignmentId))
  expect(given.filter(({ submittedAt }) => submittedAt !== null).map((one) => one.uid)).toEqual([uid])
  // A marker who still sees the other student's writing there can no longer mark it.
  expect(given.find((one) => one.uid === room.world.students[0]?.uid)?.round).toBe(1)
  expect(await room.service.db.$count(answerNote, eq(answerNote.submissionId, submissionId))).toBe(0)
})

test('the same file is stored once; a file that is no picture is refused', async () => {
  const first = await work.bring(room.sheet(0))
  expect(await work.bring(room.sheet(0))).toEqual({ scanFileId: first.scanFileId, isSame: true })
  const content = Buffer.from('PK text')
  expect(
    (await room.world.teacher.call(scan.upload, { scanId: work.scanId, fileName: 'a.docx', content })).msg,
  ).toContain('PDF')
})

test('the record of a file says how many of its pages went into scores', async () => {
  await work.bring(
    room.sheet(0),
    room.sheet(1, { answers: { Q1: '?AB', Q2: 'AC' } }),
    room.sheet(2, { studentCode: null }),
  )
  await work.publish()
  const { list } = await room.world.teacher.get(scan.snapshots, { pager: { currentPage: 1, pageSize: 1 } })
  expect(list.map(({ pageCount, readCount, writtenCount }) => ({ pageCount, readCount, writtenCount }))).toEqual([
    { pageCount: 3, readCount: 3, writtenCount: 1 },
  ])
})

test('a pause stops reading; a cancelled scan that is restored resumes with the pages that wait', async () => {
  await room.world.teacher.get(scan.pause, { scanId: work.scanId })
  await work.bring(room.sheet(0), room.sheet(1))
  expect({ state: (await work.info()).scan.state, reads: room.sheets.reads.length }).toEqual({
    state: 'paused',
    reads: 0,
  })
  await room.world.teacher.get(scan.cancel, { scanId: work.scanId })
  expect((await work.info()).scan.state).toBe('cancelled')
  await room.world.teacher.get(scan.resume, { scanId: work.scanId })
  await room.service.runJobs()
  expect({ state: (await work.info()).scan.state, reads: room.sheets.reads.length }).toEqual({
    state: 'reviewing',
    reads: 2,
  })
})

test('cancelled sheets are not restored beside those begun anew, and the refusal says so', async () => {
  const { teacher } = room.world
  await teacher.get(scan.cancel, { scanId: work.scanId })
  const anew = await teacher.get(scan.add, { assignmentId: work.assignmentId })
  const refused = await teacher.call(scan.resume, { scanId: work.scanId })
  await teacher.get(scan.cancel, anew)
  const restored = await teacher.call(scan.resume, { scanId: work.scanId })
  expect({ refused: resultId(refused), restored: resultId(restored) }).toEqual({
    refused: 'scanBegunAnew',
    restored: 'ok',
  })
})

test('a file of discarded sheets that was never split into pages is emptied once they cannot be restored', async () => {
  await work.upload(room.sheet(0))
  await room.world.teacher.get(scan.cancel, { scanId: work.scanId })
  const isEmptyAfter = async (milliseconds: number) => {
    await cleanUp(room.service.db, new Date(room.service.clock.now.getTime() + milliseconds))
    return (await room.service.db.$count(scanPart, eq(scanPart.scanId, work.scanId))) === 0
  }
  expect({
    inTime: await isEmptyAfter(scanLimits.restorable),
    tooLate: await isEmptyAfter(scanLimits.restorable + 1),
  }).toEqual({ inTime: false, tooLate: true })
})
