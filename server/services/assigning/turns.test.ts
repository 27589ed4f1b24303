import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { assigning } from '#api/contract/groups/assigning.ts'
import { assignmentException } from '#api/contract/groups/assignment-exception.ts'
import { student } from '#api/contract/groups/student.ts'
import { assignmentException as exceptionTable } from '#server/database/schema/assignment-exceptions.ts'
import { assignment, submission } from '#server/database/schema/assignments.ts'
import { course, member } from '#server/database/schema/courses.ts'
import { saveInput, savedAssignment } from '#tests/support/worlds/given-assignment.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { makeWorld, uidAt, type World } from '#tests/support/worlds/world.ts'
import { assignToNewcomers } from './newcomers.ts'
import { resultId } from '#tests/support/service/result-id.ts'

const begin = '2026-11-21T00:00:00.000Z'
const quarterPast = '2026-11-21T00:15:00.000Z'
const halfPast = '2026-11-21T00:30:00.000Z'

let service: TestService
let world: World

/** The first student is in the second group, the second in the first, the third in none. */
beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
  for (const [seat, groupName] of ['第2组', '第1组'].entries()) {
    const ofStudent = and(eq(member.courseId, world.courseId), eq(member.uid, uidAt(world, seat)))
    await service.db.update(member).set({ groupName }).where(ofStudent)
  }
})

afterAll(() => service.close())

const beginsOf = async (assignmentId: number) => {
  const { list } = await world.teacher.get(assignmentException.list, { assignmentId })
  return list.map(({ beginTime }) => beginTime)
}

test('the groups of a class begin one after another, students without a group last; publishing recomputes it', async () => {
  const assignmentId = await savedAssignment(world, { minutesApart: 15 })
  expect(await beginsOf(assignmentId)).toEqual([quarterPast, begin, halfPast])
  const ofThird = and(eq(member.courseId, world.courseId), eq(member.uid, uidAt(world, 2)))
  await service.db.update(member).set({ groupName: '第1组' }).where(ofThird)
  await world.teacher.get(assigning.publish, { assignmentIds: [assignmentId] })
  await service.db.update(member).set({ groupName: null }).where(ofThird)
  expect(await beginsOf(assignmentId)).toEqual([quarterPast, begin, begin])
  const seen = await world.students[0]?.get(student.assignments, {})
  expect(seen?.list.find((one) => one.assignmentId === assignmentId)?.beginTime).toBe(quarterPast)
})

test('saving without turns removes them, and a student’s other arrangements stay', async () => {
  const assignmentId = await savedAssignment(world, { minutesApart: 15 })
  const own = { assignmentId, uids: [uidAt(world, 2)], isExcused: false, extraMinutes: 10, reason: '手腕受伤' }
  await world.teacher.get(assignmentException.save, own)
  expect((await world.teacher.get(assigning.info, { assignmentId })).groupMinutes).toBe(15)
  await savedAssignment(world, { assignmentIds: [assignmentId] })
  const { list } = await world.teacher.get(assignmentException.list, { assignmentId })
  expect(list.map(({ beginTime, own: one }) => ({ beginTime, extraMinutes: one?.extraMinutes }))).toEqual([
    { beginTime: begin, extraMinutes: undefined },
    { beginTime: begin, extraMinutes: undefined },
    { beginTime: begin, extraMinutes: 10 },
  ])
})

test('a start of their own comes before the turn of the group, which is told beside it', async () => {
  const assignmentId = await savedAssignment(world, { minutesApart: 15 })
  const own = { assignmentId, uids: [uidAt(world, 0)], isExcused: false, beginTime: halfPast, reason: '手腕受伤' }
  await world.teacher.get(assignmentException.save, own)
  const { list } = await world.teacher.get(assignmentException.list, { assignmentId })
  expect(list.map(({ beginTime, groupBegin }) => ({ beginTime, groupBegin }))).toEqual([
    { beginTime: halfPast, groupBegin: quarterPast },
    { beginTime: begin, groupBegin: begin },
    { beginTime: halfPast, groupBegin: halfPast },
  ])
})

test('an own end before the start of the student’s group is refused', async () => {
  const assignmentId = await savedAssignment(world, { minutesApart: 15 })
  const own = { assignmentId, isExcused: false, endTime: '2026-11-21T00:10:00.000Z', reason: '早退' }
  const resultFor = async (seat: number) =>
    resultId(await world.teacher.call(assignmentException.save, { ...own, uids: [uidAt(world, seat)] }))
  expect({ before: await resultFor(0), after: await resultFor(1) }).toEqual({ before: 'endBeforeBegin', after: 'ok' })
})

