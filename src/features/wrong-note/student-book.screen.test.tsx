// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { wrongNote } from '#api/contract/groups/wrong-note.ts'
import { givenChoices } from '#parts/wrong-filters/testing/given-choices.ts'
import { type Answers, lost } from '#tests/support/documents/fake-answers.ts'
import { openScreen } from '#tests/support/documents/open-screen.tsx'
import { pageHead, textsOf } from '#tests/support/documents/page-texts.ts'
import { StudentBookScreen } from './student-book.screen.tsx'
import { givenQuestion } from './testing/given-question.ts'

const entry = (itemId: number, over: object) => ({
  itemId,
  questionId: givenQuestion.questionId,
  knowledgeId: 7,
  knowledge: '第三人称单数',
  assignmentId: 3,
  assignmentName: '第五单元检测',
  no: itemId,
  day: '2026-11-18',
  key: { kind: 'single', choice: 'B' },
  wrongCount: 2,
  rights: 0,
  isMastered: false,
  causes: ['粗心'],
  remark: '',
  answers: [],
  ...over,
})

const entries = [
  entry(41, { causes: ['粗心', '审题'] }),
  entry(42, {}),
  entry(43, { knowledgeId: 8, knowledge: '名词复数', causes: [] }),
]

const choices = givenChoices({
  points: {
    all: 3,
    options: [
      { value: '7', name: '第三人称单数', count: 2 },
      { value: '8', name: '名词复数', count: 1 },
    ],
  },
  causes: { all: 3, options: [{ value: '粗心', name: '粗心', count: 2 }] },
  times: { all: 3, options: [{ value: '2', name: '2', count: 3 }] },
  ranges: { all: 3, options: [{ value: '2026-11-14', name: 'week', count: 1 }] },
})

const book = {
  realname: '王小明',
  username: 'qm0701011',
  courseName: '七年级(2)班',
  questions: [givenQuestion],
  entries,
  total: 3,
  choices,
  rightsNeeded: 2,
}

const openBook = (answers: Answers = {}, query = {}) =>
  openScreen(
    <StudentBookScreen
      course={{ courseId: 5, courseName: '七年级(2)班', subjectId: 203 }}
      uid={1}
      renderAssign={() => null}
      studentId={11}
    />,
    { [wrongNote.student.path]: () => book, ...answers },
    query,
  )

const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: label }), { target: { value } })

test('filters say what they leave, go into the address together, and print what they leave', async () => {
  const { address, sentTo } = openBook({
    [wrongNote.student.path]: (fields) =>
      fields['cause'] === '粗心' ? { ...book, entries: entries.slice(0, 2) } : book,
    [wrongNote.print.path]: lost,
  })
  await screen.findByRole('group', { name: '筛选' })
  expect(textsOf('option')).toEqual([
    '全部知识点（3）',
    '第三人称单数（2）',
    '名词复数（1）',
    '全部错因（3）',
    '粗心（2）',
    '不限次数（3）',
    '错 2 次以上（3）',
    '全部时间（3）',
    '近 1 周（1）',
  ])
  choose('知识点', '7')
  choose('错因', '粗心')
  choose('错的次数', '2')
  choose('时间', '2026-11-14')
  const chosen = { knowledgeId: '7', cause: '粗心', leastWrong: '2', startDate: '2026-11-14' }
  expect(address.get()).toEqual(chosen)
  await waitFor(() => expect(pageHead()).toEqual(['王小明的错题', '符合筛选的有 2 题（未掌握 2 题），全部错题 3 题。']))
  expect(sentTo(wrongNote.student).at(-1)?.fields).toEqual({ courseId: '5', studentId: '11', ...chosen })
  fireEvent.click(screen.getByRole('button', { name: '打印' }))
  await waitFor(() => expect(sentTo(wrongNote.print).map(({ fields }) => fields['itemIds'])).toEqual(['41,42']))
})

test('questions are grouped as in the class’s book; one with several causes is in the group of each', async () => {
  const { address } = openBook({}, { leastWrong: '2' })
  fireEvent.click(await screen.findByRole('radio', { name: '按错因' }))
  expect(address.get()).toEqual({ leastWrong: '2', view: 'cause' })
  const groups = screen.getAllByRole('region').map((region) => ({
    name: within(region)
      .queryAllByRole('heading')
      .map(({ textContent }) => textContent),
    questions: within(region)
      .queryAllByRole('article')
      .map((article) => article.getAttribute('aria-label')),
  }))
  const [first, second, third] = [41, 42, 43].map((no) => `第五单元检测，第 ${no} 题，11-18`)
  expect(groups).toEqual([
    { name: ['粗心'], questions: [first, second] },
    { name: ['审题'], questions: [first] },
    { name: ['没标错因'], questions: [third] },
    // Printing.
    { name: [], questions: [] },
  ])
})

/** The titles of the lists of questions, with how many questions of each are shown. */
const shownIn = () =>
  screen.getAllByRole('region').flatMap((region) =>
    within(region)
      .queryAllByRole('heading')
      .map(({ textContent }) => `${textContent}: ${within(region).queryAllByRole('article').length}`),
  )

test('groups are open until twenty questions are shown; one that filters bring forward opens', async () => {
  const causes = ['粗心', '审题', '概念']
  const many = causes.flatMap((cause, index) =>
    Array.from({ length: 12 - index }, (_, no) => entry(100 * (index + 1) + no, { causes: [cause] })),
  )
  openBook(
    {
      [wrongNote.student.path]: (fields) => ({
        ...book,
        entries: many.filter(({ causes: own }) => fields['cause'] === undefined || own.includes('概念')),
      }),
    },
    { view: 'cause' },
  )
  await screen.findByRole('group', { name: '筛选' })
  expect(shownIn()).toEqual(['粗心: 12', '审题: 11', '概念: 0'])
  fireEvent.click(screen.getByRole('button', { name: '展开：概念' }))
  expect(shownIn()).toEqual(['粗心: 12', '审题: 11', '概念: 10'])
  choose('错因', '粗心')
  await waitFor(() => expect(shownIn()).toEqual(['概念: 10']))
})

test('filters that leave mastered questions alone show them open', async () => {
  const mastered = entries.slice(0, 2).map((entry) => ({ ...entry, isMastered: true }))
  openBook({ [wrongNote.student.path]: () => ({ ...book, entries: mastered }) }, { cause: '粗心' })
  await screen.findByText('已掌握')
  expect(shownIn()).toEqual(['已掌握: 2'])
})

test('filters that leave nothing say which to widen', async () => {
  const left = givenChoices({
    causes: { all: 2, options: [{ value: '粗心', name: '粗心', count: 0 }] },
    ranges: { all: 1, options: [] },
  })
  const { address } = openBook(
    { [wrongNote.student.path]: () => ({ ...book, entries: [], choices: left }) },
    { cause: '粗心', startDate: '2026-11-14', view: 'type' },
  )
  await screen.findByText('没有这样的错题')
  expect(screen.getAllByText(/^换成/).map(({ textContent }) => textContent)).toEqual([
    '换成“全部错因”有 2 题。',
    '换成“全部时间”有 1 题。',
  ])
  fireEvent.click(screen.getByRole('button', { name: '全部列出' }))
  expect(address.get()).toEqual({ view: 'type' })
})
