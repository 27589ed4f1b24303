import { and, asc, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { courseTeacher } from '#api/contract/areas/course-teacher.ts'
import { homework } from '#api/contract/areas/homework.ts'
import { student } from '#api/contract/areas/student.ts'
import type { InputOf } from '#api/contract/endpoint.ts'
import { errorCodes } from '#api/contract/errors.ts'
import { course, member, memberStatus } from '#server/database/schema/courses.ts'
import { audit } from '#server/database/schema/system.ts'
import { test as testTable } from '#server/database/schema/tests.ts'
import { saveInput, seatsAssigned } from '#tests/support/given-test.ts'
import { startTestService, type TestService } from '#tests/support/test-service.ts'
import { makeWorld, type World } from '#tests/support/world.ts'

let service: TestService
let world: World
/** Two classes that the teacher teaches: her own with seats 0 to 2, and a colleague's beside whom she teaches, with seats 0 and 1. */
let both: [number, number]

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
  both = [world.courseId, world.colleagueCourseId]
  await service.db.delete(member).where(isMember(2))
  await world.colleague.get(courseTeacher.add, { courseId: both[1], teacherIds: [world.teacher.uid] })
})

afterAll(() => service.close())

beforeEach(() => service.db.delete(testTable))

const isMember = (seat: number) => and(eq(member.courseId, both[1]), eq(member.uid, world.students[seat]?.uid ?? 0))

const save = (over: Partial<InputOf<typeof homework.save>> = {}) =>
  world.teacher.call(homework.save, saveInput(world, { courseIds: both, ...over }))

async function saved(over: Partial<InputOf<typeof homework.save>> = {}): Promise<number[]> {
  return (await world.teacher.get(homework.save, saveInput(world, { courseIds: both, ...over }))).testIds
}

/** Every test there is: its class, its name, whether it is out, and who has it. */
async function stored() {
  const rows = await service.db.select().from(testTable).orderBy(asc(testTable.testId))
  return Promise.all(
    rows.map(async ({ testId, courseId, testName, publishedAt }) => ({
      testId,
      courseId,
      testName,
      isOut: publishedAt !== null,
      seats: await seatsAssigned(service, world, testId),
    })),
  )
}

const emptied = (isEmpty: boolean) =>
  service.db
    .update(member)
    .set({ approveStatus: isEmpty ? memberStatus.waiting : memberStatus.approved })
    .where(eq(member.courseId, both[1]))

const archived = (isArchived: boolean) =>
  service.db
    .update(course)
    .set({ status: isArchived ? 0 : 1 })
    .where(eq(course.courseId, both[1]))

test('a paper goes to each class as a test of its own, in the order of the classes, and is published in each', async () => {
  const [second = 0, first = 0] = await saved({ courseIds: both.toReversed(), testName: '周末作业' })
  expect(await world.teacher.get(homework.publish, { testIds: [first, second] })).toEqual({ assignedCount: 5 })
  expect(await stored()).toEqual(
    [
      { testId: first, courseId: both[0], testName: '周末作业', isOut: true, seats: [0, 1, 2] },
      { testId: second, courseId: both[1], testName: '周末作业', isOut: true, seats: [0, 1] },
    ].toSorted((one, other) => one.testId - other.testId),
  )
  const ofStudent = await world.students[0]?.get(student.tests, {})
  expect(new Set(ofStudent?.list.map(({ testId }) => testId))).toEqual(new Set([first, second]))
})

test('a repeated call with the same key makes nothing more', async () => {
  const input = saveInput(world, { courseIds: both })
  const key = 'one-intent-for-both'
  const once = await world.teacher.call(homework.save, input, { key })
  expect((await world.teacher.call(homework.save, input, { key })).data).toEqual(once.data)
  expect(await stored()).toHaveLength(2)
})

test('a class without students, an archived one and foreign students are named, and nothing is saved', async () => {
  const ofSecond = { courseId: both[1] }
  const chosen = { userJoinType: 2, uids: [world.students[2]?.uid ?? 0] }
  const foreign = await save(chosen)
  await emptied(true)
  const empty = await save()
  await emptied(false)
  await archived(true)
  const old = await save()
  await archived(false)
  expect([foreign, empty, old].map(({ code, data }) => [code, data])).toEqual([
    [errorCodes.studentNotInClass, ofSecond],
    [errorCodes.courseEmpty, ofSecond],
    [errorCodes.courseArchived, ofSecond],
  ])
  expect(await stored()).toEqual([])
})

