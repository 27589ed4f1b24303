import { and, asc, eq, ilike, ne, notExists, or, sql } from 'drizzle-orm'
import { courseLimits } from '#domain/classes/class-limits.ts'
import { maskedMobile } from '#domain/accounts/masked-mobile.ts'
import { containing } from '#server/database/containing.ts'
import type { Executor } from '#server/database/database.ts'
import { course, courseTeacher } from '#server/database/schema/courses.ts'
import { user } from '#server/database/schema/people.ts'
import { usableTeachers } from '../classes/usable-teachers.ts'

const person = { teacherId: user.uid, realname: user.realname, mobile: user.mobile }

/** The teachers of a class: its lead teacher, then the others in the order they were added. */
export async function teachersOf(db: Executor, courseId: number) {
  const { disabledAt } = user
  const [leadTeacher] = await db
    .select({ ...person, disabledAt })
    .from(course)
    .innerJoin(user, eq(user.uid, course.leadTeacherId))
    .where(eq(course.courseId, courseId))
  const others = await db
    .select({ ...person, disabledAt, addedAt: courseTeacher.addedAt })
    .from(courseTeacher)
    .innerJoin(user, eq(user.uid, courseTeacher.uid))
    .where(eq(courseTeacher.courseId, courseId))
    .orderBy(asc(courseTeacher.addedAt), asc(courseTeacher.uid))
  const all = leadTeacher === undefined ? others : [{ ...leadTeacher, addedAt: null }, ...others]
  return all.map(({ teacherId, realname, mobile, disabledAt: disabled, addedAt }) => ({
    teacherId,
    realname,
    mobile: mobile && maskedMobile(mobile),
    isLeadTeacher: addedAt === null,
    isDisabled: disabled !== null,
    addedAt: addedAt && addedAt.toISOString(),
  }))
}

/**
 * Colleagues who do not teach a class yet: by part of the name, or by the whole mobile, so that numbers cannot be
 * probed.
 */
export async function findColleagues(db: Executor, schoolId: number, courseId: number, keyword: string) {
  const teaches = db
    .select({ uid: courseTeacher.uid })
    .from(courseTeacher)
    .where(and(eq(courseTeacher.courseId, courseId), eq(courseTeacher.uid, user.uid)))
  const leadTeacher = sql`(select ${course.leadTeacherId} from ${course} where ${course.courseId} = ${courseId})`
  const inName = ilike(user.realname, containing(keyword))
  const rows = await db
    .select(person)
    .from(user)
    .where(
      and(
        usableTeachers(schoolId),
        or(inName, eq(user.mobile, keyword)),
        ne(user.uid, leadTeacher),
        notExists(teaches),
      ),
    )
    .orderBy(asc(user.realname), asc(user.uid))
    .limit(courseLimits.colleaguesFound)
  return rows.map((row) => ({ ...row, mobile: row.mobile && maskedMobile(row.mobile) }))
}
