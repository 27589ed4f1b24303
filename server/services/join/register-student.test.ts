import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { course as courseArea } from '#api/contract/groups/course.ts'
import { join } from '#api/contract/groups/join.ts'
import { member as memberArea } from '#api/contract/groups/member.ts'
import { roster } from '#api/contract/groups/roster.ts'
import type { InputOf } from '#api/contract/endpoint.ts'
import { passwordDigest } from '#api/contract/password-digest.ts'
import { senderLimits } from '#domain/portal/constants.ts'
import { userTypes } from '#domain/classes/subjects.ts'
import { member, memberStatus } from '#server/database/schema/courses.ts'
import { user } from '#server/database/schema/people.ts'
import { senderCount } from '#server/database/schema/sign-on.ts'
import { cleanUp, kept } from '../jobs/clean-up.ts'
import { openBrowser } from '#tests/support/product/test-browser.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { makeWorld, type World } from '#tests/support/worlds/world.ts'
import { resultId } from '#tests/support/service/result-id.ts'

let service: TestService
let world: World
let courseId: number
let classCode: string

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
})

beforeEach(async () => {
  await service.db.delete(senderCount)
  ;({ courseId, classCode } = await world.teacher.get(courseArea.save, {
    courseName: '七年级(6)班',
    stageId: 2,
    subjectId: 203,
    needsApproval: false,
    courseType: 1,
  }))
})

afterAll(() => service.close())

const password = passwordDigest('tR7#kuv2Lq')
const otherPassword = passwordDigest('xW4@mop8Zd')

let numbers = 20260300
const nextNumber = () => String((numbers += 1))

const register = (changes: Partial<InputOf<typeof join.register>> = {}) =>
  openBrowser(service.client).call(join.register, {
    classCode,
    realname: '黎明',
    studentNo: nextNumber(),
    password,
    ...changes,
  })

const registered = async (changes: Partial<InputOf<typeof join.register>> = {}) => {
  const answer = await register(changes)
  expect(resultId(answer)).toBe('ok')
  return answer.data
}

const signIn = (username: string, digest = password) =>
  openBrowser(service.client).signIn(username, digest, { signInAs: userTypes.student })

const accountOf = async (username: string) => {
  const [found] = await service.db.select().from(user).where(eq(user.username, username))
  if (found === undefined) throw new Error(`Nobody is ${username}`)
  return found
}

const decide = (uid: number, decision: 'approve' | 'refuse', reason = '') =>
  world.teacher.call(join.decide, { requests: [{ courseId, uid }], decision, reason })

const waiting = async () => {
  const pager = { currentPage: 1, pageSize: 9999 }
  return (await world.teacher.get(join.requests, { courseId, state: 'waiting', pager })).list
}

test('a student who registers waits, is marked as new, and can sign in to the class once approved', async () => {
  const studentNo = nextNumber()
  const data = await registered({ studentNo, classCode: ` ${classCode.toLowerCase()} ` })
  const { username } = data
  expect(data).toEqual({
    courseName: '七年级(6)班',
    leadTeacherName: '姓名 teacher',
    courseSchool: '学校 qm',
    username,
  })
  expect((await signIn(username)).msg).toBe('老师还没有通过你的申请，通过后就能登录')
  expect(resultId(await signIn(username, otherPassword))).toBe('wrongPassword')
  const { uid } = await accountOf(username)
  const askedAt = service.clock.now.toISOString()
  const asked = { courseId, courseName: '七年级(6)班', uid, realname: '黎明', username, studentNo, askedAt }
  const undecided = { state: 'waiting', decidedAt: null, decidedByName: null, reason: '' }
  expect(await waiting()).toEqual([{ isNewAccount: true, isNumberTaken: false, ...asked, ...undecided }])
  expect(resultId(await decide(uid, 'approve'))).toBe('ok')
  const { list } = await world.teacher.get(memberArea.list, { courseId })
  expect(list.map(({ uid, username, studentNo }) => ({ uid, username, studentNo }))).toEqual([
    { uid, username, studentNo },
  ])
  const [row] = await service.db.select().from(member).where(eq(member.uid, uid))
  expect({ madeAccount: row?.madeAccount, waiting: (await waiting()).length }).toEqual({
    madeAccount: true,
    waiting: 0,
  })
  const browser = openBrowser(service.client)
  expect((await browser.signIn(username, password, { signInAs: userTypes.student })).data).toEqual({ uid })
  const { list: classes } = await browser.get(join.mine, {})
  expect(classes.map(({ courseId, state }) => ({ courseId, state }))).toEqual([{ courseId, state: 'approved' }])
})

