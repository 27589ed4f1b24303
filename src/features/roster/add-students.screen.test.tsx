// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { member } from '#api/contract/areas/member.ts'
import { roster } from '#api/contract/areas/roster.ts'
import type { MergeProposal, RosterRow } from '#api/contract/schemas/rosters.ts'
import { type Answers, lost, refused } from '#tests/support/fake-answers.ts'
import { givenCourse } from '#tests/support/given-task.ts'
import { KeptMembers } from '#tests/support/kept-members.tsx'
import { openScreen } from '#tests/support/open-screen.tsx'
import { AddStudentsScreen } from './add-students.screen.tsx'
import { typedOf } from './typed-of.ts'

const course = { ...givenCourse, courseId: 7, courseName: '七年级(1)班', stuNum: 40 }

const entry = { number: null, username: null, groupName: null, mobile: null }

const rowOf = (row: number, kind: RosterRow['kind'], realname: string, more: Partial<RosterRow> = {}): RosterRow => ({
  ...entry,
  row,
  kind,
  realname,
  uid: null,
  changes: [],
  cells: [],
  problems: [],
  ...more,
})

const student = { ...entry, uid: 9, realname: '林雅婷', number: '101', username: 'qm000009' }

const proposal: MergeProposal = {
  row: 2,
  why: 'samePinyin',
  changes: [{ field: 'realname', from: '林雅婷', to: '林雅亭' }],
  student,
  classNames: [],
}

const view = {
  importId: 3,
  courseId: 7,
  fileName: '',
  digest: 'd1',
  columns: [],
  rows: [
    rowOf(1, 'updated', '陈思远', { uid: 8, changes: [{ field: 'groupName', from: null, to: '一组' }] }),
    rowOf(2, 'added', '林雅亭'),
    rowOf(3, 'bad', '', {
      cells: ['王浩', '1.5'],
      problems: [{ field: 'number', value: '1.5', reason: 'notWholeNumber' }],
    }),
  ],
  proposals: [proposal],
  missing: [student],
  sheet: '名单',
  otherSheets: ['成绩'],
}

const result = { added: 1, joined: 0, asked: 0, updated: 1, unchanged: 0, skipped: 0, failed: 1 }

function open(answers: Answers = {}) {
  const page = (
    <>
      <KeptMembers courseId={7} />
      <AddStudentsScreen course={course} />
    </>
  )
  return openScreen(page, {
    [member.list.path]: () => ({ list: [], total: 0 }),
    [roster.current.path]: () => ({ current: null }),
    [roster.paste.path]: () => ({ list: { importId: 3, rows: 3 } }),
    [roster.view.path]: () => view,
    [roster.apply.path]: () => ({}),
    [roster.progress.path]: () => ({ state: 'done', done: 2, total: 2, result }),
    [roster.discard.path]: () => ({}),
    ...answers,
  })
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } })

async function pasteList(text = '陈思远\n林雅亭\n王浩 1.5') {
  fireEvent.click(await screen.findByRole('tab', { name: '粘贴名单' }))
  type('学生名单', text)
  press('核对名单')
}

const kindCounts = () =>
  within(screen.getByRole('radiogroup', { name: '按结果筛选' }))
    .getAllByRole('radio')
    .map((radio) => radio.closest('div')?.textContent.replaceAll(/\s/g, ''))

test('a list of rows that all wait for a decision can be imported as soon as there is one', async () => {
  open({ [roster.view.path]: () => ({ ...view, rows: [rowOf(2, 'added', '林雅亭')] }) })
  await pasteList()
  await screen.findByRole('table', { name: '核对名单' })
  expect(kindCounts()).toEqual(['全部1', '待确认1'])
  expect(screen.getByRole('button', { name: '导入' })).toBeDefined()
  press('全部算新学生')
  expect(kindCounts()).toEqual(['全部1', '新建账号1'])
  expect(screen.getByRole('button', { name: '导入 1 人' })).toBeDefined()
})

