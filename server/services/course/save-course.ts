import { and, eq } from 'drizzle-orm'
import type { course as courseArea } from '#api/contract/groups/course.ts'
import type { InputOf } from '#api/contract/endpoint.ts'
import { courseLimits } from '#domain/classes/class-limits.ts'
import { courseStatuses } from '#domain/classes/course-statuses.ts'
import { isSubjectOfStage } from '#domain/classes/teaching.ts'
import type { Acting, SignedIn } from '#server/core/ports.ts'
import type { Executor } from '#server/database/database.ts'
import { book } from '#server/database/schema/books.ts'
import { course } from '#server/database/schema/courses.ts'
import { assignment } from '#server/database/schema/assignments.ts'
import { lockClass } from '../classes/lock-classes.ts'
import { lockPeople } from '../lock-people.ts'
import { freeClassCode } from './class-code.ts'
import { dropBooksOfOtherSubjects, useMainBook } from './textbooks.ts'

type Fields = InputOf<(typeof courseArea)['save']>

/** Opens a class in the caller's school; returns why if it cannot be. */
export async function openCourse(db: Executor, fields: Fields, caller: SignedIn, now: Date) {
  const refused = (await fieldsRefused(db, fields)) ?? ((await hasRoom(db, caller.uid)) ? null : 'tooManyCourses')
  if (refused !== null) return refused
  const classCode = await freeClassCode(db)
  const [made] = await db
    .insert(course)
    .values({ ...rowOf(fields), classCode, schoolId: caller.schoolId, leadTeacherId: caller.uid, createdAt: now })
    .returning({ courseId: course.courseId })
  if (made === undefined) throw new Error('A class was not inserted')
  await useMainBook(db, made.courseId, fields.bookId, { caller, now })
  return { courseId: made.courseId, classCode }
}

/** Changes a class unless it has changed since `rev`; returns the next revision, or why it cannot be changed. */
export async function changeCourse(
  db: Executor,
  { courseId, rev, ...fields }: Fields & { courseId: number; rev: number },
  adding: Acting,
) {
  const refused = await fieldsRefused(db, fields)
  if (refused !== null) return refused
  // An assignment being added would keep the subject.
  const before = await lockClass(db, courseId, 'update')
  if (before.rev !== rev) return 'courseChangedMeanwhile'
  const isOtherSubject = before.stageId !== fields.stageId || before.subjectId !== fields.subjectId
  if (isOtherSubject && (await db.$count(assignment, eq(assignment.courseId, courseId))) > 0)
    return 'subjectOfAssignments'
  await db
    .update(course)
    .set({ ...rowOf(fields), rev: rev + 1 })
    .where(eq(course.courseId, courseId))
  if (isOtherSubject) await dropBooksOfOtherSubjects(db, courseId, fields.subjectId)
  await useMainBook(db, courseId, fields.bookId, adding)
  return { rev: rev + 1 }
}

/** Whether a teacher may have one more class in use; concurrent calls wait for each other. */
export async function hasRoom(db: Executor, uid: number): Promise<boolean> {
  await lockPeople(db, [uid])
  const inUse = and(eq(course.leadTeacherId, uid), eq(course.status, courseStatuses.inUse))
  return (await db.$count(course, inUse)) < courseLimits.perTeacher
}

async function fieldsRefused(db: Executor, { stageId, subjectId, bookId }: Fields) {
  if (!isSubjectOfStage(subjectId, stageId)) return 'subjectNotOfStage'
  if (bookId === undefined) return null
  const fitting = and(eq(book.bookId, bookId), eq(book.subjectId, subjectId))
  return (await db.$count(book, fitting)) === 0 ? 'bookNotOfSubject' : null
}

const rowOf = ({ bookId, ...fields }: Fields) => ({ ...fields, bookId: bookId ?? null })
