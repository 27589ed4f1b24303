import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { course as courseArea } from '#api/contract/groups/course.ts'
import { roster } from '#api/contract/groups/roster.ts'
import { user } from '#server/database/schema/people.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { makeWorld, type World } from '#tests/support/worlds/world.ts'
import { membersOf } from './class-members.ts'

let service: TestService
let world: World
let courseId: number

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
  const fields = { courseName: '新班', stageId: 2, subjectId: 203, needsApproval: true, courseType: 1 } as const
  courseId = (await world.teacher.get(courseArea.save, fields)).courseId
})

afterAll(() => service.close())

const add = (realname: string, more: object = {}) =>
  world.teacher.call(roster.save, { courseId, realname, asNew: false, ...more })

/** The answer for a student of the school who is now in the class; without number, group and mobile by default. */
const ofSchool = (details: object) => ({
  student: { number: null, groupName: null, mobile: null, ...details },
  isOfSchool: true,
  asked: null,
  proposals: [],
})

test('a student gets an account of the school and joins the class', async () => {
  const fields = { studentNo: ' 0７ ', groupName: '一组', mobile: '138 0000 0001' }
  const { data } = await add(' 林雅婷 ', fields)
  const student = { realname: '林雅婷', number: '07', username: 'qm07', groupName: '一组', mobile: '13800000001' }
  const uid = data.student?.uid
  expect(data).toEqual({ student: { uid, ...student }, isOfSchool: false, asked: null, proposals: [] })
  expect(await membersOf(service.db, courseId)).toEqual([{ uid, ...student }])
})

test('a likely match in the class is returned and nothing is written, unless it is somebody else', async () => {
  const before = await membersOf(service.db, courseId)
  const likely = await add('林雅亭', { studentNo: '08' })
  expect(likely.data).toEqual({
    student: null,
    isOfSchool: false,
    asked: null,
    proposals: [
      {
        row: 1,
        why: 'samePinyin',
        student: before[0],
        classNames: [],
        changes: [
          { field: 'realname', from: '林雅婷', to: '林雅亭' },
          { field: 'number', from: '07', to: '08' },
        ],
      },
    ],
  })
  const same = await add('林雅婷')
  expect(same.data.proposals.map(({ why }) => why)).toEqual(['sameName'])
  expect(await membersOf(service.db, courseId)).toEqual(before)
  expect((await add('林雅亭', { studentNo: '08', asNew: true })).data.student?.username).toBe('qm08')
  expect((await add('林雅婷', { asNew: true })).data.student?.username).toBe('qm000001')
})

test('a student of another class with the same name is asked about, too', async () => {
  const student = world.students[2]
  const likely = await add('姓名 qm0701003', { groupName: '三组' })
  expect(likely.data.proposals.map(({ why, student: one }) => ({ why, uid: one.uid }))).toEqual([
    { why: 'nameOfSchool', uid: student?.uid },
  ])
  const joined = await add('姓名 qm0701003', { username: likely.data.proposals[0]?.student.username ?? '' })
  expect(joined.data).toEqual(ofSchool({ uid: student?.uid, realname: '姓名 qm0701003', username: 'qm0701003' }))
})

test('accounts and numbers of the class and the school', async () => {
  const [student] = world.students
  await service.db
    .update(user)
    .set({ studentNo: 'S1' })
    .where(eq(user.uid, student?.uid ?? 0))
  const messageFor = async (realname: string, more: object) => (await add(realname, more)).msg
  expect({
    memberAccount: await messageFor('林雅婷', { username: 'QM000001' }),
    memberNumber: await messageFor('林雅婷', { studentNo: '07' }),
    othersNumber: await messageFor('别人', { studentNo: '07' }),
    numberOfSchool: await messageFor('别人', { studentNo: 's1' }),
    accountOfOther: await messageFor('别人', { username: 'qm0701002' }),
    accountElsewhere: await messageFor('姓名 ot0701001', { username: 'ot0701001' }),
    unknownAccount: await messageFor('谁', { username: 'nobody' }),
  }).toEqual({
    memberAccount: '这名学生已经在班里，不用再添加',
    memberNumber: '这名学生已经在班里，不用再添加',
    othersNumber: '学校里已有学生用这个学号，请检查',
    numberOfSchool: '学校里已有学生用这个学号，请检查',
    accountOfOther: '本校没有这个姓名和账号的学生；新学生请把账号留空，由系统分配',
    accountElsewhere: '本校没有这个姓名和账号的学生；新学生请把账号留空，由系统分配',
    unknownAccount: '本校没有这个姓名和账号的学生；新学生请把账号留空，由系统分配',
  })
  const joined = await add('姓名 qm0701001', { studentNo: 'S1', groupName: '二组' })
  expect(joined.data).toEqual(
    ofSchool({
      uid: student?.uid,
      realname: '姓名 qm0701001',
      username: 'qm0701001',
      number: 'S1',
      groupName: '二组',
    }),
  )
})

test('errors are reported by field', async () => {
  const { msg, data } = await add('2024/9/1', { mobile: '123' })
  expect({ msg, data }).toEqual({
    msg: '请按提示改正后再添加',
    data: {
      problems: [
        { field: 'realname', value: '2024/9/1', reason: 'becameDate' },
        { field: 'mobile', value: '123', reason: 'mobileWrong' },
      ],
    },
  })
})

test('a repeated call adds one student', async () => {
  const input = { courseId, realname: '重复', asNew: true }
  const answers = await Promise.all([1, 2, 3].map(() => world.teacher.call(roster.save, input, { key: 'one-intent' })))
  expect(new Set(answers.map(({ data }) => data.student?.uid)).size).toBe(1)
  expect((await membersOf(service.db, courseId)).filter(({ realname }) => realname === '重复').length).toBe(1)
})

test('a class holds no more students than a list may have', async () => {
  await service.db.execute(sql`
    with made as (
      insert into app_user (username, realname, u_type, school_id, password_hash, created_at)
      select 'full' || n, '学生', 102, 1, '', now() from generate_series(1, 9999) as n returning uid)
    insert into member (course_id, uid, joined_at) select ${world.courseId}::bigint, uid, now() from made`)
  const full = await world.teacher.call(roster.save, { courseId: world.courseId, realname: '多一个', asNew: true })
  expect(full.msg).toBe('班级最多 9,999 人，放不下了；请先移出不在这个班的学生')
})
