// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { bank } from '#api/contract/groups/bank.ts'
import { basket } from '#api/contract/groups/basket.ts'
import { memoryStorage } from '#api/ports/memory-storage.ts'
import { bankQuestion } from '#tests/support/worlds/bank-questions.ts'
import { found, openCompose } from './testing/open-compose.tsx'

const pressed = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

test('a plan is stored in this browser, and filled from the bank, listing what nothing was found for', async () => {
  const { storage, sentTo } = openCompose()
  await pressed('制定计划')
  const dialog = within(await screen.findByRole('dialog', { name: '命题计划' }))
  await waitFor(() =>
    expect(dialog.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['选择考点…', '一般现在时']),
  )
  fireEvent.change(dialog.getByLabelText('添加考点'), { target: { value: '4' } })
  const type = (difficulty: string, value: string) =>
    fireEvent.change(dialog.getByLabelText(`一般现在时，${difficulty}，计划分数`), { target: { value } })
  type('易', '一')
  fireEvent.click(dialog.getByRole('button', { name: '保存计划' }))
  expect(dialog.getByRole('alert').textContent).toBe('分数请填 0 到 999.5，最小单位 0.5 分')
  type('易', '4')
  type('难', '3')
  fireEvent.click(dialog.getByRole('button', { name: '保存计划' }))
  expect(storage.read('podium.draft.blueprint.1.203')).toBe('[{"knowledgeId":4,"name":"一般现在时","marks":[40,0,30]}]')
  await pressed('一键组卷')
  const notice = (await screen.findByText('按蓝图选了 2 道题。')).closest('[role=status]')
  expect(notice?.textContent).toBe('按蓝图选了 2 道题。还没有找到合适题目的部分：一般现在时，难，缺 3 分知道了')
  expect(screen.getByRole('group', { name: '4 分' }).textContent).toBe('4/ 7 分题篮 2 / 200 题还差 3 分清空')
  await waitFor(() => expect(sentTo(basket.add.path)).toEqual([{ subjectId: '203', questionIds: '7,8' }]))
})

test('a plan being typed is there again after the session was lost, until it is given up', async () => {
  const { withdraw } = openCompose()
  const openPlan = async () => {
    await pressed('制定计划')
    return within(await screen.findByRole('dialog', { name: '命题计划' }))
  }
  const marks = (dialog: Awaited<ReturnType<typeof openPlan>>) =>
    dialog.queryAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)
  const dialog = await openPlan()
  await dialog.findByRole('option', { name: '一般现在时' })
  fireEvent.change(dialog.getByLabelText('添加考点'), { target: { value: '4' } })
  fireEvent.change(dialog.getByLabelText('一般现在时，易，计划分数'), { target: { value: '4' } })
  withdraw()
  const again = await openPlan()
  expect(marks(again)).toEqual(['4', '', ''])
  fireEvent.click(again.getByRole('button', { name: '取消' }))
  expect(marks(await openPlan())).toEqual([])
})

test('filling a plan asks for what the class has not had, and says how many it has', async () => {
  const storage = memoryStorage()
  storage.write('podium.draft.blueprint.1.203', '[{"knowledgeId":4,"name":"一般现在时","marks":[40,0,0]}]')
  const used = { ...found([bankQuestion(7)]).list[0], usedAt: '2026-11-02T00:00:00.000Z' }
  const { sentTo } = openCompose({
    storage,
    answers: { [bank.list.path]: () => ({ ...found([]), list: [...found([bankQuestion(8)]).list, used] }) },
  })
  await pressed('一键组卷')
  const notice = (await screen.findByText('按蓝图选了 2 道题。')).closest('[role=status]')
  expect(notice?.textContent).toBe('按蓝图选了 2 道题。其中 1 题本班做过：没做过又不雷同的题不够。知道了')
  expect(sentTo(bank.list.path).filter(({ sort }) => sort === 'unused')).toEqual([
    {
      subjectId: '203',
      knowledgeIds: '4',
      difficulties: '1',
      courseId: '3',
      sort: 'unused',
      'pager.currentPage': '1',
      'pager.pageSize': '50',
    },
  ])
})
