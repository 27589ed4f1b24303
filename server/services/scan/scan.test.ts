import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { marking } from '#api/contract/areas/marking.ts'
import { report } from '#api/contract/areas/report.ts'
import { scan } from '#api/contract/areas/scan.ts'
import { featureIds } from '#domain/features/granted-features.ts'
import { onSheet } from '#domain/scan/scan.ts'
import { scanLimits } from '#domain/scan/scan-limits.ts'
import { studentCodeOf } from '#domain/classes/student-code.ts'
import { answer, submission } from '#server/database/schema/assignments.ts'
import { scanPart } from '#server/database/schema/scans.ts'
import { featureGrant } from '#server/database/schema/sign-on.ts'
import { resultId } from '#tests/support/service/result-id.ts'
import { givenAssignment } from '#tests/support/worlds/given-assignment.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { makeWorld, type World } from '#tests/support/worlds/world.ts'
import { submissionRow } from '#tests/support/worlds/submission-row.ts'
import { cleanUp } from '../jobs/clean-up.ts'
import { toldFile, type ToldSheet, toldSheets } from './testing/told-sheets.ts'

let service: TestService
let world: World
let sheets: Awaited<ReturnType<typeof toldSheets>>
let assignmentId: number
let scanId: number

beforeAll(async () => {
  sheets = await toldSheets()
  service = await startTestService(undefined, { sheets })
  world = await makeWorld(service)
  const endTime = new Date('2099-01-01T00:00:00Z')
  const grant = { uid: world.teacher.uid, featureId: featureIds.smartMark, feature: '新版智能阅卷', endTime }
  await service.db.insert(featureGrant).values(grant)
})

beforeEach(async () => {
  sheets.reads.length = 0
  assignmentId = await givenAssignment(service, world, { submissions: [null, null, null] })
  ;({ scanId } = await world.teacher.get(scan.add, { assignmentId }))
})

afterAll(() => service.close())

const layout = () => `${world.paperId}A-00000000`

/** The sheet of one of the world's students, by seat. */
const sheet = (seat: number, more: Partial<ToldSheet> = {}): ToldSheet => ({
  layout: layout(),
  studentCode: studentCodeOf(`qm070100${seat + 1}`),
  answers: { Q1: 'B', Q2: 'AC' },
  ink: { Q3: 0, Q4: 0, Q5: 0 },
  ...more,
})

async function bring(...pages: readonly ToldSheet[]) {
  const content = toldFile(...pages)
  const kept = await world.teacher.get(scan.upload, { scanId, fileName: 'sheets.pdf', content })
  await service.runJobs()
  return kept
}

const info = () => world.teacher.get(scan.info, { scanId })

const publish = (more: object = {}) => world.teacher.call(scan.publish, { scanId, missingAsOpen: false, ...more })

const scoresOf = async () =>
  service.db
    .select({ objective: submission.objectiveScore, unmarked: submission.unmarkedCount, at: submission.submittedAt })
    .from(submission)
    .where(eq(submission.assignmentId, assignmentId))
    .orderBy(submission.submissionId)

