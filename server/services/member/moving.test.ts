import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { course as courseArea } from '#api/contract/groups/course.ts'
import { join } from '#api/contract/groups/join.ts'
import { member as area } from '#api/contract/groups/member.ts'
import { rosterLimits } from '#domain/roster/columns.ts'
import { course, member, memberRemoval, memberStatus } from '#server/database/schema/courses.ts'
import { user } from '#server/database/schema/people.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { makeWorld, type World } from '#tests/support/worlds/world.ts'
import { resultId } from '#tests/support/service/result-id.ts'

let service: TestService
let world: World
let uids: number[]
/** Another class of the teacher's. */
let toCourseId: number

const born = new Date('2026-09-01T00:00:00Z')

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
  uids = world.students.map(({ uid }) => uid)
  const [one] = await service.db.select().from(course).where(eq(course.courseId, world.courseId))
  if (one === undefined) throw new Error('The world has no class')
  const { courseId: _courseId, ...fields } = one
  const [made] = await service.db
    .insert(course)
    .values({ ...fields, classCode: 'other' })
    .returning()
  toCourseId = made?.courseId ?? 0
})

beforeEach(async () => {
  const { db } = service
  await db.delete(member)
  await db.delete(memberRemoval)
  await db
    .insert(member)
    .values(uids.map((uid) => ({ courseId: world.courseId, uid, joinedAt: born, groupName: '第一组' })))
})

afterAll(() => service.close())

/** The id under which it can be undone. */
const changeId: unknown = expect.any(Number)

const members = async (courseId: number) =>
  (await world.teacher.get(area.list, { courseId })).list.map(({ uid, groupName }) => ({ uid, groupName }))

const move = (wanted: number[], copy: boolean, to = toCourseId) =>
  world.teacher.call(area.move, { courseId: world.courseId, toCourseId: to, uids: wanted, copy })

const inFirst = () => uids.map((uid) => ({ uid, groupName: '第一组' }))

test('members move without their groups, and the first class can restore them', async () => {
  const [first = 0, second = 0, third = 0] = uids
  const { removalId, ...counts } = (await move([first, second], false)).data
  expect(counts).toEqual({ moved: 2, already: 0, changeId })
  expect({ here: await members(world.courseId), there: await members(toCourseId) }).toEqual({
    here: [{ uid: third, groupName: '第一组' }],
    there: [
      { uid: first, groupName: null },
      { uid: second, groupName: null },
    ],
  })
  const [row] = await service.db.select().from(member).where(eq(member.courseId, toCourseId))
  expect({ joinedAt: row?.joinedAt, decidedBy: row?.decidedBy, decidedAt: row?.decidedAt }).toEqual({
    joinedAt: service.clock.now,
    decidedBy: null,
    decidedAt: null,
  })
  await world.teacher.get(area.restore, { courseId: world.courseId, removalId: removalId ?? 0 })
  expect(await members(world.courseId)).toEqual(inFirst())
})

test('a copy leaves the first class as it is', async () => {
  expect((await move(uids, true)).data).toEqual({ moved: 3, already: 0, removalId: null, changeId })
  expect({ here: await members(world.courseId), there: (await members(toCourseId)).length }).toEqual({
    here: inFirst(),
    there: 3,
  })
})

test('students who are there already are counted and not duplicated; those who waited there or were removed become members', async () => {
  const [first = 0, second = 0, third = 0] = uids
  await service.db.insert(member).values([
    { courseId: toCourseId, uid: first, joinedAt: born, groupName: '甲组' },
    { courseId: toCourseId, uid: second, joinedAt: born, joinStatus: memberStatus.waiting },
    { courseId: toCourseId, uid: third, joinedAt: born, joinStatus: memberStatus.removed, groupName: '乙组' },
  ])
  expect((await move(uids, true)).data).toEqual({ moved: 2, already: 1, removalId: null, changeId })
  expect(await members(toCourseId)).toEqual([
    { uid: first, groupName: '甲组' },
    { uid: second, groupName: null },
    { uid: third, groupName: null },
  ])
})

test('only students who had asked to join appear among the decided requests', async () => {
  const [first = 0, second = 0, third = 0] = uids
  const given = { courseId: toCourseId, joinedAt: born }
  await service.db.insert(member).values([
    { ...given, uid: first, joinStatus: memberStatus.waiting },
    { ...given, uid: second, joinStatus: memberStatus.waiting, askedBy: world.colleague.uid },
  ])
  await move([first, second, third], false)
  const pager = { currentPage: 1, pageSize: 9 }
  const { list, counts } = await world.teacher.get(join.requests, { courseId: toCourseId, state: 'decided', pager })
  expect(list.map(({ uid, state, decidedByName }) => ({ uid, state, decidedByName }))).toEqual([
    { uid: first, state: 'approved', decidedByName: '姓名 teacher' },
  ])
  expect(counts).toEqual({ waiting: 0, waitingList: 0, decided: 1 })
})

test('a student in several classes is one student', async () => {
  await move(uids.slice(0, 2), true)
  expect(await world.teacher.get(courseArea.studentCount, {})).toEqual({ count: 3 })
  await service.db.update(course).set({ status: 0 }).where(eq(course.courseId, world.courseId))
  expect(await world.teacher.get(courseArea.studentCount, {})).toEqual({ count: 2 })
  await service.db.update(course).set({ status: 1 }).where(eq(course.courseId, world.courseId))
})

test('all or none: one who is no member leaves all where they are', async () => {
  for (const other of [world.strangerStudent.uid, 987_654_321])
    expect(resultId(await move([...uids, other], false))).toBe('memberUnknown')
  expect(resultId(await move([], false))).toBe('memberUnknown')
  expect({ here: await members(world.courseId), there: await members(toCourseId) }).toEqual({
    here: inFirst(),
    there: [],
  })
})

test('only into one’s own class: a foreign and an unknown one get the same answer', async () => {
  const answers = [world.colleagueCourseId, world.strangerCourseId, 987_654_321].map(async (to) => {
    const answer = await move(uids, false, to)
    return { result: resultId(answer), msg: answer.msg }
  })
  const unknown = { result: 'notFound', msg: '没有找到，可能已被删除' }
  expect(await Promise.all(answers)).toEqual([unknown, unknown, unknown])
  expect(resultId(await move(uids, false, world.courseId))).toBe('sameClass')
  expect(await members(world.courseId)).toEqual(inFirst())
})

test('a class holds 9,999: if they do not all fit, all stay where they are', async () => {
  const { db } = service
  await db.execute(sql`
    insert into ${user} (username, realname, u_type, school_id, password_hash, created_at)
    select 'many' || n, '学生' || n, 102, s.school_id, '', now()
    from generate_series(1, ${rosterLimits.rows - 2}::integer) as n,
      (select school_id from ${course} where course_id = ${toCourseId}) as s`)
  await db.execute(sql`
    insert into ${member} (course_id, uid, joined_at)
    select ${toCourseId}::bigint, uid, now() from ${user} where username like 'many%'`)
  expect(resultId(await move(uids, false))).toBe('classFull')
  expect(await members(world.courseId)).toEqual(inFirst())
  expect((await move(uids.slice(0, 2), false)).data).toEqual({
    moved: 2,
    already: 0,
    changeId: expect.any(Number),
    removalId: expect.any(Number),
  })
  const approved = and(eq(member.courseId, toCourseId), eq(member.joinStatus, memberStatus.approved))
  expect(await db.$count(member, approved)).toBe(rosterLimits.rows)
})
