// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { paper } from '#api/contract/areas/paper.ts'
import { type PreparedNode, prepare } from '#api/contract/areas/prepare.ts'
import { type CourseBook, textbook } from '#api/contract/areas/textbook.ts'
import { user } from '#api/contract/areas/user.ts'
import type { PaperRow } from '#api/contract/schemas/papers.ts'
import { edgeNames } from '#tests/support/edge-names.ts'
import { type Answers, refused } from '#tests/support/fake-answers.ts'
import { inUse, openClasses } from '../testing/open-classes.tsx'
import { TextbooksDialog } from './textbooks.dialog.tsx'

const bookOf = (bookId: number, bookName: string, changes: Partial<CourseBook> = {}): CourseBook => ({
  bookId,
  bookName,
  bookType: 1,
  categoryId: 1,
  categoryName: '人教版',
  subjectId: 203,
  startDate: null,
  endDate: null,
  addTime: '2026-09-01T00:00:00.000Z',
  state: 'open',
  validDays: null,
  isMain: false,
  rev: 0,
  ...changes,
})

const main = bookOf(3, '七年级上册', { isMain: true })

const extra = bookOf(4, '七年级下册', {
  startDate: '2026-02-01',
  endDate: '2026-12-01',
  state: 'endsSoon',
  validDays: 10,
})

const free = (bookId: number, bookName: string, categoryId: number) => ({
  bookId,
  bookName,
  bookType: 1,
  categoryId,
  categoryName: categoryId === 1 ? '人教版' : '外研版',
})

const category = (categoryId: number, categoryName: string, books: number) => ({
  categoryId,
  categoryName,
  level: 1,
  books,
})

const contents = [
  { nodeName: 'Unit 2', cid: 'c12', pid: null, displayOrder: 2, chapterId: 12 },
  { nodeName: '问候用语', cid: 'c11k5', pid: 'c11', displayOrder: 0, knowledgeId: 5 },
  { nodeName: 'Unit 1', cid: 'c11', pid: null, displayOrder: 1, chapterId: 11 },
].map(({ chapterId, knowledgeId, ...row }) => ({
  ...row,
  level: row.pid === null ? 1 : 2,
  isChapter: row.pid === null,
  nodeType: row.pid === null ? 'chapter' : 'knowledge',
  extendParams: chapterId === undefined ? { knowledgeId } : { chapterId },
}))

function open(answers: Answers = {}, books: readonly CourseBook[] = [main, extra]) {
  const onClose = vi.fn<() => void>()
  const sentTo = openClasses(<TextbooksDialog course={inUse} onClose={onClose} />, {
    [textbook.ofCourse.path]: () => ({ list: books, today: '2026-11-22' }),
    [textbook.standard.path]: () => ({ list: [free(8, '七上', 2), free(5, '八年级上册', 1), free(6, '九年级', 1)] }),
    [textbook.categories.path]: () => ({
      list: [category(2, '外研版', 1), category(1, '人教版', 4), category(9, '冀教版', 0)],
    }),
    [textbook.contents.path]: () => ({ list: contents }),
    [user.setting.path]: () => ({ value: '7.3.c12' }),
    [user.saveSetting.path]: () => ({}),
    [prepare.list.path]: () => ({ rev: 0, savedBy: null, savedAt: null, list: [] }),
    [paper.list.path]: () => ({ list: [], total: 0, books: [] }),
    ...answers,
  })
  return { onClose, sentTo }
}

const lines = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

async function choose(name: string, item: string) {
  press(`更多操作：${name}`)
  fireEvent.click(await screen.findByRole('menuitem', { name: item }))
}

test('the books of a class with their days and how they stand', async () => {
  open({}, [
    main,
    extra,
    bookOf(5, '八年级上册', { startDate: '2026-12-01', state: 'notBegun' }),
    bookOf(6, '八年级下册', { endDate: '2026-11-01', state: 'ended', validDays: 0 }),
    bookOf(7, '九年级', { endDate: '2026-11-22', state: 'endsSoon', validDays: 1 }),
  ])
  await screen.findByText('共 5 本')
  expect(lines('这个班用的课本')).toEqual([
    '七年级上册主课本使用中不限期目录',
    '七年级下册快到期2026-02-01 至 2026-12-01还有 9 天目录',
    '八年级上册还没启用2026-12-01 起目录',
    '八年级下册已停用到 2026-11-01 为止',
    '九年级快到期到 2026-11-22 为止今天是最后一天目录',
  ])
})

test('a book is added: first of the version of the main book, with its days', async () => {
  const { sentTo } = open({ [textbook.add.path]: () => ({}) })
  await screen.findByRole('button', { name: '添加课本' })
  await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('课本').value).toBe('5'))
  expect([...screen.getByLabelText<HTMLSelectElement>('版本').options].map(({ text }) => text)).toEqual([
    '外研版',
    '人教版',
  ])
  type('课本', '6')
  type('启用日期', '2026-12-01')
  type('停用日期', '2026-11-30')
  press('添加课本')
  expect(screen.getByText('停用日期不能早于启用日期')).toBeDefined()
  expect(sentTo(textbook.add.path)).toEqual([])
  type('停用日期', '')
  press('添加课本')
  await screen.findByText('已添加《九年级》')
  const added = [{ bookId: 6, startDate: '2026-12-01', endDate: null }]
  expect(sentTo(textbook.add.path)).toEqual([{ courseId: '7', addTextbookJson: JSON.stringify(added) }])
  expect(screen.getByLabelText<HTMLInputElement>('启用日期').value).toBe('')
})

