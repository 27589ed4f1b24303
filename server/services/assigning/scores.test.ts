import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { assigning } from '#api/contract/groups/assigning.ts'
import { student } from '#api/contract/groups/student.ts'
import { submission } from '#server/database/schema/assignments.ts'
import { resultId } from '#tests/support/service/result-id.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { makeWorld, uidAt, type World } from '#tests/support/worlds/world.ts'
import { publishScoresRefusal } from './scores.ts'
import { type GivenSubmission, givenAssignment } from '#tests/support/worlds/given-assignment.ts'

let service: TestService
let world: World

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
})

afterAll(() => service.close())

const over = '2026-11-20T05:00:00Z'
const marked: GivenSubmission = { at: '2026-11-19T00:00:00Z', objective: 100, written: 90 }
const unmarked: GivenSubmission = { ...marked, unmarked: 1 }

const scoreTimeOf = async (assignmentId: number) =>
  (await world.teacher.get(assigning.info, { assignmentId })).assignmentInfo.scoreTime

test('scores are published when all submissions are marked and nobody can still hand in', () => {
  const students = { assignedCount: 3, submittedCount: 2, markedCount: 2, openCount: 0, collectCount: 0 }
  const state = { status: 2, scoreTime: null, ...students }
  expect({
    marked: publishScoresRefusal(state),
    published: publishScoresRefusal({ ...state, scoreTime: new Date(0) }),
    unsubmitted: publishScoresRefusal({ ...state, submittedCount: 0, markedCount: 0 }),
    unmarked: publishScoresRefusal({ ...state, markedCount: 1 }),
    running: publishScoresRefusal({ ...state, status: 1 }),
    openToSome: publishScoresRefusal({ ...state, openCount: 1 }),
    toCollect: publishScoresRefusal({ ...state, collectCount: 1 }),
    allMarkedWhileRunning: publishScoresRefusal({ ...state, status: 1, submittedCount: 3, markedCount: 3 }),
  }).toEqual({
    marked: null,
    published: 'scoresPublished',
    unsubmitted: 'nothingToPublish',
    unmarked: 'stillUnmarked',
    running: 'stillRunning',
    openToSome: 'stillRunning',
    toCollect: 'stillCollecting',
    allMarkedWhileRunning: null,
  })
})

test('publishing returns how many have a score, and succeeds once', async () => {
  const assignmentId = await givenAssignment(service, world, { end: over, submissions: [marked, marked, null] })
  const answers = await Promise.all([1, 2].map(() => world.teacher.call(assigning.publishScores, { assignmentId })))
  expect(answers.map(resultId).toSorted()).toEqual(['ok', 'scoresPublished'])
  expect(answers.find((answer) => resultId(answer) === 'ok')?.data).toEqual({ count: 2 })
  expect(await scoreTimeOf(assignmentId)).toBe('2026-11-20T06:00:00.000Z')
})

test('nothing is published without submissions, with unmarked ones, or while others are still at work', async () => {
  const ids = [
    await givenAssignment(service, world, { end: over, submissions: [null, null] }),
    await givenAssignment(service, world, { end: over, submissions: [marked, unmarked] }),
    await givenAssignment(service, world, { submissions: [marked, null] }),
  ]
  const answers = await Promise.all(
    ids.map((assignmentId) => world.teacher.call(assigning.publishScores, { assignmentId })),
  )
  expect(answers.map(resultId)).toEqual(['nothingToPublish', 'stillUnmarked', 'stillRunning'])
  expect(await Promise.all(ids.map(scoreTimeOf))).toEqual([null, null, null])
})

test('published scores can be withdrawn and published again while nobody has seen them', async () => {
  const assignmentId = await givenAssignment(service, world, { end: over, submissions: [marked, marked, marked] })
  const early = await world.teacher.call(assigning.withdrawScores, { assignmentId })
  await world.teacher.get(assigning.publishScores, { assignmentId })
  const withdrawn = await world.teacher.call(assigning.withdrawScores, { assignmentId })
  const between = await scoreTimeOf(assignmentId)
  await world.teacher.get(assigning.publishScores, { assignmentId })
  await service.db
    .update(submission)
    .set({ scoreSeenAt: new Date('2026-11-20T06:00:00Z') })
    .where(eq(submission.uid, uidAt(world, 1)))
  const seen = await world.teacher.call(assigning.withdrawScores, { assignmentId })
  expect({ early: resultId(early), withdrawn: resultId(withdrawn), between, seen: resultId(seen) }).toEqual({
    early: 'scoresNotPublished',
    withdrawn: 'ok',
    between: null,
    seen: 'seenByStudents',
  })
  expect(await scoreTimeOf(assignmentId)).toBe('2026-11-20T06:00:00.000Z')
})

test('a withdrawal and a student looking at the same moment cannot both succeed', async () => {
  const submissions = [marked, marked, marked]
  for (let round = 0; round < 4; round += 1) {
    const assignmentId = await givenAssignment(service, world, { end: over, scoreTime: over, submissions })
    const [withdrawn, ...seen] = await Promise.all([
      world.teacher.call(assigning.withdrawScores, { assignmentId }),
      ...world.students.map((one) => one.call(student.resultSeen, { assignmentId })),
    ])
    const rows = await service.db.select().from(submission).where(eq(submission.assignmentId, assignmentId))
    const looked = rows.filter(({ scoreSeenAt }) => scoreSeenAt !== null).length
    expect(looked).toBe(seen.filter((answer) => resultId(answer) === 'ok').length)
    const scoreTime = await scoreTimeOf(assignmentId)
    expect({ hasLooked: looked > 0, withdrawn: resultId(withdrawn), scoreTime }).toBeOneOf([
      { hasLooked: false, withdrawn: 'ok', scoreTime: null },
      { hasLooked: true, withdrawn: 'seenByStudents', scoreTime: '2026-11-20T05:00:00.000Z' },
    ])
  }
})

test('foreign and unknown assignments are not found', async () => {
  const assignmentId = await givenAssignment(service, world, { end: over, submissions: [marked] })
  const answers = await Promise.all([
    world.colleague.call(assigning.publishScores, { assignmentId }),
    world.colleague.call(assigning.withdrawScores, { assignmentId }),
    world.teacher.call(assigning.publishScores, { assignmentId: 987_654_321 }),
    world.teacher.call(assigning.withdrawScores, { assignmentId: 987_654_321 }),
  ])
  expect(answers.map(resultId)).toEqual(Array(4).fill('notFound'))
})
