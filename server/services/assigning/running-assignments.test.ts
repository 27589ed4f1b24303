import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { assigning } from '#api/contract/groups/assigning.ts'
import { student } from '#api/contract/groups/student.ts'
import { member, memberStatus } from '#server/database/schema/courses.ts'
import { submission } from '#server/database/schema/assignments.ts'
import { resultId } from '#tests/support/service/result-id.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { makeWorld, uidAt, type World } from '#tests/support/worlds/world.ts'
import { givenAssignment, savedAssignment, seatsAssigned } from '#tests/support/worlds/given-assignment.ts'

const now = new Date('2026-11-20T06:00:00Z')
const later = '2026-11-21T12:00:00.000Z'
const sooner = '2026-11-20T07:00:00.000Z'
const past = now.toISOString()

let service: TestService
let world: World

beforeAll(async () => {
  service = await startTestService(now)
  world = await makeWorld(service)
})

afterAll(() => service.close())

const running = () => givenAssignment(service, world, { submissions: [null, null, null] })
const ended = (scoreTime?: string) =>
  givenAssignment(service, world, {
    end: '2026-11-20T05:00:00Z',
    submissions: [{ at: '2026-11-19T00:00:00Z' }, null, null],
    ...(scoreTime !== undefined && { scoreTime }),
  })
const coming = () => givenAssignment(service, world, { begin: '2026-11-20T09:00:00Z', submissions: [null, null, null] })
const unpublished = () => givenAssignment(service, world, { published: null })

const infoOf = async (assignmentId: number) =>
  (await world.teacher.get(assigning.info, { assignmentId })).assignmentInfo

const timesOf = async (assignmentId: number) => {
  const { status, endTime, finishedAt, publishedAt, assignedCount } = await infoOf(assignmentId)
  return { status, endTime, finishedAt, publishedAt, assignedCount }
}

test('the end of a running assignment can be moved later or earlier, and students are notified', async () => {
  const assignmentId = await running()
  const before = await timesOf(assignmentId)
  await world.teacher.get(assigning.changeEnd, { assignmentId, endTime: later })
  expect(await timesOf(assignmentId)).toEqual({ ...before, endTime: later })
  await world.teacher.get(assigning.changeEnd, { assignmentId, endTime: sooner })
  const listed = await world.students[0]?.get(student.assignments, {})
  const opened = await world.students[0]?.get(student.open, { assignmentId, begins: true })
  await world.teacher.get(assigning.changeEnd, { assignmentId, endTime: later })
  const saved = await world.students[0]?.get(student.saveDraft, { assignmentId, answers: {} })
  const listedEnd = listed?.list.find((one) => one.assignmentId === assignmentId)?.endTime
  expect({ listed: listedEnd, opened: opened?.deadline, saved: saved?.deadline }).toEqual({
    listed: sooner,
    opened: sooner,
    saved: later,
  })
})

test('only the end of a running assignment can be changed, and only to a time in the future', async () => {
  const assignments = [await unpublished(), await coming(), await ended()]
  const answers = [
    ...(await Promise.all(
      assignments.map((assignmentId) => world.teacher.call(assigning.changeEnd, { assignmentId, endTime: later })),
    )),
    await world.teacher.call(assigning.changeEnd, { assignmentId: await running(), endTime: past }),
  ]
  expect(answers.map(resultId)).toEqual(['notPublished', 'notYetOpen', 'alreadyFinished', 'endInPast'])
})

test('an ended assignment is reopened until a new end, even if it was ended by hand', async () => {
  const over = await ended()
  const byHand = await running()
  await world.teacher.get(assigning.finish, { assignmentId: byHand })
  await world.teacher.get(assigning.reopen, { assignmentId: over, endTime: later })
  await world.teacher.get(assigning.reopen, { assignmentId: byHand, endTime: sooner })
  const publishedAt = '2026-11-17T00:00:00.000Z'
  expect({ over: await timesOf(over), byHand: await timesOf(byHand) }).toEqual({
    over: { status: 1, endTime: later, finishedAt: null, publishedAt, assignedCount: 3 },
    byHand: { status: 1, endTime: sooner, finishedAt: null, publishedAt, assignedCount: 3 },
  })
  const states = (await world.students[1]?.get(student.assignments, {}))?.list
  expect(states?.filter(({ assignmentId }) => [over, byHand].includes(assignmentId)).map(({ state }) => state)).toEqual(
    ['open', 'open'],
  )
})

