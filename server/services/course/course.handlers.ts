import { and, count, countDistinct, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { course as courseArea } from '#api/contract/groups/course.ts'
import { courseStatuses } from '#domain/classes/course-statuses.ts'
import { courseUnfilled } from '#api/contract/schemas/unfilled-fields.ts'
import { Already, Gone } from '#server/core/implement.ts'
import type { Executor } from '#server/database/database.ts'
import { book, bookVersion } from '#server/database/schema/books.ts'
import { course, courseTeacher, member, memberStatus } from '#server/database/schema/courses.ts'
import { school, user } from '#server/database/schema/people.ts'
import { submission, assignment } from '#server/database/schema/assignments.ts'
import { isMemberOf } from '../is-member.ts'
import { resetToRandomPassword } from '../account/random-password.ts'
import { implement } from '../implement.ts'
import { hasPassword } from '../classes/has-password.ts'
import { lockClass } from '../classes/lock-classes.ts'
import { isOwnRequest } from '../classes/requests.ts'
import { freeClassCode } from './class-code.ts'
import { coursesTaughtBy, isInUseOf } from '../classes/taught-by.ts'
import { isUnmarked } from '../submission/state-conditions.ts'
import { changeCourse, hasRoom, openCourse } from './save-course.ts'

export const courseHandlers = implement(courseArea, {
  list: async ({ status = 1, pager }, { db, caller }) => {
    const ofCaller = and(inArray(course.courseId, coursesTaughtBy(caller.uid)), eq(course.status, status))
    const list = await coursesOf(db)
      .where(ofCaller)
      .orderBy(course.courseId)
      .limit(pager.pageSize)
      .offset((pager.currentPage - 1) * pager.pageSize)
    const [all] = await db.select({ total: count() }).from(course).where(ofCaller)
    return { list: list.map(taughtCourse), total: all?.total ?? 0 }
  },
  info: async ({ courseId }, { db }) => {
    const [found] = await coursesOf(db).where(eq(course.courseId, courseId))
    if (found === undefined) throw new Gone()
    return taughtCourse(found)
  },
  save: async (fields, { db, caller, now, fail }) => {
    const opened = await openCourse(db, fields, caller, now)
    return typeof opened === 'string' ? fail(opened) : opened
  },
  update: async (fields, { db, caller, now, fail }) => {
    const changed = await changeCourse(db, fields, { caller, now })
    return typeof changed === 'string' ? fail(changed) : changed
  },
  updateStatus: async ({ courseId, status }, { db, caller, fail }) => {
    if ((await lockClass(db, courseId)).status === status) return new Already('alreadySaved', {})
    if (status === courseStatuses.inUse && !(await hasRoom(db, caller.uid))) return fail('tooManyCourses')
    await db.update(course).set({ status }).where(eq(course.courseId, courseId))
    return {}
  },
  renewCode: async ({ courseId }, { db }) => {
    const classCode = await freeClassCode(db)
    await db.update(course).set({ classCode }).where(eq(course.courseId, courseId))
    return { classCode }
  },
  books: async ({ subjectId }, { db }) => {
    const { bookId, bookName } = book
    const { optionId, optionName } = bookVersion
    const list = await db
      .select({ bookId, bookName, optionId, optionName })
      .from(book)
      .innerJoin(bookVersion, eq(bookVersion.optionId, book.optionId))
      .where(eq(book.subjectId, subjectId))
      .orderBy(book.displayOrder, bookId)
    return { list: list.map((row) => ({ ...row, guid: null, dictId: null })) }
  },
  stages: async (_input, { db, caller }) => {
    const list = await db
      .select({ stageId: course.stageId, courses: count() })
      .from(course)
      .where(isInUseOf(caller.uid))
      .groupBy(course.stageId)
      .orderBy(course.stageId)
    return { list }
  },
  studentCount: async (_input, { db, caller }) => {
    const [counted] = await db
      .select({ count: countDistinct(member.uid) })
      .from(member)
      .innerJoin(course, eq(course.courseId, member.courseId))
      .where(and(isInUseOf(caller.uid), eq(member.joinStatus, memberStatus.approved)))
    return { count: counted?.count ?? 0 }
  },
  approveCount: async (_input, { db, caller }) => {
    const [waiting] = await db
      .select({ count: count() })
      .from(member)
      .innerJoin(course, eq(course.courseId, member.courseId))
      .where(and(isInUseOf(caller.uid), eq(member.joinStatus, memberStatus.waiting), isOwnRequest))
    return { count: waiting?.count ?? 0 }
  },
  students: async ({ courseId, pager }, { db, countRows }) => {
    const ofCourse = isMemberOf(courseId)
    const list = await db
      .select({
        uid: user.uid,
        username: user.username,
        realname: user.realname,
        groupName: member.groupName,
        hasPassword,
      })
      .from(member)
      .innerJoin(user, eq(user.uid, member.uid))
      .where(ofCourse)
      .orderBy(user.username)
      .limit(pager.pageSize)
      .offset((pager.currentPage - 1) * pager.pageSize)
    const [all] = await db.select({ total: count() }).from(member).where(ofCourse)
    countRows(list.length)
    return { list, total: all?.total ?? 0 }
  },
  resetStudentPassword: { prepare: ({ studentId }) => resetToRandomPassword(studentId) },
})

type CourseRow = Awaited<ReturnType<typeof coursesOf>>[number]

/** A class as read by one of its teachers. */
const taughtCourse = (row: CourseRow) => ({ ...row, ...courseUnfilled })

const membersWith = (status: number, more: SQL = sql`true`) =>
  sql<number>`(select count(*)::int from ${member} where ${member.courseId} = ${course.courseId} and ${member.joinStatus} = ${status} and ${more})`

const unmarkedCount = sql<number>`(select count(*)::int from ${submission}
  join ${assignment} on ${assignment.assignmentId} = ${submission.assignmentId}
  where ${assignment.courseId} = ${course.courseId} and ${isUnmarked})`

/** For a select in which `user` is the lead teacher. */
const namesOfOthers = sql<string>`coalesce((
  select string_agg(other.realname, '、' order by ${courseTeacher.addedAt}, ${courseTeacher.uid})
  from ${courseTeacher} join ${user} other on other.uid = ${courseTeacher.uid}
  where ${courseTeacher.courseId} = ${course.courseId}), '')`

function coursesOf(db: Executor) {
  return db
    .select({
      courseId: course.courseId,
      courseName: course.courseName,
      classCode: course.classCode,
      courseType: course.courseType,
      needsApproval: course.needsApproval,
      leadTeacherId: course.leadTeacherId,
      ownerId: course.leadTeacherId,
      leadTeacherName: user.realname,
      teacherName: namesOfOthers,
      courseSchool: school.name,
      stageId: course.stageId,
      subjectId: course.subjectId,
      bookId: course.bookId,
      bookName: book.bookName,
      status: course.status,
      rev: course.rev,
      studentCount: membersWith(memberStatus.approved),
      requestCount: membersWith(memberStatus.waiting, isOwnRequest),
      waitingCount: unmarkedCount,
    })
    .from(course)
    .innerJoin(user, eq(user.uid, course.leadTeacherId))
    .innerJoin(school, eq(school.schoolId, course.schoolId))
    .leftJoin(book, eq(book.bookId, course.bookId))
}
