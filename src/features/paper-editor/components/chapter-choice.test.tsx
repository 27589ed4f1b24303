// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { bank } from '#api/contract/groups/bank.ts'
import { course } from '#api/contract/groups/course.ts'
import { openScreen } from '#tests/support/documents/open-screen.tsx'
import { ChapterChoice } from './chapter-choice.tsx'

const row = (chapterId: number, nodeName: string) => ({
  cid: `c${chapterId}`,
  pid: null,
  displayOrder: chapterId,
  level: 1,
  isChapter: true,
  nodeName,
  nodeType: 'chapter',
  questionCount: 3,
  refersTo: { chapterId },
})

const books = [
  { bookId: 5, bookName: '七年级上册', optionId: 1, optionName: '人教版', guid: null, dictId: null },
  { bookId: 6, bookName: '七年级下册', optionId: 1, optionName: '人教版', guid: null, dictId: null },
]

/** The field of a question in a chapter, and what was chosen in it; the paper is of the second book. */
function openChoice(value: number | null) {
  const chosen: (number | null)[] = []
  openScreen(<ChapterChoice subjectId={203} bookId={6} value={value} onChange={(id) => chosen.push(id)} />, {
    [course.books.path]: () => ({ list: books }),
    [bank.chapterTree.path]: () => ({ list: [row(61, 'Unit 1'), row(62, 'Unit 2')] }),
  })
  return chosen
}

const chapterField = () => screen.getByRole<HTMLSelectElement>('combobox', { name: '章节（可不选）' })

const offered = () => [...chapterField().options].map(({ text }) => text)

test('a chapter of the paper’s book is chosen for a question, or none', async () => {
  const chosen = openChoice(61)
  await screen.findByRole('option', { name: 'Unit 2' })
  expect({
    book: screen.getByRole<HTMLSelectElement>('combobox', { name: '课本' }).value,
    chapters: offered(),
  }).toEqual({
    book: '6',
    chapters: ['按知识点归章节', 'Unit 1', 'Unit 2'],
  })
  fireEvent.change(chapterField(), { target: { value: '62' } })
  fireEvent.change(chapterField(), { target: { value: '' } })
  expect(chosen).toEqual([62, null])
})

test('a chapter of another book stays chosen', async () => {
  openChoice(51)
  await screen.findByRole('option', { name: 'Unit 2' })
  expect(offered()).toEqual(['按知识点归章节', '别的课本的章节', 'Unit 1', 'Unit 2'])
})
