import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { member as area } from '#api/contract/groups/member.ts'
import { spacedName } from '#domain/wire/person-name.ts'
import { member, memberStatus } from '#server/database/schema/courses.ts'
import { session, user } from '#server/database/schema/people.ts'
import { audit } from '#server/database/schema/system.ts'
import { edgeNames } from '#tests/support/files/edge-names.ts'
import { startTestService, type TestClient, type TestService } from '#tests/support/service/test-service.ts'
import { makeWorld, type World } from '#tests/support/worlds/world.ts'
import { resultId } from '#tests/support/service/result-id.ts'

let service: TestService
let world: World

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
  await service.db.delete(session).where(eq(session.uid, studentAt(2).uid))
})

beforeEach(async () => {
  const fresh = { studentNo: null, contactMobile: null, rev: 0 }
  await service.db.update(user).set(fresh)
  await service.db.update(member).set({ joinStatus: memberStatus.approved, groupName: null })
})

afterAll(() => service.close())

function studentAt(index: number): TestClient {
  const found = world.students[index]
  if (found === undefined) throw new Error('The world has no such student')
  return found
}

const listed = async (who = world.teacher, courseId = world.courseId) => (await who.get(area.list, { courseId })).list

const fields = { rev: 0, realname: '陈思远', studentNo: '20240701', groupName: '第一组', mobile: '13800001111' }

const update = (over: Partial<typeof fields> = {}, studentId = studentAt(0).uid) =>
  world.teacher.call(area.update, { courseId: world.courseId, studentId, ...fields, ...over })

test('every member with number, group, account and last activity; the mobile is masked', async () => {
  const { db, clock } = service
  const [first, second, third] = [studentAt(0).uid, studentAt(1).uid, studentAt(2).uid]
  await db.update(user).set({ studentNo: '7', contactMobile: '13800001111' }).where(eq(user.uid, first))
  await db.update(user).set({ passwordHash: '' }).where(eq(user.uid, third))
  await db.update(member).set({ groupName: '第一组' }).where(eq(member.uid, first))
  await db.update(member).set({ joinStatus: memberStatus.waiting }).where(eq(member.uid, second))
  const joinedAt = '2026-09-01T00:00:00.000Z'
  expect(await world.teacher.get(area.list, { courseId: world.courseId })).toEqual({
    list: [
      {
        uid: first,
        username: 'qm0701001',
        realname: '姓名 qm0701001',
        studentNo: '7',
        groupName: '第一组',
        contactMobile: '138****1111',
        hasPassword: true,
        joinedAt,
        lastSeenAt: clock.now.toISOString(),
        rev: 0,
      },
      {
        uid: third,
        username: 'qm0701003',
        realname: '姓名 qm0701003',
        studentNo: null,
        groupName: null,
        contactMobile: null,
        hasPassword: false,
        joinedAt,
        lastSeenAt: null,
        rev: 0,
      },
    ],
    total: 2,
  })
})

test('one member in full; somebody who is none, or only in another class, is not found', async () => {
  const { courseId, colleagueCourseId, teacher, stranger } = world
  const studentId = studentAt(0).uid
  await update()
  expect((await teacher.get(area.info, { courseId, studentId })).contactMobile).toBe('13800001111')
  const answerTo = async (who: TestClient, input: { courseId: number; studentId: number }) =>
    resultId(await who.call(area.info, input))
  await service.db
    .update(member)
    .set({ joinStatus: memberStatus.removed })
    .where(and(eq(member.courseId, courseId), eq(member.uid, studentId)))
  expect({
    removed: await answerTo(teacher, { courseId, studentId }),
    foreignClass: await answerTo(teacher, { courseId: colleagueCourseId, studentId: studentAt(1).uid }),
    foreignStudent: await answerTo(teacher, { courseId, studentId: world.strangerStudent.uid }),
    stranger: await answerTo(stranger, { courseId, studentId: studentAt(1).uid }),
  }).toEqual({ removed: 'notFound', foreignClass: 'notFound', foreignStudent: 'notFound', stranger: 'notFound' })
})

test('a student is changed: name, number and mobile in all classes, the group in this one', async () => {
  const [before] = await listed()
  expect((await update()).data).toEqual({ rev: 1 })
  const changed = { ...before, realname: '陈思远', studentNo: '20240701', contactMobile: '138****1111', rev: 1 }
  expect((await listed())[0]).toEqual({ ...changed, groupName: '第一组' })
  expect((await listed(world.colleague, world.colleagueCourseId))[0]).toEqual({ ...changed, groupName: null })
  const emptied = { rev: 1, realname: ' 陈　思远 ', studentNo: '', groupName: '', mobile: '+86 138-0000-2222' }
  expect((await update(emptied)).data).toEqual({ rev: 2 })
  expect((await listed())[0]).toEqual({
    ...before,
    realname: '陈思远',
    studentNo: null,
    groupName: null,
    contactMobile: '138****2222',
    rev: 2,
  })
  const ofUpdate = eq(audit.path, area.update.path)
  const [row] = await service.db.select().from(audit).where(ofUpdate).orderBy(desc(audit.auditId)).limit(1)
  expect({ action: row?.action, objectKind: row?.objectKind, objectId: row?.objectId }).toEqual({
    action: 'change',
    objectKind: 'classStudent',
    objectId: studentAt(0).uid,
  })
})

