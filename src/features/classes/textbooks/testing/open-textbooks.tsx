import { fireEvent, screen, within } from '@testing-library/react'
import { vi } from 'vitest'
import { paper } from '#api/contract/groups/paper.ts'
import { prepare } from '#api/contract/groups/prepare.ts'
import { type CourseBook, textbook } from '#api/contract/groups/textbook.ts'
import { user } from '#api/contract/groups/user.ts'
import { bookUnfilled } from '#api/contract/schemas/unfilled-fields.ts'
import type { Answers } from '#tests/support/documents/fake-answers.ts'
import { inUse, openClasses } from '../../testing/open-classes.tsx'
import { TextbooksDialog } from '../textbooks.dialog.tsx'

export const bookOf = (bookId: number, bookName: string, changes: Partial<CourseBook> = {}): CourseBook => ({
  bookId,
  bookName,
  bookType: 1,
  categoryId: 1,
  categoryName: '人教版',
  ...bookUnfilled,
  stageId: 2,
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

export const main = bookOf(3, '七年级上册', { isMain: true })

export const extra = bookOf(4, '七年级下册', {
  startDate: '2026-02-01',
  endDate: '2026-12-01',
  state: 'endsSoon',
  validDays: 10,
})

export const free = (bookId: number, bookName: string, categoryId: number) => ({
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

export const contents = [
  { nodeName: 'Unit 2', cid: 'c12', pid: null, displayOrder: 2, chapterId: 12 },
  { nodeName: '问候用语', cid: 'c11k5', pid: 'c11', displayOrder: 0, knowledgeId: 5 },
  { nodeName: 'Unit 1', cid: 'c11', pid: null, displayOrder: 1, chapterId: 11 },
].map(({ chapterId, knowledgeId, ...row }) => ({
  ...row,
  level: row.pid === null ? 1 : 2,
  isChapter: row.pid === null,
  nodeType: row.pid === null ? 'chapter' : 'knowledge',
  refersTo: chapterId === undefined ? { knowledgeId } : { chapterId },
}))

/** The dialog of a class over made-up responses: it uses two books, of which the first is its main one. */
export function openTextbooks(answers: Answers = {}, books: readonly CourseBook[] = [main, extra]) {
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

export const lines = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

export const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

export async function choose(name: string, item: string) {
  press(`更多操作：${name}`)
  fireEvent.click(await screen.findByRole('menuitem', { name: item }))
}
