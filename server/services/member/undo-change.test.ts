import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { member as area } from '#api/contract/groups/member.ts'
import { roster } from '#api/contract/groups/roster.ts'
import { memberLimits } from '#domain/classes/members.ts'
import { course, courseTeacher, member, memberRemoval, memberStatus } from '#server/database/schema/courses.ts'
import { memberChange } from '#server/database/schema/member-changes.ts'
import { user } from '#server/database/schema/people.ts'
import { submission, assignment as assignmentTable } from '#server/database/schema/assignments.ts'
import { assign } from '#tests/support/worlds/assignments.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { makeWorld, type World } from '#tests/support/worlds/world.ts'
import { resultId } from '#tests/support/service/result-id.ts'
import { imported, noCounts, pasted } from '../roster/testing/class-lists.ts'

let service: TestService
let world: World
let uids: [number, number, number]
/** Another class of the teacher's. */
let toCourseId: number

const startAt = new Date('2026-11-20T06:00:00Z')

const born = new Date('2026-09-01T00:00:00Z')

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
  uids = world.students.map(({ uid }) => uid) as [number, number, number]
  const { db } = service
  const [one] = await db.select().from(course).where(eq(course.courseId, world.courseId))
  if (one === undefined) throw new Error('The world has no class')
  const { courseId: _courseId, ...fields } = one
  const [made] = await db
    .insert(course)
    .values({ ...fields, classCode: 'other' })
    .returning()
  toCourseId = made?.courseId ?? 0
  await db
    .insert(courseTeacher)
    .values({ courseId: world.courseId, uid: world.colleague.uid, addedBy: world.teacher.uid, addedAt: born })
})

beforeEach(async () => {
  const { db, clock } = service
  clock.now = startAt
  await db.delete(memberChange)
  await db.delete(submission)
  await db.delete(assignmentTable)
  await db.delete(member)
  await db.delete(memberRemoval)
  await db.delete(user).where(sql`${user.username} ~ '^qm(0000|700)'`)
  const groups = ['第一组', null, '第三组']
  const row = (uid: number, index: number) => ({
    courseId: world.courseId,
    uid,
    joinedAt: born,
    groupName: groups[index],
  })
  await db.insert(member).values(uids.map(row))
  await db.update(user).set({ studentNo: null }).where(eq(user.userType, 102))
  for (const [index, uid] of uids.entries()) {
    const fields = { studentNo: `90${index}`, contactMobile: null, realname: `姓名 ${index + 1}` }
    await db.update(user).set(fields).where(eq(user.uid, uid))
  }
})

afterAll(() => service.close())

/** Everything that undoing has to restore, except the revisions that increase with each change. */
async function stateNow() {
  const { db } = service
  const { rows: members } = await db.execute(sql`select to_jsonb(m) as row from member m order by course_id, uid`)
  const { rows: removals } = await db.execute(sql`select to_jsonb(r) as row from member_removal r order by removal_id`)
  const { rows: accounts } = await db.execute(
    sql`select to_jsonb(u) - 'rev' as row from app_user u where u_type = 102 order by uid`,
  )
  const { rows: submissions } = await db.execute(
    sql`select to_jsonb(s) - 'submission_id' as row from submission s order by assignment_id, uid`,
  )
  return { members, removals, accounts, submissions }
}

const groupInto = async (wanted: number[], groupName: string) =>
  (await world.teacher.get(area.group, { courseId: world.courseId, uids: wanted, groupName })).changeId

const move = async (copy: boolean) =>
  (await world.teacher.get(area.move, { courseId: world.courseId, toCourseId, uids: uids.slice(0, 2), copy })).changeId

const undo = (changeId: number, who = world.teacher, courseId = world.courseId) =>
  who.call(area.undo, { courseId, changeId })

test('changes of group are undone: each member has the former group again', async () => {
  const before = await stateNow()
  for (const groupName of ['第九组', '']) {
    const changeId = await groupInto(uids, groupName)
    expect(await stateNow()).not.toEqual(before)
    expect((await undo(changeId)).data).toEqual({ count: 3 })
    expect(await stateNow()).toEqual(before)
  }
})

test('moving and copying are undone in both classes, with requests, removals and what is to be handed in', async () => {
  const { db } = service
  await assign(service, world)
  await assign(service, world, { courseId: toCourseId }, [])
  await db
    .insert(member)
    .values([
      { courseId: toCourseId, uid: uids[0], joinedAt: born, joinStatus: memberStatus.waiting, groupName: '甲组' },
    ])
  const before = await stateNow()
  for (const copy of [false, true]) {
    const changeId = await move(copy)
    expect((await undo(changeId)).data).toEqual({ count: 2 })
    expect(await stateNow()).toEqual(before)
  }
})

const list = `姓名,账号,学号,手机号,小组
姓名 1,qm0701001,901,13800000001,新组
姓名 2,qm0701002,900,,
姓名 3,qm0701003,903,,
新来的,,7001,13800000002,新组
另一个,,7002,,`

/** Swaps two numbers, changes a third one, names, a mobile and a group, and creates two accounts. */
async function importList() {
  const { importId, digest } = await pasted(world.teacher, world.courseId, list)
  await world.teacher.get(roster.apply, { importId, digest, decisions: {} })
  await service.runJobs()
  const { result } = await world.teacher.get(roster.progress, { importId })
  return { importId, result }
}

const undoImport = (importId: number, who = world.teacher) => who.call(roster.undo, { importId })

test('an import is undone: swapped numbers, groups, mobiles, and the accounts that it created', async () => {
  await assign(service, world)
  const before = await stateNow()
  const { importId, result } = await importList()
  expect(result).toEqual({ ...noCounts, added: 2, updated: 3 })
  expect((await undoImport(importId)).data).toEqual({ count: 5 })
  expect(await stateNow()).toEqual(before)
  const again = await undoImport(importId)
  expect({ result: resultId(again), data: again.data }).toEqual({ result: 'alreadyDone', data: { count: 0 } })
})

