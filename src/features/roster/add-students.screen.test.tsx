// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { member } from '#api/contract/groups/member.ts'
import { roster } from '#api/contract/groups/roster.ts'
import type { MergeProposal } from '#api/contract/schemas/rosters.ts'
import { lost, refused } from '#tests/support/documents/fake-answers.ts'
import { openScreen } from '#tests/support/documents/open-screen.tsx'
import { AddStudentsScreen } from './add-students.screen.tsx'
import {
  entry,
  kindCounts,
  open,
  pasteList,
  press,
  proposal,
  rowOf,
  student,
  type,
  result,
  view,
} from './testing/open-import.tsx'
import { textsOf } from '#tests/support/documents/page-texts.ts'

const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent)

const importButton = () => screen.getByRole('button', { name: /^导入/ }).textContent

test('a list whose rows are all undecided can be imported once one is decided', async () => {
  open({ [roster.view.path]: () => ({ ...view, rows: [rowOf(2, 'added', '林雅亭')] }) })
  await pasteList()
  await screen.findByRole('table', { name: '核对名单' })
  expect(kindCounts()).toEqual(['全部1', '待确认1'])
  expect(importButton()).toBe('导入正在提交…')
  press('全部算新学生')
  expect(kindCounts()).toEqual(['全部1', '新建账号1'])
  expect(importButton()).toBe('导入 1 人正在提交…')
})

test('a pasted list is checked row by row, decided, and followed to its end', async () => {
  const { sentTo } = open()
  await pasteList()
  const table = await screen.findByRole('table', { name: '核对名单' })
  expect(rowsOf(table)).toEqual([
    '1更新陈思远小组 空 → 一组改',
    '2待确认林雅亭改',
    '3有问题王浩 1.5学号 “1.5”：号码带有小数或负号，请检查改',
  ])
  expect(screen.getByText(/^只读取了/).textContent).toBe('只读取了工作表“名单”；未读取：“成绩”')
  expect(screen.getByRole('region', { name: '班里有、名单里没有' }).textContent).toBe(
    '班里有、名单里没有1 人，仍留在班里姓名学号账号小组林雅婷101qm000009–共 1 人',
  )
  expect(kindCounts()).toEqual(['全部3', '待确认1', '更新1', '有问题1'])
  press('导入 1 人')
  expect((await screen.findByRole('alert')).textContent).toBe('还有 1 行可能是已有的学生，请先选好怎么处理')
  expect(sentTo(roster.apply)).toEqual([])
  fireEvent.change(screen.getByRole('combobox', { name: '第 2 行 林雅亭 怎么处理' }), { target: { value: '9' } })
  expect(kindCounts()).toEqual(['全部3', '更新2', '有问题1'])
  press('导入 2 人')
  await screen.findByText('导入完成')
  expect(screen.getByText(/没有导入$/).textContent).toBe('1 行有问题，没有导入')
  expect([sentTo(roster.paste), sentTo(roster.apply)].map((sent) => sent.map(({ fields }) => fields))).toEqual([
    [{ courseId: '7', text: '陈思远\n林雅亭\n王浩 1.5' }],
    [{ importId: '3', digest: 'd1', decisions: '{"2":{"kind":"merge","uid":9}}' }],
  ])
  expect(screen.getByRole('link', { name: '查看成员' }).getAttribute('href')).toBe('#/member')
  await waitFor(() => expect(sentTo(member.list)).toHaveLength(2))
})

test('the count buttons filter the rows', async () => {
  open()
  await pasteList()
  fireEvent.click(await screen.findByRole('radio', { name: /有问题/ }))
  const table = screen.getByRole('table', { name: '核对名单' })
  expect(within(table).getAllByRole('row')).toHaveLength(2)
})

test('a refused list shows the reason, and the typed text stays', async () => {
  const answers = [() => refused('noNames'), () => lost()]
  open({ [roster.paste.path]: () => answers.shift()?.() })
  await pasteList('001')
  expect((await screen.findByRole('alert')).textContent).toBe('没有找到姓名，请在第一行写上“姓名”“学号”等列名')
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: '学生名单' }).value).toBe('001')
  press('核对名单')
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('服务器错误'))
})

test('a chosen file is sent unchanged', async () => {
  const { sentTo } = open({ [roster.read.path]: () => ({ list: { importId: 3, rows: 3 }, sheets: [], classes: [] }) })
  fireEvent.click(await screen.findByRole('tab', { name: '导入文件' }))
  const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => index % 251)
  const file = new File([bytes], '七(1)班.xlsx')
  fireEvent.change(screen.getByLabelText('选择文件', { selector: 'input' }), { target: { files: [file] } })
  await screen.findByRole('table', { name: '核对名单' })
  const [sent] = sentTo(roster.read)
  expect(sent?.fields).toEqual({ courseId: '7', fileName: '七(1)班.xlsx' })
  expect(sent?.file).toEqual(bytes)
})

