// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { bank } from '#api/contract/groups/bank.ts'
import { basket } from '#api/contract/groups/basket.ts'
import { bankQuestion } from '#tests/support/worlds/bank-questions.ts'
import { lost, refused } from '#tests/support/documents/fake-answers.ts'
import { found, openCompose } from './testing/open-compose.tsx'

const pressed = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))

const inBasket = () =>
  within(screen.getByRole('complementary', { name: '题篮' }))
    .queryAllByRole('button', { name: /^移出“/ })
    .map((button) => button.getAttribute('aria-label'))

/** The save state of the basket. */
const saving = () => within(screen.getByRole('banner')).getByRole('status').textContent

/** Which of the questions are shown, and how many there are. */
const pages = () => screen.getByRole('navigation', { name: '翻页' }).textContent

const addSeven = '加入题篮：He ____ home at 701.'

test('one press adds a question to the basket, the next removes it', async () => {
  const { sentTo } = openCompose()
  await pressed(addSeven)
  expect(inBasket()).toEqual(['移出“He ____ home at 701.”'])
  expect(screen.getByRole('group', { name: '2 分' }).textContent).toBe('2分题篮 1 / 200 题清空')
  await waitFor(() => expect(saving()).toBe('题篮已保存'))
  expect(screen.getByRole('link', { name: '去编辑' }).getAttribute('href')).toBe(
    '#/paper-editor?subjectId=203&from=basket',
  )
  await pressed('移出题篮：He ____ home at 701.')
  expect(inBasket()).toEqual([])
  await waitFor(() => expect(sentTo(basket.remove.path)).toEqual([{ subjectId: '203', questionIds: '7' }]))
  expect(sentTo(basket.add.path)).toEqual([{ subjectId: '203', questionIds: '7' }])
})

test('a line of the basket leaves its room to the name: the level is drawn, the unit is in the heading', async () => {
  openCompose()
  await pressed(addSeven)
  const sections = within(screen.getByRole('list', { name: '题篮各大题' }))
  expect(sections.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '一、单项选择1 题2 分',
    '1He ____ home at 701.2',
    '',
  ])
  expect(sections.getByRole('img').getAttribute('aria-label')).toBe('难度易，预估')
})

test('questions chosen for a paper go into it, and the way back leads to it', async () => {
  openCompose({ query: { paperId: '12' } })
  await pressed(addSeven)
  expect(screen.getByRole('link', { name: '加入试卷' }).getAttribute('href')).toBe(
    '#/paper-editor?paperId=12&from=basket',
  )
  expect(screen.getByRole('link', { name: '返回试卷' }).getAttribute('href')).toBe('#/paper-editor?paperId=12')
})

test('questions that do not fit are named', async () => {
  openCompose({
    answers: {
      [basket.add.path]: () => ({
        questionCount: 200,
        itemCount: 200,
        maximum: 200,
        leftOut: [{ questionId: 7, reason: 'full' }],
      }),
    },
  })
  await pressed(addSeven)
  const notice = await screen.findByText('题目数量不能超过200，有 1 道题没有加入：')
  expect(
    within(notice.parentElement ?? document.body)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['He ____ home at 701.'])
  await pressed('知道了')
  expect(screen.queryByText(/题目数量不能超过200/)).toBeNull()
})

test('a refused change is reverted, with the reason', async () => {
  openCompose({ answers: { [basket.add.path]: () => refused('questionOfOtherSubject') } })
  await pressed(addSeven)
  expect((await screen.findByRole('alert')).textContent).toContain('学科')
  await waitFor(() => expect(inBasket()).toEqual([]))
})

test('clearing the basket can be undone', async () => {
  const { sentTo } = openCompose({
    answers: { [basket.list.path]: () => ({ list: [bankQuestion(7), bankQuestion(9)] }) },
  })
  await pressed('清空')
  const notice = (await screen.findByText(/^已清空题篮/)).closest('[role=log]')
  expect(notice?.textContent).toBe('已清空题篮，共 2 道题撤销10 秒')
  expect(inBasket()).toEqual([])
  await pressed('撤销')
  await waitFor(() => expect(sentTo(basket.add.path)).toEqual([{ subjectId: '203', questionIds: '7,9' }]))
  expect(inBasket()).toEqual(['移出“He ____ home at 701.”', '移出“He ____ home at 901.”'])
})

