import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { roster } from '#api/contract/groups/roster.ts'
import { school as schoolArea } from '#api/contract/groups/school.ts'
import type { RowDecision } from '#domain/roster/decisions.ts'
import { member, memberStatus } from '#server/database/schema/courses.ts'
import { user } from '#server/database/schema/people.ts'
import { type AskingWorld, heldStudent, makeAskingWorld } from '#tests/support/worlds/asking-world.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { pasted } from './testing/class-lists.ts'

let service: TestService
let world: AskingWorld

beforeAll(async () => {
  service = await startTestService()
  world = await makeAskingWorld(service)
})

beforeEach(async () => {
  const { db } = service
  await db.delete(member).where(eq(member.courseId, world.courses.asker))
  await world.owner.get(schoolArea.forbidAdding, {})
  const { studentNo, contactMobile } = heldStudent
  await db.update(user).set({ studentNo, contactMobile }).where(eq(user.uid, world.studentId))
})

afterAll(() => service.close())

const { realname, studentNo, username } = heldStudent

const paste = (text: string) => pasted(world.asker, world.courses.asker, text)

/** Applies a pasted list, and returns the result. */
async function write(text: string, decisions: Record<string, RowDecision> = {}, between = async () => {}) {
  const { importId, digest } = await paste(text)
  await world.asker.get(roster.apply, { importId, digest, decisions })
  await between()
  await service.runJobs()
  return (await world.asker.get(roster.progress, { importId })).result
}

const statusOf = async (uid = world.studentId) =>
  (
    await service.db
      .select({ status: member.joinStatus, askedBy: member.askedBy, groupName: member.groupName })
      .from(member)
      .where(and(eq(member.courseId, world.courses.asker), eq(member.uid, uid)))
  )[0]

const account = async () => (await service.db.select().from(user).where(eq(user.uid, world.studentId)))[0]

const nothing = { added: 0, joined: 0, asked: 0, updated: 0, unchanged: 0, skipped: 0, failed: 0 }

const asked = { status: memberStatus.waiting, askedBy: 0, groupName: '一组' }

test('a row with the number or account is requested, and changes nothing in the student', async () => {
  const before = await account()
  for (const known of [`学号\n${realname},${studentNo}`, `账号\n${realname},${username}`]) {
    const text = `姓名,${known.replace('\n', ',手机号,小组\n')},13800000000,一组`
    const { rows } = await paste(text)
    expect(rows.map(({ kind, uid, changes }) => ({ kind, uid, changes }))).toEqual([
      { kind: 'asked', uid: world.studentId, changes: [{ field: 'groupName', from: null, to: '一组' }] },
    ])
    expect(await write(text)).toEqual({ ...nothing, asked: 1 })
    expect(await statusOf()).toEqual({ ...asked, askedBy: world.asker.uid })
    await service.db.delete(member).where(eq(member.courseId, world.courses.asker))
  }
  expect(await account()).toEqual(before)
})

test('a row with only the name is proposed with the classes and the end of the number, and requested when chosen', async () => {
  const text = `姓名,小组\n${realname},一组`
  const { rows, proposals } = await paste(text)
  expect(rows.map(({ kind, uid }) => ({ kind, uid }))).toEqual([{ kind: 'added', uid: null }])
  expect(proposals).toEqual([
    {
      row: 2,
      why: 'nameOfOthers',
      changes: [{ field: 'groupName', from: null, to: '一组' }],
      student: { uid: world.studentId, realname, number: '******31', username: null, groupName: null, mobile: null },
      classNames: ['七年级(1)班'],
    },
  ])
  expect(await write(text, { '2': { kind: 'merge', uid: world.studentId } })).toEqual({ ...nothing, asked: 1 })
  expect(await statusOf()).toEqual({ ...asked, askedBy: world.asker.uid })
})

test('an account of somebody else’s student with another name is indistinguishable from an unknown one', async () => {
  const { rows } = await paste(`姓名,账号\n别人,${username}\n谁,nobody`)
  expect(rows.map(({ kind, problems }) => ({ kind, problems: problems.map(({ reason }) => reason) }))).toEqual([
    { kind: 'bad', problems: ['usernameUnknown'] },
    { kind: 'bad', problems: ['usernameUnknown'] },
  ])
})

test('a student who is no longer the teacher’s when the list is written is requested, unchanged', async () => {
  const ofAsker = { courseId: world.courses.asker, uid: world.studentId, joinedAt: service.clock.now }
  await service.db.insert(member).values({ ...ofAsker, joinStatus: memberStatus.removed, madeAccount: true })
  const before = await account()
  const text = `姓名,学号,手机号,小组\n${realname},${studentNo},13800000000,一组`
  expect((await paste(text)).rows.map(({ kind }) => kind)).toEqual(['joined'])
  const result = await write(text, {}, async () => {
    await service.db.update(member).set({ madeAccount: false }).where(eq(member.courseId, world.courses.asker))
  })
  expect(result).toEqual({ ...nothing, asked: 1 })
  expect({ status: await statusOf(), account: await account() }).toEqual({
    status: { ...asked, askedBy: world.asker.uid },
    account: before,
  })
})

test('a student who receives the number of a new row while the list waits is requested', async () => {
  const result = await write(`姓名,学号\n${realname},777`, {}, async () => {
    await service.db.update(user).set({ studentNo: '777' }).where(eq(user.uid, world.studentId))
  })
  expect(result).toEqual({ ...nothing, asked: 1 })
  expect((await statusOf())?.status).toBe(memberStatus.waiting)
})

test('where the school lets colleagues add, students join at once and are shown in full', async () => {
  await world.owner.get(schoolArea.allowAdding, {})
  expect(await world.owner.get(schoolArea.settings, {})).toEqual({ colleaguesMayAdd: true })
  const text = `姓名,学号,手机号\n${realname},${studentNo},13800000000`
  expect((await paste(text)).rows.map(({ kind, changes }) => ({ kind, changes }))).toEqual([
    { kind: 'joined', changes: [{ field: 'mobile', from: heldStudent.contactMobile, to: '13800000000' }] },
  ])
  expect(await write(text)).toEqual({ ...nothing, joined: 1 })
  expect({ status: (await statusOf())?.status, contactMobile: (await account())?.contactMobile }).toEqual({
    status: memberStatus.approved,
    contactMobile: '13800000000',
  })
})

test('a new account records the class it was created for', async () => {
  expect(await write('姓名\n新同学')).toEqual({ ...nothing, added: 1 })
  const added = await world.asker.get(roster.save, { courseId: world.courses.asker, realname: '又一名', asNew: true })
  expect(added.student?.realname).toBe('又一名')
  const made = await service.db.select().from(member).where(eq(member.courseId, world.courses.asker))
  expect(made.map(({ madeAccount }) => madeAccount)).toEqual([true, true])
})
