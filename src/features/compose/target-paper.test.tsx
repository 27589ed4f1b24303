// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { bank } from '#api/contract/groups/bank.ts'
import { basket } from '#api/contract/groups/basket.ts'
import { paper } from '#api/contract/groups/paper.ts'
import { memoryStorage } from '#api/ports/memory-storage.ts'
import { lost } from '#tests/support/documents/fake-answers.ts'
import { item, paperOf, question, section } from '#parts/paper-sheet/testing/paper-fixtures.ts'
import { bankQuestion } from '#tests/support/worlds/bank-questions.ts'
import { openCompose } from './testing/open-compose.tsx'

/** 第五单元检测, which has question 7. */
const withSeven = paperOf(203, [section('一、单项选择', [{ ...question(1, [item(1)]), questionId: 7 }])])

const openFor = (options: Parameters<typeof openCompose>[0] = {}) =>
  openCompose({
    ...options,
    query: { paperId: '12' },
    answers: { [paper.detail.path]: () => withSeven, ...options.answers },
  })

const named = () => screen.findByRole('heading', { name: `选题：${withSeven.paperTitle}` })

test('questions already on the paper are marked, and cannot be chosen again', async () => {
  openFor()
  await named()
  const articles = await screen.findAllByRole('article')
  const found = articles.map((one) => within(one).getAllByRole<HTMLButtonElement>('button')[0])
  expect(found.map((button) => ({ label: button?.getAttribute('aria-label'), disabled: button?.disabled }))).toEqual([
    { label: '已在试卷：He ____ home at 701.', disabled: true },
    { label: '加入题篮：He ____ home at 801.', disabled: false },
  ])
})

test('similar questions leave out those on the paper', async () => {
  const { sentTo } = openFor({
    answers: {
      [bank.detail.path]: () => ({ ...bankQuestion(8), usage: { papers: [], answers: 0, facility: null } }),
      [bank.similar.path]: () => ({ list: [], sameType: [], isDrawn: false }),
    },
  })
  await named()
  fireEvent.click(await screen.findByRole('button', { name: '看相似题：He ____ home at 801.' }))
  await waitFor(() => expect(sentTo(bank.similar.path)).toEqual([{ questionId: '8', leaveOut: '7', courseId: '3' }]))
})

test('the blueprint counts the questions on the paper together with those picked', async () => {
  const storage = memoryStorage()
  storage.write(
    'podium.draft.paper-blueprints.1',
    '[{"paperId":12,"blueprint":[{"knowledgeId":4,"name":"一般现在时","marks":[60,0,0]}]}]',
  )
  // Question 7 is on the paper already, where it gives one point instead of two; question 8 is new.
  openFor({ storage, answers: { [basket.list.path]: () => ({ list: [bankQuestion(7), bankQuestion(8)] }) } })
  await named()
  const total = await screen.findByRole('group', { name: '3 分' })
  expect(total.textContent).toBe('3/ 6 分题篮 2 / 200 题试卷已有 1 分还差 3 分清空')
  const figure = within(screen.getByRole('region', { name: '命题蓝图' }))
  expect(figure.getAllByRole('button').map((one) => one.getAttribute('aria-label') ?? one.textContent)).toEqual([
    '调整计划',
    '一般现在时，已选 2 分，计划 6 分，易 2 中 0 难 0',
    '动词辨析，共 1 分，其中试卷已有 1 分，计划 0 分，易 1 中 0 难 0',
  ])
})

test('a paper that cannot be loaded is not counted as empty', async () => {
  openFor({ answers: { [paper.detail.path]: lost } })
  const basketPane = within(await screen.findByRole('complementary', { name: '题篮' }))
  expect((await basketPane.findByRole('alert')).textContent).toBe('加载失败服务器错误刷新试试')
  expect(basketPane.queryByRole('region', { name: '命题蓝图' })).toBeNull()
  expect(basketPane.getByRole<HTMLButtonElement>('button', { name: '一键组卷' }).disabled).toBe(true)
})

test('filling a plan takes what the paper already has into account', async () => {
  const storage = memoryStorage()
  storage.write(
    'podium.draft.paper-blueprints.1',
    '[{"paperId":12,"blueprint":[{"knowledgeId":4,"name":"一般现在时","marks":[40,0,0]}]}]',
  )
  const onPaper = question(1, [item(1, { knowledge: '一般现在时', score: 40 })])
  const { sentTo } = openFor({
    storage,
    answers: { [paper.detail.path]: () => paperOf(203, [section('一、单项选择', [onPaper])]) },
  })
  fireEvent.click(await screen.findByRole('button', { name: '一键组卷' }))
  await screen.findByText('题库里没有能补上这份蓝图的题目。')
  expect(sentTo(basket.add.path)).toEqual([])
})

test('filling a plan skips questions already on the paper', async () => {
  const storage = memoryStorage()
  storage.write(
    'podium.draft.paper-blueprints.1',
    '[{"paperId":12,"blueprint":[{"knowledgeId":4,"name":"一般现在时","marks":[40,0,0]}]}]',
  )
  const { sentTo } = openFor({ storage })
  fireEvent.click(await screen.findByRole('button', { name: '一键组卷' }))
  await screen.findByText('按蓝图选了 1 道题。')
  await waitFor(() => expect(sentTo(basket.add.path)).toEqual([{ subjectId: '203', questionIds: '8' }]))
})
