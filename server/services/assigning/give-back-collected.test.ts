import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { assignmentException } from '#api/contract/groups/assignment-exception.ts'
import type { InputOf } from '#api/contract/endpoint.ts'
import { assigning } from '#api/contract/groups/assigning.ts'
import { marking } from '#api/contract/groups/marking.ts'
import { student } from '#api/contract/groups/student.ts'
import type { assignment } from '#server/database/schema/assignments.ts'
import { submission } from '#server/database/schema/assignments.ts'
import { doubleMark, markingRule } from '#server/database/schema/marking.ts'
import type { TestClient } from '#tests/support/service/test-service.ts'
import { resultId } from '#tests/support/service/result-id.ts'
import { assign, submissionOf } from '#tests/support/worlds/assignments.ts'
import { after, changeAssignment, openAnsweringRoom, roomStart } from '#tests/support/worlds/answering-room.ts'
import { submissionRow } from '#tests/support/worlds/submission-row.ts'
import { giveBackCollected } from './give-back-collected.ts'

const room = await openAnsweringRoom()
const { service, world, first, second, ids } = room

afterAll(() => service.close())

beforeEach(() => {
  service.clock.now = roomStart
})

afterEach(() => service.db.delete(submission))

/** Two students save answers and do not hand in; their time is over, and what they saved was collected. */
async function collected(over: Partial<typeof assignment.$inferInsert> = {}): Promise<number> {
  const assignmentId = await assign(service, world, over)
  for (const one of [first, second])
    await one.get(student.saveDraft, { assignmentId, answers: { [ids.single]: 'B', [ids.written]: 'I get up.' } })
  service.clock.now = after(61)
  await service.runJobs()
  return assignmentId
}

const mark = async (assignmentId: number) => {
  const { submissionId } = await submissionOf(service, assignmentId, second)
  const given = { criteria: [50, 60, 40], comment: '', round: 0, rev: 0 }
  await world.teacher.get(marking.save, { assignmentId, itemId: ids.written, submissionId, ...given })
}

/** As a draft, with what was left open. */
const saved = () => ({
  [ids.single]: 'B',
  [ids.multiple]: '',
  [ids.blank]: '',
  [ids.number]: '',
  [ids.written]: 'I get up.',
})

const isDraft = async (assignmentId: number, one: TestClient) => {
  const { submittedAt, draft } = await submissionOf(service, assignmentId, one)
  return submittedAt === null && draft?.[ids.written] === 'I get up.'
}

const draftsOf = async (assignmentId: number) => ({
  first: await isDraft(assignmentId, first),
  second: await isDraft(assignmentId, second),
})

const moreTime = (assignmentId: number, over: Partial<InputOf<typeof assignmentException.save>> = {}) =>
  world.teacher.call(assignmentException.save, {
    assignmentId,
    uids: [first.uid],
    isExcused: false,
    endTime: after(120).toISOString(),
    reason: '网络断了',
    ...over,
  })

test('reopened, work that was collected goes on from what was saved; the teacher learns how much', async () => {
  const assignmentId = await collected()
  const reopened = await world.teacher.get(assigning.reopen, { assignmentId, endTime: after(120).toISOString() })
  const { draft } = await first.get(student.open, { assignmentId, begins: true })
  await first.get(student.submit, { assignmentId, answers: { [ids.single]: 'C' } })
  const given = { startedAt: roomStart, draftSavedAt: roomStart, round: 1 }
  expect({
    reopened,
    draft,
    handedIn: await submissionOf(service, assignmentId, first),
    open: await submissionOf(service, assignmentId, second),
  }).toEqual({
    reopened: { givenBack: 2 },
    draft: saved(),
    handedIn: submissionRow(assignmentId, first, { ...given, submittedAt: after(61), unmarkedCount: 1 }),
    open: submissionRow(assignmentId, second, { ...given, draft: saved() }),
  })
})

test('reopened, work that somebody has marked or drawn on stays handed in', async () => {
  const assignmentId = await collected()
  await mark(assignmentId)
  const { submissionId } = await submissionOf(service, assignmentId, first)
  const shapes = [{ kind: 'tick' as const, x: 100, y: 500 }]
  const drawing = { assignmentId, itemId: ids.written, submissionId, round: 0, rev: 0, shapes }
  await world.teacher.get(marking.annotate, drawing)
  const { givenBack } = await world.teacher.get(assigning.reopen, { assignmentId, endTime: after(120).toISOString() })
  expect({ givenBack, drafts: await draftsOf(assignmentId) }).toEqual({
    givenBack: 0,
    drafts: { first: false, second: false },
  })
})

