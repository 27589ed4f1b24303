// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { basket } from '#api/contract/groups/basket.ts'
import { memoryStorage } from '#api/ports/memory-storage.ts'
import { paperEditing } from '#api/contract/groups/paper-editing.ts'
import { wrongNote } from '#api/contract/groups/wrong-note.ts'
import { type Answers, lost } from '#tests/support/documents/fake-answers.ts'
import { browserWork, openScreen } from '#tests/support/documents/open-screen.tsx'
import { givenCounts, givenItem, givenQuestion } from './testing/given-question.ts'
import { WrongBookScreen } from './wrong-book.screen.tsx'
import { pageHead } from '#tests/support/documents/page-texts.ts'

const group = (id: string, name: string, wrong: number) => ({
  group: id,
  name,
  weeks: [...Array.from({ length: 11 }, () => null), { answered: 40, wrong }],
  latest: { answered: 40, wrong },
  itemCount: 1,
  wrong,
  lastDay: '2026-11-18',
})

const book = {
  courseName: '七年级(2)班',
  weeks: Array.from({ length: 12 }, (_, index) => `2026-09-${String(index + 1).padStart(2, '0')}`),
  groups: [group('7', '一般现在时', 10), group('8', '第三人称单数', 24)],
  assignmentCount: 2,
  itemCount: 2,
  wrong: 34,
  rightsNeeded: 2,
  choices: { books: [], chapters: [], assignments: [{ assignmentId: 3, assignmentName: '第五单元检测' }] },
}

const questions = {
  items: [givenItem],
  total: 1,
  questions: [givenQuestion],
  wrongTwice: [{ uid: 11, realname: '王小明' }],
}

const assigned = {
  courses: [{ courseId: 5, courseName: '七年级(2)班' }],
  assignmentIds: [7],
  message: '已布置给七年级(2)班 1 人',
  isPublished: true,
}

const openBook = (answers: Answers = {}, query = {}, work = browserWork()) =>
  openScreen(
    <WrongBookScreen
      course={{ courseId: 5, courseName: '七年级(2)班', subjectId: 203 }}
      uid={1}
      renderAssign={({ paper, uids }, onClose, onDone) => (
        <>
          <p>
            {paper.paperTitle} {paper.itemCount} {uids.join()}
          </p>
          <button onClick={onClose}>assign-close</button>
          <button onClick={() => onDone(assigned)}>assign-done</button>
        </>
      )}
    />,
    {
      [wrongNote.book.path]: () => book,
      [wrongNote.questions.path]: () => questions,
      [basket.count.path]: () => givenCounts,
      ...answers,
    },
    query,
    work,
  )

const names = () =>
  within(screen.getByRole('table', { name: '知识点' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    )

test('the group with the most wrong answers is opened, and shows the answers, causes and students', async () => {
  const { sentTo } = openBook()
  const article = await screen.findByRole('article', { name: '第五单元检测，第 14 题，11-18' })
  expect(names()).toEqual([
    ['第三人称单数', '', '60%', '1'],
    ['一般现在时', '', '25%', '1'],
  ])
  expect(pageHead()).toEqual(['错题本', '七(2)班 2 次任务，2 道错题归到 2 类，1 类最近一周的错误率还在 40% 以上。'])
  // The table has no share per question: the panel beside it shows that, for the selected period.
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    '知识点',
    '近 12 周',
    '最近错误率',
    '题',
  ])
  expect(
    sentTo(wrongNote.questions).map(({ fields }) => ({ groupBy: fields['groupBy'], group: fields['group'] })),
  ).toEqual([{ groupBy: 'knowledge', group: '8' }])
  const shown = within(article)
  expect(article.textContent).toBe(
    'She ____ to school.A. go第五单元检测，第 14 题，11-1860%24 / 40 人次错错答空着2答题卡王小明错因粗心3学生这 1 人李知行已掌握 1 人看全部作答加入题篮',
  )
  expect(shown.getByRole('img', { name: '王小明答题卡上的作答' }).getAttribute('src')).toContain(
    '/client/scan/crop/7/200-400-600-80',
  )
})

test('grouping, group and filters are kept in the address', async () => {
  const { address, sentTo } = openBook({}, { assignmentId: '3' })
  fireEvent.click(await screen.findByRole('button', { name: '一般现在时' }))
  expect(address.get()).toEqual({ assignmentId: '3', group: '7' })
  await waitFor(() => expect(sentTo(wrongNote.questions).at(-1)?.fields['group']).toBe('7'))
  fireEvent.click(screen.getByRole('radio', { name: '按题型' }))
  expect(address.get()).toEqual({ assignmentId: '3', view: 'type' })
  fireEvent.change(screen.getByRole('combobox', { name: '任务' }), { target: { value: '' } })
  expect(address.get()).toEqual({ view: 'type' })
})