test('students of the school whom a list added, or requested, are only in their former classes again', async () => {
  const { db } = service
  await db.delete(member).where(eq(member.courseId, world.courseId))
  await db.insert(member).values([
    { courseId: toCourseId, uid: uids[0], joinedAt: born, groupName: '甲组' },
    { courseId: world.colleagueCourseId, uid: uids[1], joinedAt: born },
  ])
  const before = await stateNow()
  const rows = '姓名,学号,小组\n姓名 1,900,一组\n姓名 2,901,一组'
  for (const isOwner of [false, true]) {
    const owner = isOwner ? world.teacher.uid : null
    await db.execute(sql`update school set owner_id = ${owner}::bigint where code = 'qm'`)
    const { importId } = await pasted(world.teacher, world.courseId, rows)
    expect((await imported(service, world.teacher, world.courseId, rows)).result).toEqual(
      isOwner ? { ...noCounts, joined: 2 } : { ...noCounts, joined: 1, asked: 1 },
    )
    const [last] = (await db.execute<{ id: string }>(sql`select max(import_id) as id from roster_import`)).rows
    expect(Number(last?.id)).toBeGreaterThan(importId)
    expect((await undoImport(Number(last?.id))).data).toEqual({ count: 2 })
    expect(await stateNow()).toEqual(before)
  }
})

const since = {
  'the group was changed': () =>
    world.colleague.get(area.group, { courseId: world.courseId, uids: [uids[0]], groupName: '别组' }),
  'one of them was taken out': () => world.colleague.get(area.remove, { courseId: world.courseId, uids: [uids[0]] }),
} as const

test.each(Object.entries(since))('a change of group is not undone once %s', async (_, change) => {
  const changeId = await groupInto(uids, '第九组')
  await change()
  const before = await stateNow()
  expect(resultId(await undo(changeId))).toBe('membersChangedSince')
  expect(await stateNow()).toEqual(before)
})

test('moving is not undone once the new class has changed them, or they have begun its assignment', async () => {
  const { db } = service
  const assignmentId = await assign(service, world, { courseId: toCourseId }, [])
  const changeId = await move(false)
  const own = and(eq(submission.assignmentId, assignmentId), eq(submission.uid, uids[1]))
  await db.update(submission).set({ startedAt: service.clock.now }).where(own)
  expect(resultId(await undo(changeId))).toBe('membersChangedSince')
  await db.update(submission).set({ startedAt: null }).where(own)
  await world.teacher.get(area.group, { courseId: toCourseId, uids: [uids[0]], groupName: '乙组' })
  const before = await stateNow()
  expect(resultId(await undo(changeId))).toBe('membersChangedSince')
  expect(await stateNow()).toEqual(before)
})

const made = eq(user.studentNo, '7001')

const sinceImport = {
  'a new account got a password': () => service.db.update(user).set({ passwordHash: '-' }).where(made),
  'a name was corrected': () => service.db.update(user).set({ realname: '改过' }).where(eq(user.uid, uids[0])),
  'a new student is in another class too': async () => {
    const [student] = await service.db.select().from(user).where(made)
    await service.db.insert(member).values({ courseId: toCourseId, uid: student?.uid ?? 0, joinedAt: born })
  },
  'somebody else has a former number': async () => {
    const { db } = service
    await db.execute(sql`
      insert into ${user} (username, realname, u_type, school_id, password_hash, created_at, student_no)
      select 'qm0000other', '别人', 102, school_id, '', now(), '902' from ${user} where uid = ${uids[0]}`)
  },
} as const

test.each(Object.entries(sinceImport))('an import is not undone once %s', async (_, change) => {
  const { importId } = await importList()
  await change()
  const before = await stateNow()
  expect(resultId(await undoImport(importId))).toBe('membersChangedSince')
  expect(await stateNow()).toEqual(before)
})

test('only the person who made a change can undo it, within ten minutes, once', async () => {
  const changeId = await groupInto(uids, '第九组')
  expect({
    colleague: resultId(await undo(changeId, world.colleague)),
    otherClass: resultId(await undo(changeId, world.teacher, toCourseId)),
    unknown: resultId(await undo(987_654_321)),
  }).toEqual({
    colleague: 'memberChangeUnknown',
    otherClass: 'memberChangeUnknown',
    unknown: 'memberChangeUnknown',
  })
  service.clock.now = new Date(startAt.getTime() + memberLimits.undoFor)
  expect(resultId(await undo(changeId))).toBe('memberChangeUnknown')
  service.clock.now = new Date(startAt.getTime() + memberLimits.undoFor - 1)
  expect(resultId(await undo(changeId))).toBe('ok')
  const again = await undo(changeId)
  expect({ result: resultId(again), data: again.data }).toEqual({ result: 'alreadyDone', data: { count: 0 } })
})

test('a class that has filled up meanwhile admits nobody back', async () => {
  const changeId = await move(false)
  const { db } = service
  await db.execute(sql`
    insert into ${user} (username, realname, u_type, school_id, password_hash, created_at)
    select 'qm0000' || n, '学生' || n, 102, s.school_id, '', now()
    from generate_series(1, 9998) as n, (select school_id from ${course} where course_id = ${world.courseId}) as s`)
  await db.execute(sql`
    insert into ${member} (course_id, uid, joined_at)
    select ${world.courseId}::bigint, uid, now() from ${user} where username ~ '^qm(0000|700)'`)
  expect(resultId(await undo(changeId))).toBe('classFull')
})
