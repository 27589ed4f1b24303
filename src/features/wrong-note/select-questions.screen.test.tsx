// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { basket } from '#api/contract/groups/basket.ts'
import { wrongNote } from '#api/contract/groups/wrong-note.ts'
import { openScreen } from '#tests/support/documents/open-screen.tsx'
import { SelectQuestionsScreen } from './select-questions.screen.tsx'
import { givenCounts, givenItem, givenQuestion } from './testing/given-question.ts'

const chapters = [
  { bookId: 7, chapterId: 1, nodeName: 'Unit 1' },
  { bookId: 7, chapterId: 2, nodeName: 'Unit 2' },
]

const book = {
  courseName: '七年级(2)班',
  weeks: [],
  groups: [],
  assignmentCount: 1,
  itemCount: 2,
  wrong: 2,
  rightsNeeded: 2,
  choices: { books: [{ bookId: 7, bookName: '七年级上册' }], chapters, assignments: [] },
}

const second = { ...givenItem, itemId: 42, questionId: 32, no: 15, students: [{ uid: 13, realname: '周文' }] }

/** Each question is of its own chapter. */
const inChapter = (chapterId: unknown) => {
  const items = [givenItem, second].filter((_, index) => chapterId === undefined || chapterId === String(index + 1))
  const questions = items.map(({ questionId }) => ({ ...givenQuestion, questionId }))
  return { items, questions, total: items.length, wrongTwice: [] }
}

const open = (query: Readonly<Record<string, string>>) =>
  openScreen(
    <SelectQuestionsScreen
      course={{ courseId: 5, courseName: '七年级(2)班', subjectId: 203 }}
      bookId={7}
      uid={1}
      renderAssign={() => null}
    />,
    {
      [wrongNote.book.path]: () => book,
      [wrongNote.questions.path]: ({ chapterId }) => inChapter(chapterId),
      [basket.count.path]: () => givenCounts,
    },
    query,
  )

test('questions stay ticked in another chapter and in the address, for Back and a reload', async () => {
  const { address } = open({ chapterId: '1' })
  fireEvent.click(await screen.findByRole('checkbox', { name: '选第五单元检测第 14 题' }))
  expect(address.get()).toEqual({ chapterId: '1', ticked: '31' })
  act(() => address.set({ chapterId: '2', ticked: '31' }))
  fireEvent.click(await screen.findByRole('checkbox', { name: '选第五单元检测第 15 题' }))
  await screen.findByText('已选 2 题')
  await screen.findByRole('button', { name: '布置给没掌握的 3 人' })
  fireEvent.click(screen.getByRole('checkbox', { name: '选第五单元检测第 15 题' }))
  await waitFor(() => expect(address.get()).toEqual({ chapterId: '2', ticked: '31' }))
})
