import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { correction } from '#api/contract/groups/correction.ts'
import { marking } from '#api/contract/groups/marking.ts'
import { markingRule } from '#api/contract/groups/marking-rule.ts'
import { report } from '#api/contract/groups/report.ts'
import { scan } from '#api/contract/groups/scan.ts'
import { scanLimits } from '#domain/scan/scan-limits.ts'
import { onSheet } from '#domain/scan/scan.ts'
import { answer, assignment, submission } from '#server/database/schema/assignments.ts'
import { scanFile, scanPage } from '#server/database/schema/scans.ts'
import { resultId } from '#tests/support/service/result-id.ts'
import { cleanUp } from '../jobs/clean-up.ts'
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

test('writing on another page is another answer, which loses its mark and its flag; a page that stays keeps it', async () => {
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
    rev: 0,
    round: 0,
  }
  await room.world.teacher.get(marking.save, mark)
  const of = { assignmentId: work.assignmentId, itemId }
  await room.world.teacher.get(marking.flag, { ...of, submissionId, isFlagged: true })
  await work.bring(room.sheet(0, { ink: { Q3: 0, Q4: 0, Q5: 0.07 } }))
  const [old] = (await work.info()).pages
  await room.world.teacher.get(scan.leaveOut, {
    scanId: work.scanId,
    scanPageId: Number(old?.scanPageId),
    isLeftOut: true,
  })
  await work.publish()
  const written = and(eq(answer.submissionId, submissionId), eq(answer.itemId, itemId))
  const [kept] = await room.service.db.select().from(answer).where(written)
  const answered = { submissionId, itemId, value: onSheet, criteria: null, comment: '' }
  expect(kept).toEqual({ ...answered, score: null, rev: 2 })
  const { list } = await room.world.teacher.get(marking.submissions, of)
  expect(list.map(({ isFlagged }) => isFlagged)).toEqual([false])
  const [sums] = await room.service.db.select().from(submission).where(eq(submission.submissionId, submissionId))
  expect({ written: sums?.writtenScore, unmarked: sums?.unmarkedCount }).toEqual({ written: 0, unmarked: 1 })
  await room.world.teacher.get(marking.save, { ...mark, rev: 2 })
  await work.publish()
  const [again] = await room.service.db.select().from(answer).where(written)
  expect({ score: again?.score, rev: again?.rev }).toEqual({ score: 120, rev: 3 })
})

test('a student sees the page once the score is visible: out, all marked, and the page counts', async () => {
  await work.bring(room.sheet(0, { ink: { Q3: 0, Q4: 0, Q5: 0.05 } }), room.sheet(1))
  await work.publish()
  const pages = await room.service.db
    .select()
    .from(scanPage)
    .where(eq(scanPage.scanId, work.scanId))
    .orderBy(scanPage.number)
  const statusOf = async (index: number, student: number) => {
    const path = `page/${pages[index]?.scanPageId}`
    const headers = { cookie: String(room.world.students[student]?.cookie) }
    return (await room.service.service(new Request(`http://127.0.0.1:4173/client/scan/${path}`, { headers }))).status
  }
  expect(await statusOf(1, 1)).toBe(404)
  await room.service.db
    .update(assignment)
    .set({ scoreTime: room.service.clock.now })
    .where(eq(assignment.assignmentId, work.assignmentId))
  // The first student's writing waits for marking.
  expect({
    waiting: await statusOf(0, 0),
    own: await statusOf(1, 1),
    ofAnother: await statusOf(0, 1),
  }).toEqual({ waiting: 404, own: 200, ofAnother: 404 })
  const scanPageId = Number(pages[1]?.scanPageId)
  await room.world.teacher.get(scan.leaveOut, { scanId: work.scanId, scanPageId, isLeftOut: true })
  expect(await statusOf(1, 1)).toBe(404)
})

test('after its page was given to another student, a score still shows the page it came from', async () => {
  await work.bring(room.sheet(0), room.sheet(1))
  await work.publish()
  const { pages, students } = await work.info()
  const scanPageId = Number(pages[0]?.scanPageId)
  const { assignmentId, scanId } = work
  const uid = Number(students[2]?.uid)
  await room.world.teacher.get(scan.place, { scanId, pages: [{ scanPageId, uid }] })
  const submissionId = Number(students[0]?.submissionId)
  const sheet = await room.world.teacher.get(scan.submissionPages, { assignmentId, submissionId })
  const studentReport = await room.world.teacher.get(report.student, { assignmentId, uid: Number(students[0]?.uid) })
  expect({
    ofSheet: sheet.pages.map((page) => page.scanPageId),
    ofScores: [...new Set(studentReport.answers.map(({ crop }) => crop?.scanPageId))],
  }).toEqual({ ofSheet: [scanPageId], ofScores: [scanPageId] })
})