test('a refused student learns it on signing in, and can register again', async () => {
  const studentNo = nextNumber()
  const { username } = await registered({ studentNo })
  const { uid } = await accountOf(username)
  expect(resultId(await decide(uid, 'refuse', '不是本班'))).toBe('ok')
  expect((await signIn(username)).msg).toBe('老师没有通过你的申请，请问清原因后用班级码重新注册')
  const again = await registered({ studentNo, password: otherPassword })
  expect({ isSameAccount: again.username === username, waiting: (await waiting()).map((one) => one.username) }).toEqual(
    { isSameAccount: false, waiting: [again.username] },
  )
})

test('registering again with the same password asks with the same account, for another class too', async () => {
  const studentNo = nextNumber()
  const first = await registered({ studentNo })
  expect(await registered({ studentNo, realname: ' 黎 明 ' })).toEqual(first)
  const other = await world.teacher.get(courseArea.save, {
    courseName: '数学',
    stageId: 2,
    subjectId: 203,
    needsApproval: true,
    courseType: 1,
  })
  const second = await registered({ studentNo, classCode: other.classCode })
  expect({ username: second.username, courseName: second.courseName }).toEqual({
    username: first.username,
    courseName: '数学',
  })
  const { uid } = await accountOf(first.username)
  const rows = await service.db.select().from(member).where(eq(member.uid, uid))
  expect(rows.map(({ joinStatus }) => joinStatus)).toEqual([memberStatus.waiting, memberStatus.waiting])
})

test('registering again leaves the request as it is: its time and its position on the waiting list', async () => {
  const studentNo = nextNumber()
  const { username } = await registered({ studentNo })
  const { uid } = await accountOf(username)
  const asked = await waiting()
  service.clock.now = new Date(service.clock.now.getTime() + 60_000)
  await registered({ studentNo })
  expect(await waiting()).toEqual(asked)
  const requests = [{ courseId, uid }]
  expect(resultId(await world.teacher.call(join.decide, { requests, decision: 'waitingList', reason: '' }))).toBe('ok')
  expect((await registered({ studentNo })).username).toBe(username)
  const [row] = await service.db.select().from(member).where(eq(member.uid, uid))
  expect({ joinStatus: row?.joinStatus, waiting: await waiting() }).toEqual({
    joinStatus: memberStatus.waitingList,
    waiting: [],
  })
})

test('whether name and number match is shown to the teacher, and not to the person typing them', async () => {
  const studentNo = nextNumber()
  const first = await registered({ studentNo })
  const student = world.students[0]
  if (student === undefined) throw new Error('The world has no student')
  const held = nextNumber()
  await service.db.update(user).set({ realname: '林雅婷', studentNo: held }).where(eq(user.uid, student.uid))
  const answers = [
    await register({ studentNo: nextNumber() }),
    await register({ studentNo, password: otherPassword }),
    await register({ realname: '林雅婷', studentNo: held }),
    await register({ realname: '林雅静', studentNo: held }),
  ]
  const shapes = answers.map((answer) => ({
    result: resultId(answer),
    msg: answer.msg,
    data: { ...answer.data, username: answer.data.username.length },
  }))
  expect(shapes.slice(1)).toEqual(Array.from({ length: 3 }, () => shapes[0]))
  expect(new Set([first, ...answers.map(({ data }) => data)].map(({ username }) => username)).size).toBe(5)
  const list = await waiting()
  expect(list.map(({ realname, isNumberTaken }) => ({ realname, isNumberTaken }))).toEqual([
    { realname: '黎明', isNumberTaken: false },
    { realname: '黎明', isNumberTaken: false },
    { realname: '黎明', isNumberTaken: false },
    { realname: '林雅婷', isNumberTaken: true },
    { realname: '林雅静', isNumberTaken: true },
  ])
})

test('of two who registered with the same name and number the teacher admits one', async () => {
  const studentNo = nextNumber()
  const accounts = [await registered({ studentNo }), await registered({ studentNo, password: otherPassword })]
  const uids = await Promise.all(accounts.map(async ({ username }) => (await accountOf(username)).uid))
  const decisions = [await decide(uids[1] ?? 0, 'approve'), await decide(uids[0] ?? 0, 'approve')]
  expect(decisions.map(resultId)).toEqual(['ok', 'approvedNumberTaken'])
  expect((await waiting()).map(({ uid, isNumberTaken }) => ({ uid, isNumberTaken }))).toEqual([
    { uid: uids[0], isNumberTaken: true },
  ])
})

