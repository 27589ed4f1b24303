import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { assigning } from '#api/contract/groups/assigning.ts'
import { student } from '#api/contract/groups/student.ts'
import { member, memberStatus } from '#server/database/schema/courses.ts'
import { session } from '#server/database/schema/people.ts'
import { assignment as assignmentTable, submission } from '#server/database/schema/assignments.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { makeWorld, uidAt, type World } from '#tests/support/worlds/world.ts'
import { givenAssignment, savedAssignment, seatsAssigned } from '#tests/support/worlds/given-assignment.ts'
import { resultId } from '#tests/support/service/result-id.ts'

const now = new Date('2026-11-20T06:00:00Z')

let service: TestService
let world: World

beforeAll(async () => {
  service = await startTestService(now)
  world = await makeWorld(service)
})

beforeEach(() => {
  service.clock.now = now
})

afterAll(() => service.close())

const setMember = (seat: number, joinStatus: number) =>
  service.db
    .update(member)
    .set({ joinStatus })
    .where(and(eq(member.courseId, world.courseId), eq(member.uid, uidAt(world, seat))))

const saved = (over?: Parameters<typeof savedAssignment>[1]): Promise<number> => savedAssignment(world, over)

const infoOf = async (assignmentId: number) =>
  (await world.teacher.get(assigning.info, { assignmentId })).assignmentInfo

test('publishing assigns the members at that moment, once', async () => {
  const assignmentId = await saved()
  await setMember(1, memberStatus.waiting)
  const answer = await world.teacher.call(assigning.publish, { assignmentIds: [assignmentId] })
  await setMember(1, memberStatus.approved)
  expect({ result: resultId(answer), data: answer.data }).toEqual({ result: 'ok', data: { assignedCount: 2 } })
  expect(await seatsAssigned(service, world, assignmentId)).toEqual([0, 2])
  const { status, assignedCount, publishedAt } = await infoOf(assignmentId)
  expect({ status, assignedCount, publishedAt }).toEqual({
    status: 4,
    assignedCount: 2,
    publishedAt: now.toISOString(),
  })
  expect(resultId(await world.teacher.call(assigning.publish, { assignmentIds: [assignmentId] }))).toBe(
    'alreadyPublished',
  )
})

test('publishing keeps the chosen students, except those who have left the class', async () => {
  const assignmentId = await saved({ audience: 2, uids: [uidAt(world, 0), uidAt(world, 1)] })
  const alone = await saved({ audience: 2, uids: [uidAt(world, 1)] })
  await setMember(1, memberStatus.refused)
  const answers = [
    await world.teacher.call(assigning.publish, { assignmentIds: [assignmentId] }),
    await world.teacher.call(assigning.publish, { assignmentIds: [alone] }),
  ]
  await setMember(1, memberStatus.approved)
  expect(answers.map((answer) => ({ result: resultId(answer), data: answer.data }))).toEqual([
    { result: 'ok', data: { assignedCount: 1 } },
    { result: 'noStudents', data: { courseId: world.courseId } },
  ])
  expect({
    both: await seatsAssigned(service, world, assignmentId),
    alone: await seatsAssigned(service, world, alone),
  }).toEqual({ both: [0], alone: [1] })
  expect((await infoOf(alone)).publishedAt).toBeNull()
})

test('an assignment whose end has passed is not published', async () => {
  const assignmentId = await saved({ endTime: '2026-11-21T00:00:00.001Z' })
  service.clock.now = new Date('2026-11-21T00:00:00.001Z')
  await freshSession()
  expect(resultId(await world.teacher.call(assigning.publish, { assignmentIds: [assignmentId] }))).toBe('endInPast')
})

test('concurrent publishing publishes once', async () => {
  const assignmentId = await saved()
  const answers = await Promise.all(
    [1, 2, 3].map(() => world.teacher.call(assigning.publish, { assignmentIds: [assignmentId] })),
  )
  expect(answers.map(resultId).toSorted()).toEqual(['alreadyPublished', 'alreadyPublished', 'ok'])
  expect(await seatsAssigned(service, world, assignmentId)).toEqual([0, 1, 2])
})

test('starting a published assignment makes it begin now, once', async () => {
  const assignmentId = await saved()
  const early = await world.teacher.call(assigning.start, { assignmentId })
  await world.teacher.get(assigning.publish, { assignmentIds: [assignmentId] })
  await world.teacher.get(assigning.start, { assignmentId })
  const { status, beginTime } = await infoOf(assignmentId)
  expect({ early: resultId(early), status, beginTime }).toEqual({
    early: 'notPublished',
    status: 1,
    beginTime: now.toISOString(),
  })
  expect(resultId(await world.teacher.call(assigning.start, { assignmentId }))).toBe('alreadyStarted')
  await world.teacher.get(assigning.finish, { assignmentId })
  expect(resultId(await world.teacher.call(assigning.start, { assignmentId }))).toBe('alreadyStarted')
})

