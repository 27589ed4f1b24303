// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { search } from '#api/contract/groups/search.ts'
import { ClientProvider } from '#api/queries/client-context.tsx'
import { LanguageProvider } from '#ui/language/language-context.tsx'
import { renderUi } from '#ui/testing/render-ui.tsx'
import { fakeAnswers, lost } from '#tests/support/documents/fake-answers.ts'
import { PortalSearch } from './search.dialog.tsx'

const pages = [
  { title: '首页', words: ['Home'], path: '/' },
  { title: '成员管理', words: ['Members'], path: '/member' },
  { title: '我的班级', words: ['新建班级', 'New class'], path: '/personal-center/my-courses' },
]

const found = {
  classes: [{ courseId: 7, courseName: '程门班' }],
  students: [{ uid: 41, realname: '程雨', courseId: 7, courseName: '程门班' }],
  papers: [{ paperId: 9, paperTitle: '程度测验' }],
  assignments: [{ assignmentId: 5, assignmentName: '程序练习', courseId: 7, courseName: '程门班' }],
}

const nothing = { classes: [], students: [], papers: [], assignments: [] }

let answer: () => unknown
let gone: string[]

/** What the keyboard has scrolled into view; a document without layout cannot tell. */
let scrolledTo: (string | null)[]

beforeEach(() => {
  scrolledTo = []
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolledTo.push(this.textContent)
  })
  answer = () => found
  gone = []
  return () => scrolled.mockRestore()
})

function openPortal(language: 'zh-CN' | 'en' = 'zh-CN') {
  const { call, sent } = fakeAnswers({ [search.find.path]: () => answer() })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  onTestFinished(() => queryClient.clear())
  renderUi(
    <LanguageProvider value={language} onChange={() => {}}>
      <QueryClientProvider client={queryClient}>
        <ClientProvider call={call}>
          <PortalSearch pages={pages} onGo={(path) => void gone.push(path)} />
        </ClientProvider>
      </QueryClientProvider>
    </LanguageProvider>,
  )
  return { user: userEvent.setup(), sent }
}

const field = () => screen.findByRole('combobox', { name: '页面、班级、学生、试卷、任务' })
const shown = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const chosen = () => screen.queryAllByRole('option', { selected: true }).map(({ textContent }) => textContent)

test('Ctrl+K opens it; results show their kind, and the keyboard selects and opens them', async () => {
  const { user, sent } = openPortal()
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await field(), '程')
  await screen.findByText('程雨')
  expect(shown()).toEqual(['班级程门班', '学生程雨程门班', '试卷程度测验', '任务程序练习程门班'])
  expect(sent.map(({ fields }) => fields)).toEqual([{ keyword: '程' }])
  expect(chosen()).toEqual(['班级程门班'])
  await user.keyboard('{ArrowDown}')
  expect({ chosen: chosen(), scrolledTo: scrolledTo.at(-1) }).toEqual({
    chosen: ['学生程雨程门班'],
    scrolledTo: '学生程雨程门班',
  })
  expect((await field()).getAttribute('aria-activedescendant')).toBe(
    screen.getByRole('option', { selected: true }).getAttribute('id'),
  )
  await user.keyboard('{ArrowUp}{ArrowUp}{Enter}')
  expect({ gone, combobox: screen.queryByRole('combobox') }).toEqual({
    gone: ['/course/7/tasks?assignmentId=5'],
    combobox: null,
  })
})

test('the button opens it; pages are found by initials, and a click opens one', async () => {
  answer = () => nothing
  const { user } = openPortal()
  await user.click(screen.getByRole('button', { name: '搜索' }))
  await user.type(await field(), 'cygl')
  await user.click(await screen.findByRole('option', { name: /成员管理/ }))
  expect(gone).toEqual(['/member'])
})

test('a student’s name leads to what the student has done in the class', async () => {
  const { user } = openPortal()
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await field(), '程')
  await user.click(await screen.findByRole('option', { name: /程雨/ }))
  expect(gone).toEqual(['/report/student-track?courseId=7&studentId=41'])
})

test.each(['新建班', 'xjbj', 'new class'])('a page is found by what is done there: %s', async (typed) => {
  answer = () => nothing
  const { user } = openPortal()
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await field(), typed)
  await user.click(await screen.findByRole('option', { name: /我的班级/ }))
  expect(gone).toEqual(['/personal-center/my-courses'])
})

test('results for a word disappear as soon as another is typed', async () => {
  const { user } = openPortal()
  await user.keyboard('{Control>}k{/Control}')
  fireEvent.change(await field(), { target: { value: '程' } })
  await screen.findByText('程雨')
  fireEvent.change(await field(), { target: { value: '程雪' } })
  expect(shown()).toEqual([])
})

test('nothing is requested without a word, and finding nothing is reported', async () => {
  answer = () => nothing
  const { user, sent } = openPortal()
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await field(), '  ')
  expect({ tagName: screen.getByText('可以输入汉字、拼音或首字母').tagName, sent }).toEqual({ tagName: 'P', sent: [] })
  await user.type(await field(), '无')
  expect((await screen.findByText('没有找到')).textContent).toBe('没有找到')
})

test('a failure says why, and asks again on request', async () => {
  answer = lost
  const { user } = openPortal()
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await field(), '程')
  const again = await screen.findByRole('button', { name: '刷新试试' })
  answer = () => found
  await user.click(again)
  await screen.findByText('程雨')
  expect(shown().length).toBe(4)
})

test('Escape closes it, and the focus returns', async () => {
  const { user } = openPortal('en')
  const button = screen.getByRole('button', { name: 'Search' })
  await user.click(button)
  await screen.findByRole('combobox', { name: 'Pages, classes, students, papers, assignments' })
  await user.keyboard('{Escape}')
  await act(async () => {})
  expect({ dialog: screen.queryByRole('dialog'), gone }).toEqual({ dialog: null, gone: [] })
})
