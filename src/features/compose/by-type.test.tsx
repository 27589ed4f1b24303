// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { bank } from '#api/contract/groups/bank.ts'
import { basket } from '#api/contract/groups/basket.ts'
import { basketLimit } from '#domain/portal/constants.ts'
import { lost } from '#tests/support/documents/fake-answers.ts'
import { bankQuestion } from '#tests/support/worlds/bank-questions.ts'
import { found, openCompose } from './testing/open-compose.tsx'

/** Asks for so many single-choice questions, the only type that is found. */
async function ask(count: string) {
  fireEvent.click(await screen.findByRole('button', { name: '一键组卷' }))
  const dialog = within(await screen.findByRole('dialog', { name: '一键组卷' }))
  fireEvent.change(await dialog.findByRole('textbox', { name: '单项选择' }), { target: { value: count } })
  fireEvent.click(dialog.getByRole('button', { name: '选题' }))
  return dialog
}

test('without a plan, so many questions of each type are chosen out of what the filters find', async () => {
  const { sentTo } = openCompose({ query: { chapterId: '8', difficulty: '1' } })
  await ask('1')
  await screen.findByText('选了 1 道题。')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(sentTo(bank.list.path).at(-1)).toEqual({
    subjectId: '203',
    bookId: '5',
    chapterIds: '8',
    types: '1',
    difficulties: '1',
    courseId: '3',
    sort: 'unused',
    'pager.currentPage': '1',
    'pager.pageSize': '50',
  })
  await waitFor(() => expect(sentTo(basket.add.path)).toEqual([{ subjectId: '203', questionIds: '7' }]))
})

test('what is in the basket is not chosen again, and what is missing or was had before is said', async () => {
  const used = { ...found([bankQuestion(8)]).list[0], usedAt: '2026-11-02T00:00:00.000Z' }
  const { sentTo } = openCompose({
    answers: {
      [basket.list.path]: () => ({ list: [bankQuestion(7)] }),
      [bank.list.path]: ({ leaveOut }) => ({
        ...found([]),
        list: leaveOut === '7' ? [used] : found([bankQuestion(7)]).list,
      }),
    },
  })
  await ask('3')
  await screen.findByText('选了 1 道题。单项选择还差 2 题。其中 1 题本班做过：没做过又不雷同的题不够。')
  await waitFor(() => expect(sentTo(basket.add.path)).toEqual([{ subjectId: '203', questionIds: '8' }]))
})

test('what the full basket has no room for is not told to be in it', async () => {
  const full = Array.from({ length: basketLimit }, (_, index) => bankQuestion(100 + index))
  const { sentTo } = openCompose({ answers: { [basket.list.path]: () => ({ list: full }) } })
  await ask('1')
  await screen.findByText('选了 1 道题。其中 1 道题篮放不下，没有加入。')
  expect(sentTo(basket.add.path)).toEqual([{ subjectId: '203', questionIds: '7' }])
})

test('a failed search leaves the numbers typed', async () => {
  const answers = [() => found([bankQuestion(7)]), lost, () => found([bankQuestion(7)])]
  const { sentTo } = openCompose({ answers: { [bank.list.path]: () => (answers.shift() ?? lost)() } })
  const dialog = await ask('1')
  expect((await dialog.findByRole('alert')).textContent).toBe('服务器错误')
  fireEvent.click(dialog.getByRole('button', { name: '选题' }))
  await waitFor(() => expect(sentTo(basket.add.path)).toEqual([{ subjectId: '203', questionIds: '7' }]))
})

test('more than can be chosen at once is not cut to its first digit: the field says how many can be', async () => {
  const many = { ...found([bankQuestion(7)]) }
  const { sentTo } = openCompose({
    answers: {
      [bank.list.path]: () => ({ ...many, facets: { ...many.facets, types: [{ value: 1, count: 89 }] } }),
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: '一键组卷' }))
  const dialog = within(await screen.findByRole('dialog', { name: '一键组卷' }))
  const field = await dialog.findByRole<HTMLInputElement>('textbox', { name: '单项选择' })
  dialog.getByText('有 89 题，一次最多选 50')
  fireEvent.change(field, { target: { value: '89' } })
  fireEvent.blur(field)
  expect(field.value).toBe('50')
  fireEvent.change(field, { target: { value: '89' } })
  fireEvent.click(dialog.getByRole('button', { name: '选题' }))
  await screen.findByText('选了 1 道题。单项选择还差 49 题。')
  await waitFor(() => expect(sentTo(basket.add.path)).toEqual([{ subjectId: '203', questionIds: '7' }]))
})