test('other days that somebody else has changed meanwhile stay typed, and are saved over the latest', async () => {
  const answers = [() => refused('courseChangedMeanwhile'), () => ({ rev: 2 })]
  const lists = [
    [main, extra],
    [main, { ...extra, rev: 1 }],
  ]
  const { sentTo } = open({
    [textbook.update.path]: () => answers.shift()?.(),
    [textbook.ofCourse.path]: () => ({ list: lists.shift() ?? [main, { ...extra, rev: 1 }], today: '2026-11-22' }),
  })
  await screen.findByText('共 2 本')
  await choose('七年级下册', '改使用日期')
  const form = within(screen.getByRole('form', { name: '七年级下册的使用日期' }))
  fireEvent.change(form.getByLabelText('停用日期'), { target: { value: '2027-01-31' } })
  fireEvent.click(form.getByRole('button', { name: '保存' }))
  fireEvent.click(within(await screen.findByRole('dialog', { name: '没有办成' })).getByRole('button', { name: '确定' }))
  await waitFor(() => expect(sentTo(textbook.ofCourse.path).length).toBe(2))
  expect(form.getByLabelText<HTMLInputElement>('停用日期').value).toBe('2027-01-31')
  fireEvent.click(form.getByRole('button', { name: '保存' }))
  await screen.findByText('《七年级下册》的使用日期已保存')
  expect(sentTo(textbook.update.path).map(({ rev, useDaysJson }) => [rev, useDaysJson])).toEqual(
    ['0', '1'].map((rev) => [rev, JSON.stringify({ startDate: '2026-02-01', endDate: '2027-01-31' })]),
  )
})

test('a book is taken out after a question, and comes back with its days; the main one stays', async () => {
  const { sentTo } = open({ [textbook.remove.path]: () => ({}), [textbook.add.path]: () => ({}) })
  await screen.findByText('共 2 本')
  press('更多操作：七年级上册')
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['改使用日期'])
  await choose('七年级下册', '移出')
  const question = await screen.findByText('要把《七年级下册》移出七年级(1)班吗？')
  fireEvent.click(within(question.closest('[role="dialog"]') as HTMLElement).getByRole('button', { name: '移出' }))
  fireEvent.click(await screen.findByRole('button', { name: '撤销' }))
  await screen.findByText('已添加《七年级下册》')
  expect(sentTo(textbook.remove.path)).toEqual([{ courseId: '7', bookIds: '4' }])
  const back = [{ bookId: 4, startDate: '2026-02-01', endDate: '2026-12-01' }]
  expect(sentTo(textbook.add.path)).toEqual([{ courseId: '7', addTextbookJson: JSON.stringify(back) }])
})

test('a list that cannot be read says why; no book, and nothing left to add', async () => {
  const lists = [() => refused('ownAccount'), () => ({ list: [], today: '2026-11-22' })]
  open({ [textbook.ofCourse.path]: () => lists.shift()?.(), [textbook.standard.path]: () => ({ list: [] }) })
  fireEvent.click(await screen.findByRole('button', { name: '刷新试试' }))
  await screen.findByText('还没有课本')
  expect(await screen.findByText('这个学科的课本都已添加')).toBeDefined()
})

test('names of every kind are shown as they are', async () => {
  open(
    {},
    edgeNames.map((name, index) => bookOf(index + 1, name)),
  )
  await screen.findByText(`共 ${edgeNames.length} 本`)
  const names = within(screen.getByRole('list', { name: '这个班用的课本' })).getAllByRole('listitem')
  expect(names.map((line) => line.querySelector('b')?.textContent)).toEqual([...edgeNames])
})

const step = (nodeId: number, name: string, changes: Partial<PreparedNode> = {}): PreparedNode => ({
  nodeId,
  nodeType: 'step',
  sourceType: 'typed',
  name,
  nodeFlag: 0,
  extendsParam: {},
  ...changes,
})

const ownPaper: PaperRow = {
  paperId: 21,
  paperTitle: 'Unit 2 卷',
  ownerId: 1,
  ownerName: '林知夏',
  subjectId: 203,
  bookName: null,
  chapterName: null,
  duration: 40,
  score: 1000,
  itemCount: 20,
  writtenCount: 1,
  sharedWithSchool: false,
  usedCount: 0,
  updatedAt: '2026-11-18T02:00:00.000Z',
}

async function openContents(answers: Answers = {}) {
  const opened = open(answers)
  await screen.findByText('共 2 本')
  press('目录：七年级上册')
  await screen.findByRole('heading', { name: /的备课$/ })
  return opened
}

