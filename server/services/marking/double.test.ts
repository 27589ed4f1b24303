import { afterAll, beforeAll, expect, test } from 'vitest'
import { assigning } from '#api/contract/groups/assigning.ts'
import { marking } from '#api/contract/groups/marking.ts'
import { markingRule } from '#api/contract/groups/marking-rule.ts'
import { student } from '#api/contract/groups/student.ts'
import { assign, submissionOf } from '#tests/support/worlds/assignments.ts'
import type { TestClient } from '#tests/support/service/test-client.ts'
import type { TestService } from '#tests/support/service/test-service.ts'
import type { World } from '#tests/support/worlds/world.ts'
import { doubleAssignment, doubleRule, openDoubleMarking } from './testing/double-assignment.ts'
import { resultId } from '#tests/support/service/result-id.ts'

let service: TestService
let world: World
let itemId: number

beforeAll(async () => {
  ;({ service, world, itemId } = await openDoubleMarking())
})

afterAll(() => service.close())

const newDouble = () => doubleAssignment(service, world, itemId)

test('two close marks make the score; neither marker sees the other’s', async () => {
  const { give, seenBy, scored, submissionId, assignmentId } = await newDouble()
  await give(world.teacher, [50, 30, 20], 0, '切题')
  const { submissionId: other } = await submissionOf(service, assignmentId, world.students[1])
  const afterOne = [await scored(), await seenBy(world.colleague), await seenBy(world.teacher)]
  expect(afterOne).toEqual([
    { writtenScore: 0, unmarkedCount: 1 },
    [
      [submissionId, null],
      [other, null],
    ],
    [
      [submissionId, 100],
      [other, null],
    ],
  ])
  const second = await give(world.colleague, [50, 40, 25], 0, '有错')
  expect({ result: resultId(second), data: second.data }).toEqual({
    result: 'ok',
    data: { score: 115, rev: 1, unmarked: 1 },
  })
  expect({ scored: await scored(), seen: await seenBy(world.stranger) }).toEqual({
    scored: { writtenScore: 110, unmarkedCount: 0 },
    seen: [],
  })
})

test('a marker learns who else gave a mark that stands; of two markers, neither does', async () => {
  const assignmentId = await assign(service, world)
  await world.students[0]?.get(student.submit, { assignmentId, answers: { [itemId]: 'Text' } })
  const { submissionId } = await submissionOf(service, assignmentId, world.students[0])
  const of = { assignmentId, itemId, submissionId, round: 0 }
  const otherMarkersFor = async (client: TestClient, id = assignmentId) =>
    (await client.get(marking.submissions, { assignmentId: id, itemId })).list.map(({ otherMarker }) => otherMarker)
  const mark = { ...of, criteria: [50, 30, 20], comment: '' }
  await world.teacher.get(marking.save, { ...mark, rev: 0 })
  const first = [await otherMarkersFor(world.teacher), await otherMarkersFor(world.colleague)]
  await world.colleague.get(marking.save, { ...mark, criteria: [50, 30, 25], rev: 1 })
  const second = [await otherMarkersFor(world.teacher), await otherMarkersFor(world.colleague)]
  const withdrawn = { submissionId, round: 0, rev: 2, criteria: null, comment: '' }
  await world.colleague.get(marking.saveMany, { assignmentId, itemId, marks: [withdrawn] })
  expect({ first, second, afterWithdrawal: await otherMarkersFor(world.teacher) }).toEqual({
    first: [[null], ['姓名 teacher']],
    second: [['姓名 colleague'], [null]],
    afterWithdrawal: [null],
  })
  const double = await newDouble()
  await double.give(world.teacher, [50, 30, 20])
  await double.give(world.colleague, [50, 40, 25])
  const ofTwo = [
    await otherMarkersFor(world.teacher, double.assignmentId),
    await otherMarkersFor(world.colleague, double.assignmentId),
  ]
  expect(ofTwo).toEqual([
    [null, null],
    [null, null],
  ])
})

test('if two marks differ by more, the third person decides, and nobody else may', async () => {
  const { assignmentId, submissionId, give, seenBy, scored } = await newDouble()
  expect(resultId(await give(world.stranger, [0, 0, 0]))).toBe('notAMarker')
  await give(world.teacher, [50, 60, 40])
  await give(world.colleague, [20, 20, 20])
  expect({ scored: await scored(), seen: await seenBy(world.stranger) }).toEqual({
    scored: { writtenScore: 0, unmarkedCount: 1 },
    seen: [[submissionId, null]],
  })
  const { list } = await world.teacher.get(markingRule.differences, { assignmentId })
  expect(list).toEqual([
    {
      itemId,
      no: 5,
      handle: submissionId,
      place: 1,
      student: '姓名 qm0701001',
      full: 150,
      difference: 90,
      settled: null,
      settledRev: 0,
      maySettle: false,
      value: null,
      marks: [
        { uid: world.teacher.uid, realname: '姓名 teacher', score: 150, isThird: false },
        { uid: world.colleague.uid, realname: '姓名 colleague', score: 60, isThird: false },
      ],
    },
  ])
  await give(world.stranger, [40, 40, 20])
  expect(await scored()).toEqual({ writtenScore: 100, unmarkedCount: 0 })
  await give(world.colleague, [50, 50, 40], 1)
  expect(await scored()).toEqual({ writtenScore: 145, unmarkedCount: 0 })
  await give(world.colleague, [0, 0, 0], 2)
  expect(await scored()).toEqual({ writtenScore: 100, unmarkedCount: 0 })
})

