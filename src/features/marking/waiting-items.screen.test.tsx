// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { marking } from '#api/contract/groups/marking.ts'
import type { WaitingItem } from '#api/contract/schemas/waiting-item.ts'
import { openScreen } from '#tests/support/documents/open-screen.tsx'
import { WaitingItemsScreen } from './waiting-items.screen.tsx'

const waiting: WaitingItem = {
  assignmentId: 5,
  assignmentName: '第五单元检测',
  courseId: 3,
  courseName: '七年级(2)班',
  itemId: 9,
  no: 4,
  unmarked: 12,
  oldest: '2020-11-19T10:00:00.000Z',
  isBlind: true,
  isToSettle: false,
}

const open = (list: readonly WaitingItem[]) =>
  openScreen(<WaitingItemsScreen />, { [marking.waiting.path]: () => ({ list }) })

test('each item says where it belongs and how many are waiting, and links to marking it', async () => {
  open([waiting, { ...waiting, itemId: 10, no: 5, unmarked: 3, isBlind: false }])
  await screen.findByText('1 项任务，15 份作答待批')
  expect(screen.getByRole('banner').textContent).toBe('待批改1 项任务，15 份作答待批匿名与双评')
  const [row] = screen.getAllByRole('row').slice(1)
  if (row === undefined) throw new Error('No row')
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
      .slice(0, 3),
  ).toEqual(['第五单元检测，第 4 题 匿名', '七(2)班', '12 份'])
  expect(screen.getByRole('link', { name: '去批改 第五单元检测 第 4 题' }).getAttribute('href')).toBe(
    '#/correct-html?assignmentId=5&itemId=9',
  )
})

test('answers to settle are counted apart, and lead to the marks of their assignment', async () => {
  const toSettle = { ...waiting, unmarked: 2, oldest: null, isBlind: false, isToSettle: true }
  const shownOf = async (list: readonly WaitingItem[]) => {
    const { unmount } = open(list)
    const links = await screen.findAllByRole('link', { name: /第 4 题$/ })
    const shown = {
      banner: screen.getByRole('banner').textContent,
      total: screen.getByText(/^共/).textContent,
      links: links.map((link) => [link.getAttribute('aria-label') ?? link.textContent, link.getAttribute('href')]),
      cells: screen.getAllByRole('row').at(-1)?.textContent,
    }
    unmount()
    return shown
  }
  const settleHref = '#/correct-html/blind/list?assignmentId=5'
  const settleLinks = [
    ['第五单元检测，第 4 题', settleHref],
    ['去定分 第五单元检测 第 4 题', settleHref],
  ]
  const markHref = '#/correct-html?assignmentId=5&itemId=9'
  const cells = '第五单元检测，第 4 题 待定分七(2)班2 份–去定分'
  expect([await shownOf([waiting, toSettle]), await shownOf([toSettle])]).toEqual([
    {
      banner: '待批改1 项任务，12 份作答待批，2 份待定分匿名与双评',
      total: '共 1 道题',
      links: [['第五单元检测，第 4 题', markHref], ['去批改 第五单元检测 第 4 题', markHref], ...settleLinks],
      cells,
    },
    { banner: '待批改1 项任务，2 份作答待定分匿名与双评', total: '共 1 道题', links: settleLinks, cells },
  ])
})

test('with nothing left it says so, and leads on', async () => {
  open([])
  await screen.findByText('没有待批的答卷')
  expect({ banner: screen.getByRole('banner').textContent, row: screen.getAllByRole('row')[1]?.textContent }).toEqual({
    banner: '待批改所有班都批完了匿名与双评',
    row: '没有待批的答卷学生交了要人工批改的题，就会出现在这里看人工批改',
  })
})