test('the contents open at the chapter that was chosen last; another choice is kept', async () => {
  const { sentTo } = await openContents()
  const chapters = within(screen.getByRole('navigation', { name: '章节' })).getAllByRole('button')
  expect(chapters.map((one) => [one.textContent, one.getAttribute('aria-current')])).toEqual([
    ['Unit 1', 'false'],
    ['Unit 2', 'true'],
  ])
  press('Unit 1')
  expect(screen.getByText('知识点：问候用语')).toBeDefined()
  await screen.findByRole('heading', { name: 'Unit 1的备课' })
  await waitFor(() =>
    expect(sentTo(user.saveSetting.path)).toEqual([{ key: 'textbookNodes', value: JSON.stringify('7.3.c11') }]),
  )
  press('返回课本')
  expect(screen.getByText('共 2 本')).toBeDefined()
})

test('steps and papers are added, ticked, moved and deleted; each act saves the whole lesson', async () => {
  let list: PreparedNode[] = []
  let rev = 0
  const { sentTo } = await openContents({
    [prepare.list.path]: () => ({ rev, savedBy: '林知夏', savedAt: '2026-11-22T01:00:00.000Z', list }),
    [prepare.save.path]: ({ nodesJson }) => {
      const nodes = JSON.parse(String(nodesJson)) as Omit<PreparedNode, 'nodeId' | 'sourceType'>[]
      list = nodes.map((one, index) =>
        step(index + 1, one.name, { ...one, sourceType: one.nodeType === 'step' ? 'typed' : 'own' }),
      )
      rev += 1
      return { rev }
    },
    [paper.list.path]: () => ({ list: [ownPaper], total: 1, books: [] }),
  })
  type('教学环节', '  导入  ')
  press('添加环节')
  await screen.findByLabelText('讲过了：导入')
  expect(screen.getByLabelText<HTMLInputElement>('教学环节').value).toBe('')
  type('放进一份试卷', '21')
  press('放进来')
  expect((await screen.findByRole('link', { name: '打开试卷：Unit 2 卷' })).getAttribute('href')).toBe(
    '#/my-paper/paper-lib?paperId=21',
  )
  fireEvent.click(screen.getByLabelText('讲过了：导入'))
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('讲过了：导入').checked).toBe(true))
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('讲过了：导入').disabled).toBe(false))
  await choose('Unit 2 卷', '上移')
  await waitFor(() => expect(lines('Unit 2的备课')).toEqual(['试卷 Unit 2 卷', '导入']))
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('讲过了：导入').disabled).toBe(false))
  await choose('Unit 2 卷', '删除')
  await screen.findByText('已删除“Unit 2 卷”')
  expect(lines('Unit 2的备课')).toEqual(['导入'])
  expect(sentTo(prepare.save.path).map((fields) => fields['rev'])).toEqual(['0', '1', '2', '3', '4'])
  expect(sentTo(prepare.save.path).at(-1)).toEqual({
    courseId: '7',
    bookId: '3',
    chapterId: '12',
    rev: '4',
    nodesJson: JSON.stringify([{ nodeType: 'step', name: '导入', nodeFlag: 1, extendsParam: {} }]),
  })
})

test('what another teacher has saved meanwhile is shown, and what was typed stays', async () => {
  const lessons = [[step(1, '导入')], [step(1, '导入'), step(2, '听写')]]
  const closed = step(3, '期末卷', { nodeType: 'paper', sourceType: 'closed', extendsParam: { paperId: 9 } })
  await openContents({
    [prepare.list.path]: () => ({ rev: 1, savedBy: null, savedAt: null, list: [...(lessons.shift() ?? []), closed] }),
    [prepare.save.path]: () => refused('lessonChangedMeanwhile'),
  })
  type('教学环节', '读课文')
  press('添加环节')
  await screen.findByText('这一课刚被别的老师改过，请看过最新内容再改')
  await waitFor(() => expect(lines('Unit 2的备课')).toEqual(['导入', '听写', '试卷 期末卷 已删除或没有共享给您']))
  expect(screen.getByLabelText<HTMLInputElement>('教学环节').value).toBe('读课文')
  expect(screen.queryByRole('link', { name: /期末卷/ })).toBeNull()
})

test('rows without a parent are told; a book without contents, and one whose days are over', async () => {
  const lost = { ...contents[1], cid: 'x', pid: 'gone', nodeName: '丢失的一课' }
  const answers = [() => refused('bookEnded'), () => ({ list: [] }), () => ({ list: [...contents, lost] })]
  open({ [textbook.contents.path]: () => answers.shift()?.() })
  await screen.findByText('共 2 本')
  press('目录：七年级上册')
  await screen.findByText('这本课本已停用；要继续用，请改停用日期')
  press('刷新试试')
  await screen.findByText('这本课本还没有目录')
  press('返回课本')
  press('目录：七年级下册')
  expect(await screen.findByText('有 1 条目录找不到上级，没有列出：丢失的一课')).toBeDefined()
})
