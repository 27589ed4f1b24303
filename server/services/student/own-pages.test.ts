import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { marking } from '#api/contract/groups/marking.ts'
import { student } from '#api/contract/groups/student.ts'
import { assignment } from '#server/database/schema/assignments.ts'
import { scan, scanFile, scanPage, scanReading, scanResult } from '#server/database/schema/scans.ts'
import { assign, submissionOf } from '#tests/support/worlds/assignments.ts'
import { allRight, type AnsweringRoom, openAnsweringRoom, roomStart } from '#tests/support/worlds/answering-room.ts'
import { idOf } from '#tests/support/service/id-of.ts'
import { resultId } from '#tests/support/service/result-id.ts'

let room: AnsweringRoom

beforeAll(async () => {
  room = await openAnsweringRoom()
})

afterAll(() => room.service.close())

const area = { x: 30, y: 110, w: 30, h: 3 }

/** Sheets of two students; of the first student's, page 1 was scanned twice and page 3 left out. */
async function bringSheets(assignmentId: number, submissionId: number) {
  const { service, world, first, second, ids } = room
  const { db } = service
  const [made] = await db
    .insert(scan)
    .values({ assignmentId, uid: world.teacher.uid, createdAt: roomStart, changedAt: roomStart })
    .returning()
  const scanId = idOf(made?.scanId)
  const file = { scanId, uid: world.teacher.uid, fileName: 'a.pdf', digest: 'a', size: 1, createdAt: roomStart }
  const scanFileId = idOf((await db.insert(scanFile).values(file).returning())[0]?.scanFileId)
  const page = { scanId, scanFileId, state: 'read', readAt: roomStart, uid: first.uid } as const
  const pages = await db
    .insert(scanPage)
    .values([
      { ...page, number: 1, sheetPage: 2 },
      { ...page, number: 2, sheetPage: 1 },
      { ...page, number: 3, sheetPage: 1 },
      { ...page, number: 4, sheetPage: 3, leftOutAt: roomStart },
      { ...page, number: 5, sheetPage: 1, uid: second.uid },
    ])
    .returning({ scanPageId: scanPage.scanPageId })
  const pageIds = pages.map(({ scanPageId }) => scanPageId)
  const reading = { state: 'decided', value: 'B', candidates: [], confidence: 98, area } as const
  await db.insert(scanReading).values(
    pageIds.map((scanPageId, index) => ({
      ...reading,
      scanPageId,
      row: 'Q1',
      itemId: index === 0 ? ids.written : ids.single,
    })),
  )
  await db.insert(scanResult).values({ submissionId, scanId, publishedAt: roomStart })
  return pageIds
}

test('once the score is out a student sees the pages of their own sheet with the score of each answer', async () => {
  const { service, world, first, second, ids } = room
  const assignmentId = await assign(service, world)
  const own = () => first.call(student.pages, { assignmentId })
  expect(resultId(await own())).toBe('notSubmitted')
  for (const one of [first, second])
    await one.get(student.submit, { assignmentId, answers: { ...allRight(room), [ids.written]: 'Text' } })
  const { submissionId } = await submissionOf(service, assignmentId, first)
  const [second2 = 0, front = 0] = await bringSheets(assignmentId, submissionId)
  const mark = { assignmentId, itemId: ids.written, submissionId, criteria: [40, 50, 30], rev: 0, round: 0 }
  await world.teacher.get(marking.save, mark)
  expect(resultId(await own())).toBe('scoresNotPublished')
  await service.db.update(assignment).set({ scoreTime: roomStart }).where(eq(assignment.assignmentId, assignmentId))
  expect((await own()).data).toEqual({
    pages: [
      { scanPageId: front, sheetPage: 1, marks: [{ itemId: ids.single, no: 1, area, score: 50, full: 50 }] },
      { scanPageId: second2, sheetPage: 2, marks: [{ itemId: ids.written, no: 5, area, score: 120, full: 150 }] },
    ],
  })
  expect(resultId(await second.call(student.pages, { assignmentId }))).toBe('scoresNotPublished')
})

test('the list says why work was sent back until it is handed in again', async () => {
  const { service, world, first, ids } = room
  const assignmentId = await assign(service, world)
  await first.get(student.submit, { assignmentId, answers: { [ids.written]: 'Text' } })
  const { submissionId } = await submissionOf(service, assignmentId, first)
  const sentBackReason = async () => {
    const { list } = await first.get(student.assignments, {})
    return list.find((one) => one.assignmentId === assignmentId)?.sentBack
  }
  const before = await sentBackReason()
  const work = { assignmentId, itemId: ids.written, submissionId, round: 0, knownMarks: 0 }
  await world.teacher.get(marking.sendBack, { ...work, reason: '请补写结尾' })
  const back = await sentBackReason()
  await first.get(student.submit, { assignmentId, answers: { [ids.written]: 'Longer text' } })
  expect({ before, back, handedIn: await sentBackReason() }).toEqual({
    before: null,
    back: '请补写结尾',
    handedIn: null,
  })
})