test('a student who joins later begins with their group, or last', async () => {
  const assignmentId = await savedAssignment(world, { minutesApart: 15 })
  await world.teacher.get(assigning.publish, { assignmentIds: [assignmentId] })
  const of = (seat: number) => and(eq(member.courseId, world.courseId), eq(member.uid, uidAt(world, seat)))
  const { courseId } = world
  const now = service.clock.now
  await service.db.delete(submission).where(eq(submission.assignmentId, assignmentId))
  await service.db.delete(exceptionTable).where(eq(exceptionTable.assignmentId, assignmentId))
  await service.db.transaction((db) =>
    assignToNewcomers(db, { courseId, uids: [uidAt(world, 0), uidAt(world, 1), uidAt(world, 2)], now }),
  )
  expect(await beginsOf(assignmentId)).toEqual([quarterPast, begin, halfPast])
  await service.db.update(member).set({ groupName: null }).where(of(2))
})

test('a turn that begins after the end is refused', async () => {
  const late = saveInput(world, { minutesApart: 600, endTime: '2026-11-21T12:00:00.000Z' })
  expect(resultId(await world.teacher.call(assigning.save, late))).toBe('noTimeLeft')
})

const setEnd = async (
  call: typeof assigning.changeEnd | typeof assigning.reopen,
  assignmentId: number,
  endTime: string,
) => resultId(await world.teacher.call(call, { assignmentId, endTime }))

const endOf = async (assignmentId: number) =>
  (await world.teacher.get(assigning.info, { assignmentId })).assignmentInfo.endTime

test('neither an earlier end nor a reopening leaves a later group without time', async () => {
  const at = (minutes: number) => new Date(service.clock.now.getTime() + minutes * 60_000).toISOString()
  const [soon, whenLastBegins, later, muchLater] = [at(1), at(31), at(32), at(33)]
  const assignmentId = await savedAssignment(world, { beginTime: soon, endTime: at(600), minutesApart: 15 })
  await world.teacher.get(assigning.publish, { assignmentIds: [assignmentId] })
  service.clock.now = new Date(at(2))
  const earlier = [
    await setEnd(assigning.changeEnd, assignmentId, whenLastBegins),
    await setEnd(assigning.changeEnd, assignmentId, later),
  ]
  await world.teacher.get(assigning.finish, { assignmentId })
  const reopened = [
    await setEnd(assigning.reopen, assignmentId, whenLastBegins),
    (await endOf(assignmentId)) === later,
    await setEnd(assigning.reopen, assignmentId, muchLater),
  ]
  expect({ earlier, reopened }).toEqual({ earlier: ['noTimeLeft', 'ok'], reopened: ['noTimeLeft', true, 'ok'] })
})

test('a start is not moved behind a student’s own end, unless the student is excused', async () => {
  const assignmentId = await savedAssignment(world)
  const own = { assignmentId, uids: [uidAt(world, 0)], isExcused: false, endTime: quarterPast, reason: '早退' }
  await world.teacher.get(assignmentException.save, own)
  const moved = saveInput(world, { assignmentIds: [assignmentId], beginTime: quarterPast })
  const refused = resultId(await world.teacher.call(assigning.save, moved))
  await world.teacher.get(assignmentException.save, { ...own, isExcused: true })
  expect({ refused, excused: resultId(await world.teacher.call(assigning.save, moved)) }).toEqual({
    refused: 'noTimeLeft',
    excused: 'ok',
  })
})

test('publishing is refused if a group that was formed since begins after the end', async () => {
  const assignmentId = await savedAssignment(world, { minutesApart: 15, endTime: '2026-11-21T00:31:00.000Z' })
  const ofSecond = and(eq(member.courseId, world.courseId), eq(member.uid, uidAt(world, 2)))
  const ofFirst = and(eq(member.courseId, world.courseId), eq(member.uid, uidAt(world, 0)))
  await service.db.update(member).set({ groupName: '第3组' }).where(ofSecond)
  await service.db.update(member).set({ groupName: null }).where(ofFirst)
  await service.db
    .update(assignment)
    .set({ endTime: new Date(halfPast) })
    .where(eq(assignment.assignmentId, assignmentId))
  const refused = await world.teacher.call(assigning.publish, { assignmentIds: [assignmentId] })
  await service.db.update(member).set({ groupName: null }).where(ofSecond)
  await service.db.update(member).set({ groupName: '第2组' }).where(ofFirst)
  expect({ result: resultId(refused), data: refused.data }).toEqual({
    result: 'noTimeLeft',
    data: { courseId: world.courseId },
  })
})

test('only groups that get the assignment have a turn', async () => {
  const input = { audience: 2, uids: [uidAt(world, 0), uidAt(world, 2)], minutesApart: 15, endTime: halfPast }
  const { classes } = await world.teacher.get(assignmentException.dryRun, saveInput(world, input))
  const assignmentId = await savedAssignment(world, input)
  const saved = await beginsOf(assignmentId)
  await world.teacher.get(assigning.publish, { assignmentIds: [assignmentId] })
  expect({
    planned: classes[0]?.students.map(({ beginTime }) => beginTime),
    saved,
    published: await beginsOf(assignmentId),
  }).toEqual({ planned: [begin, quarterPast], saved: [begin, quarterPast], published: [begin, quarterPast] })
})

