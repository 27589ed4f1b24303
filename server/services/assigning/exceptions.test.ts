import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { assigning } from '#api/contract/groups/assigning.ts'
import { assignmentException } from '#api/contract/groups/assignment-exception.ts'
import { student } from '#api/contract/groups/student.ts'
import { assignment, submission } from '#server/database/schema/assignments.ts'
import { givenAssignment, savedAssignment, seatsAssigned } from '#tests/support/worlds/given-assignment.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { itemIdAt, makeWorld, uidAt, type World } from '#tests/support/worlds/world.ts'
import { resultId } from '#tests/support/service/result-id.ts'

/** The clock is at 06:00. */
const over = '2026-11-20T05:00:00Z'
const later = '2026-11-20T12:00:00.000Z'
const handedIn = { at: '2026-11-19T00:00:00Z', objective: 100 }

let service: TestService
let world: World

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
})

afterAll(() => service.close())

const save = (assignmentId: number, seats: readonly number[], own: object) =>
  world.teacher.call(assignmentException.save, {
    assignmentId,
    uids: seats.map((seat) => uidAt(world, seat)),
    isExcused: false,
    reason: '住院',
    ...own,
  })

const excuse = (assignmentId: number, seat: number) => save(assignmentId, [seat], { isExcused: true })

const giveBack = (assignmentId: number, seat: number) =>
  world.teacher.call(assignmentException.remove, { assignmentId, uids: [uidAt(world, seat)] })

const countsOf = async (assignmentId: number) => {
  const { assignmentInfo, reportData } = await world.teacher.get(assigning.info, { assignmentId })
  return { assigned: assignmentInfo.assignedCount, unsubmitted: reportData.unsubmittedCount }
}

const seenBy = async (seat: number, assignmentId: number) => {
  const { list } = (await world.students[seat]?.get(student.assignments, {})) ?? { list: [] }
  return list.find((one) => one.assignmentId === assignmentId)
}

test('an excused student has nothing to hand in, and gets back what was begun if they have to after all', async () => {
  const assignmentId = await givenAssignment(service, world, { submissions: [handedIn, null, null] })
  await world.students[1]?.get(student.open, { assignmentId, begins: true })
  await world.students[1]?.get(student.saveDraft, { assignmentId, answers: { [itemIdAt(world, 0)]: 'B' } })
  expect((await excuse(assignmentId, 1)).data).toEqual({ count: 1, givenBack: 0 })
  expect({ counts: await countsOf(assignmentId), shown: await seenBy(1, assignmentId) }).toStrictEqual({
    counts: { assigned: 2, unsubmitted: 1 },
    shown: undefined,
  })
  expect(resultId(await giveBack(assignmentId, 1))).toBe('ok')
  const opened = await world.students[1]?.get(student.open, { assignmentId, begins: true })
  expect({
    counts: await countsOf(assignmentId),
    started: (await seenBy(1, assignmentId))?.started,
    draft: opened?.draft,
  }).toEqual({ counts: { assigned: 3, unsubmitted: 2 }, started: true, draft: { [itemIdAt(world, 0)]: 'B' } })
})

test('a student excused before publishing gets nothing by publishing or by saving again', async () => {
  const whole = await savedAssignment(world)
  const chosen = await savedAssignment(world, { audience: 2, uids: [uidAt(world, 0), uidAt(world, 1)] })
  await excuse(whole, 0)
  await excuse(chosen, 0)
  await world.teacher.get(assigning.publish, { assignmentIds: [whole] })
  const again = { assignmentIds: [chosen], audience: 2, uids: [uidAt(world, 0), uidAt(world, 1)] }
  await savedAssignment(world, again)
  expect({
    whole: await seatsAssigned(service, world, whole),
    chosen: await seatsAssigned(service, world, chosen),
  }).toEqual({ whole: [1, 2], chosen: [1] })
})

test('another date applies to its student only: list, opening, handing in, scores and reminders', async () => {
  const assignmentId = await givenAssignment(service, world, { end: over, submissions: [handedIn, null, null] })
  const states = async () => [(await seenBy(1, assignmentId))?.state, (await seenBy(2, assignmentId))?.state]
  expect(await states()).toEqual(['missed', 'missed'])
  const stillOpen = async () => (await world.teacher.get(assigning.info, { assignmentId })).reportData.stillOpenCount
  expect(await stillOpen()).toBeUndefined()
  await save(assignmentId, [1], { endTime: later })
  expect({ states: await states(), stillOpen: await stillOpen() }).toEqual({ states: ['open', 'missed'], stillOpen: 1 })
  const publish = () => world.teacher.call(assigning.publishScores, { assignmentId })
  expect(resultId(await publish())).toBe('stillRunning')
  const remind = (seat: number) => world.teacher.call(assigning.remind, { assignmentId, uids: [uidAt(world, seat)] })
  expect({ withOwnEnd: resultId(await remind(1)), without: resultId(await remind(2)) }).toEqual({
    withOwnEnd: 'ok',
    without: 'alreadyFinished',
  })
  const { list } = await world.teacher.get(assigning.students, { assignmentId })
  expect(list.map(({ canHandIn }) => canHandIn)).toEqual([false, true, false])
  const opened = await world.students[1]?.get(student.open, { assignmentId, begins: true })
  const refused = await world.students[2]?.call(student.open, { assignmentId, begins: true })
  expect({ deadline: opened?.deadline, refused: refused && resultId(refused) }).toEqual({
    deadline: later,
    refused: 'closed',
  })
  await world.students[1]?.get(student.submit, { assignmentId, answers: {} })
  await service.db.update(submission).set({ unmarkedCount: 0 }).where(eq(submission.assignmentId, assignmentId))
  expect(await stillOpen()).toBeUndefined()
  expect((await publish()).data).toEqual({ count: 2 })
})

