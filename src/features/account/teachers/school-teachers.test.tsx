// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { school } from '#api/contract/groups/school.ts'
import type { SchoolTeacher } from '#api/contract/schemas/people.ts'
import { descriptionOf } from '#tests/support/documents/page-texts.ts'
import { type Answers, lost, refused } from '#tests/support/documents/fake-answers.ts'
import { openAccount } from '../testing/open-account.tsx'
import { press } from '../testing/press.ts'
import { SchoolTeachers } from './school-teachers.tsx'

const teacherOf = (teacherId: number, realname: string, changes: Partial<SchoolTeacher> = {}): SchoolTeacher => ({
  teacherId,
  realname,
  mobile: `138****000${teacherId}`,
  isDisabled: false,
  mustChangePassword: false,
  ...changes,
})

const teachers = [
  teacherOf(1, '林知夏'),
  teacherOf(2, '周明远'),
  teacherOf(3, '何清', { mustChangePassword: true, mobile: null }),
  teacherOf(4, '宋词', { isDisabled: true, mustChangePassword: true }),
]

/** The list as seen by the owner, whose uid is 1. */
const open = (answers: Answers = {}) =>
  openAccount(<SchoolTeachers ownUid={1} />, {
    [school.teachers.path]: () => ({ list: teachers, total: 4 }),
    [school.resetTeacherPassword.path]: () => ({ password: 'Kp7#mWx2qa' }),
    [school.disableTeacher.path]: () => ({}),
    [school.enableTeacher.path]: () => ({}),
    ...answers,
  })

const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent)

const dialog = (name: string) => within(screen.getByRole('dialog', { name }))

async function choose(name: string, item: string): Promise<void> {
  press(new RegExp(`更多.*${name}|${name}.*更多`))
  fireEvent.click(await screen.findByRole('menuitem', { name: item }))
}

test('every teacher of the school with their state; one’s own account cannot be changed', async () => {
  open()
  await screen.findByText('周明远')
  expect(rows()).toEqual([
    '林知夏您自己138****0001正常',
    '周明远138****0002正常重置密码',
    '何清未绑定首次登录须改密码重置密码',
    '宋词138****0004已停用重置密码',
  ])
  expect(screen.getByText(/^共/).textContent).toBe('共 4 位老师')
})

test('a reset needs confirmation, and its password is shown once, with a button to copy it', async () => {
  const writeText = vi.fn(() => Promise.resolve())
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { clipboard: { writeText } }))
  const { sentTo } = open()
  await screen.findByText('周明远')
  press('重置密码：周明远')
  expect(descriptionOf(screen.getByRole('dialog'))).toBe(
    '要重置周明远的密码吗？会换成一个新的随机密码，只显示这一次。这个账号会立即从所有设备退出登录。用新密码登录后，要先换成自己的密码。',
  )
  expect(sentTo(school.resetTeacherPassword.path)).toEqual([])
  press('重置密码')
  await screen.findByText('Kp7#mWx2qa')
  expect(descriptionOf(screen.getByRole('dialog'))).toBe(
    '密码Kp7#mWx2qa请当面或打电话告诉本人。关闭后就看不到了，忘了可以再重置一次。',
  )
  expect(sentTo(school.resetTeacherPassword.path).map(({ fields }) => fields)).toEqual([{ teacherId: '2' }])
  fireEvent.keyDown(document.body, { key: 'Escape' })
  fireEvent.click(dialog('周明远的新密码').getByRole('button', { name: '复制密码' }))
  expect(await screen.findByText('已复制')).toBe(screen.getByRole('status'))
  expect(writeText.mock.calls).toEqual([['Kp7#mWx2qa']])
  press('我已记下')
  await waitFor(() => expect(screen.queryByText('Kp7#mWx2qa')).toBeNull())
  expect(sentTo(school.teachers.path).length).toBe(2)
  vi.unstubAllGlobals()
})

test('without a clipboard it says what to do', async () => {
  open()
  await screen.findByText('周明远')
  press('重置密码：周明远')
  press('重置密码')
  await screen.findByText('Kp7#mWx2qa')
  press('复制密码')
  expect(await screen.findByText('没能复制，请选中密码手动复制')).toBe(screen.getByRole('status'))
})

test('a reset without an answer says so and repeats the same request', async () => {
  const answers = [lost, () => ({ password: 'Kp7#mWx2qa' })]
  const { sentTo } = open({ [school.resetTeacherPassword.path]: () => answers.shift()?.() })
  await screen.findByText('周明远')
  press('重置密码：周明远')
  press('重置密码')
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('服务器错误'))
  press('重置密码')
  await screen.findByText('Kp7#mWx2qa')
  expect(new Set(sentTo(school.resetTeacherPassword.path).map(({ key }) => key)).size).toBe(1)
})

test('an account is disabled and enabled after a confirmation that says what happens', async () => {
  const { sentTo } = open()
  await screen.findByText('周明远')
  await choose('周明远', '停用')
  expect(descriptionOf(screen.getByRole('dialog'))).toBe(
    '要停用周明远的账号吗？会立即从所有设备退出，之后不能再登录。试卷、作业和成绩都会保留，可以随时重新启用。',
  )
  press('停用')
  await waitFor(() => expect(screen.getByRole('log').textContent).toBe('已停用周明远的账号'))
  await choose('宋词', '启用')
  expect(descriptionOf(screen.getByRole('dialog'))).toBe('要启用宋词的账号吗？启用后可以用原来的密码登录。')
  press('启用')
  await waitFor(() => expect(screen.getByRole('log').textContent).toBe('已启用宋词的账号'))
  const sent = [school.disableTeacher, school.enableTeacher].map(({ path }) => sentTo(path).map(({ fields }) => fields))
  expect(sent).toEqual([[{ teacherId: '2' }], [{ teacherId: '4' }]])
})

test('declining sends nothing; a refusal is reported', async () => {
  const { sentTo } = open({ [school.disableTeacher.path]: () => refused('ownAccount') })
  await screen.findByText('周明远')
  await choose('周明远', '停用')
  press('取消')
  expect(sentTo(school.disableTeacher.path)).toEqual([])
  await choose('周明远', '停用')
  press('停用')
  expect((await screen.findByRole('dialog', { name: '没有处理' })).textContent).toBe(
    '没有处理这是您自己的账号，请在“我的资料”里修改确定',
  )
})

test('a list that cannot be read says why and can be read again', async () => {
  const answers = [() => refused('ownAccount'), () => ({ list: teachers, total: 4 })]
  open({ [school.teachers.path]: () => answers.shift()?.() })
  expect((await screen.findByText('加载失败')).textContent).toBe('加载失败')
  press('刷新试试')
  await screen.findByText('周明远')
  expect(rows().length).toBe(4)
})
