import { afterAll, beforeAll, expect, test } from 'vitest'
import { marking } from '#api/contract/groups/marking.ts'
import { markingRule } from '#api/contract/groups/marking-rule.ts'
import { student } from '#api/contract/groups/student.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { assign, submissionOf } from '#tests/support/worlds/assignments.ts'
import { itemIdAt, makeWorld, studentAt, type World } from '#tests/support/worlds/world.ts'

let service: TestService
let world: World
let assignmentId: number
let itemId: number

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service, 3)
  itemId = itemIdAt(world, 3)
  assignmentId = await assign(service, world)
  for (const [seat, answer] of ['0.5', '0.5 cm', '2'].entries())
    await studentAt(world, seat).get(student.submit, { assignmentId, answers: { [itemId]: answer } })
})

afterAll(() => service.close())

const scored = async () => {
  const { objectiveScore, writtenScore, unmarkedCount } = await submissionOf(service, assignmentId, world.students[1])
  return { objectiveScore, writtenScore, unmarkedCount }
}

const itemsToMark = async () =>
  (await world.teacher.get(marking.items, { assignmentId })).list.map(({ no, unmarked, marked }) => ({
    no,
    unmarked,
    marked,
  }))

const ofAssignment = async () =>
  (await world.teacher.get(markingRule.list, {})).list.map(({ unmarked, marked }) => ({ unmarked, marked }))

test('an answer that may be meant waits for a person, with no other answer to its blank', async () => {
  const { submissionId } = await submissionOf(service, assignmentId, world.students[1])
  expect(await scored()).toEqual({ objectiveScore: 0, writtenScore: 0, unmarkedCount: 1 })
  expect(await itemsToMark()).toEqual([
    { no: 4, unmarked: 1, marked: 0 },
    { no: 5, unmarked: 0, marked: 3 },
  ])
  expect(await ofAssignment()).toEqual([{ unmarked: 1, marked: 3 }])
  const { list } = await world.teacher.get(marking.submissions, { assignmentId, itemId })
  expect(list.map((row) => ({ submissionId: row.submissionId, value: row.value }))).toEqual([
    { submissionId, value: '0.5 cm' },
  ])
})

test('the mark of a person counts among the marks of blanks, and stays in view', async () => {
  const { submissionId } = await submissionOf(service, assignmentId, world.students[1])
  const given = { assignmentId, itemId, submissionId, criteria: [25], round: 0, rev: 0 }
  expect(await world.teacher.get(marking.save, given)).toEqual({ score: 25, rev: 1, unmarked: 0 })
  expect(await scored()).toEqual({ objectiveScore: 25, writtenScore: 0, unmarkedCount: 0 })
  expect(await itemsToMark()).toEqual([
    { no: 4, unmarked: 0, marked: 1 },
    { no: 5, unmarked: 0, marked: 3 },
  ])
  expect(await ofAssignment()).toEqual([{ unmarked: 0, marked: 4 }])
  const { list } = await world.teacher.get(marking.submissions, { assignmentId, itemId })
  expect(list.map(({ score }) => score)).toEqual([25])
})
