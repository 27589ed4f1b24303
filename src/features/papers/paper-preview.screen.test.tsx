// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { paper } from '#api/contract/areas/paper.ts'
import { mathsTypes } from '#domain/questions/question-types.ts'
import { descriptionOf } from '#tests/support/documents/page-texts.ts'
import { lost, refused } from '#tests/support/documents/fake-answers.ts'
import { typeRichText } from '#parts/rich-text-editor/testing/type-rich-text.ts'
import { openPapers } from './testing/open-papers.tsx'
import {
  blank,
  clozePaper,
  item,
  type PaperDetail,
  paperOf,
  question,
  section,
  written,
} from '#parts/paper-sheet/testing/paper-fixtures.ts'

const choices = paperOf(203, [
  section('一、单项选择', [
    question(1, [item(1, { stem: 'Tom ____ football.' })]),
    question(1, [item(2, { stem: 'She ____ songs.', key: { kind: 'single', choice: 'A' } })]),
  ]),
])

const open = (detail: PaperDetail, query: Readonly<Record<string, string>> = {}, answers = {}) =>
  openPapers({ query: { paperId: '6', ...query }, answers: { [paper.detail.path]: () => detail, ...answers } })

const sheet = () => screen.findByRole('article', { name: '试卷第 1 页' })

test('the sheet is the paper as it is printed: title, sections, questions, brackets, no answers and no buttons', async () => {
  open(choices)
  const page = await sheet()
  expect(within(page).getByRole('heading', { level: 2 }).textContent).toBe('第五单元检测')
  expect(within(page).getByRole('heading', { level: 3 }).textContent).toBe(
    '一、单项选择（共 2 小题，每小题 1 分，共 2 分）',
  )
  expect(page.textContent).toContain('1.Tom ____ football.（　　）A.playsB.singsC.waits2.She')
  expect(page.textContent).toContain('时间 40 分钟　满分 2 分命题 林知夏')
  expect(page.textContent).not.toContain('答案')
  expect([within(page).queryAllByRole('button'), within(page).queryAllByRole('link')]).toEqual([[], []])
})

test('English is English, brackets stay Chinese', async () => {
  open(choices)
  const stem = within(await sheet())
    .getByText('Tom ____ football.')
    .closest('[lang]')
  const bracket = within(await sheet()).getAllByText(/^（\s*）$/)[0]
  expect([stem?.getAttribute('lang'), bracket?.getAttribute('lang')]).toEqual(['en', 'zh-CN'])
})

test('the blanks of a passage carry the numbers of the paper', async () => {
  const later = paperOf(203, [
    section('一、单项选择', [question(1, [item(1)])]),
    {
      ...section('二、完形填空', [
        question(902, [item(2, { stem: '' }), item(3, { stem: '' })], 'He [[1]] and [[2]].'),
      ]),
      no: 2,
    },
  ])
  open(later)
  expect((await sheet()).textContent).toContain('He 2 and 3.')
})

test('a bracket that a question ends with already is not doubled', async () => {
  open(paperOf(202, [section('一、选择', [question(1, [item(1, { stem: '相反数是（　　）' })])])]))
  expect((await sheet()).textContent?.match(/（　　）/g)).toEqual(['（　　）'])
})

test('answers after each item, with a way to correct them for the owner', async () => {
  open(choices, { answers: 'each' })
  const page = await sheet()
  expect(page.textContent).toContain('更正答案答案B解析看前一句。考点动词辨析2.She')
  expect(
    within(page)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label')),
  ).toEqual(['更正第 1 题的答案', '更正第 2 题的答案'])
})

test('answers at the end, on a page of their own; for somebody else’s paper they cannot be corrected', async () => {
  open({ ...choices, isOwn: false }, { answers: 'end' })
  const answers = await screen.findByRole('article', { name: '试卷第 2 页' })
  expect(answers.textContent).toContain('参考答案与解析1.答案B解析')
  expect(within(answers).queryAllByRole('button')).toEqual([])
})

test('accepted answers, model answers and criteria are shown as they are', async () => {
  const kinds = paperOf(202, [
    section('一、解答', [
      question(mathsTypes.fillBlank, [
        item(1, { ...blank('个数是 ____'), key: { kind: 'blank', accept: ['三个', '3 个'] } }),
      ]),
      question(mathsTypes.workedAnswer, [item(2, written('计算', 80))]),
    ]),
  ])
  open(kinds, { answers: 'end' })
  const { textContent } = await screen.findByRole('article', { name: '试卷第 2 页' })
  expect(textContent).toContain('答案三个也对3 个解析')
  expect(textContent).toContain('参考答案Dear Ms Brown,评分标准内容（8 分）要点齐全解析')
})

const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }))

