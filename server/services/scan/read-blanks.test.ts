import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { scan } from '#api/contract/groups/scan.ts'
import { answer } from '#server/database/schema/assignments.ts'
import { scanPage } from '#server/database/schema/scans.ts'
import { itemIdAt } from '#tests/support/worlds/world.ts'
import { openScanRoom, type ScanRoom, type ScanWork } from './testing/scan-room.ts'
import type { DescribedSheet } from './testing/described-sheets.ts'

let room: ScanRoom

beforeAll(async () => {
  room = await openScanRoom()
})

afterAll(() => room.service.close())

/** Sheets with writing in the third item's box, which both engines read as `texts`. */
const written = (...texts: readonly (string | null)[]) =>
  texts.map((text, seat) => room.sheet(seat, { ink: { Q3: 0.05, Q4: 0, Q5: 0 }, texts: [text] }))

const groupsOf = async (scanId: number, isApart = false) => {
  const { groups } = await room.world.teacher.get(scan.unsure, { scanId, isApart })
  return groups.map(({ item, candidates, readings }) => [
    item.printed,
    candidates,
    readings.map((one) => one.confidence),
  ])
}

test('what two engines agree on is proposed, grouped if equal, and counts only once a person decides', async () => {
  const { scanId, assignmentId, bring, info, publish } = await room.begin()
  await bring(...written('Library', 'library', null))
  const { blankPageCount, unsureCount } = (await info()).scan
  expect({ blankPageCount, unsureCount, groups: await groupsOf(scanId) }).toEqual({
    blankPageCount: 0,
    unsureCount: 3,
    groups: [
      ['3', ['Library'], [70, 70]],
      ['3', [], [0]],
    ],
  })
  expect((await publish()).msg).toContain('没有')
  const [agreed] = (await room.world.teacher.get(scan.unsure, { scanId })).groups
  const readings = (agreed?.readings ?? []).map(({ scanPageId, row }) => ({ scanPageId, row }))
  await room.world.teacher.get(scan.decide, { scanId, readings, answer: 'library' })
  expect((await publish()).data).toEqual({ publishedCount: 2, heldCount: 1 })
  const given = await room.service.db
    .select({ value: answer.value, score: answer.score })
    .from(answer)
    .where(eq(answer.itemId, itemIdAt(room.world, 2)))
  expect({ given: given.filter(({ value }) => value === 'library'), assignmentId }).toEqual({
    given: [
      { value: 'library', score: 50 },
      { value: 'library', score: 50 },
    ],
    assignmentId,
  })
})

test('on request each piece of writing is shown on its own, even if the engines agree', async () => {
  const { scanId, bring } = await room.begin()
  await bring(...written('went', 'went'))
  expect(await groupsOf(scanId, true)).toEqual([
    ['3', ['went'], [70]],
    ['3', ['went'], [70]],
  ])
})

test('a box decided meanwhile is not read, and a page whose reading was interrupted is read by the next run', async () => {
  const { scanId, bring, info } = await room.begin()
  await bring(...written('went', 'goes'))
  await room.service.db.update(scanPage).set({ blanks: 'waiting' }).where(eq(scanPage.scanId, scanId))
  expect((await info()).scan.blankPageCount).toBe(2)
  const [group] = (await room.world.teacher.get(scan.unsure, { scanId })).groups
  const readings = (group?.readings ?? []).map(({ scanPageId, row }) => ({ scanPageId, row }))
  await room.world.teacher.get(scan.decide, { scanId, readings, answer: 'want' })
  await bring(room.sheet(2))
  expect({ waiting: (await info()).scan.blankPageCount, groups: await groupsOf(scanId) }).toEqual({
    waiting: 0,
    groups: [['3', ['goes'], [70]]],
  })
})

test('a page without writing in a box does not wait', async () => {
  const { scanId, bring } = await room.begin()
  await bring(room.sheet(0, { ink: { Q3: 0, Q4: 0, Q5: 0.05 } }))
  const pages = await room.service.db
    .select({ blanks: scanPage.blanks })
    .from(scanPage)
    .where(eq(scanPage.scanId, scanId))
  expect(pages).toEqual([{ blanks: 'none' }])
})

/** Has pages read, and pauses before their handwriting is: once the last of them is taken, as the others would wait. */
async function pauseBeforeWriting({ scanId, bring, info }: ScanWork, ...pages: readonly DescribedSheet[]) {
  const read = room.sheets.reader.read
  const reading = vi.spyOn(room.sheets.reader, 'read')
  onTestFinished(() => reading.mockRestore())
  for (let earlier = 1; earlier < pages.length; earlier += 1) reading.mockImplementationOnce(read)
  reading.mockImplementationOnce(async (...given) => {
    await room.world.teacher.get(scan.pause, { scanId })
    return read(...given)
  })
  await bring(...pages)
  return async () => {
    const { state, isPaused, stop, waitingCount, blankPageCount } = (await info()).scan
    return { state, isPaused, stop, waitingCount, blankPageCount, groups: await groupsOf(scanId) }
  }
}

const unread = { state: 'reviewing', stop: null, waitingCount: 0, blankPageCount: 1, groups: [['3', [], [0]]] }

test('if reading is paused between the pages and their handwriting, the handwriting is read once it is resumed', async () => {
  const work = await room.begin()
  const state = await pauseBeforeWriting(work, ...written('went'))
  const paused = await state()
  await room.world.teacher.get(scan.resume, { scanId: work.scanId })
  const resumed = await state()
  await room.service.runJobs()
  expect({ paused, resumed, read: await state() }).toEqual({
    paused: { ...unread, isPaused: true },
    resumed: { ...unread, isPaused: false },
    read: { ...unread, isPaused: false, blankPageCount: 0, groups: [['3', ['went'], [70]]] },
  })
})

test('the pause ends with the scores written once all handwriting is decided, and pages added later are read', async () => {
  const work = await room.begin()
  const { scanId } = work
  const state = await pauseBeforeWriting(work, room.sheet(2), ...written('went'))
  const writeScores = async () => ({ answer: (await work.publish()).data, ...(await state()) })
  const early = await writeScores()
  const [group] = (await room.world.teacher.get(scan.unsure, { scanId })).groups
  const readings = (group?.readings ?? []).map(({ scanPageId, row }) => ({ scanPageId, row }))
  await room.world.teacher.get(scan.decide, { scanId, readings, answer: 'went' })
  const decided = await state()
  const all = await writeScores()
  await work.bring(room.sheet(1))
  const added = { ...(await state()), studentCount: (await work.info()).scan.studentCount }
  // The clock stands still: nothing counts as changed since.
  const published = { ...unread, state: 'published' }
  const settled = { ...published, isPaused: false, blankPageCount: 0, groups: [] }
  expect({ early, decided, all, added }).toEqual({
    early: { ...published, answer: { publishedCount: 1, heldCount: 1 }, isPaused: true },
    decided: { ...published, isPaused: true, groups: [] },
    all: { ...settled, answer: { publishedCount: 2, heldCount: 0 } },
    added: { ...settled, studentCount: 3 },
  })
})
