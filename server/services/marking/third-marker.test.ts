import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { errorCodes } from '#api/contract/errors.ts'
import { markingRule } from '#api/contract/areas/marking-rule.ts'
import { courseTeacher } from '#server/database/schema/courses.ts'
import { user } from '#server/database/schema/people.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { makeWorld, type World } from '#tests/support/worlds/world.ts'
import { doubleAssignment, teachClass } from './testing/double-assignment.ts'

let service: TestService
let world: World
let itemId: number

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service, 2)
  itemId = world.itemIds[4] ?? 0
  for (const { uid } of [world.colleague, world.stranger]) await teachClass(service, world, uid)
})

afterAll(() => service.close())

/** One more teacher of the class. */
async function anotherTeacher(realname: string): Promise<number> {
  const [colleague] = await service.db.select().from(user).where(eq(user.uid, world.colleague.uid))
  if (colleague === undefined) throw new Error('The colleague is missing')
  const { uid: _uid, ...fields } = colleague
  const [other] = await service.db
    .insert(user)
    .values({ ...fields, username: realname, realname })
    .returning()
  const uid = other?.uid ?? 0
  await teachClass(service, world, uid)
  return uid
}

test('a third marker who left the class undecided can be replaced; one who has decided cannot', async () => {
  const { assignmentId, give, scored } = await doubleAssignment(service, world, itemId)
  const { db } = service
  const leaverId = await anotherTeacher('离开的老师')
  const rule = { assignmentId, isBlind: false, isDouble: true, differenceLimit: 20 }
  const name = async (uid: number) => (await world.teacher.call(markingRule.save, { ...rule, thirdMarkerId: uid })).code
  const leave = (uid: number) =>
    db.delete(courseTeacher).where(and(eq(courseTeacher.courseId, world.courseId), eq(courseTeacher.uid, uid)))
  const codes = [await name(leaverId)]
  await give(world.teacher, [50, 60, 40])
  await give(world.colleague, [20, 20, 20])
  codes.push(await name(world.stranger.uid))
  await leave(leaverId)
  codes.push(await name(world.stranger.uid), (await give(world.stranger, [30, 30, 30])).code)
  await leave(world.stranger.uid)
  await teachClass(service, world, leaverId)
  codes.push(await name(leaverId))
  await leave(leaverId)
  await teachClass(service, world, world.stranger.uid)
  expect(codes).toEqual([0, errorCodes.markingBegun, 0, 0, errorCodes.markingBegun])
  expect(await scored()).toEqual({ writtenScore: 90, unmarkedCount: 0 })
})

test('a third marker whose account is disabled is told of, and can be replaced', async () => {
  const { assignmentId, give, scored } = await doubleAssignment(service, world, itemId)
  const third = await anotherTeacher('停用的老师')
  const rule = { assignmentId, isBlind: false, isDouble: true, differenceLimit: 20 }
  const name = async (uid: number) => (await world.teacher.call(markingRule.save, { ...rule, thirdMarkerId: uid })).code
  const told = async () => {
    const { list } = await world.teacher.get(markingRule.list, {})
    const row = list.find((one) => one.assignmentId === assignmentId)
    return [row?.goneThird, row?.markers.some(({ uid }) => uid === third)]
  }
  const codes = [await name(third)]
  await give(world.teacher, [50, 60, 40])
  await give(world.colleague, [20, 20, 20])
  const before = await told()
  await service.db.update(user).set({ disabledAt: service.clock.now }).where(eq(user.uid, third))
  const after = await told()
  codes.push(await name(third), await name(world.stranger.uid), (await give(world.stranger, [30, 30, 30])).code)
  expect([before, after, await told()]).toEqual([
    [null, true],
    [{ realname: '停用的老师', isDisabled: true, hasDecided: false }, false],
    [null, false],
  ])
  expect([codes, await scored()]).toEqual([[0, errorCodes.markerUnknown, 0, 0], { writtenScore: 90, unmarkedCount: 0 }])
})
