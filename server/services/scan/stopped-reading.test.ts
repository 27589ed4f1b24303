import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { scan } from '#api/contract/groups/scan.ts'
import type { ReadingStop } from '#domain/scan/scan.ts'
import { scan as scanTable, scanPage } from '#server/database/schema/scans.ts'
import { resultId } from '#tests/support/service/result-id.ts'
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

const makeDue = () =>
  room.service.db.execute(
    sql`update pgboss.job set start_after = now() - interval '1 second' where state < 'completed'`,
  )

/** Runs jobs until each that fails has done so for good. */
async function runToTheEnd() {
  for (let run = 0; run < 7; run += 1) {
    await makeDue()
    await room.service.runJobs()
  }
  return room.service.faults.splice(0).map(String)
}

/** Ends the reading as if its process had died during its last try. */
async function giveUp() {
  await room.service.db.$client.query(`delete from pgboss.job where name = 'readScan'`)
  await room.service.db.$client.query(`insert into pgboss.job (name, data) values ('giveUp', $1)`, [
    { jobId: '-', scanId: work.scanId },
  ])
  await room.service.runJobs()
}

const sixTimes = Array.from({ length: 6 }, () => 'Error: down')

const pausedState = async () => {
  const { state, stop } = (await work.info()).scan
  return { state, stop }
}

test('sheets whose reading fails for good are paused and say where, until somebody resumes', async () => {
  const { scanFileId } = await work.upload(room.sheet(0))
  const down = vi.spyOn(room.service.db, 'transaction').mockRejectedValue(new Error('down'))
  const faults = await runToTheEnd()
  down.mockRestore()
  const stopped = await pausedState()
  await room.world.teacher.get(scan.resume, { scanId: work.scanId })
  const resumed = await pausedState()
  await room.service.runJobs()
  expect({ faults, stopped, resumed, read: await pausedState() }).toEqual({
    faults: sixTimes,
    stopped: { state: 'paused', stop: { at: 'file', scanFileId, scanPageId: null } },
    resumed: { state: 'reading', stop: null },
    read: { state: 'reviewing', stop: null },
  })
})

test('a page at which reading ends for good is named, also in the record of uploads', async () => {
  const { scanFileId } = await work.upload(room.sheet(0), room.sheet(1, { answers: { Q1: 'A', Q2: 'A' } }))
  const read = room.sheets.reader.read
  const broken = vi
    .spyOn(room.sheets.reader, 'read')
    .mockImplementation(async (source, ...rest) =>
      Buffer.from(source).includes('"A"') ? Promise.reject(new Error('down')) : read(source, ...rest),
    )
  const faults = await runToTheEnd()
  broken.mockRestore()
  const { scan: progress, pages } = await work.info()
  const { list } = await room.world.teacher.get(scan.snapshots, { pager: { currentPage: 1, pageSize: 1 } })
  const stop = { at: 'page', scanFileId, scanPageId: pages[1]?.scanPageId }
  expect({ faults, state: progress.state, stop: progress.stop, listed: list.map((row) => row.stop) }).toEqual({
    faults: sixTimes,
    state: 'paused',
    stop,
    listed: [stop],
  })
})

test('handwriting at which reading ends for good is named, though all pages are read', async () => {
  const { scanFileId } = await work.upload(room.sheet(0, { ink: { Q3: 0.05, Q4: 0, Q5: 0 } }))
  const broken = vi.spyOn(room.sheets.blanks, 'read').mockRejectedValue(new Error('down'))
  await runToTheEnd()
  broken.mockRestore()
  const { scan: progress, pages } = await work.info()
  expect({ state: progress.state, stop: progress.stop }).toEqual({
    state: 'reviewing',
    stop: { at: 'handwriting', scanFileId, scanPageId: pages[0]?.scanPageId },
  })
})

test('an interrupted reading names no stop, nor a former one', async () => {
  await work.upload(room.sheet(0))
  const down = vi.spyOn(room.service.db, 'transaction').mockRejectedValue(new Error('down'))
  await runToTheEnd()
  down.mockRestore()
  await room.world.teacher.get(scan.resume, { scanId: work.scanId })
  await giveUp()
  expect(await pausedState()).toEqual({
    state: 'paused',
    stop: { at: 'unknown', scanFileId: null, scanPageId: null },
  })
})

/** Two pages fail to be read once; then the process dies while it tries again. */
async function failThenGo(meanwhile: (failedAt: ReadingStop) => Promise<unknown> = async () => {}) {
  await work.upload(room.sheet(0), room.sheet(1))
  const broken = vi.spyOn(room.sheets.reader, 'read').mockRejectedValue(new Error('down'))
  await room.service.runJobs()
  broken.mockRestore()
  const [failed] = await room.service.db.select({ at: scanTable.stop }).from(scanTable).where(isWork())
  if (failed?.at == null) throw new Error('Reading did not fail')
  await meanwhile(failed.at)
  const gone = vi.spyOn(room.service.db, '$count').mockRejectedValue(new Error('gone'))
  await makeDue()
  await room.service.runJobs()
  gone.mockRestore()
  await giveUp()
  // A commit that takes seconds makes a job due again within the same run.
  return { failedAt: failed.at, faults: new Set(room.service.faults.splice(0).map(String)) }
}