test('an answer can be flagged, drawn on and sent back only by those whose mark it needs', async () => {
  const { assignmentId, submissionId, give } = await newDouble()
  const of = { assignmentId, itemId, submissionId }
  const results = async (client: TestClient) => ({
    flagged: resultId(await client.call(marking.flag, { ...of, isFlagged: true })),
    drawn: resultId(await client.call(marking.annotate, { ...of, round: 0, shapes: [], rev: 9 })),
    asked: resultId(await client.call(marking.marksGiven, of)),
    sentBack: resultId(await client.call(marking.sendBack, { ...of, round: 0, reason: '重写', knownMarks: 0 })),
  })
  const refused = { flagged: 'notAMarker', drawn: 'notAMarker', asked: 'notAMarker', sentBack: 'notAMarker' }
  const taken = { flagged: 'ok', drawn: 'drawnByOther', asked: 'ok', sentBack: 'markedMeanwhile' }
  await give(world.teacher, [50, 60, 40])
  expect({ second: await results(world.colleague), third: await results(world.stranger) }).toEqual({
    second: taken,
    third: refused,
  })
  await give(world.colleague, [20, 20, 20])
  expect(await results(world.stranger)).toEqual(taken)
  await give(world.colleague, [50, 60, 40], 1)
  expect({ first: await results(world.teacher), third: await results(world.stranger) }).toEqual({
    first: taken,
    third: refused,
  })
})

test('changing one’s own mark requires its current revision; the rule is fixed once there are marks', async () => {
  const { assignmentId, give, scored } = await newDouble()
  const isBegun = async () =>
    (await world.teacher.get(markingRule.list, {})).list.find((row) => row.assignmentId === assignmentId)?.isBegun
  const begun = [await isBegun()]
  await give(world.teacher, [50, 60, 40])
  begun.push(await isBegun())
  expect(begun).toEqual([false, true])
  expect(resultId(await give(world.teacher, [0, 0, 0]))).toBe('markedByOther')
  const present = { ...doubleRule(assignmentId), thirdMarkerId: world.stranger.uid }
  const changed = [
    { isDouble: false },
    { differenceLimit: 30 },
    { isBlind: true },
    { thirdMarkerId: world.colleague.uid },
    { thirdMarkerId: world.strangerStudent.uid },
    {},
  ]
  const results: string[] = []
  for (const change of changed)
    results.push(resultId(await world.teacher.call(markingRule.save, { ...present, ...change })))
  expect(results).toEqual(['markingBegun', 'markingBegun', 'markingBegun', 'markingBegun', 'markerUnknown', 'ok'])
  expect(await scored()).toEqual({ writtenScore: 0, unmarkedCount: 1 })
})

test('each marker’s marks are counted by their share of the score', async () => {
  const { assignmentId, give } = await newDouble()
  await give(world.teacher, [50, 60, 40])
  await give(world.colleague, [20, 20, 20])
  expect(await world.teacher.get(marking.markers, { assignmentId, itemId })).toEqual({
    score: 150,
    list: [
      { uid: world.teacher.uid, realname: '姓名 teacher', count: 1, sum: 150, steps: [0, 0, 0, 0, 0, 0, 0, 0, 0, 1] },
      {
        uid: world.colleague.uid,
        realname: '姓名 colleague',
        count: 1,
        sum: 60,
        steps: [0, 0, 0, 0, 1, 0, 0, 0, 0, 0],
      },
    ],
  })
})

test('a marker’s scores are not counted for the other one before both have given theirs', async () => {
  const { assignmentId, give } = await newDouble()
  await give(world.teacher, [50, 60, 40])
  const countsFor = async (client: TestClient) => {
    const { list } = await client.get(marking.markers, { assignmentId, itemId })
    return list.map(({ uid, count }) => [uid === world.teacher.uid, count])
  }
  const afterOne = [await countsFor(world.teacher), await countsFor(world.colleague)]
  await give(world.colleague, [20, 20, 20])
  const both = [
    [true, 1],
    [false, 1],
  ]
  expect({ afterOne, teacher: await countsFor(world.teacher), colleague: await countsFor(world.colleague) }).toEqual({
    afterOne: [[[true, 1]], []],
    teacher: both,
    colleague: both,
  })
})

test('the badge counts what waits for each marker, like the page', async () => {
  const counted = async (client: TestClient) => {
    const { unreviewedCount } = await client.get(assigning.unreviewedCount, {})
    const { list } = await client.get(marking.waiting, {})
    return [unreviewedCount, list.reduce((sum, { unmarked }) => sum + unmarked, 0)]
  }
  const all = async () => [await counted(world.teacher), await counted(world.colleague), await counted(world.stranger)]
  const before = await all()
  const { give } = await newDouble()
  await give(world.teacher, [50, 60, 40])
  const more = [1, 2, 0]
  expect({ agreed: before.map(([badge, page]) => badge === page), after: await all() }).toEqual({
    agreed: [true, true, true],
    after: before.map(([badge = 0, page = 0], index) => [badge + (more[index] ?? 0), page + (more[index] ?? 0)]),
  })
})
