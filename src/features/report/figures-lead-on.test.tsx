// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openReport } from './testing/open-report.tsx'

const namesOf = (buttons: readonly HTMLElement[]) => buttons.map((button) => button.getAttribute('aria-label'))

test('a bar of the distribution opens the students of its band, and each of these their submission', async () => {
  openReport()
  const bar = await screen.findByRole('button', { name: '2 70–79%' })
  expect(bar.title).toBe('看 70–79% 的 2 人')
  bar.focus()
  expect(document.activeElement).toBe(bar)
  fireEvent.click(bar)
  const drawer = await screen.findByRole('dialog', { name: '70–79%：2 人' })
  const rows = within(drawer).getAllByRole('row').slice(1)
  expect(rows.map((row) => row.textContent)).toEqual(['3沈书白153120.0百分点', '3宋知微15213–'])
  fireEvent.click(within(drawer).getByRole('button', { name: '宋知微' }))
  await screen.findByRole('dialog', { name: '宋知微' })
})

test('each figure opens the students that it covers', async () => {
  openReport()
  await screen.findByRole('table', { name: '学生' })
  const ledger = within(await screen.findByRole('region', { name: '交卷与均分' }))
  const seen: unknown[] = []
  for (const button of ledger.getAllByRole('button')) {
    fireEvent.click(button)
    const drawer = await screen.findByRole('dialog')
    const rows = within(drawer).getAllByRole('row').slice(1)
    seen.push([button.textContent, within(drawer).getByRole('heading').textContent, rows.length])
    fireEvent.click(within(drawer).getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  expect(seen).toEqual([
    ['5已批', '已批：5 人', 5],
    ['15.1均分，满分 20', '已批：5 人', 5],
    ['15.0中位数', '已批：5 人', 5],
    ['3.0标准差', '已批：5 人', 5],
    ['19.5 / 10最高 / 最低', '最高和最低：2 人', 2],
    ['4/ 5及格，80%', '及格：4 人', 4],
  ])
})

test.each([
  ['closing', (drawer: HTMLElement) => fireEvent.click(within(drawer).getByRole('button', { name: '关闭' }))],
  ['going back', () => fireEvent.popState(window)],
] as const)('%s leads from a student to the band, at that student, and from there to the bar', async (_way, leave) => {
  openReport()
  const bar = await screen.findByRole('button', { name: '2 70–79%' })
  bar.focus()
  fireEvent.click(bar)
  const band = await screen.findByRole('dialog', { name: '70–79%：2 人' })
  const row = within(band).getByRole('button', { name: '宋知微' })
  row.focus()
  fireEvent.click(row)
  const student = await screen.findByRole('dialog', { name: '宋知微' })
  fireEvent.click(within(student).getByRole('button', { name: '上一名' }))
  leave(await screen.findByRole('dialog', { name: '沈书白' }))
  await waitFor(() => expect(screen.getAllByRole('dialog')).toEqual([band]))
  expect(document.activeElement).toBe(row)
  leave(band)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(bar)
})

test('the table beside the distribution opens the same students, and is not reached with Tab', async () => {
  openReport()
  const numbers = within(await screen.findByRole('table', { name: '分数分布' })).getAllByRole('button')
  expect(namesOf(numbers)).toEqual([
    '看 不足 60% 的 1 人',
    '看 70–79% 的 2 人',
    '看 80–89% 的 1 人',
    '看 90–100% 的 1 人',
  ])
  expect(numbers.map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, -1, -1])
  const [under] = numbers
  fireEvent.click(under ?? document.body)
  const drawer = await screen.findByRole('dialog', { name: '不足 60%：1 人' })
  expect(
    within(drawer)
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent),
  ).toEqual(['5程可欣10010+12.5百分点'])
})

test('a common error opens the item at those who made it', async () => {
  openReport()
  fireEvent.click(await screen.findByTitle('看第 2 题答“usualy”的 3 人'))
  const drawer = await screen.findByRole('dialog', { name: '第 2 题' })
  await within(drawer).findByRole('button', { name: '宋知微' })
  const asked = within(drawer)
    .getAllByRole('listitem')
    .filter((line) => line.getAttribute('aria-current') === 'true')
  expect(asked.map(({ textContent }) => textContent)).toEqual([
    'usualy43%3 人沈书白宋知微程可欣看答题卡原图（1 份）沈书白',
  ])
})

test('a name is at least 24 pixels high, however small the window is', async () => {
  openReport()
  fireEvent.click(await screen.findByRole('button', { name: '第 1 题 冠词' }))
  const name = await within(await screen.findByRole('dialog')).findByRole('button', { name: '宋知微' })
  expect(name.style.minHeight).toBe('max(24px, calc(24 * var(--u)))')
})

test('an address with an item opens everybody’s answers to it', async () => {
  openReport({ query: { type: 'studytask', courseId: '7', homeworkId: '41', itemId: '102' } })
  expect(await screen.findAllByRole('dialog', { name: '第 2 题' })).toHaveLength(1)
})
