import { and, asc, eq } from 'drizzle-orm'
import type { studentRecord } from '#api/contract/areas/student-record.ts'
import type { OutputOf } from '#api/contract/endpoint.ts'
import { Gone } from '#server/core/implement.ts'
import type { Executor } from '#server/database/database.ts'
import { book, bookVersion } from '#server/database/schema/books.ts'
import { course, member, memberStatus } from '#server/database/schema/courses.ts'
import { user } from '#server/database/schema/people.ts'
import { functionGrant } from '#server/database/schema/sign-on.ts'

/** What a student can use: the books of their classes in use, and functions with their times. */
export async function productsOf(
  db: Executor,
  studentId: number,
  now: Date,
): Promise<OutputOf<typeof studentRecord.products>> {
  const { realname, username, studentNo } = user
  const [student] = await db.select({ realname, username, studentNo }).from(user).where(eq(user.uid, studentId))
  if (student === undefined) throw new Gone()
  return {
    ...student,
    now: now.toISOString(),
    books: await booksOf(db, studentId),
    functions: await functionsOf(db, studentId),
  }
}

async function booksOf(db: Executor, studentId: number) {
  const { bookId, bookName } = book
  const rows = await db
    .select({
      bookId,
      bookName,
      optionName: bookVersion.optionName,
      subjectId: book.subjectId,
      courseId: course.courseId,
      courseName: course.courseName,
      joinedAt: member.joinedAt,
    })
    .from(member)
    .innerJoin(course, eq(course.courseId, member.courseId))
    .innerJoin(book, eq(book.bookId, course.bookId))
    .innerJoin(bookVersion, eq(bookVersion.optionId, book.optionId))
    .where(and(eq(member.uid, studentId), eq(member.approveStatus, memberStatus.approved), eq(course.status, 1)))
    .orderBy(asc(member.joinedAt), asc(course.courseId))
  return rows.map(({ joinedAt, ...row }) => ({ ...row, startDate: joinedAt.toISOString() }))
}

async function functionsOf(db: Executor, studentId: number) {
  const { funcId, func, beginTime, endTime } = functionGrant
  const rows = await db
    .select({ funcId, func, beginTime, endTime })
    .from(functionGrant)
    .where(eq(functionGrant.uid, studentId))
    .orderBy(asc(endTime), asc(funcId))
  return rows.map((row) => ({
    ...row,
    beginTime: row.beginTime?.toISOString() ?? null,
    endTime: row.endTime.toISOString(),
  }))
}
