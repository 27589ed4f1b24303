import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { questionsOf } from '#domain/paper/elements.ts'
import type { Paper } from '#domain/paper/paper.ts'
import type { Executor } from '#server/database/database.ts'
import { book } from '#server/database/schema/books.ts'
import { course } from '#server/database/schema/courses.ts'
import { bankSearch, question } from '#server/database/schema/questions.ts'
import { bookOfQuestion } from '../bank/book-of-question.ts'
import { isInUseOf } from '../classes/taught-by.ts'

/**
 * The book under which a paper is found: that of its questions if it is one, not counting those in none or in several;
 * otherwise the one it had, or the one that the owner's classes of the subject use, if it is one. Null if there is no
 * telling.
 */
export async function bookOfPaper(db: Executor, paper: Paper, ownerId: number): Promise<number | null> {
  return (
    (await bookOfQuestions(db, paper)) ?? (await knownBook(db, paper)) ?? bookOfClasses(db, paper.subjectId, ownerId)
  )
}

async function bookOfQuestions(db: Executor, { elements, subjectId }: Paper): Promise<number | null> {
  const questionIds = questionsOf(elements).map(({ questionId }) => questionId)
  if (questionIds.length === 0) return null
  const rows = await db
    .selectDistinct({ bookId: book.bookId })
    .from(question)
    .leftJoin(bankSearch, eq(bankSearch.questionId, question.questionId))
    .innerJoin(book, eq(book.bookId, bookOfQuestion))
    .where(and(inArray(question.questionId, questionIds), eq(book.subjectId, subjectId)))
  return onlyOne(rows)
}

/** A book of the paper's subject; null for none, and for an unknown one. */
async function knownBook(db: Executor, { bookId, subjectId }: Paper): Promise<number | null> {
  if (bookId === null) return null
  const rows = await db
    .select({ bookId: book.bookId })
    .from(book)
    .where(and(eq(book.bookId, bookId), eq(book.subjectId, subjectId)))
  return onlyOne(rows)
}

async function bookOfClasses(db: Executor, subjectId: number, uid: number): Promise<number | null> {
  const rows = await db
    .selectDistinct({ bookId: course.bookId })
    .from(course)
    .where(and(isInUseOf(uid), eq(course.subjectId, subjectId), isNotNull(course.bookId)))
  return onlyOne(rows)
}

const onlyOne = (rows: readonly { readonly bookId: number | null }[]): number | null =>
  rows.length === 1 ? (rows[0]?.bookId ?? null) : null
