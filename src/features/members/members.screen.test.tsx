// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { course } from '#api/contract/groups/course.ts'
import { member } from '#api/contract/groups/member.ts'
import { roster } from '#api/contract/groups/roster.ts'
import { refused } from '#tests/support/documents/fake-answers.ts'
import { givenMembers, openMembers, theClass } from './testing/open-members.tsx'

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

const tick = (name: string, shiftKey = false) =>
  fireEvent.click(screen.getByRole('checkbox', { name: `选择${name}` }), { shiftKey })

async function choose(name: string, item: string) {
  press(`更多操作：${name}`)
  fireEvent.click(await screen.findByRole('menuitem', { name: item }))
}

/** The names in the order of the table. */
const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('checkbox').getAttribute('aria-label')?.slice('选择'.length))

test('the students of the class are listed by number, with account, group and when they were last seen', async () => {
  openMembers()
  await screen.findByText('七年级(1)班共 4 名学生，1 人还没有密码。')
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    '姓名学号账号小组加入时间最近登录操作',
    '陈思远20240711qm0701011第一组09-01 08:00昨天 18:00编辑',
    '李兰20240712qm0701012第二组09-01 08:00昨天 18:00编辑',
    '单晓20240713qm0701013未设密码第一组09-01 08:00从未编辑',
    '欧阳明–qm0701014–09-01 08:00昨天 18:00编辑',
  ])
  expect(screen.getByText(/^共/).textContent).toBe('共 4 名学生')
  expect(screen.getByRole('link', { name: /^审核申请 ?2 人等待审核$/ }).getAttribute('href')).toBe('#/member/verify')
  expect(screen.getByRole('link', { name: '学生码和密码条' }).getAttribute('href')).toBe(
    '#/flipbook/member/export/courseStudentCode/7',
  )
  expect(screen.getByRole('link', { name: '添加学生' }).getAttribute('href')).toBe('#/member/addStudent')
})

test('a student’s row leads to what the student has done in the class', async () => {
  const { pushed } = openMembers()
  await screen.findByText('陈思远')
  await choose('陈思远', '学生学情')
  expect(pushed).toEqual(['/report/student-track?courseId=7&studentId=11'])
})

test('each column can be sorted, names in dictionary order', async () => {
  openMembers()
  await screen.findByText('陈思远')
  const orders: Record<string, readonly (string | undefined)[]> = {}
  for (const column of ['姓名', '学号', '小组', '最近登录']) {
    press(column)
    orders[column] = names()
  }
  expect(orders).toEqual({
    // A dictionary reads the surname 单 as dan.
    姓名: ['陈思远', '单晓', '李兰', '欧阳明'],
    学号: ['陈思远', '李兰', '单晓', '欧阳明'],
    小组: ['李兰', '陈思远', '单晓', '欧阳明'],
    最近登录: ['陈思远', '李兰', '欧阳明', '单晓'],
  })
})

test.each([
  ['思', ['陈思远']],
  ['1014', ['欧阳明']],
  ['ouyang', ['欧阳明']],
  ['csy', ['陈思远']],
  ['danx', ['单晓']],
  ['shanx', ['单晓']],
])('"%s" is searched in name, pinyin and number', async (query, found) => {
  const { address } = openMembers()
  await screen.findByText('陈思远')
  fireEvent.change(screen.getByRole('searchbox', { name: '姓名、拼音或学号' }), { target: { value: query } })
  await waitFor(() => expect(names()).toEqual(found))
  expect(screen.getByText(/^找到/).textContent).toBe('找到 1 人，全班 4 人')
  await waitFor(() => expect(address.get()).toEqual({ keyword: query }))
})

test('the group filter is kept in the address; without a match, all students can be shown again', async () => {
  const { address } = openMembers({}, { group: '.第一组' })
  await screen.findByText('陈思远')
  expect(names()).toEqual(['陈思远', '单晓'])
  const choice = screen.getByRole('combobox', { name: '小组' })
  expect([...choice.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    '全部小组',
    '第一组（2 人）',
    '第二组（1 人）',
    '没有小组（1 人）',
  ])
  fireEvent.change(choice, { target: { value: '-' } })
  expect({ address: address.get(), names: names() }).toEqual({ address: { group: '-' }, names: ['欧阳明'] })
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '李' } })
  await screen.findByText('没有找到这样的学生')
  press('看全部学生')
  expect({ address: address.get(), names: names() }).toEqual({
    address: {},
    names: ['陈思远', '李兰', '单晓', '欧阳明'],
  })
})

