import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { homework } from '#api/contract/areas/homework.ts'
import { student } from '#api/contract/areas/student.ts'
import { errorCodes } from '#api/contract/errors.ts'
import { member, memberStatus } from '#server/database/schema/courses.ts'
import { session } from '#server/database/schema/people.ts'
import { test as testTable, submission } from '#server/database/schema/tests.ts'
import { startTestService, type TestService } from '#tests/support/test-service.ts'
import { makeWorld, type World } from '#tests/support/world.ts'
import { givenTest, savedTest, seatsAssigned } from '#tests/support/given-test.ts'

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

const uidAt = (seat: number): number => world.students[seat]?.uid ?? 0

const setMember = (seat: number, approveStatus: number) =>
  service.db
    .update(member)
    .set({ approveStatus })
    .where(and(eq(member.courseId, world.courseId), eq(member.uid, uidAt(seat))))

const saved = (over?: Parameters<typeof savedTest>[1]): Promise<number> => savedTest(world, over)

const infoOf = async (testId: number) => (await world.teacher.get(homework.info, { testId })).testInfo

test('publishing assigns the members of that moment, once', async () => {
  const testId = await saved()
  await setMember(1, memberStatus.waiting)
  const answer = await world.teacher.call(homework.publish, { testIds: [testId] })
  await setMember(1, memberStatus.approved)
  expect([answer.code, answer.data]).toEqual([0, { assignedCount: 2 }])
  expect(await seatsAssigned(service, world, testId)).toEqual([0, 2])
  const { status, assignedCount, publishedAt } = await infoOf(testId)
  expect([status, assignedCount, publishedAt]).toEqual([4, 2, now.toISOString()])
  expect((await world.teacher.call(homework.publish, { testIds: [testId] })).code).toBe(2006)
})

test('publishing keeps chosen students, without those who left the class', async () => {
  const testId = await saved({ userJoinType: 2, uids: [uidAt(0), uidAt(1)] })
  const alone = await saved({ userJoinType: 2, uids: [uidAt(1)] })
  await setMember(1, memberStatus.refused)
  const answers = [
    await world.teacher.call(homework.publish, { testIds: [testId] }),
    await world.teacher.call(homework.publish, { testIds: [alone] }),
  ]
  await setMember(1, memberStatus.approved)
  expect(answers.map(({ code, data }) => [code, data])).toEqual([
    [0, { assignedCount: 1 }],
    [errorCodes.noStudents, { courseId: world.courseId }],
  ])
  expect([await seatsAssigned(service, world, testId), await seatsAssigned(service, world, alone)]).toEqual([[0], [1]])
  expect((await infoOf(alone)).publishedAt).toBeNull()
})

test('a test whose end has passed is not published', async () => {
  const testId = await saved({ endTime: '2026-11-21T00:00:00.001Z' })
  service.clock.now = new Date('2026-11-21T00:00:00.001Z')
  await freshSession()
  expect((await world.teacher.call(homework.publish, { testIds: [testId] })).code).toBe(errorCodes.endInPast)
})

test('two who publish at once publish once', async () => {
  const testId = await saved()
  const answers = await Promise.all([1, 2, 3].map(() => world.teacher.call(homework.publish, { testIds: [testId] })))
  expect(answers.map(({ code }) => code).toSorted((left, right) => left - right)).toEqual([0, 2006, 2006])
  expect(await seatsAssigned(service, world, testId)).toEqual([0, 1, 2])
})

test('a published test begins now when it is started, once', async () => {
  const testId = await saved()
  const early = await world.teacher.call(homework.start, { testId })
  await world.teacher.get(homework.publish, { testIds: [testId] })
  await world.teacher.get(homework.start, { testId })
  const { status, beginTime } = await infoOf(testId)
  expect([early.code, status, beginTime]).toEqual([errorCodes.notPublished, 1, now.toISOString()])
  expect((await world.teacher.call(homework.start, { testId })).code).toBe(2008)
  await world.teacher.get(homework.finish, { testId })
  expect((await world.teacher.call(homework.start, { testId })).code).toBe(2008)
})

