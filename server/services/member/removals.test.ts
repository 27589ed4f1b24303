import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { course as courseArea } from '#api/contract/groups/course.ts'
import { member as area } from '#api/contract/groups/member.ts'
import { roster } from '#api/contract/groups/roster.ts'
import { rosterLimits } from '#domain/roster/columns.ts'
import { course, member, memberRemoval, memberStatus } from '#server/database/schema/courses.ts'
import { user } from '#server/database/schema/people.ts'
import { audit } from '#server/database/schema/system.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { makeWorld, type World } from '#tests/support/worlds/world.ts'
import { resultId } from '#tests/support/service/result-id.ts'

let service: TestService
let world: World
let uids: number[]

const startAt = new Date('2026-11-20T06:00:00Z')

const born = new Date('2026-09-01T00:00:00Z')

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
  uids = world.students.map(({ uid }) => uid)
})

beforeEach(async () => {
  const { db, clock } = service
  clock.now = startAt
  await db.delete(member)
  await db.delete(memberRemoval)
  const rows = (courseId: number, groupName: string | null) =>
    uids.map((uid) => ({ courseId, uid, joinedAt: born, groupName }))
  await db.insert(member).values([...rows(world.courseId, '第一组'), ...rows(world.colleagueCourseId, null)])
})

afterAll(() => service.close())

const members = async (courseId = world.courseId, who = world.teacher) =>
  (await who.get(area.list, { courseId })).list.map(({ uid }) => uid)

const remove = (wanted: number[]) => world.teacher.call(area.remove, { courseId: world.courseId, uids: wanted })

const removals = async () => (await world.teacher.get(area.removals, { courseId: world.courseId })).list

const restore = (removalId: number) => world.teacher.call(area.restore, { courseId: world.courseId, removalId })

test('members are removed from this class only, and come back with their group and the day they joined', async () => {
  const before = await world.teacher.get(area.list, { courseId: world.courseId })
  const { removalId, count } = (await remove(uids.slice(0, 2))).data
  expect({ count, members: await members() }).toEqual({ count: 2, members: [uids[2]] })
  expect(await members(world.colleagueCourseId, world.colleague)).toEqual(uids)
  const pager = { currentPage: 1, pageSize: 99 }
  const [listed] = (await world.teacher.get(courseArea.list, { status: 1, pager })).list
  expect(listed?.studentCount).toBe(1)
  const row = { removalId, removedAt: startAt.toISOString(), removedBy: '姓名 teacher', count: 2 }
  const names = ['姓名 qm0701001', '姓名 qm0701002']
  expect(await removals()).toEqual([{ ...row, names, restoredAt: null }])
  service.clock.now = new Date(startAt.getTime() + 60_000)
  expect((await restore(removalId)).data).toEqual({ count: 2 })
  expect(await world.teacher.get(area.list, { courseId: world.courseId })).toEqual(before)
  expect(await removals()).toEqual([{ ...row, names, restoredAt: '2026-11-20T06:01:00.000Z' }])
})

test('undoing a second time changes nothing', async () => {
  const { removalId } = (await remove(uids)).data
  await restore(removalId)
  await remove([uids[0] ?? 0])
  const again = await restore(removalId)
  expect({ result: resultId(again), data: again.data, members: await members() }).toEqual({
    result: 'alreadyDone',
    data: { count: 0 },
    members: uids.slice(1),
  })
})

test('all or none: one who is foreign, unknown, waiting or removed already leaves the others in', async () => {
  const [first = 0, second = 0, third = 0] = uids
  await remove([second])
  const isThird = and(eq(member.courseId, world.courseId), eq(member.uid, third))
  await service.db.update(member).set({ joinStatus: memberStatus.waiting }).where(isThird)
  for (const other of [second, third, world.strangerStudent.uid, 987_654_321])
    expect(resultId(await remove([first, other]))).toBe('memberUnknown')
  expect(resultId(await remove([]))).toBe('memberUnknown')
  expect({ members: await members(), removals: (await removals()).length }).toEqual({ members: [first], removals: 1 })
})