test('clearing can be undone as long as that is offered, whatever else is announced meanwhile', async () => {
  const { sentTo } = openCompose({
    answers: {
      [basket.list.path]: () => ({ list: [bankQuestion(9)], isDrawn: false }),
      [basket.add.path]: ({ questionIds }) => ({
        questionCount: 1,
        itemCount: 1,
        maximum: 200,
        leftOut: questionIds === '7' ? [{ questionId: 7, reason: 'twice' }] : [],
      }),
    },
  })
  await pressed('清空')
  await screen.findByText('已清空题篮，共 1 道题')
  await pressed(addSeven)
  await screen.findByText('有 1 道题已经在题篮里，没有重复加入：')
  await pressed('撤销')
  await waitFor(() => expect(sentTo(basket.add.path).map(({ questionIds }) => questionIds)).toEqual(['7', '9']))
})

test('chapters, knowledge points and facets narrow the search, and are stored in the address', async () => {
  const { address, sentTo } = openCompose()
  await pressed('展开“Unit 1 You and Me”')
  await pressed(/^一般现在时6$/)
  expect(address.get()).toEqual({ chapterId: '8', knowledgeId: '4' })
  await pressed(/^单项选择9$/)
  fireEvent.click(screen.getByRole('checkbox', { name: '本班未用过' }))
  await waitFor(() =>
    expect(sentTo(bank.list.path).at(-1)).toEqual({
      subjectId: '203',
      bookId: '5',
      chapterIds: '8',
      knowledgeIds: '4',
      types: '1',
      courseId: '3',
      unusedOnly: 'true',
      sort: 'newest',
      'pager.currentPage': '1',
      'pager.pageSize': '10',
    }),
  )
  await pressed('去掉考点：一般现在时')
  expect(address.get()).toEqual({ chapterId: '8', type: '1', unused: '1' })
})

test('turning the page moves to its top, and a new filter starts at the first page', async () => {
  const { address } = openCompose({ answers: { [bank.list.path]: () => found([bankQuestion(7)], 23) } })
  await waitFor(() => expect(pages()).toBe('第 1–10 题，共 23 题'))
  await pressed('下一页')
  await waitFor(() => expect(pages()).toBe('第 11–20 题，共 23 题'))
  expect(document.activeElement).toBe(screen.getByRole('region', { name: '题目' }))
  expect(address.get()).toEqual({ page: '2' })
  await pressed(/^易9$/)
  expect(address.get()).toEqual({ difficulty: '1' })
})

test('a bank that cannot be read is not reported as empty', async () => {
  openCompose({ answers: { [bank.list.path]: lost } })
  expect((await screen.findByRole('alert')).textContent).toBe('加载失败服务器错误刷新试试')
  expect(pages()).toBe('')
})

test('the whole bank has no tree, and no book is sent', async () => {
  const { sentTo } = openCompose({ opening: 'all' })
  await screen.findByRole('button', { name: addSeven })
  expect(within(screen.getByRole('main')).getByRole('heading').textContent).toBe('全部题目')
  expect({ trees: sentTo(bank.chapterTree.path), bookId: sentTo(bank.list.path)[0]?.['bookId'] }).toStrictEqual({
    trees: [],
    bookId: undefined,
  })
})