test('paper size, answers and zoom live in the address', async () => {
  const { address } = open(choices)
  await sheet()
  choose('A3 两栏')
  choose('答案在末尾')
  choose('125 %')
  expect(address.get()).toEqual({ paperId: '6', sheet: 'a3', answers: 'end', zoom: '125' })
  choose('A4')
  choose('无答案')
  choose('适合窗口')
  expect(address.get()).toEqual({ paperId: '6' })
})

test('the way back keeps the filters of the list', async () => {
  open(choices, { bookId: '1', keyword: 'Unit' })
  const back = await screen.findByRole('link', { name: '返回我的试卷' })
  expect(back.getAttribute('href')).toBe('#/my-paper?bookId=1&keyword=Unit')
})

test('打印 prints, 布置 assigns', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  open(choices)
  await sheet()
  fireEvent.click(screen.getByRole('button', { name: '打印' }))
  fireEvent.click(screen.getByRole('button', { name: '布置' }))
  const dialog = await screen.findByRole('dialog', { name: 'assign' })
  expect([print.mock.calls.length, dialog.textContent?.slice(0, 12)]).toEqual([1, '{"paperId":6'])
})

test('a paper without questions cannot be assigned', async () => {
  open(paperOf(203, []))
  await screen.findByText('这份试卷还没有题目。')
  expect(screen.getByRole('region', { name: '试卷' }).textContent).toBe('暂无内容这份试卷还没有题目。')
  expect(screen.getByRole('button', { name: '布置' })).toHaveProperty('disabled', true)
})

test('a paper that could not be fetched says why and can be fetched again', async () => {
  let isLost = true
  open(choices, {}, { [paper.detail.path]: () => (isLost ? lost() : choices) })
  const alert = await screen.findByRole('alert')
  isLost = false
  fireEvent.click(within(alert).getByRole('button', { name: '刷新试试' }))
  expect(within(await sheet()).getByRole('heading', { level: 2 }).textContent).toBe('第五单元检测')
})

const correct = paper.correctKey.path
const progress = paper.correctionProgress.path
const change = {
  assignmentId: 9,
  assignmentName: '第五单元小测',
  uid: 4,
  username: 'qm04',
  realname: '陈思远',
  before: 380,
  after: 390,
}
const done = (changes: readonly unknown[]) => ({ state: 'done', done: 2, total: 2, changes })

const openCorrection = async (detail: PaperDetail, answers = {}, number = 1) => {
  const opened = open(detail, { answers: 'each' }, answers)
  fireEvent.click(await screen.findByRole('button', { name: `更正第 ${number} 题的答案` }))
  return { ...opened, dialog: within(await screen.findByRole('dialog', { name: `更正第 ${number} 题的答案` })) }
}

const send = (dialog: ReturnType<typeof within>) => fireEvent.click(dialog.getByRole('button', { name: '更正答案' }))

test('a corrected choice is sent with the revision seen; then the students whose score changed are listed', async () => {
  const { dialog, sentTo } = await openCorrection(choices, {
    [correct]: () => ({ jobId: 'j1' }),
    [progress]: () => done([change]),
  })
  expect(descriptionOf(screen.getByRole('dialog'))).toBe(
    'Tom ____ football.现在的答案B正确答案AplaysBsingsCwaits' +
      '会重新批改用到这份试卷的全部答卷，并列出分数有变化的学生。',
  )
  fireEvent.click(dialog.getByRole('radio', { name: /waits/ }))
  send(dialog)
  const table = await dialog.findByRole('table', { name: '分数有变化的学生' })
  expect(
    within(table)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['陈思远', '第五单元小测', '38', '39'])
  expect(sentTo(correct).map(({ fields }) => fields)).toEqual([
    { paperId: '6', itemId: '101', keyRev: '1', key: '{"kind":"single","choice":"C"}' },
  ])
  await waitFor(() => expect(sentTo(paper.detail.path).length).toBe(2))
})

test('when nobody’s score changed, it says so', async () => {
  const { dialog } = await openCorrection(choices, { [correct]: () => ({ jobId: 'j1' }), [progress]: () => done([]) })
  fireEvent.click(dialog.getByRole('radio', { name: /waits/ }))
  send(dialog)
  await dialog.findByRole('button', { name: '知道了' })
  expect(dialog.getByRole('status').textContent).toBe('答案已更正。没有人的分数变化。')
})

test('an unchanged key is not sent', async () => {
  const { dialog, sentTo } = await openCorrection(choices)
  send(dialog)
  expect([dialog.getByRole('alert').textContent, sentTo(correct)]).toEqual(['答案没有改动。', []])
})