test('another textbook is shown whole: a chapter of the former one no longer limits it', async () => {
  const books = [
    { bookId: 1, bookName: '七年级上册' },
    { bookId: 2, bookName: '七年级下册' },
  ]
  const given = { ...book, choices: { ...book.choices, books } }
  const { address } = openBook({ [wrongNote.book.path]: () => given }, { bookId: '1', chapterId: '12', group: '7' })
  fireEvent.change(await screen.findByRole('combobox', { name: '课本' }), { target: { value: '2' } })
  expect(address.get()).toEqual({ bookId: '2' })
})

test('one click makes a paper of the questions and offers it to exactly those who were wrong twice', async () => {
  const { sentTo } = openBook({
    [paperEditing.add.path]: () => ({ paperId: 90, rev: 0, savedAt: '2026-11-20T00:00:00.000Z', kept: null }),
  })
  fireEvent.click(await screen.findByRole('button', { name: '布置给这 1 人' }))
  await screen.findByText('第三人称单数 错题练习 1 11')
  expect(sentTo(paperEditing.add).length).toBe(1)
})

const added = {
  [paperEditing.add.path]: () => ({ paperId: 90, rev: 0, savedAt: '2026-11-20T00:00:00.000Z', kept: null }),
}

const assign = async () => fireEvent.click(await screen.findByRole('button', { name: '布置给这 1 人' }))

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

test('after assigning the way to the assignment is offered, and the same is not assigned again without a question', async () => {
  const { sentTo, pushed } = openBook(added)
  await assign()
  await press('assign-done')
  await press('去看任务')
  await assign()
  await screen.findByText('这些题刚才已经布置给这 1 人；再布置一次，学生会收到两份一样的练习。')
  await press('不布置')
  expect({ pushed, papers: sentTo(paperEditing.add).length, removed: sentTo(paperEditing.remove).length }).toEqual({
    pushed: ['/course/5/homework/edit/success/published?assignmentIds=7'],
    papers: 1,
    removed: 0,
  })
  await assign()
  await press('再布置一次')
  await waitFor(() => expect(sentTo(paperEditing.add).length).toBe(2))
})

test('before assigning it says how long a practice is that comes with the other items of its texts', async () => {
  const [item] = givenQuestion.items
  const passage = { ...givenQuestion, items: [1, 2, 3].map((no) => ({ ...item, itemId: 40 + no })) }
  openBook({ [wrongNote.questions.path]: () => ({ ...questions, questions: [passage] }) })
  expect((await screen.findByText(/连同/)).textContent).toBe('1 道错题，连同同一篇材料的其他小题共 3 题')
})

test('a practice that is not assigned leaves no paper behind', async () => {
  const { sentTo } = openBook({ ...added, [paperEditing.remove.path]: () => ({}) })
  await assign()
  await press('assign-close')
  await waitFor(() => expect(sentTo(paperEditing.remove).map(({ fields }) => fields)).toEqual([{ paperId: '90' }]))
})

test('leaving by Back leaves no paper behind either, not even one that is made only afterwards', async () => {
  const removed = { [paperEditing.remove.path]: () => ({}) }
  const opened = openBook({ ...added, ...removed })
  await assign()
  await screen.findByRole('button', { name: 'assign-close' })
  opened.unmount()
  let answer: (made: object) => void = () => undefined
  const slow = new Promise<object>((resolve) => {
    answer = resolve
  })
  const early = openBook({ [paperEditing.add.path]: () => slow, ...removed })
  await assign()
  await waitFor(() => expect(early.sentTo(paperEditing.add).length).toBe(1))
  early.unmount()
  answer({ paperId: 91, rev: 0, savedAt: '2026-11-20T00:00:00.000Z', kept: null })
  const idsOf = ({ sentTo }: typeof opened) => sentTo(paperEditing.remove).map(({ fields }) => fields['paperId'])
  await waitFor(() => expect({ opened: idsOf(opened), early: idsOf(early) }).toEqual({ opened: ['90'], early: ['91'] }))
})

test('a reload while a practice is assigned opens its dialog again for the same paper, and only in its tab', async () => {
  const browser = memoryStorage()
  const work = browserWork(browser)
  // As the page ends: nothing is unmounted.
  openBook(added, {}, work)
  await assign()
  const offered = (await screen.findByText(/ 错题练习 1 /)).textContent
  document.body.replaceChildren()
  openBook({}, {}, browserWork(browser))
  await screen.findByRole('button', { name: '加入题篮' })
  expect(screen.queryByText(/ 错题练习 1 /)).toBe(null)
  document.body.replaceChildren()
  const reloaded = openBook({ [paperEditing.remove.path]: () => ({}) }, {}, work)
  expect((await screen.findByText(/ 错题练习 1 /)).textContent).toBe(offered)
  await press('assign-close')
  await waitFor(() =>
    expect(reloaded.sentTo(paperEditing.remove).map(({ fields }) => fields)).toEqual([{ paperId: '90' }]),
  )
  expect(work.ofTab.draft('practice-5')).toBe(null)
})

