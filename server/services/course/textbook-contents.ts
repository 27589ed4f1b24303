import { and, eq } from 'drizzle-orm'
import { bookUse } from '#domain/textbooks/book-days.ts'
import type { Executor } from '#server/database/database.ts'
import { courseBook } from '#server/database/schema/courses.ts'

interface BookOfCourse {
  readonly courseId: number
  readonly bookId: number
}

/** Why a class cannot use a book now; null if it can. Before the book's first day its teacher may prepare with it. */
export async function bookClosed(db: Executor, { courseId, bookId }: BookOfCourse, now: Date) {
  const [days] = await db
    .select({ startDate: courseBook.startDate, endDate: courseBook.endDate })
    .from(courseBook)
    .where(and(eq(courseBook.courseId, courseId), eq(courseBook.bookId, bookId)))
  if (days === undefined) return 'bookUnknown'
  return bookUse(days, now).state === 'ended' ? 'bookEnded' : null
}
