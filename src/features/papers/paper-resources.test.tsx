// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paper } from '#api/contract/groups/paper.ts'
import { openPapers } from './testing/open-papers.tsx'

const opening = { scope: 'resources', path: '/' } as const

test('试卷资源 lists all usable maths papers, and leads to their previews and back', async () => {
  const { sentTo } = openPapers({ ...opening, context: { user: { uid: 1, realname: '徐一诺', subjectId: 302 } } })
  const title = await screen.findByRole('link', { name: '第五单元检测' })
  expect(title.getAttribute('href')).toBe('#/math-paper?paperId=6')
  expect(screen.getByRole('banner').textContent).toBe(
    '试卷资源您的和学校共享的数学试卷共 1 份，可以预览、打印，或布置给班级。全部课本人教版2024 七年级上册导入组卷',
  )
  const [first] = within(screen.getByRole('navigation', { name: '试卷来源' })).getAllByRole('link')
  expect({
    text: first?.textContent,
    href: first?.getAttribute('href'),
    current: first?.getAttribute('aria-current'),
  }).toEqual({ text: '试卷资源1', href: '#/math-paper', current: 'page' })
  const asked = sentTo(paper.list.path).map(({ fields }) => [fields['scope'], fields['subjectId']])
  expect(asked.filter(([scope]) => scope === 'all')).toEqual([
    ['all', '302'],
    ['all', '302'],
  ])
})

test('a teacher of another subject gets the maths papers of their own stage there', async () => {
  const { sentTo } = openPapers({ ...opening, context: { user: { uid: 1, realname: '周明远', subjectId: 303 } } })
  await screen.findByRole('link', { name: '第五单元检测' })
  expect(new Set(sentTo(paper.list.path).map(({ fields }) => fields['subjectId']))).toEqual(new Set(['302']))
})

test('the way back from a preview leads to 试卷资源', async () => {
  openPapers({ ...opening, query: { paperId: '6', bookId: '1' } })
  const back = await screen.findByRole('link', { name: '返回试卷资源' })
  expect(back.getAttribute('href')).toBe('#/math-paper?bookId=1')
})

test('the textbook of maths papers is chosen in the title bar, that of others beside the search', async () => {
  const choices = () => screen.getAllByRole('combobox', { name: '课本' }).map((one) => one.closest('header') !== null)
  openPapers(opening)
  await screen.findByRole('link', { name: '第五单元检测' })
  expect(choices()).toEqual([true])
  cleanup()
  openPapers()
  await screen.findByRole('link', { name: '第五单元检测' })
  expect(choices()).toEqual([false])
})