test('a student who joined while an assignment was over gets it when it is reopened', async () => {
  const assignmentId = await givenAssignment(service, world, { end: '2026-11-20T05:00:00Z', submissions: [null, null] })
  await world.teacher.get(assigning.reopen, { assignmentId, endTime: later })
  expect(await seatsAssigned(service, world, assignmentId)).toEqual([0, 1, 2])
})

test('an assignment that is not over, or has its scores out, is not reopened', async () => {
  const scored = await ended('2026-11-20T05:30:00Z')
  const assignments = [await unpublished(), await coming(), await running(), scored]
  const answers = [
    ...(await Promise.all(
      assignments.map((assignmentId) => world.teacher.call(assigning.reopen, { assignmentId, endTime: later })),
    )),
    await world.teacher.call(assigning.reopen, { assignmentId: await ended(), endTime: past }),
  ]
  expect(answers.map(resultId)).toEqual(['notPublished', 'notFinished', 'notFinished', 'scoresPublished', 'endInPast'])
})

test('an assignment that nobody has opened can be withdrawn, and published again', async () => {
  const assignmentId = await running()
  await world.teacher.get(assigning.remind, { assignmentId, uids: [uidAt(world, 0)] })
  await world.teacher.get(assigning.withdraw, { assignmentIds: [assignmentId] })
  const withdrawn = await timesOf(assignmentId)
  const listed = await world.students[0]?.get(student.assignments, {})
  expect({
    status: withdrawn.status,
    publishedAt: withdrawn.publishedAt,
    assignedCount: withdrawn.assignedCount,
  }).toEqual({ status: 3, publishedAt: null, assignedCount: 0 })
  expect(listed?.list.some((one) => one.assignmentId === assignmentId)).toBe(false)
  service.clock.now = new Date('2026-11-20T06:01:00Z')
  await world.teacher.get(assigning.publish, { assignmentIds: [assignmentId] })
  const again = await world.students[0]?.get(student.assignments, {})
  service.clock.now = now
  expect(again?.list.find((one) => one.assignmentId === assignmentId)?.reminded).toBe(false)
})

test('chosen students stay chosen after a withdrawal, even if they have left the class since', async () => {
  const uids = [uidAt(world, 0), uidAt(world, 2)]
  const assignmentId = await savedAssignment(world, { audience: 2, uids })
  await world.teacher.get(assigning.publish, { assignmentIds: [assignmentId] })
  const isThird = eq(member.uid, uids[1] ?? 0)
  await service.db.update(member).set({ joinStatus: memberStatus.refused }).where(isThird)
  await world.teacher.get(assigning.withdraw, { assignmentIds: [assignmentId] })
  await service.db.update(member).set({ joinStatus: memberStatus.approved }).where(isThird)
  expect({
    seats: await seatsAssigned(service, world, assignmentId),
    status: (await infoOf(assignmentId)).status,
  }).toEqual({ seats: [0, 2], status: 3 })
})

test('an assignment that a student has opened is not withdrawn, and the error says so', async () => {
  const assignmentId = await running()
  await world.students[1]?.get(student.open, { assignmentId, begins: true })
  const { reportData } = await world.teacher.get(assigning.info, { assignmentId })
  const assignments = [await unpublished(), await ended(), assignmentId]
  const answers = await Promise.all(
    assignments.map((one) => world.teacher.call(assigning.withdraw, { assignmentIds: [one] })),
  )
  expect(reportData.openedCount).toBe(1)
  expect(answers.map(resultId)).toEqual(['notPublished', 'alreadyFinished', 'openedByStudents'])
  expect(await seatsAssigned(service, world, assignmentId)).toEqual([0, 1, 2])
})

test('an assignment that is opened while it is being withdrawn is either open and kept, or gone', async () => {
  const faults = service.faults.length
  for (let round = 0; round < 4; round += 1) {
    const assignmentId = await running()
    const [withdrawn, opened] = await Promise.all([
      world.teacher.call(assigning.withdraw, { assignmentIds: [assignmentId] }),
      world.students[0]?.call(student.open, { assignmentId, begins: true }),
    ])
    const rows = await service.db.select().from(submission).where(eq(submission.assignmentId, assignmentId))
    expect({ withdrawn: resultId(withdrawn), opened: opened && resultId(opened), kept: rows.length }).toBeOneOf([
      { withdrawn: 'openedByStudents', opened: 'ok', kept: 3 },
      { withdrawn: 'ok', opened: 'notFound', kept: 0 },
    ])
  }
  expect(service.faults).toHaveLength(faults)
})