test('somebody added again stays as they are, and is no longer among the removed', async () => {
  const { removalId } = (await remove(uids.slice(0, 2))).data
  const named = { realname: '姓名 qm0701001', username: 'qm0701001', groupName: '第九组', asNew: false }
  expect(resultId(await world.teacher.call(roster.save, { courseId: world.courseId, ...named }))).toBe('ok')
  const takenOut = async () => (await removals()).map(({ count, names }) => ({ count, names }))
  expect(await takenOut()).toEqual([{ count: 1, names: ['姓名 qm0701002'] }])
  expect((await restore(removalId)).data).toEqual({ count: 1 })
  expect(await takenOut()).toEqual([{ count: 1, names: ['姓名 qm0701002'] }])
  const { list } = await world.teacher.get(area.list, { courseId: world.courseId })
  expect(list.map(({ groupName }) => groupName)).toEqual(['第九组', '第一组', '第一组'])
})

test('a removal can be undone for thirty days, by the class’s teachers', async () => {
  const { removalId } = (await remove(uids)).data
  const foreign = await world.colleague.call(area.restore, { courseId: world.colleagueCourseId, removalId })
  const unknown = await world.colleague.call(area.restore, {
    courseId: world.colleagueCourseId,
    removalId: 987_654_321,
  })
  expect({ foreign: resultId(foreign), unknown: resultId(unknown), msg: unknown.msg }).toEqual({
    foreign: 'removalUnknown',
    unknown: 'removalUnknown',
    msg: foreign.msg,
  })
  const removedBefore = (milliseconds: number) =>
    service.db.update(memberRemoval).set({ removedAt: new Date(startAt.getTime() - milliseconds) })
  await removedBefore(30 * 86_400_000)
  expect({ listed: await removals(), restored: resultId(await restore(removalId)) }).toEqual({
    listed: [],
    restored: 'removalUnknown',
  })
  await removedBefore(30 * 86_400_000 - 1)
  const listed = await removals()
  expect({ listed: listed.length, restored: resultId(await restore(removalId)) }).toEqual({ listed: 1, restored: 'ok' })
})

test('a class of 9,999 is removed and restored in one call each; a full class admits nobody', async () => {
  const { db } = service
  const many = rosterLimits.rows - uids.length
  await db.execute(sql`
    insert into ${user} (username, realname, u_type, school_id, password_hash, created_at)
    select 'many' || lpad(n::text, 5, '0'), '学生' || n, 102, s.school_id, '', now()
    from generate_series(1, ${many}::integer) as n, (select school_id from ${course} where course_id = ${world.courseId}) as s`)
  await db.execute(sql`
    insert into ${member} (course_id, uid, joined_at)
    select ${world.courseId}::bigint, uid, now() from ${user} where username like 'many%'`)
  const all = await members()
  expect(all).toHaveLength(rosterLimits.rows)
  const { removalId } = (await remove(all)).data
  expect({ members: await members(), names: (await removals())[0]?.names.length }).toEqual({ members: [], names: 20 })
  const [newcomer] = await db
    .insert(user)
    .values({ username: 'newcomer', realname: '新来的', userType: 102, schoolId: 1, passwordHash: '', createdAt: born })
    .returning()
  const uid = newcomer?.uid ?? 0
  await db.insert(member).values({ courseId: world.courseId, uid, joinedAt: born })
  expect(resultId(await restore(removalId))).toBe('classFull')
  expect(await members()).toEqual([uid])
  await remove([uid])
  expect((await restore(removalId)).data).toEqual({ count: rosterLimits.rows })
  const counts = await db
    .select({ rows: audit.rowCount })
    .from(audit)
    .where(and(eq(audit.path, area.restore.path), eq(audit.action, 'change')))
    .orderBy(audit.auditId)
  expect(counts.at(-1)).toEqual({ rows: rosterLimits.rows })
})