test('finishing a running assignment ends it now, once, and keeps the planned end', async () => {
  const assignmentId = await saved()
  const unpublished = await world.teacher.call(assigning.finish, { assignmentId })
  await world.teacher.get(assigning.publish, { assignmentIds: [assignmentId] })
  const notBegun = await world.teacher.call(assigning.finish, { assignmentId })
  await world.teacher.get(assigning.start, { assignmentId })
  const answers = await Promise.all([1, 2].map(() => world.teacher.call(assigning.finish, { assignmentId })))
  expect({ unpublished: resultId(unpublished), notBegun: resultId(notBegun) }).toEqual({
    unpublished: 'notPublished',
    notBegun: 'notYetOpen',
  })
  expect(answers.map(resultId).toSorted()).toEqual(['alreadyFinished', 'ok'])
  const { status, finishedAt, endTime } = await infoOf(assignmentId)
  expect({ status, finishedAt, endTime }).toEqual({
    status: 2,
    finishedAt: now.toISOString(),
    endTime: '2026-11-22T10:00:00.000Z',
  })
})

test('an assignment is deleted with everything that belongs to it, but not once somebody has handed in', async () => {
  const empty = await givenAssignment(service, world, { submissions: [null, null] })
  const handedIn = await givenAssignment(service, world, { submissions: [null, { at: '2026-11-19T00:00:00Z' }] })
  const answers = [
    await world.teacher.call(assigning.remove, { assignmentId: empty }),
    await world.teacher.call(assigning.remove, { assignmentId: handedIn }),
    await world.teacher.call(assigning.info, { assignmentId: empty }),
  ]
  expect(answers.map(resultId)).toEqual(['ok', 'hasSubmissions', 'notFound'])
  expect(await service.db.select().from(submission).where(eq(submission.assignmentId, empty))).toEqual([])
  expect(await seatsAssigned(service, world, handedIn)).toEqual([0, 1])
})

test('a submission handed in while its assignment is being deleted is either kept or refused, never lost', async () => {
  for (let round = 0; round < 4; round += 1) {
    const assignmentId = await givenAssignment(service, world, { submissions: [null] })
    const [removed, submitted] = await Promise.all([
      world.teacher.call(assigning.remove, { assignmentId }),
      world.students[0]?.call(student.submit, { assignmentId, answers: {} }),
    ])
    const kept = await seatsAssigned(service, world, assignmentId)
    expect({ removed: resultId(removed), submitted: submitted && resultId(submitted), kept }).toBeOneOf([
      { removed: 'hasSubmissions', submitted: 'ok', kept: [0] },
      { removed: 'ok', submitted: 'notFound', kept: [] },
    ])
  }
})

test('an opened report counts as viewed until the next submission', async () => {
  const assignmentId = await givenAssignment(service, world, { submissions: [{ at: '2026-11-20T05:00:00Z' }, null] })
  const before = await infoOf(assignmentId)
  await world.teacher.get(assigning.view, { assignmentId })
  const opened = await infoOf(assignmentId)
  await service.db
    .update(submission)
    .set({ submittedAt: new Date('2026-11-20T06:00:00.001Z') })
    .where(and(eq(submission.assignmentId, assignmentId), eq(submission.uid, uidAt(world, 1))))
  const later = await infoOf(assignmentId)
  expect({ before: before.viewed, opened: opened.viewed, later: later.viewed }).toEqual({
    before: false,
    opened: true,
    later: false,
  })
})

test('foreign and unknown assignments cannot be touched', async () => {
  const assignmentId = await givenAssignment(service, world, { submissions: [null] })
  const before = await service.db.select().from(assignmentTable).where(eq(assignmentTable.assignmentId, assignmentId))
  const calls = [assigning.info, assigning.start, assigning.finish, assigning.remove, assigning.view]
  const answers = [
    ...(await Promise.all(calls.map((endpoint) => world.colleague.call(endpoint, { assignmentId })))),
    await world.colleague.call(assigning.publish, { assignmentIds: [assignmentId] }),
    ...(await Promise.all(calls.map((endpoint) => world.teacher.call(endpoint, { assignmentId: 987_654_321 })))),
    await world.teacher.call(assigning.publish, { assignmentIds: [987_654_321] }),
  ]
  expect(answers.map(resultId)).toEqual(Array.from({ length: 12 }, () => 'notFound'))
  expect(await service.db.select().from(assignmentTable).where(eq(assignmentTable.assignmentId, assignmentId))).toEqual(
    before,
  )
})

test('an assignment that is deleted while another write waits for it is not found', async () => {
  const assignmentId = await givenAssignment(service, world, { submissions: [null] })
  const faults = service.faults.length
  const answers = await Promise.all([1, 2].map(() => world.teacher.call(assigning.remove, { assignmentId })))
  expect(answers.map((answer) => `${resultId(answer)} ${answer.msg}`).toSorted()).toEqual([
    'notFound 没有找到，可能已被删除',
    'ok ',
  ])
  expect(service.faults).toHaveLength(faults)
})

/** Keeps the sessions alive over a jump of the clock. */
async function freshSession(): Promise<void> {
  await service.db.update(session).set({ seenAt: service.clock.now })
}