test('for a workbook with several lists the teacher ticks the worksheets to read', async () => {
  const sheets = [
    { name: '七(1)班', students: 40 },
    { name: '七(2)班', students: 41 },
    { name: '七(3)班', students: 1 },
  ]
  const answers = [
    () => ({ list: null, sheets, classes: [] }),
    () => ({ list: { importId: 3, rows: 3 }, sheets: [], classes: [] }),
  ]
  const { sentTo } = open({ [roster.read.path]: () => answers.shift()?.() })
  fireEvent.click(await screen.findByRole('tab', { name: '导入文件' }))
  const file = new File(['x'], '七年级.xlsx')
  fireEvent.change(screen.getByLabelText('选择文件', { selector: 'input' }), { target: { files: [file] } })
  const table = await screen.findByRole('table', { name: '选择工作表' })
  expect(
    within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual(['工作表学生', '七(1)班40', '七(2)班41', '七(3)班1'])
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '读取' }).disabled).toBe(true)
  // The worksheets are read in workbook order, whichever is ticked first.
  for (const name of ['七(3)班', '七(1)班']) fireEvent.click(screen.getByRole('checkbox', { name: `选择${name}` }))
  press('读取 2 张，41 人')
  await screen.findByRole('table', { name: '核对名单' })
  expect(sentTo(roster.read).map(({ fields }) => ({ fileName: fields['fileName'], sheets: fields['sheets'] }))).toEqual(
    [
      { fileName: '七年级.xlsx', sheets: undefined },
      { fileName: '七年级.xlsx', sheets: '["七(1)班","七(3)班"]' },
    ],
  )
})

test('an unfinished import is resumed: a list to check, or one being written', async () => {
  const current = { importId: 3, fileName: '', state: 'looking', readAt: '2026-11-20T00:00:00Z' }
  const { unmount } = open({ [roster.current.path]: () => ({ current }) })
  await screen.findByRole('table', { name: '核对名单' })
  unmount()
  open({
    [roster.current.path]: () => ({ current: { ...current, state: 'running' } }),
    [roster.progress.path]: () => ({ state: 'running', done: 1, total: 2, result: null }),
  })
  await waitFor(() =>
    expect(textsOf('status')).toContain('已写入 1 / 2 人可以离开这一页，导入会继续；回来时接着显示。'),
  )
})

test('a list is discarded after a confirmation', async () => {
  const { sentTo } = open()
  await pasteList()
  await screen.findByRole('table', { name: '核对名单' })
  press('换一份名单')
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '放弃' }))
  await screen.findByRole('tab', { name: '粘贴名单' })
  expect(sentTo(roster.discard).map(({ fields }) => fields)).toEqual([{ importId: '3' }])
})

test('while a list that failed to load is being discarded, the page says so and blocks other acts', async () => {
  open({ [roster.view.path]: () => lost() })
  await pasteList()
  await screen.findByText('核对结果没有取到')
  press('换一份名单')
  expect(textsOf('heading')).toContain('核对结果没有取到')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '再试一次' }).disabled).toBe(true)
  await screen.findByRole('tab', { name: '粘贴名单' })
})

test('adding one student: errors are shown at their fields, and a likely duplicate needs a decision', async () => {
  const added = { student: { ...student, realname: '林雅亭' }, isOfSchool: false, asked: null, proposals: [] }
  const saves = [() => ({ student: null, isOfSchool: false, asked: null, proposals: [proposal] }), () => added]
  const { sentTo } = open({ [roster.save.path]: () => saves.shift()?.() })
  await screen.findByRole('textbox', { name: '姓名' })
  type('手机号', '123')
  press('添加')
  await screen.findByText('没有姓名，请补上')
  expect(textsOf('alert')).toEqual(['没有姓名，请补上', '手机号应是 11 位数字，请检查或留空'])
  type('姓名', '林雅亭')
  type('手机号', '')
  press('添加')
  await screen.findByText('可能已有这名学生')
  press('另一名学生，照样添加')
  await screen.findByText('已添加林雅亭，账号 qm000009')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: '姓名' }).value).toBe('')
  const fields = { courseId: '7', realname: '林雅亭', studentNo: '', username: '', groupName: '', mobile: '' }
  expect(sentTo(roster.save).map((sent) => sent.fields)).toEqual([
    { ...fields, asNew: 'false' },
    { ...fields, asNew: 'true' },
  ])
  await waitFor(() => expect(sentTo(member.list).length).toBeGreaterThan(1))
})

