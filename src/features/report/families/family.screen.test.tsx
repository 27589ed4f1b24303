// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusal } from '#api/client/failures.ts'
import { report } from '#api/contract/groups/report.ts'
import type { OutputOf } from '#api/contract/endpoint.ts'
import { givenReport } from '../testing/given-report.ts'
import { openReport } from '../testing/open-report.tsx'
import { FamilyScreen } from './family.screen.tsx'
import textButton from '#ui/text-button/text-button.module.css'

type FamilyAnswer = OutputOf<typeof report.family>

const answer: FamilyAnswer = {
  assignment: givenReport.assignment,
  courseName: givenReport.courseName,
  usual: 'paper',
  tables: [
    {
      id: 'itemAnalysis',
      columns: [
        { id: 'no', heading: null },
        { id: 'knowledge', heading: null },
        { id: 'facility', heading: null },
        { id: 'discrimination', heading: null },
        { id: 'doubts', heading: null },
      ],
      rows: [
        {
          cells: [
            { kind: 'number', value: 1, format: 'whole' },
            { kind: 'text', text: '词义猜测' },
            { kind: 'number', value: 25, format: 'percent' },
            { kind: 'number', value: -0.11, format: 'index' },
            { kind: 'words', words: ['weakDoBetter', 'strongChooseWrong'] },
          ],
          behind: { kind: 'item', id: givenReport.items[0]?.itemId ?? 0 },
        },
      ],
    },
  ],
}

const open = (given: FamilyAnswer = answer, families = givenReport.families) =>
  openReport({
    answer: () => ({ ...givenReport, families }),
    answers: {
      [report.family.path]: () => given,
      [report.exportFamily.path]: () => ({ name: 'a.xlsx', blob: new Blob() }),
    },
    page: <FamilyScreen family="paper" courseId={7} />,
  })

test('a family shows its tables, and a row opens everybody’s answers', async () => {
  open()
  const table = await screen.findByRole('table', { name: '逐题指标' })
  const cells = within(table)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)
  expect(cells).toEqual(['1', '词义猜测', '25%', '−0.11', '低分组做得更好、高分组多选错项'])
  fireEvent.click(within(table).getByRole('button', { name: '词义猜测' }))
  expect((await screen.findByRole('dialog')).textContent).toBe(
    '第 1 题考点冠词大题一、单项选择均分1.2/2得分率60%区分度–1 / 3上一题下一题',
  )
})

test('reliability opens the items with their item–rest correlation, and each of these its answers', async () => {
  const [items] = answer.tables
  if (items === undefined) throw new Error('There are no items')
  const number = (value: number) => ({ kind: 'number' as const, value, format: 'index' as const })
  open({
    ...answer,
    tables: [
      {
        id: 'reliability',
        columns: [
          { id: 'students', heading: null },
          { id: 'alpha', heading: null },
        ],
        rows: [{ cells: [number(12), number(0.85)], behind: { kind: 'table', id: 'itemAnalysis' } }],
      },
      items,
    ],
  })
  const figure = await screen.findByRole('button', { name: '0.85 逐题指标' })
  // Unlike a name it does not say by its position in the row that it opens anything.
  expect(figure.className).toContain(textButton['action'])
  fireEvent.click(figure)
  const drawer = await screen.findByRole('dialog', { name: '信度' })
  fireEvent.click(await within(drawer).findByRole('button', { name: '词义猜测' }))
  const item = await screen.findByRole('dialog', { name: '第 1 题' })
  expect(item.textContent).toContain('考点冠词')
})

const tableOf = (id: 'knowledge' | 'options', cells: FamilyAnswer['tables'][number]['rows'][number]): FamilyAnswer => ({
  ...answer,
  tables: [
    {
      id,
      columns:
        id === 'knowledge'
          ? [{ id: 'knowledge', heading: null }]
          : [
              { id: 'no', heading: null },
              { id: 'answer', heading: null },
              { id: 'count', heading: null },
            ],
      rows: [cells],
    },
  ],
})