test('ticked students are removed after a confirmation, and restored by undoing it', async () => {
  const { sentTo } = openMembers({
    [member.remove.path]: () => ({ removalId: 5, count: 3 }),
    [member.restore.path]: () => ({ count: 3 }),
  })
  await screen.findByText('陈思远')
  tick('陈思远')
  tick('单晓', true)
  await screen.findByText('已选 3 人')
  press('移出')
  const question = await screen.findByRole('dialog', { name: '移出学生' })
  expect(question.textContent).toContain('要把陈思远、李兰、单晓移出这个班吗？')
  expect(sentTo(member.remove)).toEqual([])
  fireEvent.click(within(question).getByRole('button', { name: '移出' }))
  fireEvent.click(await screen.findByRole('button', { name: '撤销' }))
  await screen.findByText('已放回 3 人')
  expect(sentTo(member.remove).map(({ fields }) => fields)).toEqual([{ courseId: '7', uids: '11-13' }])
  expect(sentTo(member.restore).map(({ fields }) => fields)).toEqual([{ courseId: '7', removalId: '5' }])
  expect([member.list, member.removals, course.list].map((one) => sentTo(one).length)).toEqual([3, 3, 3])
  expect(screen.queryByText('已选 3 人')).toBeNull()
})

test('selecting all matches keeps earlier ticks, and those not in the list are counted', async () => {
  openMembers()
  await screen.findByText('陈思远')
  tick('李兰')
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '思' } })
  await waitFor(() => expect(names()).toEqual(['陈思远']))
  fireEvent.click(screen.getByRole('checkbox', { name: '全选' }))
  await screen.findByText('已选 2 人，其中 1 人不在列表里')
  press('取消选择')
  expect(screen.queryByText(/^已选/)).toBeNull()
})

test('a refused removal shows the reason, and the list is reloaded', async () => {
  const { sentTo } = openMembers({ [member.remove.path]: () => refused('memberUnknown') })
  await screen.findByText('陈思远')
  await choose('李兰', '移出')
  fireEvent.click(within(await screen.findByRole('dialog', { name: '移出学生' })).getByRole('button', { name: '移出' }))
  const dialog = await screen.findByRole('dialog', { name: '没有办成' })
  expect(dialog.textContent).toContain('有的学生已不在这个班，请刷新后再试')
  expect(sentTo(member.list)).toHaveLength(2)
})

test('a student’s password is reset after a confirmation, and shown once with the account', async () => {
  const { sentTo } = openMembers({ [course.resetStudentPassword.path]: () => ({ password: 'Kp7#mWx2qa' }) })
  await screen.findByText('陈思远')
  await choose('李兰', '重置密码')
  await screen.findByText(/要重置李兰的密码吗？/)
  press('重置密码')
  await screen.findByText('Kp7#mWx2qa')
  const dialog = screen.getByRole('dialog', { name: '李兰的新密码' })
  expect([...dialog.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual(['qm0701012', 'Kp7#mWx2qa'])
  expect(sentTo(course.resetStudentPassword).map(({ fields }) => fields)).toEqual([{ studentId: '12' }])
  press('我已记下')
  await waitFor(() => expect(screen.queryByText('Kp7#mWx2qa')).toBeNull())
})

test('the row menu links to a student’s books', async () => {
  const { pushed } = openMembers()
  await screen.findByText('陈思远')
  await choose('李兰', '课本')
  expect(pushed).toEqual(['/member/product/12'])
})

test('an empty class says what to do; a failed list can be reloaded', async () => {
  const answers = [() => refused('ownAccount'), () => ({ list: [], total: 0 })]
  openMembers({ [member.list.path]: () => answers.shift()?.() })
  fireEvent.click(await screen.findByRole('button', { name: '刷新试试' }))
  await screen.findByText('七年级(1)班还没有学生。')
  expect(screen.getAllByRole('row')[1]?.textContent).toBe(
    `暂无内容添加学生，或把班级码 ${theClass.classCode} 告诉他们，让他们自己加入添加学生`,
  )
})

test('ten thousand students are only rendered as far as they are visible', async () => {
  const list = Array.from({ length: 9_999 }, (_, index) => ({
    ...givenMembers[0],
    uid: index + 1,
    realname: `学生${index}`,
  }))
  openMembers({ [member.list.path]: () => ({ list, total: list.length }) })
  await screen.findByText('共 9999 名学生')
  expect(screen.getAllByRole('row').length).toBeLessThan(100)
})

async function exportList(answer: () => unknown) {
  const saved: string[] = []
  openMembers({ [roster.exportList.path]: answer }, {}, [], async (name) => void saved.push(name))
  await screen.findByText('陈思远')
  press('更多')
  fireEvent.click(await screen.findByRole('menuitem', { name: '导出名单' }))
  return saved
}

test('the list can be saved as a file', async () => {
  const headers = {
    'content-type': 'text/plain',
    'content-disposition': 'attachment; filename="x"; filename*=UTF-8\'\'list.xlsx',
  }
  const saved = await exportList(() => new Response('a', { headers }))
  await waitFor(() => expect(saved).toEqual(['list.xlsx']))
})

test('a failure to save the list shows the reason', async () => {
  const saved = await exportList(() => refused('ownAccount'))
  expect((await screen.findByRole('dialog')).textContent).toBe('下载失败这是您自己的账号，请在“我的资料”里修改确定')
  expect(saved).toEqual([])
})
