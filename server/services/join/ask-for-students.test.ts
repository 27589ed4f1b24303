import { and, eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { member as memberArea } from '#api/contract/groups/member.ts'
import { roster } from '#api/contract/groups/roster.ts'
import { member, memberRemoval, memberStatus } from '#server/database/schema/courses.ts'
import { user } from '#server/database/schema/people.ts'
import { addByName, type AskingWorld, heldStudent, makeAskingWorld } from '#tests/support/worlds/asking-world.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'

let service: TestService
let world: AskingWorld

beforeEach(async () => {
  service = await startTestService()
  world = await makeAskingWorld(service)
})

afterEach(() => service.close())

const { realname } = heldStudent

test('of other teachers’ student with the same name, the teacher learns the classes and the end of the number', async () => {
  const { student, asked, proposals } = await addByName(world, world.asker, {
    mobile: '13800000000',
    groupName: '一组',
  })
  expect({ student, asked }).toEqual({ student: null, asked: null })
  expect(proposals).toEqual([
    {
      row: 1,
      why: 'nameOfOthers',
      changes: [{ field: 'groupName', from: null, to: '一组' }],
      student: {
        uid: world.studentId,
        realname,
        number: '******31',
        username: null,
        groupName: null,
        mobile: null,
      },
      classNames: ['七年级(1)班'],
    },
  ])
})

test('a student chosen, or named with number or account, is requested and not yet a member', async () => {
  const asked = { student: null, isOfSchool: false, asked: { realname, decidedBy: 'teachers' }, proposals: [] }
  const { studentNo, username } = heldStudent
  const before = await service.db.select().from(user).where(eq(user.uid, world.studentId))
  const typed = { mobile: '13800000000', groupName: '一组' }
  expect(await addByName(world, world.asker, { studentNo, ...typed })).toEqual(asked)
  expect(await addByName(world, world.asker, { username, studentNo: '999', ...typed })).toEqual(asked)
  expect(await addByName(world, world.asker, { studentId: world.studentId })).toEqual(asked)
  const { list } = await world.asker.get(memberArea.list, { courseId: world.courses.asker })
  expect(list).toEqual([])
  expect(await service.db.select().from(user).where(eq(user.uid, world.studentId))).toEqual(before)
  const [row] = await service.db.select().from(member).where(eq(member.courseId, world.courses.asker))
  expect({ joinStatus: row?.joinStatus, askedBy: row?.askedBy, groupName: row?.groupName }).toEqual({
    joinStatus: memberStatus.waiting,
    askedBy: world.asker.uid,
    groupName: '一组',
  })
})

test('an account with another name gets the same answer as an unknown one', async () => {
  const answerFor = async (more: object) =>
    (await world.asker.call(roster.save, { courseId: world.courses.asker, realname: '别人', asNew: false, ...more }))
      .msg
  const unknown = '本校没有这个姓名和账号的学生；新学生请把账号留空，由系统分配'
  expect({
    named: await answerFor({ username: heldStudent.username }),
    unknown: await answerFor({ username: 'nobody' }),
    chosen: await answerFor({ studentId: world.studentId }),
    unknownChoice: await answerFor({ studentId: 987_654_321 }),
  }).toEqual({ named: unknown, unknown, chosen: unknown, unknownChoice: unknown })
})

test('who may add a student at once', async () => {
  const { db } = service
  const { courses, studentId, asker } = world
  const ofAsker = and(eq(member.courseId, courses.asker), eq(member.uid, studentId))
  const joinedAt = service.clock.now
  const removed = { joinStatus: memberStatus.removed }
  const atOnce = async (row: Partial<typeof member.$inferInsert> | null, who = asker) => {
    await db.delete(member).where(ofAsker)
    if (row !== null) await db.insert(member).values({ courseId: courses.asker, uid: studentId, joinedAt, ...row })
    const { student } = await addByName(world, who, { studentId })
    return student !== null
  }
  const removal = async (days: number) => {
    const removedAt = new Date(joinedAt.getTime() - days * 86_400_000)
    const [made] = await db
      .insert(memberRemoval)
      .values({ courseId: courses.asker, removedBy: asker.uid, removedAt })
      .returning()
    return { ...removed, removalId: made?.removalId ?? null }
  }
  expect({
    nothing: await atOnce(null),
    madeHere: await atOnce({ ...removed, madeAccount: true }),
    removedLately: await atOnce(await removal(29)),
    removedLongAgo: await atOnce(await removal(31)),
    ownRequest: await atOnce({ joinStatus: memberStatus.waiting }),
    ownRefused: await atOnce({ joinStatus: memberStatus.refused }),
    asked: await atOnce({ joinStatus: memberStatus.waiting, askedBy: asker.uid }),
    askedAndRefused: await atOnce({ joinStatus: memberStatus.refused, askedBy: asker.uid }),
  }).toEqual({
    nothing: false,
    madeHere: true,
    removedLately: true,
    removedLongAgo: false,
    ownRequest: true,
    ownRefused: true,
    asked: false,
    askedAndRefused: false,
  })
})
