import { textbook } from '#api/contract/groups/textbook.ts'
import { implement } from '../implement.ts'
import { contentsOf } from '../bank/book-contents.ts'
import { bookClosed } from './textbook-contents.ts'
import { addBooks, bookCategories, booksOfCourse, booksToAdd, changeDays, removeBooks } from './textbooks.ts'

export const textbookHandlers = implement(textbook, {
  categories: async ({ subjectId }, { db }) => ({ list: await bookCategories(db, subjectId) }),
  ofCourse: ({ courseId }, { db, now }) => booksOfCourse(db, courseId, now),
  standard: async ({ courseId }, { db }) => ({ list: await booksToAdd(db, courseId) }),
  add: async ({ courseId, addedBooks }, { db, caller, now, fail }) => {
    const refused = await addBooks(db, courseId, addedBooks, { caller, now })
    return refused === null ? {} : fail(refused)
  },
  update: async (days, { db, fail }) => {
    const changed = await changeDays(db, days)
    return typeof changed === 'string' ? fail(changed) : changed
  },
  remove: async ({ courseId, bookIds }, { db, fail }) => {
    const refused = await removeBooks(db, courseId, bookIds)
    return refused === null ? {} : fail(refused)
  },
  contents: async (wanted, { db, now, fail }) => {
    const refused = await bookClosed(db, wanted, now)
    return refused === null ? { list: await contentsOf(db, wanted.bookId) } : fail(refused)
  },
})
