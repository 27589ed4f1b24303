// @vitest-environment jsdom
// @vitest-environment-options { "url": "http://127.0.0.1:4173/" }
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { course } from '#api/contract/groups/course.ts'
import { member } from '#api/contract/groups/member.ts'
import { memberPaths } from '#domain/paths/member-paths.ts'
import { user } from '#server/database/schema/people.ts'
import { type Journey, startJourney } from '#tests/support/documents/journey.ts'
import { openPortal } from '#tests/support/documents/open-portal.ts'
import { openStudentPage } from '#tests/support/documents/open-student-page.tsx'
import { textsOf } from '#tests/support/documents/page-texts.ts'

let journey: Journey
let courseId: number
let classCode: string

beforeAll(async () => {
  journey = await startJourney()
  const fields = { courseName: '七年级(6)班', stageId: 2, subjectId: 203, needsApproval: true, courseType: 1 } as const
  ;({ courseId, classCode } = await journey.world.teacher.get(course.save, fields))
})

afterAll(() => journey.close())

const password = 'tR7#kuv2Lq'
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

const accounts = async () => {
  const rows = await journey.service.db.select().from(user).where(eq(user.realname, '欧阳秋实'))
  return rows.map(({ uid, username, studentNo, awaitsApproval }) => ({ uid, username, studentNo, awaitsApproval }))
}

const members = async () => (await journey.world.teacher.get(member.list, { courseId })).list.map(({ uid }) => uid)

async function signIn(username: string) {
  await screen.findByLabelText('密码')
  type('账号', username)
  type('密码', password)
  press(/登录/)
}

test('a student without an account registers by class code, and waits', async () => {
  openStudentPage(journey, `/join/${classCode}`)
  const link = await screen.findByRole('link', { name: '没有账号？用班级码注册' })
  window.location.hash = link.getAttribute('href') ?? ''
  await screen.findByLabelText('姓名')
  type('姓名', '欧阳秋实')
  type('学号', '20260731')
  type('设置密码', password)
  type('再输一次密码', password)
  press(/提交申请/)
  const on = await screen.findByRole('link', { name: '知道了，去登录' })
  const [account] = await accounts()
  expect(account).toEqual({
    uid: account?.uid,
    username: account?.username,
    studentNo: '20260731',
    awaitsApproval: true,
  })
  screen.getByText(account?.username ?? 'nobody')
  window.location.hash = on.getAttribute('href') ?? ''
  await screen.findByLabelText('密码')
  expect(screen.getByLabelText<HTMLInputElement>('账号').value).toBe(account?.username)
  await signIn(account?.username ?? '')
  await waitFor(() => expect(textsOf('alert')).toEqual(['老师还没有通过你的申请，通过后就能登录']))
  expect(await members()).toEqual([])
})

test('the teacher sees that this creates an account, and approves', async () => {
  const [account] = await accounts()
  await openPortal(journey, memberPaths.verify())
  const row = await screen.findByRole('row', { name: /欧阳秋实/ })
  within(row).getByText('新账号')
  fireEvent.click(within(row).getByRole('button', { name: '通过欧阳秋实的申请' }))
  await waitFor(() => expect(textsOf('log')).toContain('已通过 1 名学生'))
  expect(await members()).toEqual([account?.uid])
})

test('the student signs in with the password chosen at registration and sees the class', async () => {
  const [account] = await accounts()
  openStudentPage(journey, '/classes')
  await signIn(account?.username ?? '')
  const list = await screen.findByRole('list', { name: '我的班级' })
  expect(list.textContent).toMatch(/^七年级\(6\)班已加入英语/)
})
