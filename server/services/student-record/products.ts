import { and, asc, eq } from 'drizzle-orm'
import type { studentRecord } from '#api/contract/groups/student-record.ts'
import type { OutputOf } from '#api/contract/endpoint.ts'
import { courseStatuses } from '#domain/classes/course-statuses.ts'
import { schoolDay } from '#domain/time/school-day.ts'
import { bookUse } from '#domain/textbooks/book-days.ts'
import { Gone } from '#server/core/implement.ts'
import type { Executor } from '#server/database/database.ts'
import { book, bookVersion } from '#server/database/schema/books.ts'
import { course, courseBook, member, memberStatus } from '#server/database/schema/courses.ts'
import { user } from '#server/database/schema/people.ts'

/** What a student can use: the books of their current classes. */
export async function productsOf(
  db: Executor,
  studentId: number,
  now: Date,
): Promise<OutputOf<typeof studentRecord.products>> {
  const { realname, username, studentNo } = user
  const [student] = await db.select({ realname, username, studentNo }).from(user).where(eq(user.uid, studentId))
  if (student === undefined) throw new Gone()
  return { ...student, now: now.toISOString(), books: await booksOf(db, studentId, now) }
}

async function booksOf(db: Executor, studentId: number, now: Date) {
  const { bookId, bookName } = book
  const { startDate, endDate } = courseBook
  const rows = await db
    .select({
      bookId,
      bookName,
      optionName: bookVersion.optionName,
      subjectId: book.subjectId,
      courseId: course.courseId,
      courseName: course.courseName,
      joinedAt: member.joinedAt,
      startDate,
      endDate,
    })
    .from(member)
    .innerJoin(course, eq(course.courseId, member.courseId))
    .innerJoin(courseBook, eq(courseBook.courseId, course.courseId))
    .innerJoin(book, eq(book.bookId, courseBook.bookId))
    .innerJoin(bookVersion, eq(bookVersion.optionId, book.optionId))
    .where(
      and(
        eq(member.uid, studentId),
        eq(member.joinStatus, memberStatus.approved),
        eq(course.status, courseStatuses.inUse),
      ),
    )
    .orderBy(asc(member.joinedAt), asc(course.courseId), asc(courseBook.addTime), asc(book.displayOrder))
  return rows.map(({ joinedAt, ...row }) => ({
    ...row,
    ...bookUse(row, now),
    startDate: laterDay(schoolDay(joinedAt), row.startDate),
  }))
}

const laterDay = (joined: string, first: string | null): string => (first !== null && first > joined ? first : joined)
