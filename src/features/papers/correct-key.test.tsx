// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paper } from '#api/contract/groups/paper.ts'
import { descriptionOf } from '#tests/support/documents/page-texts.ts'
import { lost, refused } from '#tests/support/documents/fake-answers.ts'
import { typeRichText } from '#parts/rich-text-editor/testing/type-rich-text.ts'
import { choices, openPreview } from './testing/open-preview.ts'
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

const correct = paper.correctKey.path
const progress = paper.correctionProgress.path
const change = {
  assignmentId: 9,
  assignmentName: '第五单元小测',
  uid: 4,
  username: 'qm04',
  realname: '陈思远',
  courseName: '七年级(2)班',
  before: 380,
  after: 390,
}
const done = (changes: readonly unknown[]) => ({ state: 'done', done: 2, total: 2, changes })

const openCorrection = async (detail: PaperDetail, answers = {}, number = 1) => {
  const opened = openPreview(detail, { answers: 'each' }, answers)
  fireEvent.click(await screen.findByRole('button', { name: `更正第 ${number} 题的答案` }))
  return { ...opened, dialog: within(await screen.findByRole('dialog', { name: `更正第 ${number} 题的答案` })) }
}

const send = (dialog: ReturnType<typeof within>) => fireEvent.click(dialog.getByRole('button', { name: '更正答案' }))

test('a corrected choice is sent with the revision seen; then the students whose scores changed are listed', async () => {
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
  ).toEqual(['陈思远', '七年级(2)班', '第五单元小测', '38', '39'])
  expect(sentTo(correct).map(({ fields }) => fields)).toEqual([
    { paperId: '6', itemId: '101', keyRev: '1', key: '{"kind":"single","choice":"C"}' },
  ])
  await waitFor(() => expect(sentTo(paper.detail.path).length).toBe(2))
})

test('if nobody’s score changed, the dialog says so', async () => {
  const { dialog } = await openCorrection(choices, { [correct]: () => ({ jobId: 'j1' }), [progress]: () => done([]) })
  fireEvent.click(dialog.getByRole('radio', { name: /waits/ }))
  send(dialog)
  await dialog.findByRole('button', { name: '知道了' })
  expect(dialog.getByRole('status').textContent).toBe('答案已更正。没有人的分数变化。')
})

test('an unchanged key is not sent', async () => {
  const { dialog, sentTo } = await openCorrection(choices)
  send(dialog)
  expect({ alert: dialog.getByRole('alert').textContent, sent: sentTo(correct) }).toEqual({
    alert: '答案没有改动。',
    sent: [],
  })
})

test('a key changed by somebody else is shown, and the next submission is based on it', async () => {
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

test('after a lost response, pressing again does not correct twice', async () => {
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

test('accepted answers are edited one per line', async () => {
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

test('accepted answers are shown typeset if that differs from what is typed', async () => {
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

test('criteria must add up to the item’s score; scores given by a person stay', async () => {
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

test('a failed re-marking is reported', async () => {
  const { dialog } = await openCorrection(clozePaper, {
    [correct]: () => ({ jobId: 'j1' }),
    [progress]: () => refused('jobUnknown'),
  })
  fireEvent.click(dialog.getByRole('radio', { name: /waits/ }))
  send(dialog)
  expect((await dialog.findByRole('alert')).textContent).toContain('没有全部重新批完')
})

test('a key being corrected is there again after the session was lost, until it is given up', async () => {
  const { dialog, withdraw } = await openCorrection(choices)
  const reopened = async () => {
    fireEvent.click(await screen.findByRole('button', { name: '更正第 1 题的答案' }))
    return within(await screen.findByRole('dialog', { name: '更正第 1 题的答案' }))
  }
  fireEvent.click(dialog.getByRole('radio', { name: /waits/ }))
  withdraw()
  const again = await reopened()
  expect(again.getByRole<HTMLInputElement>('radio', { name: /waits/ }).checked).toBe(true)
  fireEvent.click(again.getByRole('button', { name: '取消' }))
  const anew = await reopened()
  expect(anew.getByRole<HTMLInputElement>('radio', { name: /waits/ }).checked).toBe(false)
})
