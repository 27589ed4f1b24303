// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { roster } from '#api/contract/groups/roster.ts'
import { resultCodes } from '#api/contract/result-codes.ts'
import type { RosterRow } from '#api/contract/schemas/rosters.ts'
import { lost } from '#tests/support/documents/fake-answers.ts'
import { open, pasteList, press, proposal, rowOf, view } from './testing/open-import.tsx'
import { typedOf } from './typed-of.ts'
import { descriptionOf } from '#tests/support/documents/page-texts.ts'

test.each([
  ['每一行都有问题，没有可以导入的', ['bad', 'bad', 'skipped']],
  ['除了有问题的行，名单和班级一致，没有要写入的', ['bad', 'unchanged']],
  ['名单和班级完全一致，没有要写入的', ['unchanged', 'skipped']],
  ['没有要导入的行', ['skipped']],
] as const)('a list with nothing to import says %s', async (message, kinds) => {
  const rows = kinds.map((kind, index) => rowOf(index + 1, kind, '林雅婷'))
  open({ [roster.view.path]: () => ({ ...view, rows, proposals: [] }) })
  await pasteList()
  await screen.findByText(message)
  expect(screen.queryByRole('button', { name: /^导入/ })).toBeNull()
})

test('a phone number is shown in its column, and an invalid one is reported as left out', async () => {
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
  expect(screen.getByRole('button', { name: /^导入/ }).textContent).toBe('导入 2 人正在提交…')
})

test('with several worksheets, each row and each reference to a row names its worksheet', async () => {
  const problems: RosterRow['problems'] = [{ field: 'number', value: '7', reason: 'repeatedNumber', otherRow: 4 }]
  const rows = [rowOf(2, 'bad', '王浩', { number: '7', problems }), rowOf(4, 'added', '林雅亭')]
  const sheets = [
    { name: '一班', rowsBefore: 0 },
    { name: '二班', rowsBefore: 2 },
  ]
  open({ [roster.view.path]: () => ({ ...view, rows, sheets, proposals: [{ ...proposal, row: 4 }] }) })
  await pasteList()
  const table = await screen.findByRole('table', { name: '核对名单' })
  const lines = within(table).getAllByRole('row')
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    '工作表行结果姓名学号小组手机号变化或原因操作',
    '一班2有问题王浩7学号 “7”：学号和另一行重复，请改正其中一行（见“二班”第 2 行）改',
    '二班2待确认林雅亭改',
  ])
  expect(screen.getByText(/^只读取了/).textContent).toBe('只读取了工作表“一班”、“二班”；未读取：“成绩”')
  expect(screen.getByRole('combobox', { name: '“二班”第 2 行 林雅亭 怎么处理' })).toHaveProperty('value', '')
  press('改“一班”第 2 行')
  expect((await screen.findByRole('dialog')).textContent).toBe(
    '改“一班”第 2 行姓名 *学号学号和另一行重复，请改正其中一行账号小组手机号取消保存并核对正在核对…',
  )
})

test('a wrong row can be corrected in the dry run, starting from its text in the list', async () => {
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
  expect(number().closest('form')?.textContent).toBe(
    '名单里写的是：王浩 1.5姓名 *学号号码带有小数或负号，请检查账号小组手机号',
  )
  expect(descriptionOf(number())).toBe('号码带有小数或负号，请检查')
  expect(number().value).toBe('1.5')
  fireEvent.change(number(), { target: { value: '123456789012345678901' } })
  fireEvent.click(dialog.getByRole('button', { name: '保存并核对' }))
  await waitFor(() => expect(descriptionOf(number())).toBe('学号超过 20 个字符，请改短'))
  fireEvent.change(number(), { target: { value: '15' } })
  fireEvent.click(dialog.getByRole('button', { name: '保存并核对' }))
  await waitFor(() => expect(dialog.getByRole('alert').textContent).toBe('服务器错误'))
  expect(number().value).toBe('15')
  fireEvent.click(dialog.getByRole('button', { name: '保存并核对' }))
  await screen.findByRole('button', { name: '导入 1 人' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const fields = { importId: '3', at: '0', realname: '王浩', number: '15', username: '', groupName: '', mobile: '' }
  expect(sentTo(roster.mend).map((sent) => sent.fields)).toEqual([fields, fields])
})

test('if the list no longer exists, the page returns to the start and says so', async () => {
  const notFound = { result: { code: resultCodes.notFound, msg: '没有找到' }, data: null }
  open({
    [roster.view.path]: () => ({ ...view, proposals: [] }),
    [roster.mend.path]: () => Response.json(notFound),
  })
  await pasteList()
  await screen.findByRole('table', { name: '核对名单' })
  press('改第 1 行')
  const dialog = within(await screen.findByRole('dialog', { name: '改第 1 行' }))
  fireEvent.click(dialog.getByRole('button', { name: '保存并核对' }))
  const list = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: '学生名单' })
  expect({
    list: list.value,
    alert: screen.getByRole('alert').textContent,
    dialog: screen.queryByRole('dialog'),
  }).toEqual({ list: '陈思远\n林雅亭\n王浩 1.5', alert: '没有找到', dialog: null })
})

test('an updated student is edited with the values of the list, including those left out', () => {
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

test('doubtful columns show a proposal, and must be confirmed for the whole list before importing', async () => {
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
  expect({ samples: panel.getByText('1、3').textContent, noSamples: panel.getByText('没有内容').textContent }).toEqual({
    samples: '1、3',
    noSamples: '没有内容',
  })
  press('导入 1 人')
  expect((await screen.findByRole('alert')).textContent).toBe('请先确认各列是什么，再导入')
  expect(sentTo(roster.apply)).toEqual([])
  const choose = (name: string, value: string) =>
    fireEvent.change(panel.getByRole('combobox', { name }), { target: { value } })
  choose('第 1 项', 'realname')
  expect(selects().map(([, value]) => value)).toEqual(['realname', 'none', 'none'])
  choose('第 1 项', 'none')
  panel.getByText('请选出哪一列是姓名')
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

test('a row being corrected is there again after the session was lost, until it is given up', async () => {
  const cells = ['王浩', '1.5']
  const rows = [rowOf(3, 'bad', '王浩', { number: '1.5', cells })]
  const found = { ...view, rows, proposals: [] }
  const { withdraw } = open({
    [roster.current.path]: () => ({
      current: { importId: 3, fileName: '', state: 'looking', readAt: '2026-11-20T00:00:00Z' },
    }),
    [roster.view.path]: () => found,
  })
  const openRow = async () => {
    fireEvent.click(await screen.findByRole('button', { name: '改第 3 行' }))
    return within(await screen.findByRole('dialog', { name: '改第 3 行' }))
  }
  const number = (row: Awaited<ReturnType<typeof openRow>>) =>
    row.getByRole<HTMLInputElement>('textbox', { name: '学号' })
  fireEvent.change(number(await openRow()), { target: { value: '15' } })
  withdraw()
  const again = await openRow()
  expect(number(again).value).toBe('15')
  fireEvent.click(again.getByRole('button', { name: '取消' }))
  expect(number(await openRow()).value).toBe('1.5')
})
