import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { assigning } from '#api/contract/groups/assigning.ts'
import { audit } from '#server/database/schema/system.ts'
import { answer, reminder, submission } from '#server/database/schema/assignments.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { makeWorld, uidAt, type World } from '#tests/support/worlds/world.ts'
import { studentsToRemind } from './remind.ts'
import { givenAssignment } from '#tests/support/worlds/given-assignment.ts'
import { resultId } from '#tests/support/service/result-id.ts'

let service: TestService
let world: World

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service, 4)
})

afterAll(() => service.close())

const at = '2026-11-19T00:00:00Z'

/** Removes the score of some counted answers. */
async function leaveWaiting(assignmentId: number): Promise<void> {
  const rows = await service.db.select().from(submission).where(eq(submission.assignmentId, assignmentId))
  const waiting = rows.flatMap(({ submissionId, unmarkedCount }) =>
    world.itemIds.slice(0, unmarkedCount).map((itemId) => ({ submissionId, itemId, value: 'Text', score: null })),
  )
  await service.db.insert(answer).values(waiting)
}

const remindersOf = async (assignmentId: number): Promise<number[]> => {
  const rows = await service.db
    .select()
    .from(reminder)
    .where(eq(reminder.assignmentId, assignmentId))
    .orderBy(reminder.uid)
  return rows.map(({ uid }) => world.students.findIndex((student) => student.uid === uid))
}

test('every student is listed in roster order, with their reminder', async () => {
  const submissions = [{ at, objective: 100 }, { at, unmarked: 1 }, null, null]
  const assignmentId = await givenAssignment(service, world, { submissions })
  await givenAssignment(service, world, { submissions: [null, null, null] })
  await world.teacher.get(assigning.remind, { assignmentId, uids: [uidAt(world, 2), uidAt(world, 3)] })
  await service.db
    .update(reminder)
    .set({ openedAt: service.clock.now })
    .where(and(eq(reminder.assignmentId, assignmentId), eq(reminder.uid, uidAt(world, 2))))
  await world.teacher.get(assigning.remind, { assignmentId, uids: [uidAt(world, 3)] })
  const none = {
    startedAt: null,
    reminders: 0,
    lastRemindedAt: null,
    reminderSeen: false,
    canHandIn: false,
    isCollected: false,
  }
  const reminded = {
    state: 'unsubmitted',
    startedAt: null,
    submittedAt: null,
    isCollected: false,
    lastRemindedAt: '2026-11-20T06:00:00.000Z',
    canHandIn: true,
  }
  const submittedAt = '2026-11-19T00:00:00.000Z'
  const named = (seat: number) => ({
    uid: uidAt(world, seat),
    username: `qm070100${seat + 1}`,
    realname: `姓名 qm070100${seat + 1}`,
  })
  const seen = await world.teacher.get(assigning.students, { assignmentId })
  expect(seen).toEqual({
    list: [
      { ...named(0), ...none, state: 'marked', submittedAt },
      { ...named(1), ...none, state: 'unmarked', submittedAt },
      { ...named(2), ...reminded, reminders: 1, reminderSeen: true },
      { ...named(3), ...reminded, reminders: 2, reminderSeen: false },
    ],
  })
  const { reportData, assignmentInfo } = await world.teacher.get(assigning.info, { assignmentId })
  const countOf = (state: string) => seen.list.filter((one) => one.state === state).length
  expect({
    assignedCount: assignmentInfo.assignedCount,
    markedCount: reportData.markedCount,
    unmarkedCount: reportData.unmarkedCount,
    unsubmittedCount: reportData.unsubmittedCount,
  }).toEqual({
    assignedCount: seen.list.length,
    markedCount: countOf('marked'),
    unmarkedCount: countOf('unmarked'),
    unsubmittedCount: countOf('unsubmitted'),
  })
})

test('only the last reminder shows whether it was seen', async () => {
  const assignmentId = await givenAssignment(service, world, { submissions: [null] })
  await world.teacher.get(assigning.remind, { assignmentId, uids: [uidAt(world, 0)] })
  await service.db.update(reminder).set({ openedAt: service.clock.now }).where(eq(reminder.assignmentId, assignmentId))
  await world.teacher.get(assigning.remind, { assignmentId, uids: [uidAt(world, 0)] })
  const { list } = await world.teacher.get(assigning.students, { assignmentId })
  expect(list.map(({ reminders, reminderSeen }) => ({ reminders, reminderSeen }))).toEqual([
    { reminders: 2, reminderSeen: false },
  ])
})

test('reading the students is audited with their number', async () => {
  const assignmentId = await givenAssignment(service, world, { submissions: [null, null, null] })
  await world.teacher.get(assigning.students, { assignmentId })
  const { uid, action, objectId, rowCount } = audit
  const traces = service.db.select({ uid, action, objectId, rowCount }).from(audit).orderBy(desc(audit.auditId))
  expect(await traces.limit(1)).toEqual([
    { uid: world.teacher.uid, action: 'read', objectId: assignmentId, rowCount: 3 },
  ])
})