test('a class that is not taught any more is named by its place, like one that never was', async () => {
  const answers = [
    await save({ courseIds: [both[0], world.strangerCourseId] }),
    await save({ courseIds: [both[0], 987_654_321] }),
    await world.teacher.call(homework.publish, { testIds: [...(await saved()), 987_654_321] }),
  ]
  expect(answers.map(({ code, data }) => [code, data])).toEqual([
    [1002, { field: 'courseIds', at: 1 }],
    [1002, { field: 'courseIds', at: 1 }],
    [1002, { field: 'testIds', at: 2 }],
  ])
  expect((await stored()).map(({ isOut }) => isOut)).toEqual([false, false])
})

test('no class, a class twice, and more than thirty are refused at the field', async () => {
  const many = Array.from({ length: 31 }, (_, index) => index + 1)
  const answers = []
  for (const courseIds of ['', `${both[0]},${both[0]}`, many.join()])
    answers.push(await world.teacher.call(homework.save, saveInput(world), { raw: { courseIds } }))
  const refused = [1001, { field: 'courseIds' }]
  expect(answers.map(({ code, data }) => [code, data])).toEqual([refused, refused, refused])
})

test('other classes take the place of those that are left out; their unpublished tests go', async () => {
  const [first = 0] = await saved({ testName: '改之前' })
  const [again, added = 0] = await saved({ testIds: [first], testName: '改之后' })
  const left = await saved({ testIds: [first, added], courseIds: [both[1]], testName: '只剩一个' })
  expect([again, left]).toEqual([first, [added]])
  expect((await stored()).find(({ testId }) => testId === added)).toEqual({
    testId: added,
    courseId: both[1],
    testName: '只剩一个',
    isOut: false,
    seats: [],
  })
})

test('a test that is out is not taken from a class by leaving the class out', async () => {
  const testIds = await saved()
  await world.teacher.get(homework.publish, { testIds })
  const before = await stored()
  const answer = await save({ testIds, courseIds: [both[0]], testName: '改名' })
  expect([answer.code, answer.data]).toEqual([errorCodes.alreadyPublished, { courseId: both[1] }])
  expect(await stored()).toEqual(before)
})

test('publishing is done in all classes or in none; what is out already stays', async () => {
  const testIds = await saved()
  await emptied(true)
  const refused = await world.teacher.call(homework.publish, { testIds })
  await emptied(false)
  const none = await stored()
  await archived(true)
  const old = await world.teacher.call(homework.publish, { testIds })
  await archived(false)
  await world.teacher.get(homework.publish, { testIds: testIds.slice(0, 1) })
  const rest = await world.teacher.get(homework.publish, { testIds })
  const late = await world.teacher.call(homework.publish, { testIds })
  expect([refused, old].map(({ code, data }) => [code, data])).toEqual([
    [errorCodes.courseEmpty, { courseId: both[1] }],
    [errorCodes.courseArchived, { courseId: both[1] }],
  ])
  expect(none.map(({ isOut, seats }) => [isOut, seats])).toEqual([
    [false, []],
    [false, []],
  ])
  expect([rest, late.code]).toEqual([{ assignedCount: 2 }, errorCodes.alreadyPublished])
})

test('taking back takes all back or none, and leaves a line of each in the audit', async () => {
  const testIds = await saved({ beginTime: '2026-11-20T00:00:00.000Z' })
  await world.teacher.get(homework.publish, { testIds })
  await world.teacher.get(homework.withdraw, { testIds })
  const lines = await service.db
    .select({ objectKind: audit.objectKind, objectId: audit.objectId })
    .from(audit)
    .where(and(eq(audit.path, homework.withdraw.path), inArray(audit.objectId, testIds)))
    .orderBy(asc(audit.auditId))
  expect(lines).toEqual(testIds.map((objectId) => ({ objectKind: 'test', objectId })))
  expect((await stored()).map(({ isOut }) => isOut)).toEqual([false, false])
  await world.teacher.get(homework.publish, { testIds })
  await world.students[0]?.get(student.open, { testId: testIds[1] ?? 0 })
  const refused = await world.teacher.call(homework.withdraw, { testIds })
  expect([refused.code, refused.data]).toEqual([errorCodes.openedByStudents, { courseId: both[1] }])
  expect((await stored()).map(({ isOut, seats }) => [isOut, seats])).toEqual([
    [true, [0, 1, 2]],
    [true, [0, 1]],
  ])
})