test('a pasted list is looked at row by row, decided about, and followed to its end', async () => {
  const { sentTo } = open()
  await pasteList()
  const table = await screen.findByRole('table', { name: '核对名单' })
  expect(
    within(table)
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual([
    '1更新陈思远小组 空 → 一组改',
    '2待确认林雅亭改',
    '3有问题王浩 1.5学号 “1.5”：号码带有小数或负号，请检查改',
  ])
  expect(screen.getByText('只读取了工作表“名单”；未读取：“成绩”')).toBeDefined()
  expect(screen.getByText('1 人，仍留在班里')).toBeDefined()
  expect(kindCounts()).toEqual(['全部3', '待确认1', '更新1', '有问题1'])
  press('导入 1 人')
  expect(await screen.findByText('还有 1 行可能是已有的学生，请先选好怎么处理')).toBeDefined()
  expect(sentTo(roster.apply)).toEqual([])
  fireEvent.change(screen.getByRole('combobox', { name: '第 2 行 林雅亭 怎么处理' }), { target: { value: '9' } })
  expect(kindCounts()).toEqual(['全部3', '更新2', '有问题1'])
  press('导入 2 人')
  await screen.findByText('导入完成')
  expect(screen.getByText('1 行有问题，没有导入')).toBeDefined()
  expect([sentTo(roster.paste), sentTo(roster.apply)].map((sent) => sent.map(({ fields }) => fields))).toEqual([
    [{ courseId: '7', text: '陈思远\n林雅亭\n王浩 1.5' }],
    [{ importId: '3', digest: 'd1', decisions: '{"2":{"kind":"merge","uid":9}}' }],
  ])
  expect(screen.getByRole('link', { name: '查看成员' }).getAttribute('href')).toBe('#/member')
  await waitFor(() => expect(sentTo(member.list)).toHaveLength(2))
})

test.each([
  ['每一行都有问题，没有可以导入的', ['bad', 'bad', 'skipped']],
  ['除了有问题的行，名单和班级一致，没有要写入的', ['bad', 'unchanged']],
  ['名单和班级完全一致，没有要写入的', ['unchanged', 'skipped']],
  ['没有要导入的行', ['skipped']],
] as const)('a list with nothing to write says %s', async (said, kinds) => {
  const rows = kinds.map((kind, index) => rowOf(index + 1, kind, '林雅婷'))
  open({ [roster.view.path]: () => ({ ...view, rows, proposals: [] }) })
  await pasteList()
  expect(await screen.findByText(said)).toBeDefined()
  expect(screen.queryByRole('button', { name: /^导入/ })).toBeNull()
})

test('a phone number stands in its column, and a wrong one is told as left out', async () => {
  const problems: RosterRow['problems'] = [{ field: 'mobile', value: '1380000', reason: 'mobileWrong' }]
  const rows = [rowOf(1, 'added', '陈思远', { mobile: '13800000001' }), rowOf(2, 'added', '王浩', { problems })]
  open({ [roster.view.path]: () => ({ ...view, rows, proposals: [] }) })
  await pasteList()
  const table = await screen.findByRole('table', { name: '核对名单' })
  const cells = within(table)
    .getAllByRole('row')
    .map((row) =>
      within(row)
        .queryAllByRole('cell')
        .map((cell) => cell.textContent),
    )
  expect(cells).toEqual([
    [],
    ['1', '新建账号', '陈思远', '', '', '13800000001', '', '改'],
    ['2', '新建账号', '王浩', '', '', '', '手机号 “1380000”：手机号应是 11 位数字，请检查或留空，这次不写入', '改'],
  ])
  expect(screen.getByRole('button', { name: '导入 2 人' })).toBeDefined()
})

test('a wrong row is put right in the dry run, beginning with what the list says', async () => {
  const cells = ['王浩', '1.5']
  const problems: RosterRow['problems'] = [{ field: 'number', value: '1.5', reason: 'notWholeNumber' }]
  const rows = [rowOf(3, 'bad', '王浩', { number: '1.5', cells, problems })]
  const mended = { ...view, digest: 'd2', rows: [rowOf(3, 'added', '王浩', { number: '15' })], proposals: [] }
  const answers = [() => lost(), () => mended]
  const { sentTo } = open({
    [roster.view.path]: () => ({ ...view, rows, proposals: [] }),
    [roster.mend.path]: () => answers.shift()?.(),
  })
  await pasteList()
  await screen.findByText('每一行都有问题，没有可以导入的')
  press('改第 3 行')
  const dialog = within(await screen.findByRole('dialog', { name: '改第 3 行' }))
  const number = () => dialog.getByRole<HTMLInputElement>('textbox', { name: '学号' })
  expect(dialog.getByText('名单里写的是：王浩 1.5')).toBeDefined()
  expect(dialog.getByText('号码带有小数或负号，请检查')).toBeDefined()
  expect(number().value).toBe('1.5')
  fireEvent.change(number(), { target: { value: '123456789012345678901' } })
  fireEvent.click(dialog.getByRole('button', { name: '保存并核对' }))
  expect(await dialog.findByText('学号超过 20 个字符，请改短')).toBeDefined()
  fireEvent.change(number(), { target: { value: '15' } })
  fireEvent.click(dialog.getByRole('button', { name: '保存并核对' }))
  expect(await dialog.findByText('服务器错误')).toBeDefined()
  expect(number().value).toBe('15')
  fireEvent.click(dialog.getByRole('button', { name: '保存并核对' }))
  await screen.findByRole('button', { name: '导入 1 人' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const fields = { importId: '3', at: '0', realname: '王浩', number: '15', username: '', groupName: '', mobile: '' }
  expect(sentTo(roster.mend).map((sent) => sent.fields)).toEqual([fields, fields])
})

test('a student who is changed is edited as the list has them, with what was left out', () => {
  const changes: RosterRow['changes'] = [{ field: 'groupName', from: '一组', to: '二组' }]
  const problems: RosterRow['problems'] = [{ field: 'mobile', value: '138', reason: 'mobileWrong' }]
  const known = { uid: 8, number: '7', username: 'qm8', groupName: '一组', mobile: '13800000001' }
  expect(typedOf(rowOf(1, 'updated', '陈思远', { ...known, changes, problems }))).toEqual({
    realname: '陈思远',
    number: '7',
    username: 'qm8',
    groupName: '二组',
    mobile: '138',
  })
})

test('columns in doubt show a proposal, and are chosen once for the whole list before it is imported', async () => {
  const columns = [
    { key: 'lead', heading: '', samples: ['1', '3'], meaning: 'number', isAsked: true },
    { key: 'word1', heading: '', samples: ['陈思远', '王浩'], meaning: 'realname', isAsked: false },
    { key: 'code1', heading: '备注', samples: [], meaning: 'none', isAsked: false },
  ] as const
  const rows = [rowOf(1, 'added', '陈思远', { number: '1' })]
  const settled = columns.map((column) => ({ ...column, isAsked: false }))
  const { sentTo } = open({
    [roster.view.path]: () => ({ ...view, columns, rows, proposals: [] }),
    [roster.columns.path]: () => ({ ...view, digest: 'd2', columns: settled, rows, proposals: [] }),
  })
  await pasteList()
  const panel = within(await screen.findByRole('region', { name: '各列是什么' }))
  const selects = () =>
    panel.getAllByRole<HTMLSelectElement>('combobox').map((select) => [select.labels[0]?.textContent, select.value])
  expect(selects()).toEqual([
    ['第 1 项', 'number'],
    ['第 2 项', 'realname'],
    ['备注', 'none'],
  ])
  expect([panel.getByText('1、3'), panel.getByText('没有内容')]).toHaveLength(2)
  press('导入 1 人')
  expect(await screen.findByText('请先确认各列是什么，再导入')).toBeDefined()
  expect(sentTo(roster.apply)).toEqual([])
  const choose = (name: string, value: string) =>
    fireEvent.change(panel.getByRole('combobox', { name }), { target: { value } })
  choose('第 1 项', 'realname')
  expect(selects().map(([, value]) => value)).toEqual(['realname', 'none', 'none'])
  choose('第 1 项', 'none')
  expect(panel.getByText('请选出哪一列是姓名')).toBeDefined()
  expect(panel.getByRole<HTMLButtonElement>('button', { name: '就按这样读' }).disabled).toBe(true)
  choose('第 2 项', 'realname')
  press('就按这样读')
  await waitFor(() => expect(screen.queryByRole('region', { name: '各列是什么' })).toBeNull())
  expect(sentTo(roster.columns).map(({ fields }) => fields)).toEqual([
    { importId: '3', meanings: '{"lead":"none","word1":"realname","code1":"none"}' },
  ])
  press('各列是什么')
  fireEvent.click(await screen.findByRole('button', { name: '不改了' }))
  press('导入 1 人')
  await screen.findByText('导入完成')
})

test('the counts filter the rows', async () => {
  open()
  await pasteList()
  fireEvent.click(await screen.findByRole('radio', { name: /有问题/ }))
  const table = screen.getByRole('table', { name: '核对名单' })
  expect(within(table).getAllByRole('row')).toHaveLength(2)
})

test('a list that is refused says why, and what was typed stays', async () => {
  const answers = [() => refused('noNames'), () => lost()]
  open({ [roster.paste.path]: () => answers.shift()?.() })
  await pasteList('001')
  expect((await screen.findByRole('alert')).textContent).toBe('没有找到姓名，请在第一行写上“姓名”“学号”等列名')
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: '学生名单' }).value).toBe('001')
  press('核对名单')
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('服务器错误'))
})

