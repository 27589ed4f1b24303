import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { scan } from '#api/contract/groups/scan.ts'
import { scanReading } from '#server/database/schema/scans.ts'
import { resultId } from '#tests/support/service/result-id.ts'
import { openScanRoom, type ScanRoom } from './testing/scan-room.ts'

let room: ScanRoom

beforeAll(async () => {
  room = await openScanRoom()
})

afterAll(() => room.service.close())

test('a page of other sheets cannot be given to a student here', async () => {
  const { world, begin, sheet } = room
  const [one, other] = [await begin(), await begin()]
  await one.bring(sheet(0))
  const scanPageId = Number((await one.info()).pages[0]?.scanPageId)
  const pages = [{ scanPageId, uid: Number(world.students[1]?.uid) }]
  expect(resultId(await world.teacher.call(scan.place, { scanId: other.scanId, pages }))).toBe('scanPageUnknown')
  expect((await one.info()).pages.map(({ uid }) => uid)).toEqual([world.students[0]?.uid])
})

test('nothing on a page that is left out waits for a decision', async () => {
  const { world, begin, sheet } = room
  const { scanId, bring, info } = await begin()
  await bring(sheet(0, { answers: { Q1: '?BC', Q2: '' } }))
  const unsure = async () => (await world.teacher.get(scan.unsure, { scanId })).groups.map(({ item }) => item.printed)
  const page = { scanId, scanPageId: Number((await info()).pages[0]?.scanPageId) }
  const before = await unsure()
  await world.teacher.get(scan.leaveOut, { ...page, isLeftOut: true })
  const meanwhile = await unsure()
  await world.teacher.get(scan.leaveOut, { ...page, isLeftOut: false })
  expect({ before, meanwhile, afterwards: await unsure() }).toEqual({ before: ['1'], meanwhile: [], afterwards: ['1'] })
})

test('a decision that is taken back leaves no trace of who made it', async () => {
  const { service, world, begin, sheet } = room
  const { scanId, bring, info } = await begin()
  await bring(sheet(0, { answers: { Q1: '?BC' } }))
  const scanPageId = Number((await info()).pages[0]?.scanPageId)
  const readings = [{ scanPageId, row: 'Q1' }]
  const kept = () =>
    service.db
      .select({ decision: scanReading.decision, deciderId: scanReading.deciderId, at: scanReading.decidedAt })
      .from(scanReading)
      .where(and(eq(scanReading.scanPageId, scanPageId), eq(scanReading.row, 'Q1')))
  await world.teacher.get(scan.decide, { scanId, readings, answer: 'B' })
  const decided = await kept()
  await world.teacher.get(scan.undecide, { scanId, readings })
  expect({ decided, kept: await kept() }).toEqual({
    decided: [{ decision: 'B', deciderId: world.teacher.uid, at: service.clock.now }],
    kept: [{ decision: null, deciderId: null, at: null }],
  })
})

test('a sheet with a page missing becomes answers only if the teacher counts that page as left open', async () => {
  const { world, begin, sheet } = room
  const { scanId, bring, info, publish } = await begin()
  await bring(sheet(0, { page: 2 }))
  expect((await info()).students.map(({ state }) => state)).toEqual(['missing', 'none', 'none'])
  expect(resultId(await publish())).toBe('noSheetsReady')
  expect(await world.teacher.get(scan.publish, { scanId, missingAsOpen: true })).toEqual({
    publishedCount: 1,
    heldCount: 0,
  })
})
