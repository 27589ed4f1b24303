import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { assignmentException } from '#api/contract/groups/assignment-exception.ts'
import { assigning } from '#api/contract/groups/assigning.ts'
import { marking } from '#api/contract/groups/marking.ts'
import { student } from '#api/contract/groups/student.ts'
import { resultId } from '#tests/support/service/result-id.ts'
import { assign, submissionOf } from '#tests/support/worlds/assignments.ts'
import { after, type AnsweringRoom, openAnsweringRoom, roomStart } from '#tests/support/worlds/answering-room.ts'
import { submissionRow } from '#tests/support/worlds/submission-row.ts'

let room: AnsweringRoom
let service: AnsweringRoom['service']
let world: AnsweringRoom['world']
let first: AnsweringRoom['first']
let ids: AnsweringRoom['ids']

beforeAll(async () => {
  room = await openAnsweringRoom()
  ;({ service, world, first, ids } = room)
})

afterAll(() => service.close())

beforeEach(() => {
  service.clock.now = roomStart
})

test('a student sees when their own time ends: early if the teacher ended it, or by a time limit that runs', async () => {
  const ended = await assign(service, world, { finishedAt: after(-5) })
  const timed = await assign(service, world, { duration: 40 })
  const begun = await assign(service, world, { duration: 40 })
  await first.get(student.open, { assignmentId: begun, begins: true })
  const { list } = await first.get(student.assignments, {})
  const ends = new Map(list.map(({ assignmentId, endTime }) => [assignmentId, endTime]))
  expect([ended, timed, begun].map((assignmentId) => ends.get(assignmentId))).toEqual([
    after(-5).toISOString(),
    after(60).toISOString(),
    after(40).toISOString(),
  ])
})

/** The teacher ends the assignment while one student is answering. */
async function endedEarly(answers: Readonly<Record<number, string>>): Promise<number> {
  const assignmentId = await assign(service, world)
  await first.get(student.saveDraft, { assignmentId, answers })
  await world.teacher.get(assigning.finish, { assignmentId })
  return assignmentId
}

async function collectAt(minutes: number): Promise<void> {
  service.clock.now = after(minutes)
  await service.runJobs()
}

const countsOf = async (assignmentId: number) => {
  const { reportData } = await world.teacher.get(assigning.info, { assignmentId })
  return reportData
}

test('the teacher sees how many are answering, and then their work among what was handed in', async () => {
  const assignmentId = await assign(service, world)
  await first.get(student.saveDraft, { assignmentId, answers: { [ids.written]: 'I get up.' } })
  const rest = world.students.length - 1
  const none = { meanScore: null, openedCount: 1, markedCount: 0 }
  const before = await countsOf(assignmentId)
  await world.teacher.get(assigning.finish, { assignmentId })
  await collectAt(1)
  expect({ before, after: await countsOf(assignmentId) }).toEqual({
    before: { ...none, answeringCount: 1, submittedCount: 0, unsubmittedCount: rest + 1, unmarkedCount: 0 },
    after: { ...none, submittedCount: 1, unsubmittedCount: rest, unmarkedCount: 1 },
  })
})

test('until saved answers are collected, their student reads that this is under way', async () => {
  const assignmentId = await endedEarly({ [ids.single]: 'B' })
  const own = async () => {
    const { list } = await first.get(student.assignments, {})
    const found = list.find((one) => one.assignmentId === assignmentId)
    return { state: found?.state, isBeingCollected: found?.isBeingCollected }
  }
  const ended = await own()
  await collectAt(1)
  expect({ ended, collected: await own() }).toEqual({
    ended: { state: 'missed', isBeingCollected: true },
    collected: { state: 'submitted', isBeingCollected: false },
  })
})

test('what was collected after the report was opened counts as not seen', async () => {
  const assignmentId = await endedEarly({ [ids.single]: 'B' })
  const viewed = async () => (await world.teacher.get(assigning.info, { assignmentId })).assignmentInfo.viewed
  service.clock.now = after(0.5)
  await world.teacher.get(assigning.view, { assignmentId })
  expect(await viewed()).toBe(true)
  await collectAt(1)
  expect(await viewed()).toBe(false)
})

test('of an excused student nothing is collected', async () => {
  const assignmentId = await assign(service, world)
  await first.get(student.saveDraft, { assignmentId, answers: { [ids.single]: 'B' } })
  await world.teacher.get(assignmentException.save, {
    assignmentId,
    uids: [first.uid],
    isExcused: true,
    reason: '病假',
  })
  await collectAt(90)
  expect((await countsOf(assignmentId)).submittedCount).toBe(0)
})

test('scores are published only after saved answers are collected', async () => {
  const assignmentId = await assign(service, world)
  const [, second] = world.students
  await second?.get(student.submit, { assignmentId, answers: {} })
  await first.get(student.saveDraft, { assignmentId, answers: { [ids.single]: 'B' } })
  await world.teacher.get(assigning.finish, { assignmentId })
  const publish = async () => resultId(await world.teacher.call(assigning.publishScores, { assignmentId }))
  const early = await publish()
  await collectAt(1)
  expect({ early, late: await publish() }).toEqual({ early: 'stillCollecting', late: 'ok' })
})

test('collected work sent back with another end is its student’s draft again, and collected again at that end', async () => {
  const assignmentId = await endedEarly({ [ids.single]: 'B', [ids.written]: 'I get up.' })
  await collectAt(1)
  const { submissionId } = await submissionOf(service, assignmentId, first)
  await world.teacher.get(marking.sendBack, {
    assignmentId,
    itemId: ids.written,
    submissionId,
    round: 0,
    knownMarks: 0,
    reason: '时间到了，再做一会儿',
    endTime: after(30).toISOString(),
  })
  await collectAt(5)
  const { draft, deadline } = await first.get(student.open, { assignmentId, begins: true })
  await first.get(student.saveDraft, { assignmentId, answers: { [ids.single]: 'C' } })
  await collectAt(31)
  expect({ draft, deadline, row: await submissionOf(service, assignmentId, first) }).toEqual({
    draft: { [ids.single]: 'B', [ids.multiple]: '', [ids.blank]: '', [ids.number]: '', [ids.written]: 'I get up.' },
    deadline: after(30).toISOString(),
    row: submissionRow(assignmentId, first, {
      round: 1,
      startedAt: after(5),
      draftSavedAt: after(5),
      submittedAt: after(30),
      collectedAt: after(31),
      unmarkedCount: 1,
    }),
  })
})