test('a knowledge point opens all its items with their facility, and each of these its answers', async () => {
  open(
    tableOf('knowledge', {
      cells: [{ kind: 'text', text: '冠词' }],
      behind: { kind: 'items', name: '冠词', itemIds: [101, 102] },
    }),
  )
  fireEvent.click(await screen.findByRole('button', { name: '冠词' }))
  const drawer = await screen.findByRole('dialog', { name: '冠词' })
  const rows = within(drawer).getAllByRole('row').slice(1)
  expect(rows.map((row) => row.textContent)).toEqual([
    '1冠词单项选择1.2/260%–C2 人',
    '2频度副词语法填空0.9/330%−0.11usualy3 人',
  ])
  fireEvent.click(within(drawer).getByRole('button', { name: '第 2 题 频度副词' }))
  await screen.findByRole('dialog', { name: '第 2 题' })
})

test('an answer opens its item at the students who gave it, and a name their submission', async () => {
  open(
    tableOf('options', {
      cells: [
        { kind: 'number', value: 1, format: 'whole' },
        { kind: 'text', text: 'C' },
        { kind: 'number', value: 2, format: 'whole' },
      ],
      behind: { kind: 'answer', id: 101, value: 'C' },
    }),
  )
  fireEvent.click(await screen.findByRole('button', { name: '看第 1 题答“C”的 2 人' }))
  const drawer = await screen.findByRole('dialog', { name: '第 1 题' })
  const names = await within(drawer).findAllByRole('button', { name: /^(沈书白|程可欣)$/ })
  const asked = within(drawer)
    .getAllByRole('listitem')
    .filter((line) => line.getAttribute('aria-current') === 'true')
  expect(asked.map(({ textContent }) => textContent)).toEqual(['Cno article29%2 人沈书白程可欣'])
  expect(names.map((name) => asked[0]?.contains(name))).toEqual([true, true])
  fireEvent.click(within(drawer).getByRole('button', { name: '程可欣' }))
  await screen.findByRole('dialog', { name: '程可欣' })
})

test('hiding names applies to the request for the tables and to the file', async () => {
  const { callsOf } = open()
  fireEvent.click(await screen.findByRole('switch', { name: '隐去姓名' }))
  const asked = { assignmentId: 41, family: 'paper', anonymous: true }
  await waitFor(() => expect(callsOf(report.family.path).at(-1)).toEqual(asked))
  fireEvent.click(await screen.findByRole('button', { name: '导出 Excel' }))
  await waitFor(() => expect(callsOf(report.exportFamily.path)).toEqual([asked]))
})

test('if the paper has no items for the family, the report that fits is offered', async () => {
  open({ ...answer, usual: 'practice', tables: [] }, ['practice', 'growth'])
  expect((await screen.findByRole('heading', { name: '没有试卷分析' })).parentElement?.textContent).toBe(
    '没有试卷分析这份试卷里没有这一类题目。看练习分析',
  )
  expect(screen.getByRole('link', { name: '看练习分析' }).getAttribute('href')).toBe(
    '#/report5-html?type=studytask&scope=class&courseId=7&homeworkId=41',
  )
  expect(within(screen.getByRole('banner')).queryAllByRole('button')).toEqual([])
})

test('while marking is blind a family says so, and where names are shown again', async () => {
  openReport({
    answers: {
      [report.family.path]: () => {
        throw refusal(report.family, { id: 'stillBlind', data: null }, '姓名还隐藏着')
      },
    },
    page: <FamilyScreen family="paper" courseId={7} />,
  })
  expect((await screen.findByRole('heading', { name: '公开姓名以后再看试卷分析' })).parentElement?.textContent).toBe(
    '公开姓名以后再看试卷分析这次任务在匿名批改，姓名先不显示；全部批完、任务结束后可以公开。去公开姓名',
  )
  expect(screen.getByRole('link', { name: '去公开姓名' }).getAttribute('href')).toBe('#/correct-html/blind/list')
})
