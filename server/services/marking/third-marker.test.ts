import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { markingRule } from '#api/contract/groups/marking-rule.ts'
import { courseTeacher } from '#server/database/schema/courses.ts'
import { user } from '#server/database/schema/people.ts'
import { resultId } from '#tests/support/service/result-id.ts'
import type { TestClient, TestService } from '#tests/support/service/test-service.ts'
import { submissionOf } from '#tests/support/worlds/assignments.ts'
import { addPeople, type World } from '#tests/support/worlds/world.ts'
import { doubleAssignment, doubleRule, openDoubleMarking, teachClass } from './testing/double-assignment.ts'

let service: TestService
let world: World
let itemId: number

beforeAll(async () => {
  ;({ service, world, itemId } = await openDoubleMarking())
})

afterAll(() => service.close())

/** One more teacher of the class. */
async function anotherTeacher(username: string): Promise<TestClient> {
  const [home] = await service.db.select().from(user).where(eq(user.uid, world.colleague.uid))
  const [teacher] = await addPeople(service, [{ username, userType: 101, schoolId: home?.schoolId ?? 0 }])
  if (teacher === undefined) throw new Error('The teacher was not added')
  await teachClass(service, world, teacher.uid)
  return teacher
}

const nameThird = (assignmentId: number, thirdMarkerId: number) =>
  world.teacher.call(markingRule.save, { ...doubleRule(assignmentId), thirdMarkerId })

const leave = (uid: number) => service.db.delete(courseTeacher).where(eq(courseTeacher.uid, uid))

test('a third marker who left the class can be replaced; one who teaches it cannot', async () => {
  const { assignmentId, give, scored } = await doubleAssignment(service, world, itemId)
  const { uid: leaverId } = await anotherTeacher('leaver')
  const name = async (uid: number) => resultId(await nameThird(assignmentId, uid))
  expect(await name(leaverId)).toBe('ok')
  await give(world.teacher, [50, 60, 40])
  await give(world.colleague, [20, 20, 20])
  expect(await name(world.stranger.uid)).toBe('markingBegun')
  await leave(leaverId)
  expect(await name(world.stranger.uid)).toBe('ok')
  expect(resultId(await give(world.stranger, [30, 30, 30]))).toBe('ok')
  expect(await scored()).toEqual({ writtenScore: 90, unmarkedCount: 0 })
})

test('what a third marker decided before leaving stays theirs; somebody else decides the rest', async () => {
  const { assignmentId, submissionId, giveTo } = await doubleAssignment(service, world, itemId)
  const other = await submissionOf(service, assignmentId, world.students[1])
  const leaver = await anotherTeacher('decider')
  await nameThird(assignmentId, leaver.uid)
  for (const id of [submissionId, other.submissionId]) {
    await giveTo(id)(world.teacher, [50, 60, 40])
    await giveTo(id)(world.colleague, [20, 20, 20])
  }
  await giveTo(submissionId)(leaver, [30, 30, 30])
  await leave(leaver.uid)
  await nameThird(assignmentId, world.stranger.uid)
  expect({
    decided: resultId(await giveTo(submissionId)(world.stranger, [10, 10, 10])),
    open: resultId(await giveTo(other.submissionId)(world.stranger, [40, 40, 40])),
  }).toEqual({ decided: 'notAMarker', open: 'ok' })
  const { list } = await world.teacher.get(markingRule.differences, { assignmentId })
  const decisions = list.map(({ handle, marks }) => [handle, ...marks.filter(({ isThird }) => isThird)])
  const third = { isThird: true }
  expect(decisions).toEqual([
    [submissionId, { ...third, uid: leaver.uid, realname: '姓名 decider', score: 90 }],
    [other.submissionId, { ...third, uid: world.stranger.uid, realname: '姓名 stranger', score: 120 }],
  ])
})

test('a third marker whose account is disabled is told of, and can be replaced', async () => {
  const { assignmentId, give, scored } = await doubleAssignment(service, world, itemId)
  const { uid: third } = await anotherTeacher('disabled')
  const name = async (uid: number) => resultId(await nameThird(assignmentId, uid))
  const ruleOfThird = async () => {
    const { list } = await world.teacher.get(markingRule.list, {})
    const row = list.find((one) => one.assignmentId === assignmentId)
    return [row?.goneThird, row?.markers.some(({ uid }) => uid === third)]
  }
  expect(await name(third)).toBe('ok')
  await give(world.teacher, [50, 60, 40])
  await give(world.colleague, [20, 20, 20])
  const before = await ruleOfThird()
  await service.db.update(user).set({ disabledAt: service.clock.now }).where(eq(user.uid, third))
  const after = await ruleOfThird()
  expect({ again: await name(third), other: await name(world.stranger.uid) }).toEqual({
    again: 'markerUnknown',
    other: 'ok',
  })
  expect(resultId(await give(world.stranger, [30, 30, 30]))).toBe('ok')
  expect({ before, disabled: after, replaced: await ruleOfThird() }).toEqual({
    before: [null, true],
    disabled: [{ realname: '姓名 disabled', isDisabled: true, hasDecided: false }, false],
    replaced: [null, false],
  })
  expect(await scored()).toEqual({ writtenScore: 90, unmarkedCount: 0 })
})
