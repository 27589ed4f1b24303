import { and, asc, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { courseTeacher } from '#api/contract/groups/course-teacher.ts'
import { assigning } from '#api/contract/groups/assigning.ts'
import { student } from '#api/contract/groups/student.ts'
import type { InputOf } from '#api/contract/endpoint.ts'
import { course, member, memberStatus } from '#server/database/schema/courses.ts'
import { audit } from '#server/database/schema/system.ts'
import { assignment as assignmentTable } from '#server/database/schema/assignments.ts'
import { saveInput, seatsAssigned } from '#tests/support/worlds/given-assignment.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { makeWorld, uidAt, type World } from '#tests/support/worlds/world.ts'
import { resultId } from '#tests/support/service/result-id.ts'

let service: TestService
let world: World
/**
 * Two classes that the teacher teaches: her own with seats 0 to 2, and a colleague's that she co-teaches, with seats 0
 * and 1.
 */
let both: [number, number]

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
  both = [world.courseId, world.colleagueCourseId]
  await service.db.delete(member).where(isMember(2))
  await world.colleague.get(courseTeacher.add, { courseId: both[1], teacherIds: [world.teacher.uid] })
})

afterAll(() => service.close())

beforeEach(() => service.db.delete(assignmentTable))

const isMember = (seat: number) => and(eq(member.courseId, both[1]), eq(member.uid, uidAt(world, seat)))

const save = (over: Partial<InputOf<typeof assigning.save>> = {}) =>
  world.teacher.call(assigning.save, saveInput(world, { courseIds: both, ...over }))

async function saved(over: Partial<InputOf<typeof assigning.save>> = {}): Promise<number[]> {
  return (await world.teacher.get(assigning.save, saveInput(world, { courseIds: both, ...over }))).assignmentIds
}

/** Every existing test: its class, its name, whether it is published, and who has it. */
async function stored() {
  const rows = await service.db.select().from(assignmentTable).orderBy(asc(assignmentTable.assignmentId))
  return Promise.all(
    rows.map(async ({ assignmentId, courseId, assignmentName, publishedAt }) => ({
      assignmentId,
      courseId,
      assignmentName,
      isOut: publishedAt !== null,
      seats: await seatsAssigned(service, world, assignmentId),
    })),
  )
}

const emptied = (isEmpty: boolean) =>
  service.db
    .update(member)
    .set({ joinStatus: isEmpty ? memberStatus.waiting : memberStatus.approved })
    .where(eq(member.courseId, both[1]))

const archived = (isArchived: boolean) =>
  service.db
    .update(course)
    .set({ status: isArchived ? 0 : 1 })
    .where(eq(course.courseId, both[1]))

test('a paper becomes a separate assignment for each class, in the order of the classes, and is published in each', async () => {
  const [second = 0, first = 0] = await saved({ courseIds: both.toReversed(), assignmentName: '周末作业' })
  expect(await world.teacher.get(assigning.publish, { assignmentIds: [first, second] })).toEqual({ assignedCount: 5 })
  expect(await stored()).toEqual(
    [
      { assignmentId: first, courseId: both[0], assignmentName: '周末作业', isOut: true, seats: [0, 1, 2] },
      { assignmentId: second, courseId: both[1], assignmentName: '周末作业', isOut: true, seats: [0, 1] },
    ].toSorted((one, other) => one.assignmentId - other.assignmentId),
  )
  const ofStudent = await world.students[0]?.get(student.assignments, {})
  expect(new Set(ofStudent?.list.map(({ assignmentId }) => assignmentId))).toEqual(new Set([first, second]))
})

test('a repeated call with the same key creates nothing more', async () => {
  const input = saveInput(world, { courseIds: both })
  const key = 'one-intent-for-both'
  const once = await world.teacher.call(assigning.save, input, { key })
  expect((await world.teacher.call(assigning.save, input, { key })).data).toEqual(once.data)
  expect(await stored()).toHaveLength(2)
})

test('a class without students, an archived one and foreign students are named, and nothing is saved', async () => {
  const ofSecond = { courseId: both[1] }
  const chosen = { audience: 2, uids: [uidAt(world, 2)] }
  const foreign = await save(chosen)
  await emptied(true)
  const empty = await save()
  await emptied(false)
  await archived(true)
  const old = await save()
  await archived(false)
  expect([foreign, empty, old].map((answer) => ({ result: resultId(answer), data: answer.data }))).toEqual([
    { result: 'studentNotInClass', data: ofSecond },
    { result: 'courseEmpty', data: ofSecond },
    { result: 'courseArchived', data: ofSecond },
  ])
  expect(await stored()).toEqual([])
})

