// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { course } from '#api/contract/groups/course.ts'
import { member } from '#api/contract/groups/member.ts'
import { descriptionOf } from '#tests/support/documents/page-texts.ts'
import { refused } from '#tests/support/documents/fake-answers.ts'
import { givenMember, openMembers } from './testing/open-members.tsx'

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

async function pressMore(item: string) {
  press('更多')
  fireEvent.click(await screen.findByRole('menuitem', { name: item }))
}

const field = (name: string) => within(screen.getByRole('dialog')).getByLabelText<HTMLInputElement>(name)

const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })

const valueOf = (name: string): string => field(name).value

async function edit(name: string) {
  await screen.findByText(name)
  press(`编辑：${name}`)
  await within(await screen.findByRole('dialog', { name: `编辑${name}` })).findByLabelText('姓名')
}

test('editing a student: errors are shown, and the typed values stay', async () => {
  const answers = [() => refused('studentNoTaken'), () => ({ rev: 1 })]
  const { sentTo } = openMembers({ [member.update.path]: () => answers.shift()?.() })
  await edit('李兰')
  expect(['姓名', '学号', '小组', '手机号'].map(valueOf)).toEqual(['李兰', '20240712', '第二组', ''])
  type('手机号', '1380000')
  press('保存')
  const useOfMobile = '学生或家长的联系电话，不能用来登录'
  await waitFor(() => expect(descriptionOf(field('手机号'))).toBe(`手机号应是 11 位数字，请检查或留空 ${useOfMobile}`))
  type('手机号', '138 0000 2222')
  type('小组', '第一组')
  press('保存')
  const useOfNo = '在学校里不能重复，可以留空'
  await waitFor(() => expect(descriptionOf(field('学号'))).toBe(`学校里已有学生用这个学号，请检查 ${useOfNo}`))
  type('学号', '20240799')
  expect(descriptionOf(field('学号'))).toBe(useOfNo)
  press('保存')
  await screen.findByText('已保存')
  const fields = {
    courseId: '7',
    studentId: '12',
    rev: '0',
    realname: '李兰',
    groupName: '第一组',
    mobile: '13800002222',
  }
  expect(sentTo(member.update).map((sent) => sent.fields)).toEqual([
    { ...fields, studentNo: '20240712' },
    { ...fields, studentNo: '20240799' },
  ])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('concurrent changes are shown next to the typed values, and not overwritten', async () => {
  const latest = givenMember(12, '李岚', { groupName: '第九组', studentNo: '7', rev: 3 })
  const answers = [() => refused('memberChangedMeanwhile', { member: latest }), () => ({ rev: 4 })]
  const { sentTo } = openMembers({ [member.update.path]: () => answers.shift()?.() })
  await edit('李兰')
  type('姓名', '李蓝')
  type('小组', '第八组')
  type('手机号', '13800002222')
  press('保存')
  await screen.findByText(/^这名学生刚在别处改过/)
  expect(['姓名', '学号', '小组', '手机号'].map(valueOf)).toEqual(['李蓝', '7', '第八组', '13800002222'])
  expect(screen.getAllByText(/^别处刚改成/).map(({ textContent }) => textContent)).toEqual([
    '别处刚改成：李岚用别处的',
    '别处刚改成：第九组用别处的',
    '别处刚改成：138****1111用别处的',
  ])
  press('用别处的小组')
  expect({ group: valueOf('小组'), hint: screen.queryByText('别处刚改成：第九组') }).toEqual({
    group: '第九组',
    hint: null,
  })
  press('保存')
  await screen.findByText('已保存')
  expect(sentTo(member.update).at(-1)?.fields).toEqual({
    courseId: '7',
    studentId: '12',
    rev: '3',
    realname: '李蓝',
    studentNo: '7',
    groupName: '第九组',
    mobile: '13800002222',
  })
})

test('leaving with typed changes needs a confirmation; without any, the drawer closes at once', async () => {
  openMembers()
  await edit('李兰')
  press('取消')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await edit('李兰')
  type('姓名', '李蓝')
  press('取消')
  const question = await screen.findByRole('dialog', { name: '放弃修改' })
  fireEvent.click(within(question).getByRole('button', { name: '继续编辑' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '放弃修改' })).toBeNull())
  expect(valueOf('姓名')).toBe('李蓝')
  press('取消')
  fireEvent.click(
    within(await screen.findByRole('dialog', { name: '放弃修改' })).getByRole('button', { name: '放弃修改' }),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('students are moved or added to another class, and those already there are counted', async () => {
  const answers = [() => refused('classFull'), () => ({ moved: 1, already: 1, removalId: null, changeId: 21 })]
  const { sentTo } = openMembers({
    [member.move.path]: () => answers.shift()?.(),
    [member.undo.path]: () => ({ count: 2 }),
  })
  await screen.findByText('陈思远')
  for (const name of ['陈思远', '李兰']) fireEvent.click(screen.getByRole('checkbox', { name: `选择${name}` }))
  press('转班')
  const dialog = within(await screen.findByRole('dialog', { name: '转到另一个班' }))
  fireEvent.click(dialog.getByRole('button', { name: '转班' }))
  expect(sentTo(member.move)).toEqual([])
  fireEvent.change(dialog.getByRole('combobox', { name: '转到哪个班' }), { target: { value: '8' } })
  fireEvent.click(dialog.getByRole('button', { name: '转班' }))
  await dialog.findByText(/^班级最多 9,999 人/)
  fireEvent.click(dialog.getByRole('radio', { name: '留在原来的班' }))
  fireEvent.click(dialog.getByRole('button', { name: '转班' }))
  await screen.findByText('已把 1 人加到七年级(3)班；另有 1 人原来就在')
  const fields = { courseId: '7', uids: '11-12', toCourseId: '8' }
  expect(sentTo(member.move).map((sent) => sent.fields)).toEqual([
    { ...fields, copy: 'false' },
    { ...fields, copy: 'true' },
  ])
  expect(screen.queryByText(/^已选/)).toBeNull()
  const read = [member.list, member.removals, course.list]
  const before = read.map((one) => sentTo(one).length)
  press('撤销')
  await screen.findByText('已撤销，恢复原样')
  expect(sentTo(member.undo).map((sent) => sent.fields)).toEqual([{ courseId: '7', changeId: '21' }])
  expect(read.map((one) => sentTo(one).length)).toEqual(before.map((count) => count + 1))
})

test('without another class nobody can be moved, and the dialog says so', async () => {
  openMembers({}, {}, [])
  await screen.findByText('陈思远')
  fireEvent.click(screen.getByRole('checkbox', { name: '选择李兰' }))
  press('转班')
  const dialog = await screen.findByRole('dialog', { name: '转到另一个班' })
  expect(dialog.textContent).toContain('您没有别的班级')
  expect(within(dialog).queryByRole('button', { name: '转班' })).toBeNull()
})

test('students are put into a group; an undo that is refused shows the reason', async () => {
  const { sentTo } = openMembers({
    [member.group.path]: () => ({ count: 1, changeId: 22 }),
    [member.undo.path]: () => refused('membersChangedSince'),
  })
  await screen.findByText('陈思远')
  fireEvent.click(screen.getByRole('checkbox', { name: '选择欧阳明' }))
  press('放进小组')
  const dialog = within(await screen.findByRole('dialog', { name: '放进小组' }))
  expect(dialog.queryByRole('radio')).toBeNull()
  press('保存')
  expect({ problem: dialog.getByText('请输入小组名称').textContent, sent: sentTo(member.group) }).toEqual({
    problem: '请输入小组名称',
    sent: [],
  })
  type('小组名称', ' 第一组 ')
  press('保存')
  await screen.findByText('已把 1 人放进第一组')
  expect(sentTo(member.group).map(({ fields }) => fields)).toEqual([{ courseId: '7', uids: '14', groupName: '第一组' }])
  press('撤销')
  expect(descriptionOf(await screen.findByRole('dialog', { name: '没有办成' }))).toBe(
    '没有撤销：这些学生后来又有改动，撤销会盖掉它。请在名单里直接修改',
  )
  expect(sentTo(member.undo).map(({ fields }) => fields)).toEqual([{ courseId: '7', changeId: '22' }])
})

test('leaving a group is a separate choice, and only concerns those who are in one', async () => {
  const { sentTo } = openMembers({ [member.group.path]: () => ({ count: 2, changeId: 23 }) })
  await screen.findByText('陈思远')
  for (const name of ['陈思远', '李兰', '欧阳明'])
    fireEvent.click(screen.getByRole('checkbox', { name: `选择${name}` }))
  press('放进小组')
  const dialog = within(await screen.findByRole('dialog', { name: '放进小组' }))
  press('保存')
  expect(sentTo(member.group)).toEqual([])
  const leaving = dialog.getByRole('radio', { name: '移出现在的小组' })
  expect(descriptionOf(leaving)).toBe('现在在第一组（1 人）、第二组（1 人）')
  fireEvent.click(leaving)
  expect(dialog.queryByLabelText('小组名称')).toBeNull()
  press('保存')
  await screen.findByText('已让 2 人不分组')
  expect(sentTo(member.group).map(({ fields }) => fields)).toEqual([{ courseId: '7', uids: '11-12', groupName: '' }])
})

test('a group is created with a name and students; those without a group are offered first', async () => {
  const { sentTo } = openMembers({ [member.group.path]: () => ({ count: 2, changeId: 24 }) })
  await screen.findByText('陈思远')
  await pressMore('小组管理')
  fireEvent.click(within(await screen.findByRole('dialog', { name: '小组' })).getByRole('button', { name: '新建小组' }))
  const dialog = within(await screen.findByRole('dialog', { name: '新建小组' }))
  const offered = () => dialog.getAllByRole<HTMLInputElement>('checkbox').map((box) => box.labels?.[0]?.textContent)
  expect(offered()).toEqual(['欧阳明 ', '陈思远 20240711 · 第一组', '李兰 20240712 · 第二组', '单晓 20240713 · 第一组'])
  fireEvent.click(dialog.getByRole('button', { name: '建好小组' }))
  expect(['请输入小组名称', '请至少选一名学生'].map((text) => dialog.getByText(text).textContent)).toHaveLength(2)
  type('小组名称', '第二组')
  expect(descriptionOf(field('小组名称'))).toBe('已有第二组，选中的学生会加进去')
  type('小组名称', '朗读组')
  fireEvent.change(dialog.getByRole('searchbox'), { target: { value: 'chen' } })
  await waitFor(() => expect(offered()).toEqual(['陈思远 20240711 · 第一组']))
  fireEvent.click(dialog.getByRole('checkbox', { name: /^陈思远/ }))
  fireEvent.change(dialog.getByRole('searchbox'), { target: { value: '' } })
  fireEvent.click(dialog.getByRole('checkbox', { name: /^欧阳明/ }))
  expect({ selected: dialog.getByText('已选 2 人').textContent, sent: sentTo(member.group) }).toEqual({
    selected: '已选 2 人',
    sent: [],
  })
  fireEvent.click(dialog.getByRole('button', { name: '建好小组' }))
  await screen.findByText('已把 2 人放进朗读组')
  expect(sentTo(member.group).map(({ fields }) => fields)).toEqual([
    { courseId: '7', uids: '11,14', groupName: '朗读组' },
  ])
  await screen.findByRole('dialog', { name: '小组' })
})

test('groups are renamed, also into an existing one, and dissolved after a confirmation; both can be undone', async () => {
  let changeId = 30
  const { sentTo } = openMembers({
    [member.group.path]: () => ({ count: 2, changeId: (changeId += 1) }),
    [member.undo.path]: () => ({ count: 2 }),
  })
  await screen.findByText('陈思远')
  await pressMore('小组管理')
  const dialog = within(await screen.findByRole('dialog', { name: '小组' }))
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '第一组2 人改名解散',
    '第二组1 人改名解散',
  ])
  fireEvent.click(dialog.getByRole('button', { name: '改名：第一组' }))
  const newName = dialog.getByRole('textbox', { name: '第一组的新名称' })
  fireEvent.change(newName, { target: { value: '第二组' } })
  expect(descriptionOf(newName)).toBe('已有第二组，两个小组会合在一起')
  fireEvent.click(dialog.getByRole('button', { name: '保存' }))
  await screen.findByText('已改名为第二组')
  press('撤销')
  await screen.findByText('已撤销，恢复原样')
  fireEvent.click(dialog.getByRole('button', { name: '解散：第一组' }))
  const question = within(await screen.findByRole('dialog', { name: '解散' }))
  fireEvent.click(question.getByRole('button', { name: '解散' }))
  await screen.findByText('已解散第一组')
  press('撤销')
  await waitFor(() => expect(sentTo(member.undo)).toHaveLength(2))
  expect(sentTo(member.undo).map(({ fields }) => fields)).toEqual([
    { courseId: '7', changeId: '31' },
    { courseId: '7', changeId: '32' },
  ])
  expect(sentTo(member.group).map(({ fields }) => fields)).toEqual([
    { courseId: '7', uids: '11,13', groupName: '第二组' },
    { courseId: '7', uids: '11,13', groupName: '' },
  ])
})

test('recently removed students are listed, and can be restored', async () => {
  const row = { removalId: 5, removedAt: '2026-11-19T10:00:00.000Z', removedBy: '林知夏', restoredAt: null }
  const many = { ...row, removalId: 4, names: ['王一', '王二', '王三', '王四'], count: 25 }
  const back = { ...row, removalId: 3, names: ['赵六'], count: 1, restoredAt: '2026-11-19T11:00:00.000Z' }
  let restoredAt: string | null = null
  const { sentTo } = openMembers({
    [member.removals.path]: () => ({ list: [{ ...row, names: ['李雷'], count: 1 }, { ...many, restoredAt }, back] }),
    [member.restore.path]: () => {
      restoredAt = '2026-11-20T06:00:00.000Z'
      return { count: 25 }
    },
  })
  await screen.findByText('陈思远')
  await pressMore('最近移出')
  const drawer = within(await screen.findByRole('dialog', { name: '最近移出' }))
  expect((await drawer.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^李雷.* 由林知夏移出放回$/),
    expect.stringMatching(/^王一、王二、王三等 25 人.* 由林知夏移出放回$/),
    expect.stringMatching(/^赵六.* 由林知夏移出.* 已放回$/),
  ])
  fireEvent.click(drawer.getByRole('button', { name: '放回：王一、王二、王三等 25 人' }))
  await screen.findByText('已放回 25 人')
  await waitFor(() => expect(drawer.getAllByRole('listitem')[1]?.textContent).toMatch(/由林知夏移出.* 已放回$/))
  expect(sentTo(member.restore).map(({ fields }) => fields)).toEqual([{ courseId: '7', removalId: '4' }])
})