test('the drawer shows a question in full with its answer, its use and similar questions', async () => {
  const usage = { papers: [{ paperId: 3, paperTitle: '第五单元检测' }], answers: 80, facility: 0.7345 }
  openCompose({
    answers: {
      [bank.detail.path]: () => ({ ...bankQuestion(7), usage }),
      [bank.similar.path]: () => ({
        list: [{ ...bankQuestion(9), usedAt: null }],
        sameType: [{ ...bankQuestion(8), usedAt: null }],
        isDrawn: false,
      }),
    },
  })
  await pressed('看相似题：He ____ home at 701.')
  const drawer = within(await screen.findByRole('dialog', { name: '题目与解析' }))
  await drawer.findByText('80 份答卷，得分率 73.4%')
  expect(drawer.getByRole('article', { name: 'He ____ home at 701.' }).textContent).toBe(
    '单项选择易预估讲台题库80 份答卷，得分率 73.4%在这些试卷里：第五单元检测加入' +
      'He ____ home at 701.A.goesB.go答案A解析 Third person.考点 一般现在时',
  )
  const ninth = await drawer.findByRole('button', { name: '加入题篮：He ____ home at 901.' })
  expect(drawer.getAllByRole('button', { name: /^加入题篮/ }).map((one) => one.getAttribute('aria-label'))).toEqual([
    '加入题篮：He ____ home at 701.',
    '加入题篮：He ____ home at 901.',
    '加入题篮：He ____ home at 801.',
  ])
  expect(drawer.getAllByText('本班未用').map((one) => one.closest('article')?.getAttribute('aria-label'))).toEqual([
    '题目：He ____ home at 901.',
    '题目：He ____ home at 801.',
  ])
  drawer.getByText('下面的题题型相同，考点不同；章节相近的在前。')
  fireEvent.click(ninth)
  expect(inBasket()).toEqual(['移出“He ____ home at 901.”'])
})

test('similar questions leave out those in the basket, and keep those added meanwhile', async () => {
  const { sentTo } = openCompose({
    answers: {
      [bank.detail.path]: () => ({ ...bankQuestion(7), usage: { papers: [], answers: 0, facility: null } }),
      [bank.similar.path]: () => ({ list: [{ ...bankQuestion(9), usedAt: null }], sameType: [], isDrawn: false }),
    },
  })
  await pressed(addSeven)
  await pressed('看相似题：He ____ home at 701.')
  const drawer = within(await screen.findByRole('dialog', { name: '题目与解析' }))
  fireEvent.click(await drawer.findByRole('button', { name: '加入题篮：He ____ home at 901.' }))
  await drawer.findByRole('button', { name: '移出题篮：He ____ home at 901.' })
  expect(sentTo(bank.similar.path)).toEqual([{ questionId: '7', leaveOut: '7', courseId: '3' }])
})

test('a basket that cannot be loaded is not shown as empty, and is there after a retry', async () => {
  const network = { isLost: true }
  openCompose({
    answers: {
      [basket.list.path]: () => (network.isLost ? lost() : { list: [bankQuestion(7), bankQuestion(8)] }),
    },
  })
  const pane = () => within(screen.getByRole('complementary', { name: '题篮' }))
  const retry = await pane().findByRole('button', { name: '刷新试试' })
  const isDisabled = (name: string) => pane().getByRole<HTMLButtonElement>('button', { name }).disabled
  expect({
    total: pane().queryByText(/0 \/ 200 题/),
    isFillDisabled: isDisabled('一键组卷'),
    isEditDisabled: isDisabled('去编辑'),
  }).toEqual({ total: null, isFillDisabled: true, isEditDisabled: true })
  expect(screen.getByRole('banner').textContent).not.toContain('题篮已保存')
  network.isLost = false
  fireEvent.click(retry)
  expect((await pane().findByText('题篮 2 / 200 题')).tagName).toBe('B')
  expect(inBasket()).toEqual(['移出“He ____ home at 701.”', '移出“He ____ home at 801.”'])
})

test('a card says whether its difficulty was declared, or proved by how many submissions', async () => {
  const proved = bankQuestion(8, { measured: { difficulty: 3, answers: 36 } })
  openCompose({ answers: { [bank.list.path]: () => found([bankQuestion(7), proved]) } })
  await screen.findByRole('button', { name: addSeven })
  const levels = screen.getAllByRole('img', { name: /^难度/ })
  expect(levels.map((level) => ({ label: level.getAttribute('aria-label'), text: level.textContent }))).toEqual([
    { label: '难度易，预估', text: '易预估' },
    { label: '难度难，36 份答卷实测', text: '难36 份答卷实测' },
  ])
})

test.each([
  ['maths', 202, true],
  ['English', 203, false],
])('the book of %s is chosen in the title bar: subject %i, %j', async (_name, subjectId, isInTitleBar) => {
  openCompose({ subjectId })
  const choices = await screen.findAllByRole('combobox', { name: '课本' })
  expect(choices.map((one) => one.closest('header') !== null)).toEqual([isInTitleBar])
})