test('a class no longer taught is named by its position, like one that never was', async () => {
  const answers = [
    await save({ courseIds: [both[0], world.strangerCourseId] }),
    await save({ courseIds: [both[0], 987_654_321] }),
    await world.teacher.call(assigning.publish, { assignmentIds: [...(await saved()), 987_654_321] }),
  ]
  expect(answers.map((answer) => ({ result: resultId(answer), data: answer.data }))).toEqual([
    { result: 'notFound', data: { field: 'courseIds', at: 1 } },
    { result: 'notFound', data: { field: 'courseIds', at: 1 } },
    { result: 'notFound', data: { field: 'testIds', at: 2 } },
  ])
  expect((await stored()).map(({ isOut }) => isOut)).toEqual([false, false])
})

test('no class, a duplicate class, and more than thirty are refused at the field', async () => {
  const many = Array.from({ length: 31 }, (_, index) => index + 1)
  const answers = []
  for (const courseIds of ['', `${both[0]},${both[0]}`, many.join()])
    answers.push(await world.teacher.call(assigning.save, saveInput(world), { raw: { courseIds } }))
  const refused = { result: 'invalidInput', data: { field: 'courseIds' } }
  expect(answers.map((answer) => ({ result: resultId(answer), data: answer.data }))).toEqual([
    refused,
    refused,
    refused,
  ])
})

test('other classes replace those that are dropped, whose unpublished assignments are deleted', async () => {
  const [first = 0] = await saved({ assignmentName: '改之前' })
  const [again, added = 0] = await saved({ assignmentIds: [first], assignmentName: '改之后' })
  const left = await saved({ assignmentIds: [first, added], courseIds: [both[1]], assignmentName: '只剩一个' })
  expect({ again, left }).toEqual({ again: first, left: [added] })
  expect((await stored()).find(({ assignmentId }) => assignmentId === added)).toEqual({
    assignmentId: added,
    courseId: both[1],
    assignmentName: '只剩一个',
    isOut: false,
    seats: [],
  })
})

test('a published assignment is not deleted by dropping its class', async () => {
  const assignmentIds = await saved()
  await world.teacher.get(assigning.publish, { assignmentIds })
  const before = await stored()
  const answer = await save({ assignmentIds, courseIds: [both[0]], assignmentName: '改名' })
  expect({ result: resultId(answer), data: answer.data }).toEqual({
    result: 'alreadyPublished',
    data: { courseId: both[1] },
  })
  expect(await stored()).toEqual(before)
})

test('publishing happens in all classes or in none; what is published already stays', async () => {
  const assignmentIds = await saved()
  await emptied(true)
  const refused = await world.teacher.call(assigning.publish, { assignmentIds })
  await emptied(false)
  const none = await stored()
  await archived(true)
  const old = await world.teacher.call(assigning.publish, { assignmentIds })
  await archived(false)
  await world.teacher.get(assigning.publish, { assignmentIds: assignmentIds.slice(0, 1) })
  const rest = await world.teacher.get(assigning.publish, { assignmentIds })
  const late = await world.teacher.call(assigning.publish, { assignmentIds })
  expect([refused, old].map((answer) => ({ result: resultId(answer), data: answer.data }))).toEqual([
    { result: 'courseEmpty', data: { courseId: both[1] } },
    { result: 'courseArchived', data: { courseId: both[1] } },
  ])
  expect(none.map(({ isOut, seats }) => ({ isOut, seats }))).toEqual([
    { isOut: false, seats: [] },
    { isOut: false, seats: [] },
  ])
  expect({ rest, late: resultId(late) }).toEqual({ rest: { assignedCount: 2 }, late: 'alreadyPublished' })
})

test('withdrawing happens in all or in none, and adds an audit row for each', async () => {
  const assignmentIds = await saved({ beginTime: '2026-11-20T00:00:00.000Z' })
  await world.teacher.get(assigning.publish, { assignmentIds })
  await world.teacher.get(assigning.withdraw, { assignmentIds })
  const lines = await service.db
    .select({ objectKind: audit.objectKind, objectId: audit.objectId })
    .from(audit)
    .where(and(eq(audit.path, assigning.withdraw.path), inArray(audit.objectId, assignmentIds)))
    .orderBy(asc(audit.auditId))
  expect(lines).toEqual(assignmentIds.map((objectId) => ({ objectKind: 'test', objectId })))
  expect((await stored()).map(({ isOut }) => isOut)).toEqual([false, false])
  await world.teacher.get(assigning.publish, { assignmentIds })
  await world.students[0]?.get(student.open, { assignmentId: assignmentIds[1] ?? 0, begins: true })
  const refused = await world.teacher.call(assigning.withdraw, { assignmentIds })
  expect({ result: resultId(refused), data: refused.data }).toEqual({
    result: 'openedByStudents',
    data: { courseId: both[1] },
  })
  expect((await stored()).map(({ isOut, seats }) => ({ isOut, seats }))).toEqual([
    { isOut: true, seats: [0, 1, 2] },
    { isOut: true, seats: [0, 1] },
  ])
})