test('a practice goes to nobody whose only wrong question cannot be on it', async () => {
  const unusable = {
    ...givenItem,
    itemId: 92,
    questionId: 32,
    isUsable: false,
    students: [{ uid: 13, realname: '周文' }],
  }
  openBook({
    [wrongNote.questions.path]: () => ({ ...questions, items: [givenItem, unusable], total: 2, wrongTwice: [] }),
    [paperEditing.add.path]: () => ({ paperId: 90, rev: 0, savedAt: '2026-11-20T00:00:00.000Z', kept: null }),
  })
  const { students } = givenItem
  fireEvent.click(await screen.findByRole('button', { name: `布置给这 ${students.length} 人` }))
  const offered = await screen.findByText(/^第三人称单数 错题练习 1 /)
  expect(offered.textContent).toBe(`第三人称单数 错题练习 1 ${students.map(({ uid }) => uid).join()}`)
})

test('the weekly share of wrong answers is a line with a gap where nobody answered', async () => {
  const weeks = book.weeks.map((_, index) =>
    index === 4 ? null : { answered: 40, wrong: index < 4 ? 10 : index === 11 ? 30 : 20 },
  )
  openBook({ [wrongNote.book.path]: () => ({ ...book, groups: [{ ...group('7', '一般现在时', 10), weeks }] }) })
  const chart = await screen.findByRole('img', { name: '每周错误率' })
  const heights = [...chart.querySelectorAll('polyline')].map((line) =>
    (line.getAttribute('points') ?? '').split(' ').map((point) => Number(point.split(',')[1])),
  )
  expect(heights).toEqual([
    [75, 75, 75, 75],
    [50, 50, 50, 50, 50, 50, 25],
  ])
})

test('a question can be added to the basket', async () => {
  const { sentTo } = openBook({ [basket.add.path]: () => ({ ...givenCounts, questionIds: undefined, leftOut: [] }) })
  fireEvent.click(await screen.findByRole('button', { name: '加入题篮' }))
  await waitFor(() => expect(sentTo(basket.add).map(({ fields }) => fields['questionIds'])).toEqual(['31']))
})

test('a question that the basket has no room for is not said to be added', async () => {
  const leftOut = [{ questionId: 31, reason: 'full' }]
  openBook({ [basket.add.path]: () => ({ ...givenCounts, questionIds: undefined, leftOut }) })
  fireEvent.click(await screen.findByRole('button', { name: '加入题篮' }))
  await screen.findByText('题篮放不下，有 1 道题没有加入')
  expect(screen.queryByText('已加入题篮')).toBeNull()
})

test('a failed book can be reloaded; a class without wrong questions links to assigning', async () => {
  const answers = [lost, () => ({ ...book, groups: [], itemCount: 0, wrong: 0 })]
  openBook({ [wrongNote.book.path]: () => answers.shift()?.() })
  fireEvent.click(await screen.findByRole('button', { name: '刷新试试' }))
  await waitFor(() => expect(pageHead()).toEqual(['错题本', '七(2)班还没有错题。']))
  expect(screen.getByRole('link', { name: '去布置' }).getAttribute('href')).toBe('#/paper-select')
})

test('wrong questions outside every group: emptiness is reported only once, with a link to grouping by knowledge point', async () => {
  const { address } = openBook({ [wrongNote.book.path]: () => ({ ...book, groups: [] }) }, { view: 'cause' })
  await waitFor(() => expect(pageHead()).toEqual(['错题本', '七(2)班 2 次任务，2 道错题。']))
  expect(screen.queryByText('这一类没有错题')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '按知识点看' }))
  expect(address.get()).toEqual({})
})

const counted = { uid: 11, username: 'qm0701011', realname: '王小明', answered: 9, wrong: 4, itemCount: 3 }

const ranking = () => ({ list: [{ ...counted, masteredCount: 1, lastWrongAt: null }], rightsNeeded: 2 })

test('a student’s name leads to their questions of the days that are counted', async () => {
  openBook({ [wrongNote.students.path]: ranking }, { view: 'student', startDate: '2026-11-14' })
  const name = await screen.findByRole('link', { name: '王小明' })
  expect(name.getAttribute('href')).toBe('#/course/5/wrongnote/questionRankStu/11?startDate=2026-11-14')
})

test('the students say what their counts cover: written answers from 60%, scores not yet published', async () => {
  openBook({ [wrongNote.students.path]: ranking }, { view: 'student' })
  const total = await screen.findByText(/^共 1 人/)
  expect(total.textContent).toBe('共 1 人；连续答对 2 次算掌握。写作、解答得分不到 60% 才算错；成绩还没发布的也算在内')
})
