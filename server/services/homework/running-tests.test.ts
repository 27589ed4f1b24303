import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { homework } from '#api/contract/areas/homework.ts'
import { student } from '#api/contract/areas/student.ts'
import { errorCodes } from '#api/contract/errors.ts'
import { member, memberStatus } from '#server/database/schema/courses.ts'
import { submission } from '#server/database/schema/tests.ts'
import { startTestService, type TestService } from '#tests/support/test-service.ts'
import { makeWorld, type World } from '#tests/support/world.ts'
import { givenTest, savedTest, seatsAssigned } from '#tests/support/given-test.ts'

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

const running = () => givenTest(service, world, { scripts: [null, null, null] })
const ended = (scoreTime?: string) =>
  givenTest(service, world, {
    end: '2026-11-20T05:00:00Z',
    scripts: [{ at: '2026-11-19T00:00:00Z' }, null, null],
    ...(scoreTime !== undefined && { scoreTime }),
  })
const coming = () => givenTest(service, world, { begin: '2026-11-20T09:00:00Z', scripts: [null, null, null] })
const unpublished = () => givenTest(service, world, { published: null })

const infoOf = async (testId: number) => (await world.teacher.get(homework.info, { testId })).testInfo

const timesOf = async (testId: number) => {
  const { status, endTime, finishedAt, publishedAt, assignedCount } = await infoOf(testId)
  return { status, endTime, finishedAt, publishedAt, assignedCount }
}

test('a running test gets another end, later or earlier, and students are told', async () => {
  const testId = await running()
  const before = await timesOf(testId)
  await world.teacher.get(homework.changeEnd, { testId, endTime: later })
  expect(await timesOf(testId)).toEqual({ ...before, endTime: later })
  await world.teacher.get(homework.changeEnd, { testId, endTime: sooner })
  const listed = await world.students[0]?.get(student.tests, {})
  const opened = await world.students[0]?.get(student.open, { testId })
  await world.teacher.get(homework.changeEnd, { testId, endTime: later })
  const saved = await world.students[0]?.get(student.saveDraft, { testId, answers: {} })
  const listedEnd = listed?.list.find((one) => one.testId === testId)?.endTime
  expect([listedEnd, opened?.deadline, saved?.deadline]).toEqual([sooner, sooner, later])
})

test('only the end of what is running can be changed, and only to one ahead', async () => {
  const tests = [await unpublished(), await coming(), await ended()]
  const answers = [
    ...(await Promise.all(tests.map((testId) => world.teacher.call(homework.changeEnd, { testId, endTime: later })))),
    await world.teacher.call(homework.changeEnd, { testId: await running(), endTime: past }),
  ]
  expect(answers.map(({ code }) => code)).toEqual([
    errorCodes.notPublished,
    errorCodes.notYetOpen,
    errorCodes.alreadyFinished,
    errorCodes.endInPast,
  ])
})

test('an ended test is opened again until a new end, also one that was ended by hand', async () => {
  const over = await ended()
  const byHand = await running()
  await world.teacher.get(homework.finish, { testId: byHand })
  await world.teacher.get(homework.reopen, { testId: over, endTime: later })
  await world.teacher.get(homework.reopen, { testId: byHand, endTime: sooner })
  const publishedAt = '2026-11-17T00:00:00.000Z'
  expect([await timesOf(over), await timesOf(byHand)]).toEqual([
    { status: 1, endTime: later, finishedAt: null, publishedAt, assignedCount: 3 },
    { status: 1, endTime: sooner, finishedAt: null, publishedAt, assignedCount: 3 },
  ])
  const states = (await world.students[1]?.get(student.tests, {}))?.list
  expect(states?.filter(({ testId }) => [over, byHand].includes(testId)).map(({ state }) => state)).toEqual([
    'open',
    'open',
  ])
})

