// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { refusal, TransportError } from '#api/client/failures.ts'
import { assigning } from '#api/contract/groups/assigning.ts'
import { marking } from '#api/contract/groups/marking.ts'
import { report } from '#api/contract/groups/report.ts'
import { studentRow } from '#domain/report/report-tables.ts'
import { givenReport, unmarkedReport } from './testing/given-report.ts'
import { openReport } from './testing/open-report.tsx'
import { pageHead } from '#tests/support/documents/page-texts.ts'

const table = (name: string) => screen.findByRole('table', { name })

async function rowsOf(name: string): Promise<readonly (readonly string[])[]> {
  const rows = within(await table(name)).getAllByRole('row')
  return rows.slice(1).map((row) =>
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  )
}

const sortBy = (name: string, heading: string) =>
  fireEvent.click(within(screen.getByRole('table', { name })).getByRole('button', { name: heading }))

test('counts are shown as a sum, and statistics say how many submissions they cover', async () => {
  openReport()
  await table('学生')
  const ledger = screen.getByRole('region', { name: '交卷与均分' })
  expect(ledger.textContent).toBe(
    '8应交＝5已批＋2待批＋1未交15.1均分，满分 2015.0中位数3.0标准差19.5 / 10最高 / 最低4/ 5及格，80%',
  )
  expect(screen.getByText(/14:00 至 20:00，3 题/).textContent).toMatch(
    /，3 题，满分 20。还有 2 份待批，统计按已批 5 份计算。$/,
  )
  const bands = within(screen.getByRole('table', { name: '分数分布' })).getAllByRole('row')
  expect(bands.slice(1).map((row) => row.textContent)).toEqual([
    '不足 60%1',
    '60–69%0',
    '70–79%2',
    '80–89%1',
    '90–100%1',
  ])
})

test('only reports with content for this paper are offered', async () => {
  openReport()
  await table('学生')
  const links = within(screen.getByRole('navigation', { name: '这项任务的报告' })).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual([
    '班级报告',
    '试卷分析',
    '主观题分析',
    '成长分析',
    '班级对比',
    '学生报告与文件',
  ])
})

test('an assignment ended early shows that end', async () => {
  const ended = { ...givenReport.assignment, finishedAt: '2026-11-18T07:30:00.000Z' }
  openReport({ answer: () => ({ ...givenReport, assignment: ended }) })
  await table('学生')
  expect(pageHead()).toEqual([
    '第五单元检测',
    '11-18 14:00 至 15:30 提前结束，3 题，满分 20。还有 2 份待批，统计按已批 5 份计算。',
  ])
})

test('students are sorted by total; unmarked ones have a state and a dash', async () => {
  openReport()
  expect(await rowsOf('学生')).toEqual([
    ['1', '胡星辰', '19.5', '5', '14.5', '+3.0百分点'],
    ['2', '曹沐阳', '16', '5', '11', '−1.5百分点'],
    ['3', '沈书白', '15', '3', '12', '0.0百分点'],
    ['3', '宋知微', '15', '2', '13', '–'],
    ['5', '程可欣', '10', '0', '10', '+12.5百分点'],
    ['–', '顾言之', '–', '5', '–', '待批'],
    ['–', '陈思远', '–', '2', '–', '待批'],
    ['–', '阿卜杜热合曼·买买提依明', '–', '–', '–', '未交'],
  ])
})

test('every number of a marked student matches the workbook', async () => {
  openReport()
  const shown = (await rowsOf('学生'))
    .slice(0, 5)
    .map((cells) => cells.map((cell) => cell.replace('−', '-').replace(/百分点$/, '')))
  const exported = givenReport.students.slice(0, 5).map((student) => studentRow(student))
  const numbers = exported.map((cells) =>
    cells.flatMap((cell) => (cell.kind === 'number' ? [cell.value] : cell.kind === 'empty' ? [null] : [])),
  )
  expect(
    shown.map(([rank, , ...scores]) => [rank, ...scores].map((text) => (text === '–' ? null : Number(text)))),
  ).toEqual(numbers)
})

test('items are sorted by ascending facility, and can be sorted by number and discrimination', async () => {
  openReport()
  const word = ['2', '频度副词语法填空', '0.9/3', '30%', '−0.11', 'usualy3 人']
  const choice = ['1', '冠词单项选择', '1.2/2', '60%', '–', 'C2 人']
  const essay = ['3', 'My School Day书面表达', '12.1/15', '81%', '0.19', '见评语']
  expect(await rowsOf('逐题分析')).toEqual([word, choice, essay])
  sortBy('逐题分析', '题号')
  expect(await rowsOf('逐题分析')).toEqual([choice, word, essay])
  sortBy('逐题分析', '区分度')
  expect(await rowsOf('逐题分析')).toEqual([word, essay, choice])
})