test('extra time extends its student’s limit; a start of their own opens it later', async () => {
  const assignmentId = await givenAssignment(service, world, { submissions: [null, null, null] })
  await service.db.update(assignment).set({ duration: 40 }).where(eq(assignment.assignmentId, assignmentId))
  await save(assignmentId, [0], { extraMinutes: 20 })
  await save(assignmentId, [1], { beginTime: '2026-11-20T08:00:00.000Z' })
  const opened = [
    await world.students[0]?.get(student.open, { assignmentId, begins: true }),
    await world.students[2]?.get(student.open, { assignmentId, begins: true }),
  ]
  expect(opened.map((one) => one?.deadline)).toEqual(['2026-11-20T07:00:00.000Z', '2026-11-20T06:40:00.000Z'])
  const before = await seenBy(1, assignmentId)
  expect({ state: before?.state, beginTime: before?.beginTime }).toEqual({
    state: 'notStarted',
    beginTime: '2026-11-20T08:00:00.000Z',
  })
})

test('an assignment ended by hand is over for all, until somebody is given another date afterwards', async () => {
  const assignmentId = await givenAssignment(service, world, { submissions: [null, null, null] })
  await save(assignmentId, [0], { endTime: later })
  await world.teacher.get(assigning.finish, { assignmentId })
  expect((await seenBy(0, assignmentId))?.state).toBe('missed')
  service.clock.now = new Date(service.clock.now.getTime() + 1000)
  await save(assignmentId, [0], { endTime: later })
  expect({ withDate: (await seenBy(0, assignmentId))?.state, without: (await seenBy(1, assignmentId))?.state }).toEqual(
    { withDate: 'open', without: 'missed' },
  )
})

test('an impossible arrangement is refused, and nothing is written', async () => {
  const assignmentId = await givenAssignment(service, world, { submissions: [handedIn, null] })
  const scored = await givenAssignment(service, world, { end: over, scoreTime: over, submissions: [handedIn, null] })
  const answers = [
    await save(assignmentId, [1], {}),
    await save(assignmentId, [1], { endTime: '2026-11-20T05:59:00.000Z' }),
    await save(assignmentId, [1], { beginTime: later }),
    await save(assignmentId, [0, 1], { endTime: later }),
    await save(assignmentId, [2], { endTime: later }),
    await save(scored, [1], { endTime: later }),
    await giveBack(assignmentId, 1),
    await save(assignmentId, [], { endTime: later }),
  ]
  expect(answers.map(resultId)).toEqual([
    'exceptionEmpty',
    'endInPast',
    'endBeforeBegin',
    'alreadySubmitted',
    'studentNotInClass',
    'scoresPublished',
    'exceptionUnknown',
    'noStudents',
  ])
  const { list } = await world.teacher.get(assignmentException.list, { assignmentId })
  expect(list.map(({ own }) => own)).toEqual([null, null])
})

test('the list shows who gets it and when, and why somebody does not', async () => {
  const assignmentId = await givenAssignment(service, world, { submissions: [handedIn, null, null] })
  await excuse(assignmentId, 2)
  await save(assignmentId, [1], { endTime: later })
  const { list } = await world.teacher.get(assignmentException.list, { assignmentId })
  const begin = '2026-11-18T00:00:00.000Z'
  const everybody = { groupName: null, beginTime: begin, groupBegin: begin, duration: null }
  const named = (seat: number) => ({
    uid: uidAt(world, seat),
    username: `qm070100${seat + 1}`,
    realname: `姓名 qm070100${seat + 1}`,
  })
  const none = { isExcused: false, beginTime: null, endTime: null, isEnded: false, extraMinutes: 0 }
  const by = { reason: '住院', byName: '姓名 teacher' }
  const endTime = '2026-11-20T10:00:00.000Z'
  expect(list).toEqual([
    { ...named(0), ...everybody, endTime, hasSubmitted: true, isCollected: false, own: null },
    {
      ...named(1),
      ...everybody,
      endTime: later,
      hasSubmitted: false,
      isCollected: false,
      own: { ...none, ...by, endTime: later },
    },
    {
      ...named(2),
      ...everybody,
      endTime,
      hasSubmitted: false,
      isCollected: false,
      own: { ...none, ...by, isExcused: true },
    },
  ])
  const rows = await service.db
    .select()
    .from(submission)
    .where(and(eq(submission.assignmentId, assignmentId), eq(submission.uid, uidAt(world, 2))))
  expect(rows).toEqual([])
})

test('ending an assignment for all cuts off the ends given before, not those given afterwards', async () => {
  const assignmentId = await givenAssignment(service, world, { submissions: [null, null, null] })
  await save(assignmentId, [0, 1], { endTime: later })
  const at = (minutes: number) => new Date(service.clock.now.getTime() + minutes * 60_000)
  await service.db
    .update(assignment)
    .set({ finishedAt: at(1) })
    .where(eq(assignment.assignmentId, assignmentId))
  service.clock.now = at(2)
  await save(assignmentId, [1], { endTime: later })
  await save(assignmentId, [2], { endTime: later })
  const { list } = await world.teacher.get(assignmentException.list, { assignmentId })
  expect(list.map(({ own }) => own?.isEnded)).toEqual([true, false, false])
})