test('the group of an excused student keeps its turn when the assignment is changed', async () => {
  const chosen = { audience: 2, minutesApart: 15 }
  const assignmentId = await savedAssignment(world, {
    ...chosen,
    uids: [uidAt(world, 0), uidAt(world, 1), uidAt(world, 2)],
  })
  const excuse = { assignmentId, uids: [uidAt(world, 1)], isExcused: true, reason: '住院' }
  await world.teacher.get(assignmentException.save, excuse)
  const { uids } = await world.teacher.get(assigning.info, { assignmentId })
  const input = { ...chosen, uids, assignmentIds: [assignmentId] }
  const { classes } = await world.teacher.get(assignmentException.dryRun, saveInput(world, input))
  await savedAssignment(world, input)
  expect({
    uids,
    planned: classes[0]?.students.map(({ beginTime }) => beginTime),
    saved: await beginsOf(assignmentId),
  }).toEqual({
    uids: [uidAt(world, 0), uidAt(world, 2)],
    planned: [quarterPast, halfPast],
    saved: [quarterPast, begin, halfPast],
  })
})

test('a dry run shows who gets what and when, and who does not; it writes nothing', async () => {
  const before = await world.teacher.get(assigning.list, listInput())
  const input = saveInput(world, {
    audience: 2,
    uids: [uidAt(world, 0), uidAt(world, 1)],
    duration: 40,
    minutesApart: 15,
  })
  const ofThird = and(eq(member.courseId, world.courseId), eq(member.uid, uidAt(world, 2)))
  await service.db.update(member).set({ joinStatus: 0 }).where(ofThird)
  const { classes } = await world.teacher.get(assignmentException.dryRun, { ...input, uids: [uidAt(world, 1)] })
  await service.db.update(member).set({ joinStatus: 1 }).where(ofThird)
  const endTime = '2026-11-22T10:00:00.000Z'
  expect(classes).toEqual([
    {
      courseId: world.courseId,
      courseName: '七年级(2)班',
      students: [
        {
          uid: uidAt(world, 1),
          realname: '姓名 qm0701002',
          groupName: '第1组',
          beginTime: begin,
          endTime,
          duration: 40,
        },
      ],
      leftOut: [
        { uid: uidAt(world, 0), realname: '姓名 qm0701001', why: 'notChosen' },
        { uid: uidAt(world, 2), realname: '姓名 qm0701003', why: 'waiting' },
      ],
    },
  ])
  expect((await world.teacher.get(assigning.list, listInput())).total).toBe(before.total)
})

test('a dry run names a class that has no students yet', async () => {
  const [empty] = await service.db
    .insert(course)
    .values({
      courseName: '八年级(9)班',
      classCode: 'EMPTY9',
      leadTeacherId: world.teacher.uid,
      schoolId: (await schoolOf()) ?? 0,
      subjectId: 203,
      stageId: 2,
      createdAt: service.clock.now,
    })
    .returning()
  const courseId = empty?.courseId ?? 0
  const { classes } = await world.teacher.get(
    assignmentException.dryRun,
    saveInput(world, { courseIds: [world.courseId, courseId] }),
  )
  expect(classes.map(({ courseName, students }) => ({ courseName, students: students.length }))).toEqual([
    { courseName: '七年级(2)班', students: 3 },
    { courseName: '八年级(9)班', students: 0 },
  ])
})

const schoolOf = async () =>
  (await service.db.select().from(course).where(eq(course.courseId, world.courseId)))[0]?.schoolId

const listInput = () => ({
  courseId: world.courseId,
  assignmentStatus: [],
  viewed: -1,
  scoreFilter: 0,
  assignmentType: 0,
  sortBy: 'endTime' as const,
  sort: 'ASC' as const,
  pager: { currentPage: 1, pageSize: 20 },
})

test('a student who gets an assignment when it is reopened begins with their group', async () => {
  const assignmentId = await savedAssignment(world, { minutesApart: 15 })
  await world.teacher.get(assigning.publish, { assignmentIds: [assignmentId] })
  const ofFirst = [
    and(eq(submission.assignmentId, assignmentId), eq(submission.uid, uidAt(world, 0))),
    and(eq(exceptionTable.assignmentId, assignmentId), eq(exceptionTable.uid, uidAt(world, 0))),
  ] as const
  await service.db.delete(submission).where(ofFirst[0])
  await service.db.delete(exceptionTable).where(ofFirst[1])
  const finishedAt = service.clock.now
  await service.db.update(assignment).set({ finishedAt }).where(eq(assignment.assignmentId, assignmentId))
  const reopened = await world.teacher.call(assigning.reopen, { assignmentId, endTime: '2026-11-28T00:00:00.000Z' })
  expect({ reopened: resultId(reopened), begin: (await beginsOf(assignmentId))[0] }).toEqual({
    reopened: 'ok',
    begin: quarterPast,
  })
})