test('a wrong answer that is a sentence gets its own line below its item', async () => {
  const sentence = 'My desk mate and I is both from Beijing.'
  const wrong = { value: sentence, count: 2, right: false }
  const items = givenReport.items.map((item) => (item.kind === 'blank' ? { ...item, answers: [wrong] } : item))
  openReport({ answer: () => ({ ...givenReport, items }) })
  expect((await rowsOf('逐题分析')).slice(0, 2)).toEqual([
    ['2', '频度副词语法填空', '0.9/3', '30%', '−0.11', '见下行2 人'],
    [sentence],
  ])
})

test('for a paper with one kind of items the total is not split', async () => {
  const items = givenReport.items.filter(({ kind }) => kind !== 'written')
  openReport({ answer: () => ({ ...givenReport, items }) })
  expect((await rowsOf('学生'))[0]).toEqual(['1', '胡星辰', '19.5', '+3.0百分点'])
})

test('hidden names become numbers that stay with their students, also in the drawers', async () => {
  openReport()
  await table('学生')
  fireEvent.click(screen.getByRole('switch', { name: '隐去姓名' }))
  sortBy('学生', '客观')
  const names = (await rowsOf('学生')).map(([, name]) => name)
  expect(new Set(names)).toEqual(new Set(Array.from({ length: 8 }, (_, index) => `学生 ${index + 1}`)))
  expect(names[7]).toBe('学生 4')
  fireEvent.click(screen.getByRole('button', { name: '学生 2' }))
  const drawer = await screen.findByRole('dialog', { name: '学生 2' })
  await within(drawer).findByRole('article', { name: '第 1 题' })
  expect(document.body.textContent).not.toMatch(
    new RegExp(['qm070100', ...givenReport.students.map(({ realname }) => realname)].join('|'), 'u'),
  )
})

test('before any submission is marked the report shows what is known, and dashes for the rest', async () => {
  openReport({ answer: () => unmarkedReport })
  expect(await rowsOf('逐题分析')).toEqual([
    ['1', '冠词单项选择', '–/2', '–', '–', '–'],
    ['2', '频度副词语法填空', '–/3', '–', '–', '–'],
    ['3', 'My School Day书面表达', '–/15', '–', '–', '–'],
  ])
  expect(screen.getByRole('region', { name: '交卷与均分' }).textContent).toBe(
    '8应交＝0已批＋2待批＋6未交–均分，满分 20–中位数–标准差–最高 / 最低–及格',
  )
  expect(screen.getByRole('region', { name: '分数分布' }).textContent).toBe('分数分布批完一份就有分布')
  expect((await rowsOf('学生'))[0]).toEqual(['–', '胡星辰', '–', '5', '–', '待批'])
})

test('a class of one student has a report', async () => {
  const [one] = givenReport.students
  openReport({
    answer: () => ({
      ...givenReport,
      assignment: { ...givenReport.assignment, assignedCount: 1 },
      counts: {
        meanScore: 195,
        openedCount: 1,
        submittedCount: 1,
        unsubmittedCount: 0,
        unmarkedCount: 0,
        markedCount: 1,
      },
      statistics: { mean: 195, median: 195, deviation: 0, highest: 195, lowest: 195, passed: 1 },
      distribution: [0, 0, 0, 0, 1],
      students: one === undefined ? [] : [one],
    }),
  })
  expect(await rowsOf('学生')).toEqual([['1', '胡星辰', '19.5', '5', '14.5', '+3.0百分点']])
  expect(screen.getByRole('region', { name: '交卷与均分' }).textContent).toMatch(
    /^1应交＝1已批＋0待批＋0未交19\.5.*100%$/,
  )
})

test('opening the report is reported to the service once', async () => {
  const { callsOf } = openReport()
  await table('学生')
  fireEvent.click(screen.getByRole('switch', { name: '隐去姓名' }))
  await waitFor(() => expect(callsOf(assigning.view.path)).toEqual([{ assignmentId: 41 }]))
})

