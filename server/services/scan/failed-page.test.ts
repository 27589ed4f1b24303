import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { scan as scanTable, scanPage } from '#server/database/schema/scans.ts'
import { openScanRoom, type ScanRoom } from './testing/scan-room.ts'

let room: ScanRoom

beforeAll(async () => {
  room = await openScanRoom()
})

afterAll(() => room.service.close())

test('a page that fails lets the one beside it be read, and no further one, before the job fails', async () => {
  const { db, faults } = room.service
  const work = await room.begin()
  await work.upload(...['A', 'B', 'C', 'D'].map((answer, index) => room.sheet(index % 3, { answers: { Q1: answer } })))
  const read = room.sheets.reader.read
  let fail = () => {}
  const failure = new Promise<void>((resolve) => (fail = resolve))
  const begun: string[] = []
  const stops: unknown[] = []
  const reading = vi.spyOn(room.sheets.reader, 'read').mockImplementation(async (source, ...rest) => {
    const answer = /"Q1":"(.)"/.exec(Buffer.from(source).toString())?.[1] ?? ''
    begun.push(answer)
    if (answer === 'A') {
      fail()
      throw new Error('down')
    }
    await failure
    // A job that fails records at once where: before all of these are answered.
    for (let round = 0; round < 20; round += 1) {
      const [row] = await db.select({ stop: scanTable.stop }).from(scanTable).where(eq(scanTable.scanId, work.scanId))
      stops.push(row?.stop)
    }
    return read(source, ...rest)
  })
  await room.service.runJobs()
  reading.mockRestore()
  const pages = await db.select().from(scanPage).where(eq(scanPage.scanId, work.scanId)).orderBy(scanPage.number)
  expect({
    begun,
    stopsBefore: new Set(stops),
    faults: faults.splice(0).map(String),
    states: pages.map(({ state }) => state),
  }).toEqual({
    begun: ['A', 'B'],
    stopsBefore: new Set([null]),
    faults: ['Error: down'],
    states: ['waiting', 'read', 'waiting', 'waiting'],
  })
})
