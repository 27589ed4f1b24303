import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { course as courseArea } from '#api/contract/groups/course.ts'
import { join } from '#api/contract/groups/join.ts'
import { message as messageArea } from '#api/contract/groups/message.ts'
import { senderLimits } from '#domain/portal/constants.ts'
import { rosterLimits } from '#domain/roster/columns.ts'
import { userTypes } from '#domain/classes/subjects.ts'
import { course, courseTeacher, member, memberRemoval, memberStatus } from '#server/database/schema/courses.ts'
import { message } from '#server/database/schema/messages.ts'
import { user } from '#server/database/schema/people.ts'
import { audit } from '#server/database/schema/system.ts'
import { startTestService, type TestClient, type TestService } from '#tests/support/service/test-service.ts'
import { makeWorld, studentAt, uidAt, type World } from '#tests/support/worlds/world.ts'
import { auditRow } from '#tests/support/service/audit-row.ts'
import { resultId } from '#tests/support/service/result-id.ts'

let service: TestService
let world: World

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service, 6)
})

afterAll(() => service.close())

const pager = { currentPage: 1, pageSize: 9999 }

/** A class of the teacher's without members. */
async function openClass(needsApproval: boolean, by = world.teacher) {
  const fields = { courseName: '八年级(1)班', stageId: 2, subjectId: 203, needsApproval, courseType: 1 } as const
  return by.get(courseArea.save, fields)
}

const rowOf = async (courseId: number, { uid }: TestClient) => {
  const [row] = await service.db
    .select()
    .from(member)
    .where(and(eq(member.courseId, courseId), eq(member.uid, uid)))
  return row
}

const requestsIn = (courseId: number, state: 'waiting' | 'waitingList' | 'decided' = 'waiting') =>
  world.teacher.get(join.requests, { courseId, state, pager })

const decide = (
  requests: readonly { courseId: number; uid: number }[],
  decision: 'approve' | 'refuse' | 'waitingList',
  reason?: string,
) => world.teacher.call(join.decide, { requests: [...requests], decision, ...(reason !== undefined && { reason }) })

/** Fills the class up except for `free` places. */
const fill = (courseId: number, free: number) =>
  service.db.execute(sql`
    with people as (
      insert into ${user} (username, realname, u_type, school_id, password_hash, created_at)
      select ${`full-${courseId}-`}::text || number, '学生', ${userTypes.student}::int, school_id, '-', created_at
      from generate_series(1, ${rosterLimits.rows - free}::int) as number, ${user}
      where uid = ${uidAt(world, 0)}
      returning uid, created_at)
    insert into ${member} (course_id, uid, joined_at) select ${courseId}::bigint, uid, created_at from people`)

test('a code shows class, teacher and school; without approval, joining is immediate', async () => {
  const { courseId, classCode } = await openClass(false)
  const found = await studentAt(world, 0).get(join.find, {
    classCode: ` ${classCode.slice(0, 3)}-${classCode.slice(3).toLowerCase()}`,
  })
  expect(found).toEqual({
    courseId,
    courseName: '八年级(1)班',
    leadTeacherName: '姓名 teacher',
    courseSchool: '学校 qm',
    subjectId: 203,
    needsApproval: false,
    state: 'none',
  })
  expect(await studentAt(world, 0).get(join.ask, { classCode })).toEqual({ state: 'approved' })
  const students = await world.teacher.get(courseArea.students, { courseId, pager })
  expect(students.list.map(({ uid }) => uid)).toEqual([uidAt(world, 0)])
  const again = await studentAt(world, 0).call(join.ask, { classCode })
  expect({ result: resultId(again), data: again.data }).toEqual({ result: 'alreadyDone', data: { state: 'approved' } })
  expect((await service.db.select().from(message).where(eq(message.courseId, courseId))).length).toBe(0)
})