test('a file is chosen and sent as it is', async () => {
  const { sentTo } = open({ [roster.read.path]: () => ({ list: { importId: 3, rows: 3 }, sheets: [], classes: [] }) })
  fireEvent.click(await screen.findByRole('tab', { name: '导入文件' }))
  const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => index % 251)
  const file = new File([bytes], '七(1)班.xlsx')
  fireEvent.change(screen.getByLabelText('选择文件', { selector: 'input' }), { target: { files: [file] } })
  await screen.findByRole('table', { name: '核对名单' })
  const [sent] = sentTo(roster.read)
  expect(sent?.fields).toEqual({
    courseId: '7',
    fileName: '七(1)班.xlsx',
    content: Buffer.from(bytes).toString('base64url'),
  })
})

test('of a workbook with several lists the teacher chooses a sheet', async () => {
  const sheets = [
    { name: '七(1)班', students: 40 },
    { name: '七(2)班', students: 41 },
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
  ).toEqual(['工作表学生操作', '七(1)班40选择', '七(2)班41选择'])
  press('选择：七(2)班')
  await screen.findByRole('table', { name: '核对名单' })
  expect(sentTo(roster.read).map(({ fields }) => [fields['fileName'], fields['sheet']])).toEqual([
    ['七年级.xlsx', undefined],
    ['七年级.xlsx', '七(2)班'],
  ])
})

