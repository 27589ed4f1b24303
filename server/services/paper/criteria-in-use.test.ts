import { afterAll, beforeAll, expect, test } from 'vitest'
import { keyChange } from '#api/contract/groups/key-change.ts'
import { marking } from '#api/contract/groups/marking.ts'
import { markingRule } from '#api/contract/groups/marking-rule.ts'
import { teachClass } from '../marking/testing/double-assignment.ts'
import { resultId } from '#tests/support/service/result-id.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { assign, submissionOf } from '#tests/support/worlds/assignments.ts'
import { type CorrectablePaper, correctablePaper } from '#tests/support/worlds/correctable-paper.ts'
import { makeWorld, type World } from '#tests/support/worlds/world.ts'

let service: TestService
let world: World

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
  await teachClass(service, world, world.colleague.uid)
})

afterAll(() => service.close())

const criterion = (name: string, max: number) => ({ name, hint: '', max })
const written = (...criteria: readonly ReturnType<typeof criterion>[]) => ({
  kind: 'written' as const,
  model: 'm',
  criteria: [...criteria],
})
const whole = written(criterion('整体', 150))
const renamed = written(criterion('要点', 50), criterion('表达', 60), criterion('书写', 40))

/** The paper's written item in an assignment, handed in by one student. */
async function handedIn(own: CorrectablePaper, isDouble: boolean) {
  const assignmentId = await assign(service, world, { paperId: own.paperId })
  await own.handIn(assignmentId, 0, { [own.writtenId]: 'Text' })
  await world.teacher.get(markingRule.save, { assignmentId, isBlind: false, isDouble, differenceLimit: 0 })
  const { submissionId } = await submissionOf(service, assignmentId, world.students[0])
  const give = () => {
    const of = { assignmentId, itemId: own.writtenId, submissionId, round: 0, rev: 0 }
    return world.teacher.get(marking.save, { ...of, criteria: [50, 40, 40] })
  }
  return { give }
}

test.each([
  ['one marker', false],
  ['two markers', true],
])('with marks by %s, criteria keep their number and points, and only names change', async (_name, isDouble) => {
  const own = await correctablePaper(service, world)
  const { paperId, writtenId: itemId } = own
  const { give } = await handedIn(own, isDouble)
  const unmarked = resultId(await world.teacher.call(keyChange.preview, { paperId, itemId, key: whole }))
  await give()
  const asked = async (key: typeof whole) => [
    resultId(await world.teacher.call(keyChange.preview, { paperId, itemId, key })),
    resultId(await own.correct(key, { itemId })),
  ]
  expect({ unmarked, other: await asked(whole), renamed: await asked(renamed) }).toEqual({
    unmarked: 'ok',
    other: ['criteriaInUse', 'criteriaInUse'],
    renamed: ['ok', 'ok'],
  })
})

test('other criteria are not reverted once there are marks by the present ones', async () => {
  const own = await correctablePaper(service, world)
  const { paperId, writtenId: itemId } = own
  const correction = {
    itemId,
    keyRev: 0,
    key: written(criterion('内容', 60), criterion('语言', 50), criterion('书写', 40)),
  }
  const { keyChangeIds } = await world.teacher.get(keyChange.correctAll, { paperId, revisedKeys: [correction] })
  const { give } = await handedIn(own, false)
  await give()
  expect(resultId(await world.teacher.call(keyChange.undoAll, { paperId, keyChangeIds }))).toBe('criteriaInUse')
})

test('a mark given by criteria that were corrected since is refused, alone and among several; by the new ones it is saved', async () => {
  const own = await correctablePaper(service, world)
  const { paperId, writtenId: itemId } = own
  const assignmentId = await assign(service, world, { paperId })
  await own.handIn(assignmentId, 0, { [itemId]: 'Text' })
  const { submissionId } = await submissionOf(service, assignmentId, world.students[0])
  const seen = async () => (await world.teacher.get(marking.submissions, { assignmentId, itemId })).item.keyRev
  const [before] = [await seen(), await own.correct(renamed, { itemId })]
  const mark = { submissionId, round: 0, rev: 0, criteria: [40, 40, 40] }
  const save = (keyRev: number) => world.teacher.call(marking.save, { assignmentId, itemId, ...mark, keyRev })
  const many = await world.teacher.get(marking.saveMany, { assignmentId, itemId, keyRev: before, marks: [mark] })
  expect({ alone: resultId(await save(before)), many, anew: resultId(await save(await seen())) }).toEqual({
    alone: 'criteriaChanged',
    many: { list: [], refused: [{ submissionId, reason: 'criteriaChanged' }], unmarked: 1 },
    anew: 'ok',
  })
})