test('a request waits, is listed with its student, and is approved; the teacher is notified once', async () => {
  const { courseId, classCode } = await openClass(true)
  const added = { addedBy: world.teacher.uid, addedAt: service.clock.now }
  await service.db.insert(courseTeacher).values({ courseId, uid: world.colleague.uid, ...added })
  await service.db
    .update(user)
    .set({ studentNo: '20260001' })
    .where(eq(user.uid, uidAt(world, 0)))
  expect(await studentAt(world, 0).get(join.ask, { classCode })).toEqual({ state: 'waiting' })
  expect(await studentAt(world, 1).get(join.ask, { classCode })).toEqual({ state: 'waiting' })
  const { list, counts, courses } = await requestsIn(courseId)
  expect(list[0]).toEqual({
    courseId,
    courseName: '八年级(1)班',
    uid: uidAt(world, 0),
    realname: '姓名 qm0701001',
    username: 'qm0701001',
    studentNo: '20260001',
    isNewAccount: false,
    isNumberTaken: false,
    askedAt: service.clock.now.toISOString(),
    state: 'waiting',
    decidedAt: null,
    decidedByName: null,
    reason: '',
  })
  expect({ listed: list.length, counts }).toEqual({ listed: 2, counts: { waiting: 2, waitingList: 0, decided: 0 } })
  const ofClass = { courseId, courseName: '八年级(1)班' }
  const room = { requestCount: 2, freePlaces: rosterLimits.rows }
  expect(courses.find((one) => one.courseId === courseId)).toEqual({ ...ofClass, ...room })
  const boxes = await service.db.select().from(message).where(eq(message.courseId, courseId)).orderBy(message.uid)
  expect(boxes.map(({ uid, kind }) => ({ uid, kind }))).toEqual([
    { uid: world.teacher.uid, kind: 'join' },
    { uid: world.colleague.uid, kind: 'join' },
  ])
  const [notice] = (
    await world.teacher.get(messageArea.list, { unreadOnly: true, pager: { currentPage: 1, pageSize: 9 } })
  ).list
  const messageId = boxes[0]?.messageId ?? 0
  expect(notice).toEqual({
    messageId,
    kind: 'join',
    title: '八年级(1)班有学生申请加入',
    sentAt: service.clock.now.toISOString(),
    isRead: false,
    path: `/member/verify?courseId=${courseId}`,
  })
  const { body } = await world.teacher.get(messageArea.info, { messageId })
  expect(body).toBe('有 2 名学生在等您审核。')
  const both = [0, 1].map((index) => ({ courseId, uid: uidAt(world, index) }))
  expect(resultId(await decide(both, 'approve'))).toBe('ok')
  const approved = await rowOf(courseId, studentAt(world, 0))
  const { total } = await requestsIn(courseId)
  expect({ status: approved?.joinStatus, total }).toEqual({ status: memberStatus.approved, total: 0 })
  const { list: decided } = await requestsIn(courseId, 'decided')
  expect(decided.map(({ state, decidedByName }) => ({ state, decidedByName }))).toEqual([
    { state: 'approved', decidedByName: '姓名 teacher' },
    { state: 'approved', decidedByName: '姓名 teacher' },
  ])
  expect((await world.colleague.get(messageArea.unreadCount, {})).unread).toBe(0)
  const [row] = await service.db
    .select()
    .from(audit)
    .where(eq(audit.action, 'change'))
    .orderBy(desc(audit.auditId))
    .limit(1)
  const written = { at: service.clock.now, uid: world.teacher.uid, action: 'change', path: join.decide.path }
  expect(row).toEqual(auditRow({ ...written, objectKind: 'self', objectId: null, rowCount: 2 }))
})

test('a refusal has its reason, can be undone, and prevents joining at once', async () => {
  const { courseId, classCode } = await openClass(true)
  const request = { courseId, uid: uidAt(world, 2) }
  await studentAt(world, 2).get(join.ask, { classCode })
  expect(resultId(await decide([request], 'refuse'))).toBe('reasonMissing')
  expect(resultId(await decide([request], 'refuse', '请加入(2)班'))).toBe('ok')
  expect(resultId(await decide([request], 'approve'))).toBe('joinRequestDecided')
  const own = async () => (await studentAt(world, 2).get(join.mine, {})).list.find((one) => one.courseId === courseId)
  const at = service.clock.now.toISOString()
  const ofClass = { courseId, classCode, courseName: '八年级(1)班', subjectId: 203 }
  const asked = { ...ofClass, leadTeacherName: '姓名 teacher', courseSchool: '学校 qm', since: at }
  expect(await own()).toEqual({ ...asked, state: 'refused', reason: '请加入(2)班', decidedAt: at })
  expect(resultId(await world.teacher.call(join.undoRefusal, { requests: [request] }))).toBe('ok')
  expect(await own()).toEqual({ ...asked, state: 'waiting', reason: '', decidedAt: null })
  expect(resultId(await world.teacher.call(join.undoRefusal, { requests: [request] }))).toBe('joinRequestDecided')
  await decide([request], 'refuse', '请加入(2)班')
  await service.db.update(course).set({ needsApproval: false }).where(eq(course.courseId, courseId))
  expect(await studentAt(world, 2).get(join.ask, { classCode })).toEqual({ state: 'waiting' })
})