test('what was left open is found: a list to look at, and one that is being written', async () => {
  const current = { importId: 3, fileName: '', state: 'looking', readAt: '2026-11-20T00:00:00Z' }
  const { unmount } = open({ [roster.current.path]: () => ({ current }) })
  await screen.findByRole('table', { name: '核对名单' })
  unmount()
  open({
    [roster.current.path]: () => ({ current: { ...current, state: 'running' } }),
    [roster.progress.path]: () => ({ state: 'running', done: 1, total: 2, result: null }),
  })
  expect(await screen.findByText('已写入 1 / 2 人')).toBeDefined()
})

test('a list is given up after a question', async () => {
  const { sentTo } = open()
  await pasteList()
  await screen.findByRole('table', { name: '核对名单' })
  press('换一份名单')
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '放弃' }))
  await screen.findByRole('tab', { name: '粘贴名单' })
  expect(sentTo(roster.discard).map(({ fields }) => fields)).toEqual([{ importId: '3' }])
})

test('while a list that was never seen is given up, the page says so and takes nothing else', async () => {
  open({ [roster.view.path]: () => lost() })
  await pasteList()
  await screen.findByText('核对结果没有取到')
  press('换一份名单')
  expect(screen.getByText('核对结果没有取到')).toBeDefined()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '再试一次' }).disabled).toBe(true)
  await screen.findByRole('tab', { name: '粘贴名单' })
})

