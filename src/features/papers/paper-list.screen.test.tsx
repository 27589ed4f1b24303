// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { paper } from '#api/contract/groups/paper.ts'
import { paperEditing } from '#api/contract/groups/paper-editing.ts'
import { lost } from '#tests/support/documents/fake-answers.ts'
import { openPapers } from './testing/open-papers.tsx'
import { listOf, row } from '#parts/paper-sheet/testing/paper-fixtures.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T04:00:00.000Z') })
  return () => vi.useRealTimers()
})

const list = paper.list.path

const cellsOf = async (name: string) => {
  const found = (await screen.findByRole('link', { name })).closest('tr')
  if (found === null) throw new Error('the title stands in no row')
  return within(found)
    .getAllByRole('cell')
    .map((cell) => cell.textContent)
}

const head = () => screen.getByRole('banner').textContent

const titles = () => [...screen.getByRole('table').querySelectorAll('td:first-child a')].map((link) => link.textContent)

test('a row shows everything known about a paper', async () => {
  openPapers()
  expect(await cellsOf('第五单元检测')).toEqual([
    '第五单元检测人教版2024 七年级上册Unit 5 Fun Clubs校内共享',
    '32',
    '51.5',
    '60 分钟',
    '1',
    '2 次',
    '11-18 10:00',
    '布置',
  ])
  await waitFor(() => expect(head()).toBe('我的试卷您的试卷共 1 份，可以预览、打印，或布置给班级。导入组卷'))
})

test('missing counts are a plain 0, and school papers name their author', async () => {
  const plain = row({ bookName: null, chapterName: null, writtenCount: 0, usedCount: 0 })
  openPapers({ scope: 'school', path: '/school-paper', answers: { [list]: () => listOf([plain]) } })
  expect((await cellsOf('第五单元检测')).slice(0, 6)).toEqual([
    '第五单元检测命题 林知夏',
    '32',
    '51.5',
    '60 分钟',
    '0',
    '0',
  ])
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('校本试卷')
})

test('when choosing a paper to assign, all papers are listed with their owners', async () => {
  const shown = row({ bookName: null, chapterName: null })
  const { sentTo } = openPapers({ scope: 'all', answers: { [list]: () => listOf([shown]) } })
  expect((await cellsOf('第五单元检测'))[0]).toBe('第五单元检测命题 林知夏')
  expect(head()).toBe('选择试卷您的和学校共享的试卷共 1 份，选一份布置给班级。导入组卷')
  expect(sentTo(list).map(({ fields }) => fields['scope'])).toContain('all')
})

test('the lists are tabs of one page, each with its count; the open one is highlighted', async () => {
  const answers = {
    [list]: ({ scope }: Readonly<Record<string, string>>) =>
      listOf(
        [row(), row({ paperId: 7 }), row({ paperId: 8 })].slice(0, { mine: 1, school: 2, all: 3 }[scope ?? ''] ?? 0),
      ),
    [paperEditing.removed.path]: () => ({ list: [], total: 4 }),
  }
  openPapers({ answers })
  await screen.findByRole('link', { name: '全部试卷3' })
  await screen.findByRole('link', { name: '校本试卷2' })
  await screen.findByRole('link', { name: '我的试卷1' })
  await screen.findByRole('link', { name: '分享给我的0' })
  await screen.findByRole('link', { name: '最近删除4' })
  const tabs = within(screen.getByRole('navigation', { name: '试卷来源' })).getAllByRole('link')
  expect(
    tabs.map((tab) => ({
      text: tab.textContent,
      href: tab.getAttribute('href'),
      current: tab.getAttribute('aria-current'),
    })),
  ).toEqual([
    { text: '全部试卷3', href: '#/paper-select', current: null },
    { text: '校本试卷2', href: '#/paper-select/school-paper', current: null },
    { text: '我的试卷1', href: '#/my-paper', current: 'page' },
    { text: '分享给我的0', href: '#/my-paper?list=given', current: null },
    { text: '最近删除4', href: '#/my-paper?list=removed', current: null },
  ])
})

test('papers given by colleagues name their owner, and their preview leads back to the list', async () => {
  const { sentTo } = openPapers({ scope: 'given' })
  expect((await cellsOf('第五单元检测'))[0]).toBe('第五单元检测英语人教版2024 七年级上册Unit 5 Fun Clubs命题 林知夏')
  expect(head()).toBe('分享给我的同事分享给您的试卷共 1 份，可以布置、复制，让您编辑的也可以修改。导入组卷')
  expect(screen.getByRole('link', { name: '第五单元检测' }).getAttribute('href')).toBe(
    '#/my-paper/paper-lib?paperId=6&list=given',
  )
  expect(sentTo(list).map(({ fields }) => fields['scope'])).toContain('given')
})

test('among all papers, those given by colleagues of another subject name it', async () => {
  const given = row({ paperId: 8, paperTitle: '二次函数测验', subjectId: 202, bookName: null, chapterName: null })
  openPapers({ scope: 'all', answers: { [list]: () => listOf([row(), given]) } })
  expect([(await cellsOf('二次函数测验'))[0], (await cellsOf('第五单元检测'))[0]]).toEqual([
    '二次函数测验数学命题 林知夏',
    '第五单元检测人教版2024 七年级上册Unit 5 Fun Clubs命题 林知夏',
  ])
})

