import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { course as courseArea } from '#api/contract/groups/course.ts'
import { join } from '#api/contract/groups/join.ts'
import { member as memberArea } from '#api/contract/groups/member.ts'
import { message } from '#api/contract/groups/message.ts'
import { studentRequest } from '#api/contract/groups/student-request.ts'
import { course, member } from '#server/database/schema/courses.ts'
import { user } from '#server/database/schema/people.ts'
import {
  addByName,
  addStudent,
  type AskingWorld,
  heldStudent,
  makeAskingWorld,
} from '#tests/support/worlds/asking-world.ts'
import { signIn } from '#tests/support/fixtures/sessions.ts'
import { startTestService, type TestClient, type TestService } from '#tests/support/service/test-service.ts'
import { resultId } from '#tests/support/service/result-id.ts'

let service: TestService
let world: AskingWorld

beforeEach(async () => {
  service = await startTestService()
  world = await makeAskingWorld(service)
})

afterEach(() => service.close())

const pager = { currentPage: 1, pageSize: 20 }
const { realname } = heldStudent

const ask = () => addByName(world, world.asker, { studentId: world.studentId })

const request = () => ({ courseId: world.courses.asker, uid: world.studentId })

const decide = (who: TestClient, isApproved: boolean, reason?: string) =>
  who.call(studentRequest.decide, { requests: [request()], isApproved, ...(reason !== undefined && { reason }) })

const listOf = (who: TestClient, state: 'asked' | 'sent') => who.get(studentRequest.list, { state, pager })

const waiting = async (who: TestClient) => (await listOf(who, 'asked')).list.map(({ uid }) => uid)

const membersOf = async () =>
  (await world.asker.get(memberArea.list, { courseId: world.courses.asker })).list.map(({ uid }) => uid)

const boxOf = async (who: TestClient) => {
  const { list } = await who.get(message.list, { unreadOnly: true, pager })
  return Promise.all(list.map(({ messageId }) => who.get(message.info, { messageId })))
}

const messagesOf = async (who: TestClient) => (await boxOf(who)).map(({ title, body, path }) => ({ title, body, path }))

test('the student’s teachers and the owner decide; the requesting teachers and strangers do not', async () => {
  await ask()
  expect(await Promise.all([world.holder, world.owner, world.asker, world.beside, world.foreign].map(waiting))).toEqual(
    [[world.studentId], [world.studentId], [], [], []],
  )
  for (const who of [world.asker, world.beside, world.foreign])
    expect(resultId(await decide(who, true))).toBe('joinRequestUnknown')
  expect(await membersOf()).toEqual([])
  expect(resultId(await decide(world.holder, true))).toBe('ok')
  expect(await membersOf()).toEqual([world.studentId])
  expect(resultId(await decide(world.owner, true))).toBe('joinRequestDecided')
})

test('the list shows no more than the requesting teacher knows', async () => {
  await ask()
  const row = {
    courseId: world.courses.asker,
    courseName: '七年级(2)班',
    uid: world.studentId,
    realname,
    number: '******31',
    classNames: ['七年级(1)班'],
    askedByName: 'asker老师',
    askedAt: service.clock.now.toISOString(),
    state: 'waiting',
    reason: '',
    decidedByName: null,
  }
  const page = { list: [row], total: 1 }
  expect(await listOf(world.holder, 'asked')).toEqual({ ...page, counts: { asked: 1, sent: 0 } })
  expect(await listOf(world.asker, 'sent')).toEqual({ ...page, counts: { asked: 0, sent: 1 } })
  expect((await listOf(world.beside, 'sent')).list).toEqual([])
})

test('it is no request of the student: neither the class’s own list nor the student shows it', async () => {
  await ask()
  const { asker, courses } = world
  const { list, counts, courses: shown } = await asker.get(join.requests, { state: 'waiting', pager })
  expect({
    listed: list,
    waiting: counts.waiting,
    requestCounts: shown.map(({ requestCount }) => requestCount),
  }).toEqual({ listed: [], waiting: 0, requestCounts: [0] })
  const mine = await asker.get(courseArea.list, { status: 1, pager })
  expect(mine.list.map(({ requestCount, studentCount }) => ({ requestCount, studentCount }))).toEqual([
    { requestCount: 0, studentCount: 0 },
  ])
  const own = await asker.call(join.decide, { requests: [request()], decision: 'approve' })
  expect(resultId(own)).toBe('joinRequestUnknown')
  const student = await signIn(service, world.studentId, 'student')
  expect((await student.get(join.mine, {})).list.map(({ courseId }) => courseId)).toEqual([courses.holder])
  expect(resultId(await student.call(join.withdraw, { courseId: courses.asker }))).toBe('joinRequestUnknown')
})

test('a student’s own request is decided by the class', async () => {
  await ask()
  const student = await signIn(service, world.studentId, 'student')
  expect(await student.get(join.find, { classCode: 'asker' })).toEqual({
    courseId: world.courses.asker,
    courseName: '七年级(2)班',
    subjectId: 203,
    leadTeacherName: 'asker老师',
    courseSchool: '学校 home',
    needsApproval: true,
    state: 'none',
  })
  expect(await student.get(join.ask, { classCode: 'asker' })).toEqual({ state: 'waiting' })
  expect(await waiting(world.holder)).toEqual([])
  expect(resultId(await world.asker.call(join.decide, { requests: [request()], decision: 'approve' }))).toBe('ok')
  expect(await membersOf()).toEqual([world.studentId])
})

