import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { assigning } from '#api/contract/groups/assigning.ts'
import { student } from '#api/contract/groups/student.ts'
import type { Database } from '#server/database/database.ts'
import { answer, type assignment, submission } from '#server/database/schema/assignments.ts'
import { assignmentException } from '#server/database/schema/assignment-exceptions.ts'
import { course } from '#server/database/schema/courses.ts'
import { resultId } from '#tests/support/service/result-id.ts'
import { assign, submissionOf } from '#tests/support/worlds/assignments.ts'
import {
  after,
  allRight,
  changeAssignment,
  openAnsweringRoom,
  roomStart,
} from '#tests/support/worlds/answering-room.ts'
import { submissionRow } from '#tests/support/worlds/submission-row.ts'
import { collectDue, type Collecting } from './collect-due.ts'
import { countToCollect } from './saved-answers.ts'

const room = await openAnsweringRoom()
const { service, world, first, second, ids } = room

afterAll(() => service.close())

beforeEach(() => {
  service.clock.now = roomStart
})

afterEach(async () => {
  await service.db.delete(submission)
  expect(service.faults.splice(0)).toEqual([])
})

/** The first student begins at once, and what is saved is all right except for what a person marks. */
async function begun(over: Partial<typeof assignment.$inferInsert> = {}): Promise<number> {
  const assignmentId = await assign(service, world, over)
  await first.get(student.open, { assignmentId, begins: true })
  await first.get(student.saveDraft, { assignmentId, answers: { ...allRight(room), [ids.written]: 'I get up.' } })
  return assignmentId
}

async function collectAt(minutes: number): Promise<void> {
  service.clock.now = after(minutes)
  await service.runJobs()
}

const collectingAt = (minutes: number): Collecting => ({
  now: after(minutes),
  signal: new AbortController().signal,
  report: (error) => service.faults.push(error),
})

const timesOf = async (assignmentId: number) => {
  const { submittedAt, collectedAt } = await submissionOf(service, assignmentId, first)
  return { submittedAt, collectedAt }
}

const open = { submittedAt: null, collectedAt: null }

test('a minute after the end saved answers are handed in as they stand, and marked like any others', async () => {
  const assignmentId = await begun()
  await collectAt(60.9)
  expect(await timesOf(assignmentId)).toEqual(open)
  await collectAt(61)
  const row = await submissionOf(service, assignmentId, first)
  expect(row).toEqual(
    submissionRow(assignmentId, first, {
      startedAt: roomStart,
      draftSavedAt: roomStart,
      submittedAt: after(60),
      collectedAt: after(61),
      objectiveScore: 200,
      unmarkedCount: 1,
    }),
  )
  const stored = await service.db
    .select({ value: answer.value, score: answer.score })
    .from(answer)
    .where(eq(answer.submissionId, row.submissionId))
    .orderBy(answer.itemId)
  expect(stored).toEqual([
    { value: 'B', score: 50 },
    { value: 'AC', score: 50 },
    { value: 'Libraries', score: 50 },
    { value: '0.5', score: 50 },
    { value: 'I get up.', score: null },
  ])
})

type Own = Partial<typeof assignmentException.$inferInsert>

test.each<readonly [string, Partial<typeof assignment.$inferInsert>, Own | null, number]>([
  ['their time limit is over', { duration: 40 }, null, 40],
  ['their longer time limit is over', { duration: 40 }, { extraMinutes: 15 }, 55],
  ['the assignment ends before their time limit', { duration: 90 }, { extraMinutes: 15 }, 60],
  ['their own, later end has come', {}, { endTime: after(80) }, 80],
  ['their own, earlier end has come', {}, { endTime: after(20) }, 20],
  ['the teacher has ended it', { finishedAt: after(10) }, null, 10],
  ['the teacher has ended it for all', { finishedAt: after(10) }, { endTime: after(80) }, 10],
  [
    'the end has come that they were given after all',
    { finishedAt: after(10) },
    { endTime: after(80), changedAt: after(11) },
    80,
  ],
])('work is collected when %s', async (_, over, own, end) => {
  const { finishedAt = null, ...rest } = over
  const assignmentId = await begun(rest)
  await changeAssignment(room, assignmentId, { finishedAt })
  if (own !== null)
    await service.db.insert(assignmentException).values({ assignmentId, uid: first.uid, changedAt: roomStart, ...own })
  await collectAt(end + 0.9)
  expect(await timesOf(assignmentId)).toEqual(open)
  await collectAt(end + 1)
  expect(await timesOf(assignmentId)).toEqual({ submittedAt: after(end), collectedAt: after(end + 1) })
})

test.each([{ draft: null }, { draft: {} }, { draft: { 1: '' } }, { draft: { 1: ' \u3000\t', 2: '\uFEFF\u00A0' } }])(
  'nothing is collected where no answer is saved: %j',
  async (saved) => {
    const assignmentId = await assign(service, world)
    await service.db.update(submission).set(saved).where(eq(submission.assignmentId, assignmentId))
    await collectAt(90)
    expect(await timesOf(assignmentId)).toEqual(open)
  },
)