test('one student: what is wrong stands at its field, who is likely the same is asked about', async () => {
  const added = { student: { ...student, realname: '林雅亭' }, isOfSchool: false, asked: null, proposals: [] }
  const saves = [() => ({ student: null, isOfSchool: false, asked: null, proposals: [proposal] }), () => added]
  const { sentTo } = open({ [roster.save.path]: () => saves.shift()?.() })
  await screen.findByRole('textbox', { name: '姓名' })
  type('手机号', '123')
  press('添加')
  expect(await screen.findByText('没有姓名，请补上')).toBeDefined()
  expect(screen.getByText('手机号应是 11 位数字，请检查或留空')).toBeDefined()
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

test('a student of another class who has the name comes in with the account that is there', async () => {
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
  expect(sentTo(roster.save).map(({ fields }) => [fields['studentId'], fields['asNew']])).toEqual([
    [undefined, 'false'],
    ['9', 'false'],
  ])
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
])('a student of others is chosen by classes and the end of the number, and asked for: %s', async (decidedBy, said) => {
  const asked = { student: null, isOfSchool: false, asked: { realname: '王浩', decidedBy }, proposals: [] }
  const saves = [() => ({ student: null, isOfSchool: false, asked: null, proposals: [ofOthers] }), () => asked]
  const { sentTo } = open({ [roster.save.path]: () => saves.shift()?.() })
  await screen.findByRole('textbox', { name: '姓名' })
  type('姓名', '王浩')
  press('添加')
  await screen.findByText('其他老师有同名学生，进班要对方同意')
  expect(screen.getByText('******31 在七年级(1)班、数学(1)班')).toBeDefined()
  press('就是学号 ******31 的学生，申请进班')
  await screen.findByText(said)
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: '姓名' }).value).toBe('')
  expect(sentTo(roster.save).map(({ fields }) => fields['studentId'])).toEqual([undefined, '12'])
})

test('a list tells which rows colleagues have to agree to, and how many were asked for', async () => {
  const rows = [rowOf(1, 'asked', '陈思远', { uid: 8 }), rowOf(3, 'added', '王浩')]
  open({
    [roster.view.path]: () => ({ ...view, rows, proposals: [ofOthers], missing: [] }),
    [roster.progress.path]: () => ({ state: 'done', done: 2, total: 2, result: { ...result, asked: 2 } }),
  })
  await pasteList()
  const table = await screen.findByRole('table', { name: '核对名单' })
  expect(within(table).getByText('其他老师在教，对方同意后进班；账号等资料不会改动')).toBeDefined()
  expect(screen.getByText('王浩 ******31，七年级(1)班，数学(1)班')).toBeDefined()
  fireEvent.change(screen.getByRole('combobox', { name: '第 3 行 王浩 怎么处理' }), { target: { value: '12' } })
  expect(kindCounts()).toEqual(['全部2', '需同事同意2'])
  press('导入 2 人')
  expect(await screen.findByText('已申请 2 人，现在的老师或学校负责人同意后进班')).toBeDefined()
  expect(screen.getByRole('link', { name: '查看申请' }).getAttribute('href')).toBe('#/member/verify?state=sent')
})

test('a student that is refused says why, and what was typed stays', async () => {
  open({ [roster.save.path]: () => refused('studentNoTaken') })
  await screen.findByRole('textbox', { name: '姓名' })
  type('姓名', '林雅亭')
  type('学号', '101')
  press('添加')
  expect((await screen.findByRole('alert')).textContent).toBe('学校里已有学生用这个学号，请检查')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: '学号' }).value).toBe('101')
})

test('without a class the next step is to open one', () => {
  openScreen(<AddStudentsScreen course={null} />)
  expect(screen.getByRole('link', { name: '去新建班级' }).getAttribute('href')).toBe('#/course-manage/mine')
})