test('a running test ends now when it is finished, once, and keeps the end that was set', async () => {
  const testId = await saved()
  const unpublished = await world.teacher.call(homework.finish, { testId })
  await world.teacher.get(homework.publish, { testIds: [testId] })
  const notBegun = await world.teacher.call(homework.finish, { testId })
  await world.teacher.get(homework.start, { testId })
  const answers = await Promise.all([1, 2].map(() => world.teacher.call(homework.finish, { testId })))
  expect([
    unpublished.code,
    notBegun.code,
    answers.map(({ code }) => code).toSorted((left, right) => left - right),
  ]).toEqual([errorCodes.notPublished, errorCodes.notYetOpen, [0, errorCodes.alreadyFinished]])
  const { status, finishedAt, endTime } = await infoOf(testId)
  expect([status, finishedAt, endTime]).toEqual([2, now.toISOString(), '2026-11-22T10:00:00.000Z'])
})

test('a test goes with its assignment, but not once somebody has handed in', async () => {
  const empty = await givenTest(service, world, { scripts: [null, null] })
  const handedIn = await givenTest(service, world, { scripts: [null, { at: '2026-11-19T00:00:00Z' }] })
  const answers = [
    await world.teacher.call(homework.remove, { testId: empty }),
    await world.teacher.call(homework.remove, { testId: handedIn }),
    await world.teacher.call(homework.info, { testId: empty }),
  ]
  expect(answers.map(({ code }) => code)).toEqual([0, 2010, 1002])
  expect(await service.db.select().from(submission).where(eq(submission.testId, empty))).toEqual([])
  expect(await seatsAssigned(service, world, handedIn)).toEqual([0, 1])
})

test('a script that is handed in while its test is deleted is either kept or refused, never lost', async () => {
  for (let round = 0; round < 4; round += 1) {
    const testId = await givenTest(service, world, { scripts: [null] })
    const [removed, submitted] = await Promise.all([
      world.teacher.call(homework.remove, { testId }),
      world.students[0]?.call(student.submit, { testId, answers: {} }),
    ])
    const kept = await seatsAssigned(service, world, testId)
    expect([removed.code, kept]).toEqual(submitted?.code === 0 ? [2010, [0]] : [0, []])
  }
})

test('a report that was opened counts as viewed until the next submission', async () => {
  const testId = await givenTest(service, world, { scripts: [{ at: '2026-11-20T05:00:00Z' }, null] })
  const before = await infoOf(testId)
  await world.teacher.get(homework.view, { testId })
  const opened = await infoOf(testId)
  await service.db
    .update(submission)
    .set({ submittedAt: new Date('2026-11-20T06:00:00.001Z') })
    .where(and(eq(submission.testId, testId), eq(submission.uid, uidAt(1))))
  const later = await infoOf(testId)
  expect([before.viewed, opened.viewed, later.viewed]).toEqual([false, true, false])
})

test('nobody touches a foreign or unknown test', async () => {
  const testId = await givenTest(service, world, { scripts: [null] })
  const before = await service.db.select().from(testTable).where(eq(testTable.testId, testId))
  const calls = [homework.info, homework.start, homework.finish, homework.remove, homework.view]
  const answers = [
    ...(await Promise.all(calls.map((endpoint) => world.colleague.call(endpoint, { testId })))),
    await world.colleague.call(homework.publish, { testIds: [testId] }),
    ...(await Promise.all(calls.map((endpoint) => world.teacher.call(endpoint, { testId: 987_654_321 })))),
    await world.teacher.call(homework.publish, { testIds: [987_654_321] }),
  ]
  expect(answers.map(({ code }) => code)).toEqual(Array.from({ length: 12 }, () => 1002))
  expect(await service.db.select().from(testTable).where(eq(testTable.testId, testId))).toEqual(before)
})

test('a test that is deleted while another write waits for it is not found', async () => {
  const testId = await givenTest(service, world, { scripts: [null] })
  const faults = service.faults.length
  const answers = await Promise.all([1, 2].map(() => world.teacher.call(homework.remove, { testId })))
  const [removed, missing] = answers.toSorted((left, right) => left.code ** 2 - right.code ** 2)
  expect([removed?.code, missing?.msg]).toEqual([0, '没有找到，可能已被删除'])
  expect(service.faults).toHaveLength(faults)
})

/** Keeps the sessions alive over a leap of the clock. */
async function freshSession(): Promise<void> {
  await service.db.update(session).set({ seenAt: service.clock.now })
}