test('reopened, work that its student handed in stays handed in', async () => {
  const assignmentId = await assign(service, world)
  await first.get(student.submit, { assignmentId, answers: { [ids.written]: 'I get up.' } })
  await second.get(student.saveDraft, { assignmentId, answers: { [ids.written]: 'I get up.' } })
  service.clock.now = after(61)
  await service.runJobs()
  const { givenBack } = await world.teacher.get(assigning.reopen, { assignmentId, endTime: after(120).toISOString() })
  expect({ givenBack, drafts: await draftsOf(assignmentId) }).toEqual({
    givenBack: 1,
    drafts: { first: false, second: true },
  })
})

test('one of two marks keeps work handed in, and published scores keep all', async () => {
  const assignmentId = await collected()
  await changeAssignment(room, assignmentId, { endTime: after(120) })
  const { submissionId } = await submissionOf(service, assignmentId, second)
  const given = { score: 20, criteria: [20], comment: '', rev: 1, markedAt: service.clock.now }
  await service.db
    .insert(doubleMark)
    .values({ submissionId, itemId: ids.written, markerId: world.teacher.uid, ...given })
  await changeAssignment(room, assignmentId, { scoreTime: service.clock.now })
  const published = await giveBackCollected(service.db, assignmentId, service.clock.now)
  await changeAssignment(room, assignmentId, { scoreTime: null })
  const open = await giveBackCollected(service.db, assignmentId, service.clock.now)
  expect({ published, open, drafts: await draftsOf(assignmentId) }).toEqual({
    published: 0,
    open: 1,
    drafts: { first: true, second: false },
  })
})

test('more time for one student opens what was collected of that student alone', async () => {
  const assignmentId = await collected()
  const { data } = await moreTime(assignmentId)
  expect({ data, drafts: await draftsOf(assignmentId) }).toEqual({
    data: { count: 1, givenBack: 1 },
    drafts: { first: true, second: false },
  })
})

test('minutes beyond a time limit open collected work again as long as some of them are left', async () => {
  const assignmentId = await collected({ duration: 30, endTime: after(300) })
  const tooFew = resultId(await moreTime(assignmentId, { endTime: undefined, extraMinutes: 20 }))
  const before = await draftsOf(assignmentId)
  await moreTime(assignmentId, { endTime: undefined, extraMinutes: 60 })
  expect({ tooFew, before, later: await draftsOf(assignmentId) }).toEqual({
    tooFew: 'alreadySubmitted',
    before: { first: false, second: false },
    later: { first: true, second: false },
  })
})

test('without their own, earlier end a student goes on from what was collected at it', async () => {
  const assignmentId = await assign(service, world, { endTime: after(300) })
  await moreTime(assignmentId, { endTime: after(30).toISOString() })
  await first.get(student.saveDraft, { assignmentId, answers: { [ids.written]: 'I get up.' } })
  service.clock.now = after(61)
  await service.runJobs()
  const before = await isDraft(assignmentId, first)
  const removed = await world.teacher.get(assignmentException.remove, { assignmentId, uids: [first.uid] })
  expect({ before, removed, later: await isDraft(assignmentId, first) }).toEqual({
    before: false,
    removed: { count: 1, givenBack: 1 },
    later: true,
  })
})

test('nobody is excused from, or given time for, what is collected and marked', async () => {
  const assignmentId = await collected()
  await mark(assignmentId)
  const times = await moreTime(assignmentId, { uids: [first.uid, second.uid] })
  const excused = await moreTime(assignmentId, { isExcused: true, endTime: undefined })
  expect({ times: resultId(times), excused: resultId(excused), drafts: await draftsOf(assignmentId) }).toEqual({
    times: 'alreadySubmitted',
    excused: 'alreadySubmitted',
    drafts: { first: false, second: false },
  })
})

test('while names are hidden no single student’s collected work is given back: it would tell whose it is', async () => {
  const assignmentId = await collected()
  await service.db.insert(markingRule).values({ assignmentId, blindSeed: 'seed' })
  expect({ result: resultId(await moreTime(assignmentId)), drafts: await draftsOf(assignmentId) }).toEqual({
    result: 'stillBlind',
    drafts: { first: false, second: false },
  })
})

test('nor is it by taking away a student’s own, earlier end', async () => {
  const assignmentId = await assign(service, world, { endTime: after(300) })
  await moreTime(assignmentId, { endTime: after(30).toISOString() })
  await first.get(student.saveDraft, { assignmentId, answers: { [ids.written]: 'I get up.' } })
  service.clock.now = after(61)
  await service.runJobs()
  await service.db.insert(markingRule).values({ assignmentId, blindSeed: 'seed' })
  const removed = await world.teacher.call(assignmentException.remove, { assignmentId, uids: [first.uid] })
  expect({ removed: resultId(removed), isDraft: await isDraft(assignmentId, first) }).toEqual({
    removed: 'stillBlind',
    isDraft: false,
  })
})