test('the report shows the marked page of a student of the class, also after the sheets were cancelled', async () => {
  await work.bring(room.sheet(0), room.sheet(1))
  await work.publish()
  const { pages, students } = await work.info()
  const { assignmentId, scanId } = work
  const asked = { assignmentId, uid: Number(students[0]?.uid) }
  const { teacher, colleague, stranger, itemIds } = room.world
  await teacher.get(scan.cancel, { scanId })
  await cleanUp(room.service.db, new Date(room.service.clock.now.getTime() + 2 * scanLimits.restorable))
  const area = { x: 20, y: 110, w: 40, h: 3 }
  const mark = (no: number, value: string, score: number, full = 50) => ({
    itemId: itemIds[no - 1],
    no,
    area,
    answer: value,
    score,
    full,
    shapes: [],
  })
  expect((await teacher.get(report.pages, asked)).pages).toEqual([
    {
      scanPageId: pages[0]?.scanPageId,
      sheetPage: 1,
      marks: [mark(1, 'B', 50), mark(2, 'AC', 50), mark(3, '', 0), mark(4, '', 0), mark(5, '', 0, 150)],
    },
  ])
  const others = [await colleague.call(report.pages, asked), await stranger.call(report.pages, asked)]
  expect(others.map(resultId)).toEqual(['notFound', 'notFound'])
})

test('a page shows who wrote it, and is not in the report while marking is blind', async () => {
  await work.bring(room.sheet(0))
  await work.publish()
  const { students } = await work.info()
  const { assignmentId } = work
  const rule = { assignmentId, isBlind: true, isDouble: false, differenceLimit: 0 }
  await room.world.teacher.get(markingRule.save, rule)
  const asked = { assignmentId, uid: Number(students[0]?.uid) }
  expect(resultId(await room.world.teacher.call(report.pages, asked))).toBe('stillBlind')
})

test('what lost marks is corrected next to where it stands on the sheet', async () => {
  await work.bring(room.sheet(1))
  await work.publish()
  await room.service.db
    .update(assignment)
    .set({ scoreTime: room.service.clock.now })
    .where(eq(assignment.assignmentId, work.assignmentId))
  const [page] = (await work.info()).pages
  const own = await room.world.students[1]?.get(correction.open, { assignmentId: work.assignmentId })
  expect([...new Set(own?.list.map(({ crop }) => crop?.scanPageId))]).toEqual([page?.scanPageId])
})

test('a refused page is shown as it was uploaded', async () => {
  await work.bring(room.sheet(0, { refused: 'blurred' }))
  const [page] = (await work.info()).pages
  expect({ state: page?.state, hasPicture: page?.hasPicture, kind: page?.problem?.kind }).toEqual({
    state: 'refused',
    hasPicture: true,
    kind: 'blurred',
  })
})

test('pages beyond the limit of a scan are not read, and the scan says so', async () => {
  await work.bring(room.sheet(0))
  const [file] = await room.service.db.select().from(scanFile).where(eq(scanFile.scanId, work.scanId))
  const scanFileId = Number(file?.scanFileId)
  const rows = Array.from({ length: scanLimits.pages - 2 }, (_, index) => index + 2)
  const filled = rows.map((number) => ({
    scanId: work.scanId,
    scanFileId,
    number,
    state: 'read' as const,
    leftOutAt: room.service.clock.now,
  }))
  await room.service.db.insert(scanPage).values(filled)
  await work.bring(room.sheet(1), room.sheet(2), room.sheet(2))
  const { pages } = await work.info()
  expect(pages.length).toBe(scanLimits.pages + 1)
  expect(pages.slice(-2).map(({ state, problem }) => ({ state, kind: problem?.kind ?? null }))).toEqual([
    { state: 'read', kind: null },
    { state: 'refused', kind: 'tooManyPages' },
  ])
})

test('a sheet sent back is no text of the draft, and is not written again before a newer page came', async () => {
  const { service, world } = room
  await work.bring(room.sheet(0, { ink: { Q3: 0, Q4: 0, Q5: 0.05 } }))
  await work.publish()
  const [choice, , , , itemId = 0] = world.itemIds
  const [sent] = (await world.teacher.get(marking.submissions, { assignmentId: work.assignmentId, itemId })).list
  const submissionId = Number(sent?.submissionId)
  const ids = { assignmentId: work.assignmentId, itemId, submissionId }
  service.clock.now = new Date(service.clock.now.getTime() + 60_000)
  await world.teacher.get(marking.sendBack, { ...ids, reason: '请重写', knownMarks: 0, round: 0 })
  const stored = async () => {
    const [row] = await service.db.select().from(submission).where(eq(submission.submissionId, submissionId))
    return row
  }
  const draft = (await stored())?.draft
  expect({ written: draft?.[itemId], choice: draft?.[choice ?? 0] }).toStrictEqual({ written: undefined, choice: 'B' })
  const sheetOf = async () => {
    const students = (await work.info()).students.filter((one) => one.submissionId === submissionId)
    return students.map(({ state }) => state)
  }
  const waiting = await sheetOf()
  const again = await work.publish()
  const heldOpen = (await stored())?.submittedAt
  service.clock.now = new Date(service.clock.now.getTime() + 60_000)
  await work.bring(room.sheet(0, { ink: { Q3: 0, Q4: 0, Q5: 0.08 } }))
  const [old] = (await work.info()).pages
  const left = { scanId: work.scanId, scanPageId: Number(old?.scanPageId), isLeftOut: true }
  await world.teacher.get(scan.leaveOut, left)
  const complete = await sheetOf()
  const newer = await work.publish()
  expect({ waiting, complete }).toEqual({ waiting: ['sentBack'], complete: ['ready'] })
  expect({
    again: resultId(again),
    heldOpen,
    newer: resultId(newer),
    submittedAt: (await stored())?.submittedAt,
  }).toEqual({ again: 'noSheetsReady', heldOpen: null, newer: 'ok', submittedAt: service.clock.now })
})