test('who came into the class while a test was over gets it when it is opened again', async () => {
  const testId = await givenTest(service, world, { end: '2026-11-20T05:00:00Z', scripts: [null, null] })
  await world.teacher.get(homework.reopen, { testId, endTime: later })
  expect(await seatsAssigned(service, world, testId)).toEqual([0, 1, 2])
})

test('what is not over, and what has its scores out, is not opened again', async () => {
  const scored = await ended('2026-11-20T05:30:00Z')
  const tests = [await unpublished(), await coming(), await running(), scored]
  const answers = [
    ...(await Promise.all(tests.map((testId) => world.teacher.call(homework.reopen, { testId, endTime: later })))),
    await world.teacher.call(homework.reopen, { testId: await ended(), endTime: past }),
  ]
  expect(answers.map(({ code }) => code)).toEqual([
    errorCodes.notPublished,
    errorCodes.notFinished,
    errorCodes.notFinished,
    errorCodes.scoresPublished,
    errorCodes.endInPast,
  ])
})

test('a test that nobody opened is unpublished again, and can be published anew', async () => {
  const testId = await running()
  await world.teacher.get(homework.remind, { testId, uids: [world.students[0]?.uid ?? 0] })
  await world.teacher.get(homework.withdraw, { testIds: [testId] })
  const withdrawn = await timesOf(testId)
  const listed = await world.students[0]?.get(student.tests, {})
  expect([withdrawn.status, withdrawn.publishedAt, withdrawn.assignedCount]).toEqual([3, null, 0])
  expect(listed?.list.some((one) => one.testId === testId)).toBe(false)
  service.clock.now = new Date('2026-11-20T06:01:00Z')
  await world.teacher.get(homework.publish, { testIds: [testId] })
  const again = await world.students[0]?.get(student.tests, {})
  service.clock.now = now
  expect(again?.list.find((one) => one.testId === testId)?.reminded).toBe(false)
})

test('chosen students stay chosen when a test is withdrawn, whoever left the class since', async () => {
  const uids = [world.students[0]?.uid ?? 0, world.students[2]?.uid ?? 0]
  const testId = await savedTest(world, { userJoinType: 2, uids })
  await world.teacher.get(homework.publish, { testIds: [testId] })
  const isThird = eq(member.uid, uids[1] ?? 0)
  await service.db.update(member).set({ approveStatus: memberStatus.refused }).where(isThird)
  await world.teacher.get(homework.withdraw, { testIds: [testId] })
  await service.db.update(member).set({ approveStatus: memberStatus.approved }).where(isThird)
  expect([await seatsAssigned(service, world, testId), (await infoOf(testId)).status]).toEqual([[0, 2], 3])
})

test('what a student has opened stays, and says so', async () => {
  const testId = await running()
  await world.students[1]?.get(student.open, { testId })
  const { reportData } = await world.teacher.get(homework.info, { testId })
  const tests = [await unpublished(), await ended(), testId]
  const answers = await Promise.all(tests.map((one) => world.teacher.call(homework.withdraw, { testIds: [one] })))
  expect([reportData.openedCount, answers.map(({ code }) => code)]).toEqual([
    1,
    [errorCodes.notPublished, errorCodes.alreadyFinished, errorCodes.openedByStudents],
  ])
  expect(await seatsAssigned(service, world, testId)).toEqual([0, 1, 2])
})

test('a test that is opened while it is withdrawn is either open and kept, or gone', async () => {
  const faults = service.faults.length
  for (let round = 0; round < 4; round += 1) {
    const testId = await running()
    const [withdrawn, opened] = await Promise.all([
      world.teacher.call(homework.withdraw, { testIds: [testId] }),
      world.students[0]?.call(student.open, { testId }),
    ])
    const rows = await service.db.select().from(submission).where(eq(submission.testId, testId))
    expect([withdrawn.code, rows.length]).toEqual(opened?.code === 0 ? [errorCodes.openedByStudents, 3] : [0, 0])
  }
  expect(service.faults).toHaveLength(faults)
})
