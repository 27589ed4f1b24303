import { afterAll, beforeAll, expect, test } from 'vitest'
import { marking } from '#api/contract/groups/marking.ts'
import { markingRule } from '#api/contract/groups/marking-rule.ts'
import { timesOf } from '#tests/support/runs/figures.ts'
import { resultId } from '#tests/support/service/result-id.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { assign, submissionOf } from '#tests/support/worlds/assignments.ts'
import { correctablePaper } from '#tests/support/worlds/correctable-paper.ts'
import { teachClass } from '../marking/testing/double-assignment.ts'
import { makeWorld, type World } from '#tests/support/worlds/world.ts'

let service: TestService
let world: World

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
  await teachClass(service, world, world.colleague.uid)
})

afterAll(() => service.close())

const rounds = timesOf(10, 100)

/** As many criteria as before, so that by its numbers alone a mark would fit both. */
const others = {
  kind: 'written' as const,
  model: 'm',
  criteria: [
    { name: '书写', hint: '', max: 40 },
    { name: '内容', hint: '', max: 60 },
    { name: '语言', hint: '', max: 50 },
  ],
}

/** Corrects the criteria of an item and marks its only answer by the former ones, both at once; says what became of it. */
async function atOnce(isDouble: boolean) {
  const own = await correctablePaper(service, world)
  const { paperId, writtenId: itemId } = own
  const assignmentId = await assign(service, world, { paperId })
  await own.handIn(assignmentId, 0, { [itemId]: 'Text' })
  await world.teacher.get(markingRule.save, { assignmentId, isBlind: false, isDouble, differenceLimit: 0 })
  const { submissionId } = await submissionOf(service, assignmentId, world.students[0])
  const given = { assignmentId, itemId, submissionId, round: 0, rev: 0, keyRev: 0, criteria: [40, 40, 40] }
  const [marked, corrected] = await Promise.all([
    world.teacher.call(marking.save, given),
    own.correct(others, { itemId }),
  ])
  return [resultId(marked), resultId(corrected)].join()
}

test.each([
  ['one marker', false],
  ['two markers', true],
])(`with %s, of a first mark and other criteria at the same moment only one is taken`, async (_name, isDouble) => {
  const outcomes = new Set<string>()
  for (let round = 0; round < rounds; round += 1) outcomes.add(await atOnce(isDouble))
  expect(service.faults).toEqual([])
  expect([...outcomes].filter((outcome) => outcome === 'ok,ok')).toEqual([])
})
