import { and, asc, count, desc, eq, inArray, ne, notExists, sql } from 'drizzle-orm'
import type { textbook } from '#api/contract/groups/textbook.ts'
import type { InputOf } from '#api/contract/endpoint.ts'
import { courseLimits } from '#domain/classes/class-limits.ts'
import { schoolDay } from '#domain/time/school-day.ts'
import { bookTypes } from '#domain/textbooks/book-types.ts'
import { bookUse, isBackwards } from '#domain/textbooks/book-days.ts'
import { bookUnfilled } from '#api/contract/schemas/unfilled-fields.ts'
import type { Acting } from '#server/core/ports.ts'
import type { Executor } from '#server/database/database.ts'
import { book, bookVersion } from '#server/database/schema/books.ts'
import { course, courseBook } from '#server/database/schema/courses.ts'
import { lockClass } from '../classes/lock-classes.ts'

const bookColumns = {
  bookId: book.bookId,
  bookName: book.bookName,
  categoryId: bookVersion.optionId,
  categoryName: bookVersion.optionName,
}

/** Versions of a subject, with the number of books in each. */
export async function bookCategories(db: Executor, subjectId: number) {
  const rows = await db
    .select({ categoryId: bookVersion.optionId, categoryName: bookVersion.optionName, books: count(book.bookId) })
    .from(bookVersion)
    .leftJoin(book, and(eq(book.optionId, bookVersion.optionId), eq(book.subjectId, bookVersion.subjectId)))
    .where(eq(bookVersion.subjectId, subjectId))
    .groupBy(bookVersion.optionId, bookVersion.optionName)
    .orderBy(asc(bookVersion.optionId))
  return rows.map((row) => ({ ...row, level: 1 }))
}

/** The books of a class with their days, the main one first, and the current school day, by which they are judged. */
export async function booksOfCourse(db: Executor, courseId: number, now: Date) {
  const isMain = sql<boolean>`coalesce(${course.bookId} = ${courseBook.bookId}, false)`
  const { startDate, endDate, addTime, rev } = courseBook
  const rows = await db
    .select({
      ...bookColumns,
      stageId: course.stageId,
      subjectId: book.subjectId,
      startDate,
      endDate,
      addTime,
      rev,
      isMain,
    })
    .from(courseBook)
    .innerJoin(course, eq(course.courseId, courseBook.courseId))
    .innerJoin(book, eq(book.bookId, courseBook.bookId))
    .innerJoin(bookVersion, eq(bookVersion.optionId, book.optionId))
    .where(eq(courseBook.courseId, courseId))
    .orderBy(desc(isMain), asc(addTime), asc(book.displayOrder), asc(book.bookId))
  const list = rows.map((row) => ({
    ...row,
    ...bookUnfilled,
    ...bookUse(row, now),
    addTime: row.addTime.toISOString(),
    bookType: bookTypes.published,
  }))
  return { list, today: schoolDay(now) }
}

/** Books of the class's subject that it does not use, in order. */
export async function booksToAdd(db: Executor, courseId: number) {
  const isUsed = db
    .select({ bookId: courseBook.bookId })
    .from(courseBook)
    .where(and(eq(courseBook.courseId, courseId), eq(courseBook.bookId, book.bookId)))
  const rows = await db
    .select(bookColumns)
    .from(book)
    .innerJoin(bookVersion, eq(bookVersion.optionId, book.optionId))
    .innerJoin(course, eq(course.subjectId, book.subjectId))
    .where(and(eq(course.courseId, courseId), notExists(isUsed)))
    .orderBy(asc(book.displayOrder), asc(book.bookId))
  return rows.map((row) => ({ ...row, bookType: bookTypes.published }))
}

type Books = InputOf<(typeof textbook)['add']>['addedBooks']

/** Adds all of these books to a class, or returns why not. */
export async function addBooks(db: Executor, courseId: number, books: Books, { caller, now }: Acting) {
  const { subjectId } = await lockClass(db, courseId)
  if (books.some(isBackwards)) return 'daysBackwards'
  const bookIds = [...new Set(books.map(({ bookId }) => bookId))]
  const ofSubject = and(inArray(book.bookId, bookIds), eq(book.subjectId, subjectId))
  if ((await db.$count(book, ofSubject)) < bookIds.length) return 'bookNotOfSubject'
  const used = await db.select({ bookId: courseBook.bookId }).from(courseBook).where(eq(courseBook.courseId, courseId))
  const isTwice = bookIds.length < books.length || used.some(({ bookId }) => bookIds.includes(bookId))
  if (isTwice) return 'bookInCourse'
  if (used.length + books.length > courseLimits.books) return 'tooManyBooks'
  await db.insert(courseBook).values(books.map((one) => ({ ...one, courseId, addedBy: caller.uid, addTime: now })))
  return null
}

type Days = InputOf<(typeof textbook)['update']>

/** Changes the days of a class's book; returns the next revision, or why not. */
export async function changeDays(db: Executor, { courseId, bookId, rev, daysOfUse }: Days) {
  if (isBackwards(daysOfUse)) return 'daysBackwards'
  const isRow = and(eq(courseBook.courseId, courseId), eq(courseBook.bookId, bookId))
  const [before] = await db.select({ rev: courseBook.rev }).from(courseBook).where(isRow).for('update')
  if (before === undefined) return 'bookUnknown'
  if (before.rev !== rev) return 'courseChangedMeanwhile'
  await db
    .update(courseBook)
    .set({ ...daysOfUse, rev: rev + 1 })
    .where(isRow)
  return { rev: rev + 1 }
}

/** Removes all of these books from a class, or returns why not. */
export async function removeBooks(db: Executor, courseId: number, bookIds: readonly number[]) {
  const held = await lockClass(db, courseId)
  if (held.bookId !== null && bookIds.includes(held.bookId)) return 'mainBookStays'
  const removed = await db
    .delete(courseBook)
    .where(and(eq(courseBook.courseId, courseId), inArray(courseBook.bookId, [...bookIds])))
    .returning({ bookId: courseBook.bookId })
  return removed.length < new Set(bookIds).size ? 'bookUnknown' : null
}

/** Adds the book chosen with a class to its books, without an end unless it is there already. */
export async function useMainBook(db: Executor, courseId: number, bookId: number | undefined, { caller, now }: Acting) {
  if (bookId === undefined) return
  await db.insert(courseBook).values({ courseId, bookId, addedBy: caller.uid, addTime: now }).onConflictDoNothing()
}

/** A class that changes its subject no longer needs the books of the former one. */
export async function dropBooksOfOtherSubjects(db: Executor, courseId: number, subjectId: number) {
  const others = db.select({ bookId: book.bookId }).from(book).where(ne(book.subjectId, subjectId))
  await db.delete(courseBook).where(and(eq(courseBook.courseId, courseId), inArray(courseBook.bookId, others)))
}