test('an export saves the file; a failed one shows the reason and keeps the page', async () => {
  let broken = true
  const { saved } = openReport({
    answers: {
      [report.exportClass.path]: () => {
        if (broken) throw new TransportError('server', 'zh-CN')
        return { name: '成绩报告.xlsx', blob: new Blob(['x']) }
      },
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: '导出 Excel' }))
  const notice = await screen.findByRole('dialog', { name: '导出没有成功' })
  expect(notice.textContent).toBe('导出没有成功服务器错误报告还在这里，可以再导出一次确定')
  fireEvent.click(within(notice).getByRole('button', { name: '确定' }))
  expect((await rowsOf('学生')).length).toBe(8)
  expect(saved.mock.calls).toEqual([])
  broken = false
  fireEvent.click(screen.getByRole('button', { name: '导出 Excel' }))
  await waitFor(() => expect(saved.mock.calls.map(([name]) => name)).toEqual(['成绩报告.xlsx']))
  expect((await screen.findByText(/已导出/)).textContent).toBe('已导出“成绩报告.xlsx”')
})

const shown = () => screen.getByRole('region', { name: '练习报告' }).textContent

test.each([
  [{ courseId: '9' }, '#/course/9/tasks'],
  [{ homeworkId: 'x' }, '#/course/7/tasks'],
])('the address %j offers the way back to the assignments', async (query, href) => {
  const { calls } = openReport({ query })
  const back = await screen.findByRole('link', { name: '去练习报告' })
  expect({ shown: shown(), href: back.getAttribute('href') }).toEqual({
    shown: '没有找到这份报告地址里没有写明是哪项任务，请从练习报告里打开。去练习报告',
    href,
  })
  expect(calls).toEqual([])
})

test('an assignment that does not exist offers the way back to the assignments', async () => {
  const missing = refusal(report.class, { id: 'notFound', data: null }, '没有找到')
  openReport({ answer: () => Promise.reject(missing) as never })
  await screen.findByRole('heading', { name: '没有找到这份报告' })
  expect(shown()).toBe('没有找到这份报告这项任务不存在、已删除，或者不是您的班级的。去练习报告')
})

test('a report that failed to load can be reloaded', async () => {
  let isDown = true
  openReport({
    answer: () => {
      if (isDown) throw new TransportError('server', 'zh-CN')
      return givenReport
    },
  })
  expect((await screen.findByRole('alert')).textContent).toContain('服务器错误')
  isDown = false
  fireEvent.click(screen.getByRole('button', { name: '刷新试试' }))
  expect((await rowsOf('学生')).length).toBe(8)
})

test('when printing ends, the page says so once', async () => {
  const print = vi.fn<() => void>(() => void window.dispatchEvent(new Event('afterprint')))
  vi.stubGlobal('print', print)
  openReport()
  fireEvent.click(await screen.findByRole('button', { name: '打印' }))
  expect((await screen.findAllByText('打印已结束')).length).toBe(1)
  fireEvent(window, new Event('afterprint'))
  expect({ print: print.mock.calls.length, announcements: screen.getAllByText('打印已结束').length }).toEqual({
    print: 1,
    announcements: 1,
  })
})

/** What the theme's print style hides. */
const hiddenInPrint = '.mantine-Button-root, .mantine-ActionIcon-root, .print-hidden, .print-hidden *'

test('in print, the only buttons left are the figures and bars, and the headings and names in the tables', async () => {
  openReport()
  await table('学生')
  const left = [...document.querySelectorAll('button, input, a[class*="Button"]')].filter(
    (control) => !control.matches(hiddenInPrint),
  )
  const outside = left.filter((control) => control.closest('table') === null)
  expect(outside.map((control) => control.getAttribute('title'))).toEqual([
    '看已批的 5 人',
    '看已批的 5 人',
    '看已批的 5 人',
    '看已批的 5 人',
    '看最高和最低的 2 人',
    '看及格的 4 人',
    '看 不足 60% 的 1 人',
    '看 70–79% 的 2 人',
    '看 80–89% 的 1 人',
    '看 90–100% 的 1 人',
  ])
  expect(left.length).toBeGreaterThan(outside.length)
})

test('while marking is blind the report says why it has no names, and where to restore them', async () => {
  openReport({ answers: { [marking.items.path]: () => ({ isBlind: true }) } })
  const note = await screen.findByRole('note')
  expect(note.textContent).toBe('这次任务在匿名批改，姓名先不显示；全部批完、任务结束后可以公开。 去公开姓名')
  expect(screen.getByRole('link', { name: '去公开姓名' }).getAttribute('href')).toBe('#/correct-html/blind/list')
})