test.each<readonly [string, (assignmentId: number) => Promise<unknown>]>([
  ['a withdrawn assignment', (assignmentId) => changeAssignment(room, assignmentId, { publishedAt: null })],
  ['one whose scores are out', (assignmentId) => changeAssignment(room, assignmentId, { scoreTime: after(60) })],
  ['an archived class', () => service.db.update(course).set({ status: 0 })],
])('nothing is collected of %s', async (_, change) => {
  const assignmentId = await begun()
  await change(assignmentId)
  await collectAt(90)
  await service.db.update(course).set({ status: 1 })
  expect(await timesOf(assignmentId)).toEqual(open)
})

test('saved answers are waited for only in a class in use', async () => {
  const assignmentId = await begun()
  const inUse = await countToCollect(service.db, assignmentId)
  await service.db.update(course).set({ status: 0 })
  const archived = await countToCollect(service.db, assignmentId)
  await service.db.update(course).set({ status: 1 })
  expect({ inUse, archived }).toEqual({ inUse: 1, archived: 0 })
})

test('two processes, and a student who hands in at the same moment, hand in once', async () => {
  const assignmentId = await begun()
  service.clock.now = after(60.9)
  const collecting = collectingAt(61)
  const handingIn = first.call(student.submit, { assignmentId, answers: {} })
  await Promise.all([handingIn, collectDue(service.db, collecting), collectDue(service.db, collecting)])
  const { submissionId } = await submissionOf(service, assignmentId, first)
  expect(await service.db.$count(answer, eq(answer.submissionId, submissionId))).toBe(5)
})

/** The database, where something happens after due work was found and before it is locked. */
const changedMeanwhile = (change: () => Promise<unknown>): Database =>
  new Proxy(service.db, {
    get: (db, name) =>
      name === 'transaction'
        ? async (work: Parameters<Database['transaction']>[0]) => {
            await change()
            return db.transaction(work)
          }
        : Reflect.get(db, name),
  })

test('work given more time after it was found due stays with its student', async () => {
  const assignmentId = await begun()
  const moreTime = () => changeAssignment(room, assignmentId, { endTime: after(90) })
  await collectDue(changedMeanwhile(moreTime), collectingAt(61))
  expect(await timesOf(assignmentId)).toEqual(open)
})

test('work withdrawn after it was found due is nothing to report', async () => {
  await begun()
  await collectDue(
    changedMeanwhile(() => service.db.delete(submission)),
    collectingAt(61),
  )
  expect(service.faults).toEqual([])
})

test('a service that stops begins to collect no more', async () => {
  const assignmentId = await begun()
  await collectDue(service.db, { ...collectingAt(61), signal: AbortSignal.abort() })
  expect(await timesOf(assignmentId)).toEqual(open)
})

test('work that cannot be handed in is reported, and holds up nobody else’s', async () => {
  const assignmentId = await begun()
  await second.get(student.saveDraft, { assignmentId, answers: { [ids.single]: 'B' } })
  await service.db
    .update(submission)
    .set({ draft: { [ids.single]: 5 as never } })
    .where(eq(submission.uid, first.uid))
  await collectAt(61)
  expect({
    faults: service.faults.splice(0),
    first: await timesOf(assignmentId),
    second: (await submissionOf(service, assignmentId, second)).submittedAt,
  }).toEqual({
    faults: [new TypeError('answer.trim is not a function')],
    first: open,
    second: after(60),
  })
})

test('teacher and student see what was collected; the student can neither go on nor hand in more', async () => {
  const assignmentId = await begun()
  await second.get(student.submit, { assignmentId, answers: allRight(room) })
  await collectAt(61)
  const { list } = await world.teacher.get(assigning.students, { assignmentId })
  const own = await first.get(student.assignments, {})
  const calls = await Promise.all([
    first.call(student.open, { assignmentId, begins: true }),
    first.call(student.saveDraft, { assignmentId, answers: {} }),
    first.call(student.submit, { assignmentId, answers: { [ids.single]: 'C' } }),
  ])
  expect({
    teacher: list.slice(0, 2).map(({ submittedAt, isCollected }) => ({ submittedAt, isCollected })),
    student: own.list.map(({ state, submittedAt, isCollected }) => ({ state, submittedAt, isCollected })),
    calls: calls.map(resultId),
  }).toEqual({
    teacher: [
      { submittedAt: after(60).toISOString(), isCollected: true },
      { submittedAt: roomStart.toISOString(), isCollected: false },
    ],
    student: [{ state: 'submitted', submittedAt: after(60).toISOString(), isCollected: true }],
    calls: ['closed', 'closed', 'closed'],
  })
})
