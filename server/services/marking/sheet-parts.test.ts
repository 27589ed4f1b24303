import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { marking } from '#api/contract/groups/marking.ts'
import { markingRule } from '#api/contract/groups/marking-rule.ts'
import { scan } from '#api/contract/groups/scan.ts'
import { studentMarks } from '#api/contract/groups/student-marks.ts'
import { assignment } from '#server/database/schema/assignments.ts'
import { courseTeacher } from '#server/database/schema/courses.ts'
import { scanPage } from '#server/database/schema/scans.ts'
import type { TestClient } from '#tests/support/service/test-client.ts'
import { openScanRoom, type ScanRoom, type ScanWork } from '../scan/testing/scan-room.ts'

let room: ScanRoom
let work: ScanWork
let itemId: number

beforeAll(async () => {
  room = await openScanRoom()
  itemId = Number(room.world.itemIds[4])
})

beforeEach(async () => {
  work = await room.begin()
  await work.bring(room.sheet(0, { ink: { Q3: 0, Q4: 0, Q5: 0.05 } }))
  await work.publish()
})

afterAll(() => room.service.close())

const pageId = async () => {
  const [page] = await room.service.db.select().from(scanPage).where(eq(scanPage.scanId, work.scanId))
  return Number(page?.scanPageId)
}

/** The marker's name for the submission that came from the sheet. */
const called = async () => {
  const { assignmentId } = work
  const { list } = await room.world.teacher.get(marking.submissions, { assignmentId, itemId })
  return { assignmentId, itemId, submissionId: Number(list[0]?.submissionId) }
}

const sheetOf = async (of: Awaited<ReturnType<typeof called>>) => {
  const { parts } = await room.world.teacher.get(marking.sheet, of)
  return parts.map(({ picture, ...part }) => ({ ...part, isJpeg: picture.startsWith('data:image/jpeg;base64,/9j/') }))
}

const shown = { sheetPage: 1, area: { x: 18, y: 108, w: 44, h: 7 }, isJpeg: true }

test('a marker gets the part of the sheet with the answer, and its page', async () => {
  const of = await called()
  expect(await sheetOf(of)).toEqual([{ ...shown, scanPageId: await pageId() }])
  expect(await sheetOf({ ...of, itemId: Number(room.world.itemIds[0]) + 1000 })).toEqual([])
})

test('a submission of another assignment has no sheet here', async () => {
  const of = await called()
  const other = await room.begin()
  expect(await sheetOf({ ...of, assignmentId: other.assignmentId })).toEqual([])
})

test('in blind marking the part comes without its page, by the handle only', async () => {
  const named = await called()
  const { assignmentId } = work
  await room.world.teacher.get(markingRule.save, { assignmentId, isBlind: true, isDouble: false, differenceLimit: 0 })
  const { submissionId } = named
  const { students } = await work.info()
  const [alias] = students.filter(({ scanPageIds }) => scanPageIds.length > 0)
  const pages = async (id: number | undefined) =>
    (await room.world.teacher.get(scan.submissionPages, { assignmentId, submissionId: Number(id) })).pages
  expect({ called: await sheetOf(await called()), named: await sheetOf(named) }).toEqual({
    called: [{ ...shown, scanPageId: null }],
    named: [],
  })
  // The writing on the page is known, so nothing next to it reveals how it was marked.
  expect({ byAlias: await pages(alias?.submissionId), byId: await pages(submissionId) }).toEqual({
    byAlias: [{ scanPageId: await pageId(), sheetPage: 1, marks: [] }],
    byId: [],
  })
})

test('in double marking a marker gets only the parts that they have to mark', async () => {
  const of = await called()
  const { teacher, colleague, stranger, courseId } = room.world
  const added = { courseId, addedBy: teacher.uid, addedAt: room.service.clock.now }
  const markers = [colleague, stranger].map(({ uid }) => ({ uid, ...added }))
  await room.service.db.insert(courseTeacher).values(markers).onConflictDoNothing()
  const rule = { isBlind: false, isDouble: true, differenceLimit: 20, thirdMarkerId: stranger.uid }
  await teacher.get(markingRule.save, { assignmentId: of.assignmentId, ...rule })
  const given = (by: TestClient, criteria: number[]) =>
    by.get(marking.save, { ...of, round: 0, criteria, comment: '', rev: 0 })
  const seen = async () =>
    Promise.all([teacher, colleague, stranger].map(async (by) => (await by.get(marking.sheet, of)).parts.length))
  const before = await seen()
  await given(teacher, [50, 60, 40])
  const afterOne = await seen()
  await given(colleague, [20, 20, 20])
  expect({ before, afterOne, afterBoth: await seen() }).toEqual({
    before: [1, 1, 0],
    afterOne: [1, 1, 0],
    afterBoth: [1, 1, 1],
  })
})

test('drawings on a page come back with it: for the marker, next to the score, for the student', async () => {
  const of = await called()
  const tick = { kind: 'tick' as const, x: 300, y: 700, sheetPage: 1 }
  const words = { kind: 'text' as const, text: '好句', x: 1, y: 2 }
  const shapes = [tick, words]
  await room.world.teacher.get(marking.annotate, { ...of, round: 0, shapes, rev: 0 })
  await room.world.teacher.get(marking.save, { ...of, round: 0, criteria: [40, 50, 30], comment: '', rev: 0 })
  const { assignmentId, submissionId } = of
  const { pages } = await room.world.teacher.get(scan.submissionPages, { assignmentId, submissionId })
  const drawn = pages[0]?.marks.filter((mark) => mark.shapes.length > 0)
  expect(drawn?.map(({ itemId, shapes }) => ({ itemId, shapes }))).toEqual([{ itemId, shapes }])
  const { list } = await room.world.teacher.get(marking.submissions, { assignmentId, itemId })
  expect(list[0]?.shapes).toEqual(shapes)
  await room.service.db
    .update(assignment)
    .set({ scoreTime: room.service.clock.now })
    .where(eq(assignment.assignmentId, assignmentId))
  expect(await room.world.students[0]?.get(studentMarks.notes, { assignmentId })).toEqual({
    sentBack: null,
    drawn: [{ itemId, shapes }],
  })
})