test('sheets become answers with scores, and written work waits for marking', async () => {
  await bring(sheet(0, { ink: { Q3: 0, Q4: 0, Q5: 0.05 } }), sheet(1, { answers: { Q1: 'A', Q2: 'A' } }))
  expect((await info()).scan).toEqual({
    scanId,
    assignmentId,
    assignmentName: '第五单元检测',
    courseId: world.courseId,
    courseName: '七年级(2)班',
    state: 'reviewing',
    createdAt: service.clock.now.toISOString(),
    publishedAt: null,
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
  expect((await publish()).data).toEqual({ publishedCount: 2, heldCount: 0 })
  expect(await scoresOf()).toEqual([
    { objective: 100, unmarked: 1, at: service.clock.now },
    { objective: 25, unmarked: 0, at: service.clock.now },
    { objective: 0, unmarked: 0, at: null },
  ])
  const items = await world.teacher.get(marking.items, { assignmentId })
  expect(items.list.map(({ no, unmarked }) => [no, unmarked])).toEqual([[5, 1]])
  const seen = await world.teacher.get(report.item, { assignmentId, itemId: Number(world.itemIds[4]) })
  expect(seen.list.map(({ value }) => value)).toEqual([onSheet, ''])
  expect((await info()).scan.state).toBe('published')
})

test('one decision covers all readings that may mean the same; until then none of those sheets is published', async () => {
  await bring(sheet(0, { answers: { Q1: '?BC', Q2: '' } }), sheet(1, { answers: { Q1: '?BC', Q2: '' } }), sheet(2))
  const { groups } = await world.teacher.get(scan.unsure, { scanId })
  expect(groups.map(({ item, candidates, readings }) => [item.printed, candidates, readings.length])).toEqual([
    ['1', ['B', 'C'], 2],
  ])
  expect((await publish()).data).toEqual({ publishedCount: 1, heldCount: 2 })
  const readings = (groups[0]?.readings ?? []).map(({ scanPageId, row }) => ({ scanPageId, row }))
  expect((await world.teacher.call(scan.decide, { scanId, readings, answer: 'E' })).msg).toContain('答案')
  await world.teacher.get(scan.decide, { scanId, readings, answer: 'B' })
  expect((await world.teacher.get(scan.unsure, { scanId })).groups).toEqual([])
  await world.teacher.get(scan.undecide, { scanId, readings: readings.slice(0, 1) })
  expect((await world.teacher.get(scan.unsure, { scanId })).groups.map((group) => group.readings.length)).toEqual([1])
  await world.teacher.get(scan.decide, { scanId, readings, answer: 'B' })
  expect((await publish()).data).toEqual({ publishedCount: 3, heldCount: 0 })
  expect((await scoresOf()).map(({ objective }) => objective)).toEqual([50, 50, 100])
})

test('problems of a page are named: blurred, of another paper, of nobody, duplicate', async () => {
  await bring(
    sheet(0),
    sheet(0, { refused: 'blurred' }),
    sheet(1, { layout: `${world.strangerPaperId}A-00000000` }),
    sheet(2, { layout: `${world.paperId}0A-00000000` }),
    sheet(0, { studentCode: null }),
    sheet(0, { answers: { Q1: 'A', Q2: '' } }),
  )
  const { pages, students, scan: progress } = await info()
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
  const left = { scanId, scanPageId: Number(pages[5]?.scanPageId), isLeftOut: true }
  await world.teacher.get(scan.leaveOut, left)
  expect((await info()).students.map(({ state }) => state)).toEqual(['ready', 'none', 'none'])
  await world.teacher.get(scan.leaveOut, { ...left, scanPageId: Number(pages[0]?.scanPageId) })
  expect((await info()).scan.studentCount).toBe(0)
})

test('assigning a page to a student reads nothing again and changes no reading', async () => {
  await bring(sheet(0, { studentCode: null, answers: { Q1: '?BC', Q2: 'AC' } }))
  const [page] = (await info()).pages
  const scanPageId = Number(page?.scanPageId)
  await world.teacher.get(scan.decide, { scanId, readings: [{ scanPageId, row: 'Q1' }], answer: 'B' })
  const before = await world.teacher.get(scan.pageReadings, { scanId, scanPageId })
  sheets.reads.length = 0
  const uid = Number(world.students[1]?.uid)
  await world.teacher.get(scan.place, { scanId, pages: [{ scanPageId, uid }] })
  await service.runJobs()
  expect(sheets.reads).toEqual([])
  expect(await world.teacher.get(scan.pageReadings, { scanId, scanPageId })).toEqual(before)
  const stranger = { scanPageId, uid: world.strangerStudent.uid }
  expect(resultId(await world.teacher.call(scan.place, { scanId, pages: [stranger] }))).toBe('studentNotInClass')
  await publish()
  expect((await scoresOf()).map(({ objective }) => objective)).toEqual([0, 100, 0])
})

test('answers from the student page are replaced only if the teacher says so', async () => {
  const at = '2026-11-20T05:00:00Z'
  assignmentId = await givenAssignment(service, world, { submissions: [{ at, objective: 30 }, null, null] })
  ;({ scanId } = await world.teacher.get(scan.add, { assignmentId }))
  await bring(sheet(0), sheet(1))
  expect((await info()).students.map(({ handedIn }) => handedIn)).toEqual(['online', 'no', 'no'])
  expect((await publish()).data).toEqual({ publishedCount: 1, heldCount: 1 })
  expect((await scoresOf()).map(({ objective }) => objective)).toEqual([30, 100, 0])
  expect((await publish({ replaceUids: [world.students[0]?.uid] })).data).toEqual({ publishedCount: 2, heldCount: 0 })
  expect((await scoresOf()).map(({ objective }) => objective)).toEqual([100, 100, 0])
})

test('publishing again keeps the marks of answers that read as before', async () => {
  await bring(sheet(0, { ink: { Q3: 0, Q4: 0, Q5: 0.05 } }))
  await publish()
  const itemId = Number(world.itemIds[4])
  const [first] = (await world.teacher.get(marking.submissions, { assignmentId, itemId })).list
  const submissionId = Number(first?.submissionId)
  const mark = { assignmentId, itemId, submissionId, criteria: [40, 50, 30], comment: '好', round: 0, rev: 0 }
  await world.teacher.get(marking.save, mark)
  const [page] = (await info()).pages
  const readings = [{ scanPageId: Number(page?.scanPageId), row: 'Q1' }]
  const readAt = service.clock.now
  service.clock.now = new Date(readAt.getTime() + 1_000)
  await world.teacher.get(scan.decide, { scanId, readings, answer: 'A' })
  expect((await info()).scan.state).toBe('reviewing')
  await publish()
  const kept = await service.db
    .select()
    .from(answer)
    .where(eq(answer.submissionId, submissionId))
    .orderBy(answer.itemId)
  expect(kept.map(({ score, comment }) => [score, comment])).toEqual([
    [0, ''],
    [50, ''],
    [0, ''],
    [0, ''],
    [120, '好'],
  ])
  const [sums] = await service.db.select().from(submission).where(eq(submission.submissionId, submissionId))
  expect(sums).toEqual(
    submissionRow(assignmentId, world.students[0], {
      startedAt: readAt,
      submittedAt: readAt,
      objectiveScore: 50,
      writtenScore: 120,
    }),
  )
})

test('a page that turns out to be somebody else’s takes its answers with it', async () => {
  await bring(sheet(0))
  await publish()
  expect((await scoresOf()).map(({ objective }) => objective)).toEqual([100, 0, 0])
  const [page] = (await info()).pages
  const uid = Number(world.students[1]?.uid)
  await world.teacher.get(scan.place, { scanId, pages: [{ scanPageId: Number(page?.scanPageId), uid }] })
  expect((await publish()).data).toEqual({ publishedCount: 1, heldCount: 0, withdrawnCount: 1 })
  expect((await scoresOf()).map(({ objective }) => objective)).toEqual([0, 100, 0])
  const given = await service.db.select().from(submission).where(eq(submission.assignmentId, assignmentId))
  expect(given.filter(({ submittedAt }) => submittedAt !== null).map((one) => one.uid)).toEqual([uid])
  // A marker who still sees the other student's writing there can no longer mark it.
  expect(given.find((one) => one.uid === world.students[0]?.uid)?.round).toBe(1)
})

test('the same file is stored once; a file that is no picture is refused', async () => {
  const first = await bring(sheet(0))
  expect(await bring(sheet(0))).toEqual({ scanFileId: first.scanFileId, isSame: true })
  const content = Buffer.from('PK text').toString('base64url')
  expect((await world.teacher.call(scan.upload, { scanId, fileName: 'a.docx', content })).msg).toContain('PDF')
})

test('the record of a file says how many of its pages went into scores', async () => {
  await bring(sheet(0), sheet(1, { answers: { Q1: '?AB', Q2: 'AC' } }), sheet(2, { studentCode: null }))
  await publish()
  const { list } = await world.teacher.get(scan.snapshots, { pager: { currentPage: 1, pageSize: 1 } })
  expect(list.map(({ pageCount, readCount, writtenCount }) => ({ pageCount, readCount, writtenCount }))).toEqual([
    { pageCount: 3, readCount: 3, writtenCount: 1 },
  ])
})

test('a pause stops reading; a cancelled scan that is restored resumes with the pages that wait', async () => {
  await world.teacher.get(scan.pause, { scanId })
  await bring(sheet(0), sheet(1))
  expect({ state: (await info()).scan.state, reads: sheets.reads.length }).toEqual({ state: 'paused', reads: 0 })
  await world.teacher.get(scan.cancel, { scanId })
  expect((await info()).scan.state).toBe('cancelled')
  await world.teacher.get(scan.resume, { scanId })
  await service.runJobs()
  expect({ state: (await info()).scan.state, reads: sheets.reads.length }).toEqual({ state: 'reviewing', reads: 2 })
})

const upload = (...pages: readonly ToldSheet[]) =>
  world.teacher.get(scan.upload, { scanId, fileName: 'sheets.pdf', content: toldFile(...pages) })

test('a file of discarded sheets that was never split into pages is emptied once they cannot be restored', async () => {
  await upload(sheet(0))
  await world.teacher.get(scan.cancel, { scanId })
  const isEmptyAfter = async (milliseconds: number) => {
    await cleanUp(service.db, new Date(service.clock.now.getTime() + milliseconds))
    return (await service.db.$count(scanPart, eq(scanPart.scanId, scanId))) === 0
  }
  expect({
    inTime: await isEmptyAfter(scanLimits.restorable),
    tooLate: await isEmptyAfter(scanLimits.restorable + 1),
  }).toEqual({ inTime: false, tooLate: true })
})