test('未布置 lists and counts the teacher’s papers that no class had', async () => {
  const { address, sentTo } = openPapers({
    query: { keyword: '单元' },
    answers: {
      [paper.unassignedCount.path]: () => ({ count: 3 }),
      [paper.unassigned.path]: () => listOf([row({ paperTitle: '没用过的卷', usedCount: 0 })]),
    },
  })
  fireEvent.click(await screen.findByRole('checkbox', { name: '未布置 3' }))
  await screen.findByRole('link', { name: '没用过的卷' })
  expect({ address: address.get(), titles: titles() }).toEqual({
    address: { keyword: '单元', unassigned: '1' },
    titles: ['没用过的卷'],
  })
  expect(sentTo(paper.unassigned.path).map(({ fields }) => fields)).toEqual([
    { subjectId: '203', keyword: '单元', 'pager.currentPage': '1', 'pager.pageSize': '999' },
  ])
  fireEvent.click(screen.getByRole('checkbox', { name: '未布置 3' }))
  await screen.findByRole('link', { name: '第五单元检测' })
  expect({ address: address.get(), titles: titles() }).toEqual({
    address: { keyword: '单元' },
    titles: ['第五单元检测'],
  })
})

test('the ways to create a paper lead to their pages, and are omitted if these are not built', async () => {
  openPapers()
  expect((await screen.findByRole('link', { name: '组卷' })).getAttribute('href')).toBe('#/question-select')
  expect(screen.getByRole('link', { name: '导入' }).getAttribute('href')).toBe('#/import-paper')
  cleanup()
  openPapers({ isBuilt: () => false })
  await screen.findByRole('link', { name: '第五单元检测' })
  expect({
    compose: screen.queryByRole('link', { name: '组卷' }),
    import: screen.queryByRole('link', { name: '导入' }),
  }).toEqual({ compose: null, import: null })
})

test('the subject and filters of the address are sent', async () => {
  const { sentTo } = openPapers({ query: { bookId: '1', keyword: '单元' } })
  await screen.findByRole('link', { name: '第五单元检测' })
  expect(sentTo(list).map(({ fields }) => fields)).toContainEqual({
    scope: 'mine',
    subjectId: '203',
    bookId: '1',
    keyword: '单元',
    'pager.currentPage': '1',
    'pager.pageSize': '999',
  })
})

test('a search goes into the address, and a preview opened from the list keeps the filters', async () => {
  const { address } = openPapers()
  await screen.findByRole('link', { name: '第五单元检测' })
  fireEvent.change(screen.getByRole('searchbox', { name: '搜索试卷名' }), { target: { value: ' 单元 ' } })
  await waitFor(() => expect(address.get()).toEqual({ keyword: '单元' }))
  expect((await screen.findByRole('link', { name: '第五单元检测' })).getAttribute('href')).toBe(
    `#/my-paper/paper-lib?${new URLSearchParams({ paperId: '6', keyword: '单元' })}`,
  )
})

test('a paper from all papers is previewed below that list, so its entry stays highlighted', async () => {
  openPapers({ scope: 'all', query: { keyword: '单元' } })
  expect((await screen.findByRole('link', { name: '第五单元检测' })).getAttribute('href')).toBe(
    `#/paper-select?${new URLSearchParams({ paperId: '6', keyword: '单元' })}`,
  )
})

test('预览 is available at the end of the row', async () => {
  const { pushed } = openPapers({ scope: 'school' })
  fireEvent.click(await screen.findByRole('button', { name: '更多操作：第五单元检测' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: '预览' }))
  expect(pushed).toEqual(['/paper-select/school-paper?paperId=6'])
})

test('a teacher without own papers is pointed to those of the school', async () => {
  openPapers({ answers: { [list]: () => listOf([]) } })
  expect((await screen.findByRole('link', { name: '看校本试卷' })).getAttribute('href')).toBe(
    '#/paper-select/school-paper',
  )
})

test('a filter without matches can be cleared', async () => {
  const { address } = openPapers({ query: { bookId: '9' }, answers: { [list]: () => listOf([]) } })
  fireEvent.click(await screen.findByRole('button', { name: '清除筛选' }))
  expect(address.get()).toEqual({})
})

test('a failed list shows the reason and can be reloaded', async () => {
  let isLost = true
  openPapers({ answers: { [list]: () => (isLost ? lost() : listOf([row()])) } })
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe('加载失败服务器错误刷新试试')
  isLost = false
  fireEvent.click(within(alert).getByRole('button', { name: '刷新试试' }))
  await screen.findByRole('link', { name: '第五单元检测' })
  expect(titles()).toEqual(['第五单元检测'])
})

test('without a subject nothing is requested', () => {
  const { sentTo } = openPapers({ context: { user: { uid: 1, realname: '林知夏', subjectId: null } } })
  expect({ tagName: screen.getByText('还没有任教学科').tagName, sent: sentTo(list) }).toEqual({
    tagName: 'H2',
    sent: [],
  })
})
