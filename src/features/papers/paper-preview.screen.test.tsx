// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { paper } from '#api/contract/groups/paper.ts'
import { paperSharing } from '#api/contract/groups/paper-sharing.ts'
import { mathsTypes } from '#domain/questions/question-types.ts'
import { lost } from '#tests/support/documents/fake-answers.ts'
import { choices, openPreview } from './testing/open-preview.ts'
import { blank, item, paperOf, question, section, written } from '#parts/paper-sheet/testing/paper-fixtures.ts'

const sheet = () => screen.findByRole('article', { name: '试卷第 1 页' })

test('the sheet shows the paper as printed: title, sections, questions, brackets, no answers and no buttons', async () => {
  openPreview(choices)
  const page = await sheet()
  expect(within(page).getByRole('heading', { level: 2 }).textContent).toBe('第五单元检测')
  expect(within(page).getByRole('heading', { level: 3 }).textContent).toBe(
    '一、单项选择（共 2 小题，每小题 1 分，共 2 分）',
  )
  expect(page.textContent).toContain('1.Tom ____ football.（　　）A.playsB.singsC.waits2.She')
  expect(page.textContent).toContain('时间 40 分钟　满分 2 分命题 林知夏')
  expect(page.textContent).not.toContain('答案')
  expect({ buttons: within(page).queryAllByRole('button'), links: within(page).queryAllByRole('link') }).toEqual({
    buttons: [],
    links: [],
  })
})

test('a heading that says what its section is worth gets nothing added', async () => {
  const heading = '第一节（共2小题；每小题1分，满分2分）'
  openPreview(paperOf(203, [section(heading, [question(1, [item(1)]), question(1, [item(2)])])]))
  expect(within(await sheet()).getByRole('heading', { level: 3 }).textContent).toBe(heading)
})

test('sentences for several gaps are on the sheet once, above the numbers of the gaps', async () => {
  const gaps = [item(1, { stem: '' }), item(2, { stem: '' })]
  openPreview(paperOf(203, [section('一、七选五', [question(903, gaps, 'He [[1]] and [[2]].')])]))
  expect((await sheet()).textContent).toContain('He 1 and 2.A.playsB.singsC.waits1.（　　）2.（　　）')
})

test('English papers are labelled in English, but brackets stay Chinese', async () => {
  openPreview(choices)
  const stem = within(await sheet())
    .getByText('Tom ____ football.')
    .closest('[lang]')
  const bracket = within(await sheet()).getAllByText(/^（\s*）$/)[0]
  expect({ stem: stem?.getAttribute('lang'), bracket: bracket?.getAttribute('lang') }).toEqual({
    stem: 'en',
    bracket: 'zh-CN',
  })
})

test('the blanks of a passage carry the numbers used on the paper', async () => {
  const later = paperOf(203, [
    section('一、单项选择', [question(1, [item(1)])]),
    {
      ...section('二、完形填空', [
        question(902, [item(2, { stem: '' }), item(3, { stem: '' })], 'He [[1]] and [[2]].'),
      ]),
      no: 2,
    },
  ])
  openPreview(later)
  expect((await sheet()).textContent).toContain('He 2 and 3.')
})

test('blanks and slots that do not fit are marked where they are, and the questions are named above the sheet', async () => {
  const wrong = paperOf(203, [
    section('一、完形填空', [
      question(902, [item(1, { stem: '' }), item(2, { stem: '' })], 'He [[2]] and [[1]].'),
      question(902, [item(3, { stem: '' }), item(4, { stem: '' })], 'It __21__, 21____ and 22____.'),
      question(902, [item(5, { stem: '' }), item(6, { stem: '' })], 'She [[1]] and [[2]].'),
    ]),
  ])
  openPreview(wrong)
  const page = await sheet()
  expect(
    [...page.querySelectorAll('[title]')].map((mark) => ({
      text: mark.textContent,
      title: mark.getAttribute('title'),
    })),
  ).toEqual([
    { text: '1', title: '排在编号更大的后面' },
    { text: '21', title: '编号重复' },
    { text: '21', title: '编号重复' },
  ])
  expect(page.textContent).toContain('It 21, 21____ and 22____.')
  expect(screen.getByRole('note').textContent).toBe(
    '第 1–2 题的空编号有误：1（排在编号更大的后面）；第 3–4 题的空编号有误：21（编号重复）',
  )
})

test('a bracket already at the end of a question is not doubled', async () => {
  openPreview(paperOf(202, [section('一、选择', [question(1, [item(1, { stem: '相反数是（　　）' })])])]))
  expect((await sheet()).textContent?.match(/（　　）/g)).toEqual(['（　　）'])
})

test('answers can be shown after each item, with a way for the owner to correct them', async () => {
  openPreview(choices, { answers: 'each' })
  const page = await sheet()
  expect(page.textContent).toContain('更正答案答案B解析看前一句。考点动词辨析2.She')
  expect(
    within(page)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label')),
  ).toEqual(['更正第 1 题的答案', '更正第 2 题的答案'])
})