test('deciders are notified once until they have read it, and the requesting teacher of the decision', async () => {
  await ask()
  const other = await addStudent(service, world.schoolId, { username: 'second', realname: '第二名' })
  const { courses } = world
  await service.db.insert(member).values({ courseId: courses.holder, uid: other, joinedAt: service.clock.now })
  await addByName(world, world.asker, { realname: '第二名', studentId: other })
  expect(await messagesOf(world.holder)).toEqual([
    {
      title: 'asker老师想把您的学生加进七年级(2)班',
      body: '有 2 名学生在等您决定。同意之前，对方看不到学生的账号和手机号。',
      path: '/member/verify?state=asked',
    },
  ])
  expect({ owner: await messagesOf(world.owner), beside: await messagesOf(world.beside) }).toEqual({
    owner: [],
    beside: [],
  })
  const requests = [{ courseId: courses.asker, uid: other }]
  await world.holder.get(studentRequest.decide, { requests, isApproved: true })
  expect((await messagesOf(world.holder)).map(({ body }) => body)).toEqual([
    '有 1 名学生在等您决定。同意之前，对方看不到学生的账号和手机号。',
  ])
  await decide(world.holder, false, '下周转班')
  expect(await messagesOf(world.holder)).toEqual([])
  expect(await messagesOf(world.asker)).toEqual([
    {
      title: 'holder老师答复了您的申请：七年级(2)班',
      body: '您申请的学生：1 名已进班，1 名没有同意，0 名还在等。',
      path: '/member/verify?state=sent',
    },
  ])
  expect((await listOf(world.asker, 'sent')).list).toEqual([
    {
      courseId: courses.asker,
      courseName: '七年级(2)班',
      uid: world.studentId,
      realname,
      number: '******31',
      classNames: ['七年级(1)班'],
      askedByName: 'asker老师',
      askedAt: service.clock.now.toISOString(),
      state: 'refused',
      reason: '下周转班',
      decidedByName: 'holder老师',
    },
  ])
})

test('a refusal needs no reason, may be followed by a new request, and gives no rights', async () => {
  await ask()
  expect(resultId(await decide(world.holder, false))).toBe('ok')
  expect((await addByName(world, world.asker)).proposals.map(({ why }) => why)).toEqual(['nameOfOthers'])
  await ask()
  expect(await waiting(world.holder)).toEqual([world.studentId])
})

test('for a student without a teacher the owner decides, and is notified', async () => {
  const uid = await addStudent(service, world.schoolId, { username: 'alone', realname: '独行' })
  const { asked } = await addByName(world, world.asker, { realname: '独行', studentId: uid })
  expect(asked).toEqual({ realname: '独行', decidedBy: 'owner' })
  expect({ holder: await waiting(world.holder), owner: await waiting(world.owner) }).toEqual({
    holder: [],
    owner: [uid],
  })
  expect((await messagesOf(world.owner)).map(({ title }) => title)).toEqual(['asker老师想把您的学生加进七年级(2)班'])
})

test('neither an archived class nor a disabled account makes somebody a decider', async () => {
  const { db } = service
  await db.update(course).set({ status: 0 }).where(eq(course.courseId, world.courses.holder))
  expect((await ask()).asked?.decidedBy).toBe('owner')
  expect({ waiting: await waiting(world.holder), decided: resultId(await decide(world.holder, true)) }).toEqual({
    waiting: [],
    decided: 'joinRequestUnknown',
  })
  await db.update(course).set({ status: 1 }).where(eq(course.courseId, world.courses.holder))
  await db.update(user).set({ disabledAt: service.clock.now }).where(eq(user.uid, world.holder.uid))
  expect((await ask()).asked?.decidedBy).toBe('owner')
})

test('a request can be withdrawn by its author until it is decided', async () => {
  await ask()
  const withdraw = (who: TestClient) => who.call(studentRequest.withdraw, { requests: [request()] })
  const others = [world.holder, world.beside, world.foreign]
  for (const who of others) expect(resultId(await withdraw(who))).toBe('joinRequestUnknown')
  expect(resultId(await withdraw(world.asker))).toBe('ok')
  expect({ waiting: await waiting(world.holder), messages: await messagesOf(world.holder) }).toEqual({
    waiting: [],
    messages: [],
  })
  await ask()
  await decide(world.holder, false)
  expect(resultId(await withdraw(world.asker))).toBe('joinRequestDecided')
})

test('all requests are decided or none', async () => {
  await ask()
  const requests = [request(), { ...request(), uid: 987_654_321 }]
  expect(resultId(await world.holder.call(studentRequest.decide, { requests, isApproved: true }))).toBe(
    'joinRequestUnknown',
  )
  expect({ members: await membersOf(), waiting: await waiting(world.holder) }).toEqual({
    members: [],
    waiting: [world.studentId],
  })
})