test('a request can be withdrawn and repeated; a decided one cannot be withdrawn', async () => {
  const { courseId, classCode } = await openClass(true)
  await studentAt(world, 3).get(join.ask, { classCode })
  expect(resultId(await studentAt(world, 3).call(join.withdraw, { courseId }))).toBe('ok')
  expect(await rowOf(courseId, studentAt(world, 3))).toBeUndefined()
  expect((await requestsIn(courseId)).total).toBe(0)
  expect(resultId(await studentAt(world, 3).call(join.withdraw, { courseId }))).toBe('joinRequestUnknown')
  expect(resultId(await decide([{ courseId, uid: uidAt(world, 3) }], 'approve'))).toBe('joinRequestUnknown')
  await studentAt(world, 3).get(join.ask, { classCode })
  await decide([{ courseId, uid: uidAt(world, 3) }], 'approve')
  expect(resultId(await studentAt(world, 3).call(join.withdraw, { courseId }))).toBe('joinRequestUnknown')
})

test('a student whom a teacher removed has to wait, and is removed again on withdrawing', async () => {
  const { courseId, classCode } = await openClass(false)
  await studentAt(world, 4).get(join.ask, { classCode })
  const [removal] = await service.db
    .insert(memberRemoval)
    .values({ courseId, removedBy: world.teacher.uid, removedAt: service.clock.now })
    .returning()
  const removalId = removal?.removalId ?? 0
  await service.db
    .update(member)
    .set({ joinStatus: memberStatus.removed, removalId })
    .where(and(eq(member.courseId, courseId), eq(member.uid, uidAt(world, 4))))
  const removed = await rowOf(courseId, studentAt(world, 4))
  expect((await studentAt(world, 4).get(join.find, { classCode })).state).toBe('none')
  expect(await studentAt(world, 4).get(join.ask, { classCode })).toEqual({ state: 'waiting' })
  await studentAt(world, 4).get(join.withdraw, { courseId })
  expect(await rowOf(courseId, studentAt(world, 4))).toEqual(removed)
  await studentAt(world, 4).get(join.ask, { classCode })
  await decide([{ courseId, uid: uidAt(world, 4) }], 'approve')
  expect(await rowOf(courseId, studentAt(world, 4))).toEqual({
    ...removed,
    joinStatus: memberStatus.approved,
    removalId: null,
    decidedAt: service.clock.now,
    decidedBy: world.teacher.uid,
  })
})

test('unread messages about one class do not suppress those about another', async () => {
  const classes = [await openClass(true), await openClass(true)]
  for (const { classCode } of [...classes, ...classes]) await studentAt(world, 1).call(join.ask, { classCode })
  const ids = classes.map(({ courseId }) => courseId)
  const notices = await service.db
    .select()
    .from(message)
    .where(inArray(message.courseId, ids))
    .orderBy(message.messageId)
  expect(notices.map(({ kind, uid, courseId }) => ({ kind, uid, courseId }))).toEqual(
    ids.map((courseId) => ({ kind: 'join', uid: world.teacher.uid, courseId })),
  )
})