test('answers can be shown at the end, on a separate page; for somebody else’s paper they cannot be corrected', async () => {
  openPreview({ ...choices, isOwn: false }, { answers: 'end' })
  const answers = await screen.findByRole('article', { name: '试卷第 2 页' })
  expect(answers.textContent).toContain('参考答案与解析1.答案B解析')
  expect(within(answers).queryAllByRole('button')).toEqual([])
})

test('accepted answers, model answers and criteria are shown', async () => {
  const kinds = paperOf(202, [
    section('一、解答', [
      question(mathsTypes.fillBlank, [
        item(1, { ...blank('个数是 ____'), key: { kind: 'blank', accept: ['三个', '3 个'] } }),
      ]),
      question(mathsTypes.workedAnswer, [item(2, written('计算', 80))]),
    ]),
  ])
  openPreview(kinds, { answers: 'end' })
  const { textContent } = await screen.findByRole('article', { name: '试卷第 2 页' })
  expect(textContent).toContain('答案三个也对3 个解析')
  expect(textContent).toContain('参考答案Dear Ms Brown,评分标准内容（8 分）要点齐全解析')
})

const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }))

test('paper size, answers and zoom are kept in the address', async () => {
  const { address } = openPreview(choices)
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
  openPreview(choices, { bookId: '1', keyword: 'Unit' })
  const back = await screen.findByRole('link', { name: '返回我的试卷' })
  expect(back.getAttribute('href')).toBe('#/my-paper?bookId=1&keyword=Unit')
})

test('打印 prints, 布置 assigns', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  openPreview(choices)
  await sheet()
  fireEvent.click(screen.getByRole('button', { name: '打印' }))
  fireEvent.click(screen.getByRole('button', { name: '布置' }))
  const dialog = await screen.findByRole('dialog', { name: 'assign' })
  expect({ print: print.mock.calls.length, dialog: dialog.textContent?.slice(0, 12) }).toEqual({
    print: 1,
    dialog: '{"paperId":6',
  })
})

test('a paper without questions cannot be assigned', async () => {
  openPreview(paperOf(203, []))
  await screen.findByText('这份试卷还没有题目。')
  expect(screen.getByRole('region', { name: '试卷' }).textContent).toBe('暂无内容这份试卷还没有题目。')
  expect(screen.getByRole('button', { name: '布置' })).toHaveProperty('disabled', true)
})

test('a paper that failed to load shows the reason and can be reloaded', async () => {
  let isLost = true
  openPreview(choices, {}, { [paper.detail.path]: () => (isLost ? lost() : choices) })
  const alert = await screen.findByRole('alert')
  isLost = false
  fireEvent.click(within(alert).getByRole('button', { name: '刷新试试' }))
  expect(within(await sheet()).getByRole('heading', { level: 2 }).textContent).toBe('第五单元检测')
})

test('a paper that its owner took back says so, instead of its pages', async () => {
  const takenBack = { ownerName: '林知夏', isDeleted: false }
  openPreview(
    choices,
    {},
    { [paper.detail.path]: () => undefined, [paperSharing.takenBack.path]: () => ({ takenBack }) },
  )
  await screen.findByRole('heading', { name: '林知夏 收回了这份试卷' })
  expect({ alert: screen.queryByRole('alert'), sheet: screen.queryByRole('article') }).toEqual({
    alert: null,
    sheet: null,
  })
})

test('if the address asks for it, the assign dialog opens by itself, once', async () => {
  const { address } = openPreview(choices, { assign: '1' })
  const dialog = await screen.findByRole('dialog', { name: 'assign' })
  expect(JSON.parse(within(dialog).getByRole('status').textContent ?? '')).toEqual({
    paperId: choices.paperId,
    paperTitle: choices.paperTitle,
    duration: choices.duration,
    score: choices.score,
    itemCount: choices.itemCount,
    subjectId: choices.subjectId,
    courseId: 3,
  })
  expect(address.get()).toEqual({ paperId: '6' })
  fireEvent.click(within(dialog).getByRole('button', { name: 'assign-close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a paper without questions is not assigned, even if the address asks for it', async () => {
  const { address } = openPreview(paperOf(203, []), { assign: '1' })
  await waitFor(() => expect(address.get()).toEqual({ paperId: '6' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a paper that may be edited leads to the editor, also a colleague’s; one that may only be read does not', async () => {
  const link = async (canEdit: boolean) => {
    cleanup()
    openPreview({ ...choices, isOwn: false, canEdit })
    await sheet()
    return screen.queryByRole('link', { name: '编辑' })?.getAttribute('href') ?? null
  }
  expect([await link(true), await link(false)]).toEqual([`#/paper-editor?paperId=${choices.paperId}`, null])
})
