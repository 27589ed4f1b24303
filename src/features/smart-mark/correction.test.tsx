// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { scan } from '#api/contract/groups/scan.ts'
import type { PageReadingRow, ScanItemRow } from '#api/contract/schemas/scans.ts'
import { type Answers, lost, refused } from '#tests/support/documents/fake-answers.ts'
import { givenInfo, givenWriting } from './testing/given-scan.ts'
import { decided, openJob } from './testing/open-smart-mark.tsx'

const user = userEvent.setup({ delay: null })

const choice: ScanItemRow = { itemId: 41, printed: '1', kind: 'single', choices: ['A', 'B', 'C'], accept: [] }

const essay: ScanItemRow = { itemId: 45, printed: '5', kind: 'written', choices: [], accept: [] }

const readAs = (value: string, more: Partial<PageReadingRow> = {}): PageReadingRow => ({
  scanPageId: 2,
  row: 'Q1',
  itemId: 41,
  state: 'decided',
  value,
  isDecided: false,
  candidates: [value],
  confidence: 97,
  area: { x: 20, y: 40, w: 40, h: 6 },
  ...more,
})

const written = givenWriting(null, 2)

/** The second page with this answer, a blank that waits and an essay, looked at. */
async function lookAt(reading: PageReadingRow, answers: Answers = {}) {
  const essayOf: PageReadingRow = { ...readAs('', { row: 'Q5', itemId: 45 }), state: 'written', value: null }
  const readings = [reading, ...written.readings, essayOf]
  const sent = openJob({
    [scan.info.path]: () => givenInfo({ autoCount: 1 }),
    [scan.pageReadings.path]: () => ({ readings, items: [choice, written.item, essay] }),
    ...answers,
  })
  await user.click(await screen.findByRole('button', { name: '第 2 页' }))
  return sent
}

const dialog = async () => within(await screen.findByRole('dialog'))

const named = (name: string) => screen.findByRole('button', { name })

test('what was read automatically is corrected beside its original, by keyboard alone', async () => {
  const sent = await lookAt(readAs('B'))
  const value = await named('第 1 题读作 B，改一下')
  value.focus()
  await user.keyboard('{Enter}')
  const asked = await dialog()
  expect({
    reading: asked.getByText(/自动读作/).textContent,
    src: asked.getByRole('img', { name: '原图：胡星辰 第 1 题' }).getAttribute('src'),
    isDisabled:
      asked.getByRole('button', { name: '改成 B' }).ariaDisabled ??
      asked.getByRole('button', { name: '改成 B' }).hasAttribute('disabled'),
  }).toEqual({ reading: '胡星辰：自动读作 B，把握 97%', src: '/client/scan/crop/2/80-360-640-140', isDisabled: true })
  asked.getByRole('button', { name: 'C' }).focus()
  await user.keyboard(' ')
  asked.getByRole('button', { name: '改成 C' }).focus()
  await user.keyboard('{Enter}')
  expect((await screen.findByText(/^第 1 题改成了/)).textContent).toBe('第 1 题改成了 C，写入成绩后生效')
  expect(decided(sent)).toEqual([['C', [2]]])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a correction is undone: what was read automatically counts again', async () => {
  const sent = await lookAt(readAs('B'))
  await user.click(await named('第 1 题读作 B，改一下'))
  await user.click((await dialog()).getByRole('button', { name: '空' }))
  await user.click((await dialog()).getByRole('button', { name: '改成 空' }))
  await user.click(await named('撤销'))
  expect(taken(sent)).toEqual([[{ scanPageId: 2, row: 'Q1' }]])
})

test('what a person decided earlier is taken back, and undoing that decides it again', async () => {
  const sent = await lookAt(readAs('A', { isDecided: true }))
  await user.click(await named('第 1 题读作 A，改一下'))
  const asked = await dialog()
  expect(asked.getByText(/已经有人/).textContent).toBe('胡星辰：已经有人定为 A')
  await user.click(asked.getByRole('button', { name: '改回自动读出的' }))
  await screen.findByText('第 1 题改回自动读出的，写入成绩后生效')
  expect(taken(sent)).toEqual([[{ scanPageId: 2, row: 'Q1' }]])
  await user.click(await named('撤销'))
  expect(decided(sent)).toEqual([['A', [2]]])
})

test('a correction that is refused says why and stays open', async () => {
  await lookAt(readAs('B'), { [scan.decide.path]: () => refused('scanCancelled') })
  await user.click(await named('第 1 题读作 B，改一下'))
  await user.click((await dialog()).getByRole('button', { name: 'C' }))
  await user.click((await dialog()).getByRole('button', { name: '改成 C' }))
  expect((await (await dialog()).findByRole('alert')).textContent).toBe('这次阅卷已经取消，请重新开始')
})

test('a blank that waits is decided where it stands; written work is not', async () => {
  await lookAt(readAs('B'))
  await named('第 1 题读作 B，改一下')
  const names = screen.getAllByRole('button', { name: /，[改定]一下$/ }).map((one) => one.getAttribute('aria-label'))
  expect(names).toEqual(['第 1 题读作 B，改一下', '第 3 题拿不准，定一下'])
})

test('the values of sheets that were given up are only looked at', async () => {
  await lookAt(readAs('B'), { [scan.info.path]: () => givenInfo({ state: 'cancelled' }) })
  expect((await screen.findByText('B')).closest('button')).toBeNull()
})

/** The readings whose decisions were taken back. */
const taken = (sent: Awaited<ReturnType<typeof lookAt>>) =>
  sent.filter(({ path }) => path === scan.undecide.path).map(({ fields }) => JSON.parse(fields['readings'] ?? '[]'))

test('readings that could not be fetched are reported on the page looked at, and a retry shows them', async () => {
  let isDown = true
  const fetched = { readings: [readAs('B')], items: [choice] }
  await lookAt(readAs('B'), { [scan.pageReadings.path]: () => (isDown ? lost() : fetched) })
  const page = within(await screen.findByRole('complementary', { name: '第 2 / 3 页' }))
  const alert = await page.findByRole('alert')
  expect({ alert: alert.textContent, pictures: page.getAllByRole('img').length }).toEqual({
    alert: '加载失败服务器错误刷新试试',
    pictures: 1,
  })
  isDown = false
  await user.click(within(alert).getByRole('button', { name: '刷新试试' }))
  await named('第 1 题读作 B，改一下')
  expect(page.queryByRole('alert')).toBeNull()
})
