// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { paper } from '#api/contract/groups/paper.ts'
import { prepare } from '#api/contract/groups/prepare.ts'
import { textbook } from '#api/contract/groups/textbook.ts'
import { user } from '#api/contract/groups/user.ts'
import type { PreparedNode } from '#api/contract/schemas/lesson-nodes.ts'
import type { PaperRow } from '#api/contract/schemas/papers.ts'
import { type Answers, refused } from '#tests/support/documents/fake-answers.ts'
import { choose, contents, lines, openTextbooks, press, type } from './testing/open-textbooks.tsx'
import { textsOf } from '#tests/support/documents/page-texts.ts'

const step = (nodeId: number, name: string, changes: Partial<PreparedNode> = {}): PreparedNode => ({
  nodeId,
  nodeType: 'step',
  source: 'typed',
  name,
  isTaught: false,
  ...changes,
})

const { lessonNodes } = prepare.save.input.shape

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
  givenCount: 0,
  canEdit: true,
  usedCount: 0,
  updatedAt: '2026-11-18T02:00:00.000Z',
}

async function openContents(answers: Answers = {}) {
  const opened = openTextbooks(answers)
  await screen.findByText('共 2 本')
  press('目录：七年级上册')
  await screen.findByRole('heading', { name: /的备课$/ })
  return opened
}

test('the contents open at the chapter chosen last; another choice is remembered', async () => {
  const { sentTo } = await openContents()
  const chapters = within(screen.getByRole('navigation', { name: '章节' })).getAllByRole('button')
  expect(chapters.map((one) => ({ text: one.textContent, current: one.getAttribute('aria-current') }))).toEqual([
    { text: 'Unit 1', current: 'false' },
    { text: 'Unit 2', current: 'true' },
  ])
  type('教学环节', '听写')
  press('Unit 1')
  expect(screen.getByRole('region', { name: 'Unit 1' }).textContent).toBe('知识点：问候用语')
  await screen.findByRole('heading', { name: 'Unit 1的备课' })
  await waitFor(() =>
    expect(sentTo(user.saveSetting.path)).toEqual([{ key: 'textbookNodes', value: JSON.stringify('7.3.c11') }]),
  )
  expect((await screen.findByLabelText<HTMLInputElement>('教学环节')).value).toBe('')
  press('Unit 2')
  expect((await screen.findByLabelText<HTMLInputElement>('教学环节')).value).toBe('听写')
  press('返回课本')
  expect(textsOf('heading')).toContain('这个班用的课本 共 2 本')
  press('目录：七年级上册')
  expect((await screen.findByLabelText<HTMLInputElement>('教学环节')).value).toBe('听写')
})

test('steps and papers are added, ticked, moved and deleted; each act saves the whole lesson', async () => {
  let list: PreparedNode[] = []
  let rev = 0
  const { sentTo } = await openContents({
    [prepare.list.path]: () => ({ rev, savedBy: '林知夏', savedAt: '2026-11-22T01:00:00.000Z', list }),
    [prepare.save.path]: (sent) => {
      const nodes = z.decode(lessonNodes, String(sent['lessonNodes']))
      list = nodes.map((one, index) =>
        step(index + 1, one.name, { ...one, source: one.nodeType === 'step' ? 'typed' : 'own' }),
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
    lessonNodes: z.encode(lessonNodes, [{ nodeType: 'step', name: '导入', isTaught: true }]),
  })
})

test('what another teacher has saved meanwhile is shown, and what was typed stays', async () => {
  const lessons = [[step(1, '导入')], [step(1, '导入'), step(2, '听写')]]
  const closed = step(3, '期末卷', { nodeType: 'paper', source: 'closed', paperId: 9 })
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

test('rows without a parent are reported; a book without contents, and one whose days are over', async () => {
  const lost = { ...contents[1], cid: 'x', pid: 'gone', nodeName: '丢失的一课' }
  const answers = [() => refused('bookEnded'), () => ({ list: [] }), () => ({ list: [...contents, lost] })]
  openTextbooks({ [textbook.contents.path]: () => answers.shift()?.() })
  await screen.findByText('共 2 本')
  press('目录：七年级上册')
  await screen.findByText('这本课本已停用；要继续用，请改停用日期')
  press('刷新试试')
  await screen.findByText('这本课本还没有目录')
  press('返回课本')
  press('目录：七年级下册')
  await waitFor(() => expect(textsOf('status')).toContain('有 1 条目录找不到上级，没有列出：丢失的一课'))
})