test('unknown codes, foreign schools and archived classes get the same answer, and attempts are limited', async () => {
  const { courseId, classCode } = await openClass(true)
  const ask = async (by: TestClient, code: string) => {
    const answer = await by.call(join.find, { classCode: code })
    return { result: resultId(answer), msg: answer.msg, data: answer.data }
  }
  const unknown = await ask(studentAt(world, 5), 'NOBODYS')
  expect(unknown).toEqual({ result: 'classCodeUnknown', msg: '本校没有这个班级码，请向老师核对', data: {} })
  expect(await ask(world.strangerStudent, classCode)).toEqual(unknown)
  expect(resultId(await world.strangerStudent.call(join.ask, { classCode }))).toBe('classCodeUnknown')
  expect(await rowOf(courseId, world.strangerStudent)).toBeUndefined()
  await world.teacher.get(courseArea.updateStatus, { courseId, status: 0 })
  expect(await ask(studentAt(world, 5), classCode)).toEqual(unknown)
  const { perWindow, window } = senderLimits.unknownClassCodes
  const nobodys = { classCode: 'NOBODYS' }
  for (let tried = 2; tried < perWindow; tried += 1)
    expect(resultId(await studentAt(world, 5).call(tried % 2 === 0 ? join.find : join.ask, nobodys))).toBe(
      'classCodeUnknown',
    )
  expect((await studentAt(world, 5).call(join.find, nobodys)).status).toBe(429)
  service.clock.now = new Date(service.clock.now.getTime() + window)
  expect(await ask(studentAt(world, 5), 'NOBODYS')).toEqual(unknown)
})

test('a student’s requests per hour are limited', async () => {
  const { courseId, classCode } = await openClass(true)
  const { perWindow } = senderLimits.joinRequests
  for (let asked = 0; asked < perWindow; asked += 1) {
    expect(await studentAt(world, 5).get(join.ask, { classCode })).toEqual({ state: 'waiting' })
    await studentAt(world, 5).get(join.withdraw, { courseId })
  }
  expect((await studentAt(world, 5).call(join.ask, { classCode })).status).toBe(429)
})

test('all of a batch or none: a full class, a withdrawn request and a foreign one leave everything as it was', async () => {
  const [first, second] = [await openClass(true), await openClass(true)]
  await fill(first.courseId, 1)
  for (const { classCode } of [first, second])
    for (const index of [0, 1]) await studentAt(world, index).get(join.ask, { classCode })
  const all = [second, first].flatMap(({ courseId }) => [0, 1].map((index) => ({ courseId, uid: uidAt(world, index) })))
  const full = await decide(all, 'approve')
  const tooFew = { courseName: '八年级(1)班', freePlaces: 1 }
  expect({ result: resultId(full), data: full.data }).toEqual({ result: 'courseFull', data: tooFew })
  const withForeign = [...all, { courseId: world.strangerCourseId, uid: world.strangerStudent.uid }]
  expect(resultId(await decide(withForeign, 'approve'))).toBe('joinRequestUnknown')
  const withUnasked = [...all, { courseId: first.courseId, uid: uidAt(world, 2) }]
  expect(resultId(await decide(withUnasked, 'refuse', '…'))).toBe('joinRequestUnknown')
  const waiting = async ({ courseId }: { courseId: number }) => (await requestsIn(courseId)).total
  expect({ first: await waiting(first), second: await waiting(second) }).toEqual({ first: 2, second: 2 })
  expect(resultId(await decide([{ courseId: first.courseId, uid: uidAt(world, 0) }], 'approve'))).toBe('ok')
  expect(resultId(await decide([{ courseId: first.courseId, uid: uidAt(world, 1) }], 'waitingList'))).toBe('ok')
  const { list, counts } = await requestsIn(first.courseId, 'waitingList')
  expect(list.map(({ uid }) => uid)).toEqual([uidAt(world, 1)])
  expect(counts.waitingList).toBe(1)
  await service.db.update(course).set({ needsApproval: false }).where(eq(course.courseId, first.courseId))
  expect(await studentAt(world, 2).get(join.ask, { classCode: first.classCode })).toEqual({ state: 'waitingList' })
})

test('the link of a class leads to its page for students, and only its teachers see it', async () => {
  const { courseId, classCode } = await openClass(true)
  expect(await world.teacher.get(join.link, { courseId })).toEqual({
    courseName: '八年级(1)班',
    classCode,
    joinUrl: expect.stringMatching(new RegExp(`/student/#/join/${classCode}$`)),
  })
  expect(resultId(await world.stranger.call(join.link, { courseId }))).toBe('notFound')
})