test('a namesake from another class joins with their existing account', async () => {
  const namesake = { ...proposal, why: 'nameOfSchool', changes: [] }
  const joined = { student, isOfSchool: true, asked: null, proposals: [] }
  const saves = [() => ({ student: null, isOfSchool: false, asked: null, proposals: [namesake] }), () => joined]
  const { sentTo } = open({ [roster.save.path]: () => saves.shift()?.() })
  await screen.findByRole('textbox', { name: '姓名' })
  type('姓名', student.realname)
  press('添加')
  await screen.findByText('本校其他班有同名学生')
  expect(screen.queryByRole('button', { name: '就是班里的学生，不添加' })).toBeNull()
  press(`就是这名学生，用账号 ${student.username} 进班`)
  await screen.findByText(`${student.realname}已有账号 ${student.username}，已加入这个班`)
  expect(sentTo(roster.save).map(({ fields }) => ({ studentId: fields['studentId'], asNew: fields['asNew'] }))).toEqual(
    [
      { studentId: undefined, asNew: 'false' },
      { studentId: '9', asNew: 'false' },
    ],
  )
})

const ofOthers: MergeProposal = {
  row: 3,
  why: 'nameOfOthers',
  changes: [],
  student: { ...entry, uid: 12, realname: '王浩', number: '******31' },
  classNames: ['七年级(1)班', '数学(1)班'],
}

test.each([
  ['teachers', '已为王浩提出申请：现在的老师同意后才进班'],
  ['owner', '已为王浩提出申请：现在没有老师在教，由学校负责人决定'],
])(
  'a namesake taught by others is recognized by classes and number ending, and requested: %s',
  async (decidedBy, message) => {
    const asked = { student: null, isOfSchool: false, asked: { realname: '王浩', decidedBy }, proposals: [] }
    const saves = [() => ({ student: null, isOfSchool: false, asked: null, proposals: [ofOthers] }), () => asked]
    const { sentTo } = open({ [roster.save.path]: () => saves.shift()?.() })
    await screen.findByRole('textbox', { name: '姓名' })
    type('姓名', '王浩')
    press('添加')
    await screen.findByText('其他老师有同名学生，进班要对方同意')
    expect(within(screen.getByRole('region', { name: '可能已有这名学生' })).getByRole('listitem').textContent).toBe(
      '王浩******31 在七年级(1)班、数学(1)班其他老师有同名学生，进班要对方同意就是学号 ******31 的学生，申请进班',
    )
    press('就是学号 ******31 的学生，申请进班')
    await screen.findByText(message)
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: '姓名' }).value).toBe('')
    expect(sentTo(roster.save).map(({ fields }) => fields['studentId'])).toEqual([undefined, '12'])
  },
)

test('a list shows which rows need a colleague’s consent, and how many were requested', async () => {
  const rows = [rowOf(1, 'asked', '陈思远', { uid: 8 }), rowOf(3, 'added', '王浩')]
  open({
    [roster.view.path]: () => ({ ...view, rows, proposals: [ofOthers], missing: [] }),
    [roster.progress.path]: () => ({ state: 'done', done: 2, total: 2, result: { ...result, asked: 2 } }),
  })
  await pasteList()
  const table = await screen.findByRole('table', { name: '核对名单' })
  expect(rowsOf(table)).toEqual([
    '1需同事同意陈思远其他老师在教，对方同意后进班；账号等资料不会改动改',
    '3待确认王浩改',
  ])
  const [choice] = rowsOf(screen.getByRole('table', { name: '可能是同一名学生' }))
  expect(choice).toMatch(/^3王浩王浩 \*{6}31，七年级\(1\)班，数学\(1\)班其他老师有同名学生，进班要对方同意/)
  fireEvent.change(screen.getByRole('combobox', { name: '第 3 行 王浩 怎么处理' }), { target: { value: '12' } })
  expect(kindCounts()).toEqual(['全部2', '需同事同意2'])
  press('导入 2 人')
  await waitFor(() =>
    expect(textsOf('status')).toContain('新建账号 1 人已申请 2 人，现在的老师或学校负责人同意后进班更新 1 人'),
  )
  expect(screen.getByRole('link', { name: '查看申请' }).getAttribute('href')).toBe('#/member/verify?state=sent')
})

test('a refused student shows the reason, and the typed fields stay', async () => {
  open({ [roster.save.path]: () => refused('studentNoTaken') })
  await screen.findByRole('textbox', { name: '姓名' })
  type('姓名', '林雅亭')
  type('学号', '101')
  press('添加')
  expect((await screen.findByRole('alert')).textContent).toBe('学校里已有学生用这个学号，请检查')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: '学号' }).value).toBe('101')
})

test('without a class, the page links to creating one', () => {
  openScreen(<AddStudentsScreen course={null} />)
  expect(screen.getByRole('link', { name: '去新建班级' }).getAttribute('href')).toBe('#/course-manage/mine')
})