test('somebody changed meanwhile is not overwritten: the answer is the student as they are now', async () => {
  const [before] = await listed()
  await update()
  const again = await update({ realname: '陈远' })
  expect({ result: resultId(again), data: again.data }).toEqual({
    result: 'memberChangedMeanwhile',
    data: {
      member: {
        ...before,
        realname: '陈思远',
        studentNo: '20240701',
        groupName: '第一组',
        contactMobile: '13800001111',
        rev: 1,
      },
    },
  })
  expect((await listed())[0]?.realname).toBe('陈思远')
  await world.teacher.get(area.group, { courseId: world.courseId, uids: [studentAt(0).uid], groupName: '第二组' })
  expect(resultId(await update({ rev: 1 }))).toBe('memberChangedMeanwhile')
})

test('a number is unique in a school, ignoring case; of two concurrent claims one fails', async () => {
  await update({ studentNo: 'A7' })
  const second = studentAt(1).uid
  expect(resultId(await update({ studentNo: 'a7' }, second))).toBe('studentNoTaken')
  expect(resultId(await update({ rev: 1, studentNo: 'a7' }))).toBe('ok')
  await service.db.update(user).set({ studentNo: 'B8' }).where(eq(user.uid, world.strangerStudent.uid))
  expect(resultId(await update({ studentNo: 'b8' }, second))).toBe('ok')
  const both = await Promise.all([update({ rev: 2, studentNo: 'C9' }), update({ rev: 1, studentNo: 'c9' }, second)])
  expect(both.map(resultId).toSorted()).toEqual(['ok', 'studentNoTaken'])
  expect(service.faults).toEqual([])
})

test.each([
  ['realname', ''],
  ['realname', '12'],
  ['realname', 'a\nb'],
  ['realname', '字'.repeat(21)],
  ['studentNo', '7'.repeat(21)],
  ['groupName', '组'.repeat(21)],
  ['mobile', '12345678901'],
])('%s is not "%s"', async (name, value) => {
  const input = { courseId: world.courseId, studentId: studentAt(0).uid, ...fields }
  const answer = await world.teacher.call(area.update, input, { raw: { [name]: value } })
  expect({ result: resultId(answer), data: answer.data }).toEqual({ result: 'invalidInput', data: { field: name } })
})

// Which names are refused, and what is kept of the others, is proven for all of them by the tests of the roster reader.
const someNames = edgeNames.filter((name, index) => index % 4 === 0 && name.isWellFormed() && !name.includes('\0'))

test('a valid name is stored as it is but for padding, and anything else is refused', async () => {
  const { uid: studentId } = studentAt(0)
  let rev = 0
  const wrong: string[] = []
  for (const realname of someNames) {
    const input = { courseId: world.courseId, studentId, ...fields, rev }
    const result = resultId(await world.teacher.call(area.update, input, { raw: { realname } }))
    if (result !== 'ok' && result !== 'invalidInput') wrong.push(`${realname}: ${result}`)
    if (result !== 'ok') continue
    rev += 1
    const [now] = await service.db.select().from(user).where(eq(user.uid, studentId))
    if (now?.realname !== spacedName(realname.normalize('NFC').trim())) wrong.push(`${realname}: ${now?.realname}`)
  }
  expect(wrong).toEqual([])
  expect(rev).toBeGreaterThan(30)
})

test('groups: members are put into one and taken out, all or none', async () => {
  const { courseId, teacher } = world
  const uids = [studentAt(0).uid, studentAt(1).uid]
  expect(await teacher.get(area.group, { courseId, uids, groupName: ' 第一组 ' })).toEqual({
    count: 2,
    changeId: expect.any(Number),
  })
  const groups = async () => (await listed()).map(({ groupName, rev }) => ({ groupName, rev }))
  const grouped = [
    { groupName: '第一组', rev: 1 },
    { groupName: '第一组', rev: 1 },
    { groupName: null, rev: 0 },
  ]
  expect(await groups()).toEqual(grouped)
  for (const others of [[world.strangerStudent.uid], [987_654_321], []]) {
    const all = others.length === 0 ? [] : [...uids, ...others]
    expect(resultId(await teacher.call(area.group, { courseId, uids: all, groupName: '' }))).toBe('memberUnknown')
  }
  expect(await groups()).toEqual(grouped)
  await teacher.get(area.group, { courseId, uids: [uids[0] ?? 0], groupName: '' })
  expect(await groups()).toEqual([
    { groupName: null, rev: 2 },
    { groupName: '第一组', rev: 1 },
    { groupName: null, rev: 0 },
  ])
  expect((await listed(world.colleague, world.colleagueCourseId)).map(({ groupName }) => groupName)).toEqual([
    null,
    null,
    null,
  ])
})