test('only the teacher learns that somebody else has the number', async () => {
  const student = world.students[1]
  if (student === undefined) throw new Error('The world has no second student')
  const studentNo = nextNumber()
  await service.db.update(user).set({ studentNo }).where(eq(user.uid, student.uid))
  const { username } = await registered({ studentNo })
  const { uid } = await accountOf(username)
  const refusal = await decide(uid, 'approve')
  expect({ msg: refusal.msg, data: refusal.data }).toEqual({
    msg: '学号已有别的学生在用，请和学生核对后再处理',
    data: { realname: '黎明' },
  })
  const [row] = await service.db.select().from(member).where(eq(member.uid, uid))
  expect({ joinStatus: row?.joinStatus, awaitsApproval: (await accountOf(username)).awaitsApproval }).toEqual({
    joinStatus: memberStatus.waiting,
    awaitsApproval: true,
  })
})

test('a waiting student cannot be found by name or number, and the number is free for others', async () => {
  const studentNo = nextNumber()
  await registered({ studentNo, realname: '独一无二' })
  const added = await world.colleague.get(roster.save, {
    courseId: world.colleagueCourseId,
    realname: '独一无二',
    studentNo,
    asNew: false,
  })
  expect({ isOfSchool: added.isOfSchool, number: added.student?.number }).toEqual({
    isOfSchool: false,
    number: studentNo,
  })
})

test.each([
  ['a code of no class', { classCode: 'AAAAAA' }, '本校没有这个班级码，请向老师核对'],
  ['a name that is a number', { realname: '12' }, '请按提示改正后再添加'],
  ['a common password', { password: passwordDigest('Aa123456!') }, '这个密码太常见，或含有您的手机号、姓名，请换一个'],
])('%s is refused', async (_name, changes, msg) => {
  expect((await register(changes)).msg).toBe(msg)
  expect(await waiting()).toEqual([])
})

test('many concurrent registrations with the same name and number create one account', async () => {
  const studentNo = nextNumber()
  const answers = await Promise.all(Array.from({ length: 5 }, () => register({ studentNo })))
  const names = new Set(answers.flatMap((answer) => (resultId(answer) === 'ok' ? [answer.data.username] : [])))
  expect([...names]).toEqual((await waiting()).map(({ username }) => username))
  expect(names.size).toBe(1)
})

test('accounts that nobody approves are deleted after a while, approved ones are not', async () => {
  const [forgotten, approved] = [await registered({ realname: '忘川' }), await registered({ realname: '长留' })]
  const { uid } = await accountOf(approved.username)
  expect(resultId(await decide(uid, 'approve'))).toBe('ok')
  const at = (milliseconds: number) => new Date(service.clock.now.getTime() + milliseconds)
  const left = async () => {
    const names = [forgotten.username, approved.username]
    const rows = await service.db.select().from(user).where(inArray(user.username, names))
    return rows.map(({ realname }) => realname).toSorted()
  }
  await cleanUp(service.db, at(kept.registrations))
  expect(await left()).toEqual(['忘川', '长留'])
  await cleanUp(service.db, at(kept.registrations + 1))
  expect({ left: await left(), waiting: await waiting() }).toEqual({ left: ['长留'], waiting: [] })
})

test.each([
  ['unknownCodesOfAddress', 'address', { classCode: 'AAAAAA' }, 'classCodeUnknown'],
  ['registrations', 'address', {}, 'ok'],
  ['registrationsOfClass', 'class', {}, 'ok'],
] as const)('of %s no more pass than may, by %s', async (kind, by, changes, result) => {
  const { perWindow, window } = senderLimits[kind]
  const windowStart = new Date(Math.floor(service.clock.now.getTime() / window) * window)
  const sender = by === 'address' ? '127.0.0.1' : `course ${courseId}`
  await service.db.insert(senderCount).values({ sender, kind, windowStart, count: perWindow - 1 })
  const [last, over] = [await register(changes), await register(changes)]
  expect({ last: resultId(last), over: over.status }).toEqual({ last: result, over: 429 })
})