test('who may be reminded', () => {
  const submissions = [
    { uid: 1, submittedAt: new Date(0) },
    { uid: 2, submittedAt: null },
    { uid: 3, submittedAt: null },
  ]
  const remind = (status: 1 | 2 | 3 | 4, uids: number[]) => studentsToRemind(status, uids, submissions)
  expect({
    some: remind(1, [1, 2, 2, 3]),
    unpublishedBegin: remind(4, [3]),
    everybody: remind(1, []),
    draft: remind(3, [2]),
    over: remind(2, [2]),
    stranger: remind(1, [2, 9]),
    handedIn: remind(1, [1]),
  }).toEqual({
    some: [2, 3],
    unpublishedBegin: [3],
    everybody: 'noStudents',
    draft: 'notPublished',
    over: 'alreadyFinished',
    stranger: 'studentNotInClass',
    handedIn: 'nobodyToRemind',
  })
})

test('a student who handed in meanwhile is left out; one who is not assigned refuses the whole call', async () => {
  const assignmentId = await givenAssignment(service, world, { submissions: [{ at }, null, null] })
  const outside = await world.teacher.call(assigning.remind, { assignmentId, uids: [uidAt(world, 1), uidAt(world, 3)] })
  expect({ result: resultId(outside), reminders: await remindersOf(assignmentId) }).toEqual({
    result: 'studentNotInClass',
    reminders: [],
  })
  const late = await world.teacher.call(assigning.remind, {
    assignmentId,
    uids: [uidAt(world, 0), uidAt(world, 2), uidAt(world, 1)],
  })
  expect({ data: late.data, reminders: await remindersOf(assignmentId) }).toEqual({
    data: { count: 2 },
    reminders: [1, 2],
  })
  const nobody = await world.teacher.call(assigning.remind, { assignmentId, uids: [uidAt(world, 0)] })
  expect({ result: resultId(nobody), reminders: await remindersOf(assignmentId) }).toEqual({
    result: 'nobodyToRemind',
    reminders: [1, 2],
  })
})

test('nobody is reminded of an unpublished or finished assignment, nor if no names are given', async () => {
  const draft = await givenAssignment(service, world, { published: null, submissions: [null] })
  const over = await givenAssignment(service, world, { end: '2026-11-20T06:00:00Z', submissions: [null] })
  const running = await givenAssignment(service, world, { submissions: [null] })
  const remind = async (assignmentId: number, uids: number[]) =>
    resultId(await world.teacher.call(assigning.remind, { assignmentId, uids }))
  expect({
    unpublished: await remind(draft, [uidAt(world, 0)]),
    over: await remind(over, [uidAt(world, 0)]),
    nobody: await remind(running, []),
  }).toEqual({ unpublished: 'notPublished', over: 'alreadyFinished', nobody: 'noStudents' })
})

test('a repeated reminder with the same key is one reminder', async () => {
  const assignmentId = await givenAssignment(service, world, { submissions: [null, null] })
  const input = { assignmentId, uids: [uidAt(world, 0), uidAt(world, 1)] }
  const answers = await Promise.all(
    [1, 2].map(() => world.teacher.call(assigning.remind, input, { key: 'remind-0001' })),
  )
  expect(answers.map(({ data }) => data)).toEqual([{ count: 2 }, { count: 2 }])
  expect(await remindersOf(assignmentId)).toEqual([0, 1])
})

test('unreviewed submissions are counted over all of the teacher’s own classes', async () => {
  const before = await world.teacher.get(assigning.unreviewedCount, {})
  const colleagueBefore = await world.colleague.get(assigning.unreviewedCount, {})
  const own = [{ at, unmarked: 2 }, { at, unmarked: 1 }, { at }, null]
  await leaveWaiting(await givenAssignment(service, world, { submissions: own }))
  const theirs = { courseId: world.colleagueCourseId, submissions: [{ at, unmarked: 1 }] }
  await leaveWaiting(await givenAssignment(service, world, theirs))
  const after = await world.teacher.get(assigning.unreviewedCount, {})
  const colleagueAfter = await world.colleague.get(assigning.unreviewedCount, {})
  expect({ added: after.unreviewedCount - before.unreviewedCount, colleagueBefore, colleagueAfter }).toEqual({
    added: 2,
    colleagueBefore: { unreviewedCount: 0 },
    colleagueAfter: { unreviewedCount: 1 },
  })
})

test('foreign and unknown assignments are not found', async () => {
  const assignmentId = await givenAssignment(service, world, { submissions: [null] })
  const answers = await Promise.all([
    world.colleague.call(assigning.students, { assignmentId }),
    world.teacher.call(assigning.students, { assignmentId: 987_654_321 }),
    world.colleague.call(assigning.remind, { assignmentId, uids: [uidAt(world, 0)] }),
    world.teacher.call(assigning.remind, { assignmentId: 987_654_321, uids: [uidAt(world, 0)] }),
  ])
  expect(answers.map(resultId)).toEqual(Array(4).fill('notFound'))
  expect(await remindersOf(assignmentId)).toEqual([])
})