test('a key changed by somebody else is shown, and the next press is based on it', async () => {
  const newer = paperOf(203, [
    section('一、单项选择', [question(1, [item(1, { keyRev: 2, key: { kind: 'single', choice: 'A' } })])]),
  ])
  const answers = [refused('keyChangedByOther'), { jobId: 'j1' }]
  const details = [choices, newer]
  const { dialog, sentTo } = await openCorrection(choices, {
    [correct]: () => answers.shift(),
    [paper.detail.path]: () => details.shift() ?? newer,
    [progress]: () => done([]),
  })
  fireEvent.click(dialog.getByRole('radio', { name: /waits/ }))
  send(dialog)
  expect((await dialog.findByRole('alert')).textContent).toContain('您打开以后答案又改过')
  expect(dialog.getByText('现在的答案').parentElement?.textContent).toBe('现在的答案A')
  send(dialog)
  await dialog.findByText('答案已更正。没有人的分数变化。')
  expect(sentTo(correct).map(({ fields }) => fields['keyRev'])).toEqual(['1', '2'])
})

test('a lost answer can be pressed again without correcting twice', async () => {
  let isLost = true
  const { dialog, sentTo } = await openCorrection(choices, {
    [correct]: () => (isLost ? lost() : { jobId: 'j1' }),
    [progress]: () => done([]),
  })
  fireEvent.click(dialog.getByRole('radio', { name: /waits/ }))
  send(dialog)
  expect((await dialog.findByRole('alert')).textContent).toContain('再按一次不会重复更正')
  isLost = false
  send(dialog)
  await dialog.findByText('答案已更正。没有人的分数变化。')
  const [first, second] = sentTo(correct).map(({ key }) => key)
  expect(first).toBe(second)
})

test('accepted answers are edited one a line', async () => {
  const fill = paperOf(203, [section('一、填空', [question(4, [item(1, blank('It ____ .'))])])])
  const { dialog, sentTo } = await openCorrection(fill, {
    [correct]: () => ({ jobId: 'j1' }),
    [progress]: () => done([]),
  })
  fireEvent.change(dialog.getByRole('textbox', { name: '认可的答案' }), { target: { value: 'has\nhas got\n' } })
  send(dialog)
  await dialog.findByText('答案已更正。没有人的分数变化。')
  expect(sentTo(correct)[0]?.fields['key']).toBe('{"kind":"blank","accept":["has","has got"]}')
})

test('accepted answers are shown as they print where that is not as they are typed', async () => {
  const fill = paperOf(202, [section('一、填空', [question(4, [item(1, blank('x = ____'))])])])
  const { dialog } = await openCorrection(fill)
  const type = (value: string) =>
    fireEvent.change(dialog.getByRole('textbox', { name: '认可的答案' }), { target: { value } })
  const shown = () =>
    dialog.queryAllByText('显示为').map((label) => label.parentElement?.querySelectorAll('math').length)
  type('三')
  expect(shown()).toEqual([])
  type('$\\frac{1}{2}$\n$\\frac{2}{4}$')
  await waitFor(() => expect(shown()).toEqual([2]))
})

test('criteria must add up to the item’s score; scores that a person gave stay', async () => {
  const assignment = paperOf(203, [section('一、书面表达', [question(3, [item(1, written('写一封信', 150))])])])
  const { dialog, sentTo } = await openCorrection(assignment, {
    [correct]: () => ({ jobId: 'j1' }),
    [progress]: () => done([]),
  })
  dialog.getByText('这道题由人批改：只更正参考答案和评分标准，已经给出的分数不变。')
  const typed = async (name: string, text: string) => {
    const field = await dialog.findByRole('textbox', { name })
    act(() => typeRichText(field, text))
    fireEvent.blur(field)
  }
  await typed('参考答案', 'Dear **Ms** Brown,')
  await typed('第 1 项说明', '求 $x^2$')
  fireEvent.change(dialog.getByRole('textbox', { name: '第 1 项分值' }), { target: { value: '9' } })
  send(dialog)
  expect(dialog.getByRole('alert').textContent).toBe('各项分值加起来要等于本题的分值。')
  fireEvent.click(dialog.getByRole('button', { name: '加一项' }))
  fireEvent.change(dialog.getByRole('textbox', { name: '第 2 项名称' }), { target: { value: '语言' } })
  fireEvent.change(dialog.getByRole('textbox', { name: '第 2 项分值' }), { target: { value: '6' } })
  send(dialog)
  await dialog.findByText('答案已更正。没有人的分数变化。')
  expect(JSON.parse(sentTo(correct)[0]?.fields['key'] ?? '')).toEqual({
    kind: 'written',
    model: 'Dear **Ms** Brown,',
    criteria: [
      { name: '内容', hint: '求 $x^2$', max: 90 },
      { name: '语言', hint: '', max: 60 },
    ],
  })
})

test('a re-marking that failed is told', async () => {
  const { dialog } = await openCorrection(clozePaper, {
    [correct]: () => ({ jobId: 'j1' }),
    [progress]: () => refused('jobUnknown'),
  })
  fireEvent.click(dialog.getByRole('radio', { name: /waits/ }))
  send(dialog)
  expect((await dialog.findByRole('alert')).textContent).toContain('没有全部重新批完')
})