const isWork = () => eq(scanTable.scanId, work.scanId)

test('where it failed is kept while it is tried again, also if that is interrupted', async () => {
  const { failedAt, faults } = await failThenGo()
  expect({ faults, ...(await pausedState()) }).toEqual({
    faults: new Set(['Error: down', 'Error: gone']),
    state: 'paused',
    stop: failedAt,
  })
})

test('what was read since is not named as where reading ended', async () => {
  await failThenGo(({ scanPageId }) =>
    room.service.db
      .update(scanPage)
      .set({ state: 'read', source: null })
      .where(eq(scanPage.scanPageId, Number(scanPageId))),
  )
  expect(await pausedState()).toEqual({
    state: 'paused',
    stop: { at: 'unknown', scanFileId: null, scanPageId: null },
  })
})

test('a stop is forgotten once everything is read', async () => {
  await work.upload(room.sheet(0))
  const down = vi.spyOn(room.service.db, 'transaction').mockRejectedValueOnce(new Error('down'))
  await runToTheEnd()
  down.mockRestore()
  expect(await room.service.db.select({ stop: scanTable.stop }).from(scanTable).where(isWork())).toEqual([
    { stop: null },
  ])
})

test('if a person pauses reading that has failed once, no stop is named', async () => {
  await work.upload(room.sheet(0))
  const down = vi.spyOn(room.service.db, 'transaction').mockRejectedValueOnce(new Error('down'))
  await room.service.runJobs()
  down.mockRestore()
  await room.world.teacher.get(scan.pause, { scanId: work.scanId })
  expect({ faults: room.service.faults.splice(0).map(String), ...(await pausedState()) }).toEqual({
    faults: ['Error: down'],
    state: 'paused',
    stop: null,
  })
})

/** The first page is listed as a problem, the second was read, and nothing else is said to be unread. */
async function expectFirstSkipped() {
  const pages = (await work.info()).pages.map(({ state, problem }) => ({ state, problem: problem?.kind ?? null }))
  expect({ ...(await pausedState()), pages }).toEqual({
    state: 'reviewing',
    stop: null,
    pages: [
      { state: 'refused', problem: 'skipped' },
      { state: 'read', problem: null },
    ],
  })
}

/** What a teacher does who sees where reading stopped. */
async function skip() {
  const { stop } = await pausedState()
  if (stop === null) throw new Error('Reading has not stopped')
  await room.world.teacher.get(scan.resume, { scanId: work.scanId, skipped: stop })
}

test('a page that can never be read is skipped: the others are read, and it is listed as a problem', async () => {
  await work.upload(room.sheet(0, { answers: { Q1: 'A', Q2: 'A' } }), room.sheet(1))
  const read = room.sheets.reader.read
  const broken = vi
    .spyOn(room.sheets.reader, 'read')
    .mockImplementation(async (source, ...rest) =>
      Buffer.from(source).includes('"Q2":"A"') ? Promise.reject(new Error('down')) : read(source, ...rest),
    )
  await runToTheEnd()
  await skip()
  await room.service.runJobs()
  broken.mockRestore()
  await expectFirstSkipped()
})

test('a file that can never be split is skipped: a page stands for it, and other files are read', async () => {
  await work.upload(room.sheet(0))
  const down = vi.spyOn(room.service.db, 'transaction').mockRejectedValue(new Error('down'))
  await runToTheEnd()
  down.mockRestore()
  await skip()
  await work.upload(room.sheet(1))
  await room.service.runJobs()
  await expectFirstSkipped()
})

test('handwriting that can never be read is left to a person', async () => {
  await work.upload(room.sheet(0, { ink: { Q3: 0.05, Q4: 0, Q5: 0 } }))
  const broken = vi.spyOn(room.sheets.blanks, 'read').mockRejectedValue(new Error('down'))
  await runToTheEnd()
  await skip()
  const faults = await runToTheEnd()
  broken.mockRestore()
  const { groups } = await room.world.teacher.get(scan.unsure, { scanId: work.scanId })
  expect({ faults, ...(await pausedState()), unsure: groups.length }).toEqual({
    faults: [],
    state: 'reviewing',
    stop: null,
    unsure: 1,
  })
})

test('of two people who skip the same page, the second skips nothing and learns that reading went on', async () => {
  await work.upload(room.sheet(0), room.sheet(1))
  const broken = vi.spyOn(room.sheets.reader, 'read').mockRejectedValue(new Error('down'))
  await runToTheEnd()
  const { stop: seen } = await pausedState()
  await skip()
  await runToTheEnd()
  broken.mockRestore()
  const stop = (await pausedState()).stop
  const later = await room.world.teacher.call(scan.resume, { scanId: work.scanId, skipped: seen ?? undefined })
  expect({
    later: resultId(later),
    isElsewhere: stop?.scanPageId !== seen?.scanPageId,
    stop: (await pausedState()).stop,
  }).toEqual({
    later: 'readingWentOn',
    isElsewhere: true,
    stop,
  })
})
