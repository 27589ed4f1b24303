import { eq } from 'drizzle-orm'
import { earlierWays, featureIds, featureNames } from '#domain/features/granted-features.ts'
import { featureTexts } from '#domain/features/granted-features.texts.ts'
import { isMaths, userTypes } from '#domain/classes/subjects.ts'
import { groupedBy } from '#domain/values/grouped-by.ts'
import type { Transaction } from '#server/database/database.ts'
import { course, courseBook, member } from '#server/database/schema/courses.ts'
import { school, user } from '#server/database/schema/people.ts'
import { featureGrant } from '#server/database/schema/sign-on.ts'
import { classNames, type DemoTeacher, demoSchool, demoStudents, demoTeachers } from '../demo/people.ts'
import type { FilledBooks } from './books.ts'
import { known } from './rows.ts'
import { day } from '#domain/time/units.ts'

export interface FilledStudent {
  readonly uid: number
  readonly username: string
}

export interface FilledCourse {
  readonly courseId: number
  readonly teacher: string
  readonly teacherId: number
  readonly students: readonly FilledStudent[]
}

export interface FilledPeople {
  readonly schoolId: number
  readonly teacherIds: ReadonlyMap<string, number>
  readonly courses: readonly FilledCourse[]
}

interface PeopleOptions {
  readonly now: Date
  readonly hash: () => Promise<string>
}

/** The school, its teachers and students, and each teacher's classes, created two months before the filling. */
export async function fillPeople(
  tx: Transaction,
  books: FilledBooks,
  { now, hash }: PeopleOptions,
): Promise<FilledPeople> {
  const createdAt = new Date(now.getTime() - 60 * day)
  const [opened] = await tx
    .insert(school)
    .values({ ...demoSchool, createdAt })
    .returning()
  const { schoolId } = known(opened, 'school')
  const teacherIds = await fillTeachers(tx, schoolId, createdAt, hash)
  await tx.insert(featureGrant).values(demoTeachers.flatMap(grantsOf(teacherIds, now)))
  await tx
    .update(school)
    .set({ ownerId: known(teacherIds.get(demoTeachers[0]?.username ?? ''), 'owner') })
    .where(eq(school.schoolId, schoolId))
  const byClass = await fillStudents(tx, schoolId, createdAt, hash)
  const courses: FilledCourse[] = []
  for (const { username, classes, stageId, subjectId, bookCode } of demoTeachers)
    for (const classCode of classes) {
      const students = known(byClass.get(classCode), classCode)
      const teacherId = known(teacherIds.get(username), username)
      const bookId = known(books.bookIds.get(bookCode), bookCode)
      const [made] = await tx
        .insert(course)
        .values({
          courseName: classNames[classCode],
          classCode: `QM${classCode}${subjectId}`,
          schoolId,
          leadTeacherId: teacherId,
          stageId,
          subjectId,
          bookId,
          createdAt,
        })
        .returning()
      const { courseId } = known(made, 'course')
      await tx.insert(courseBook).values({ courseId, bookId, addedBy: teacherId, addTime: createdAt })
      await tx.insert(member).values(students.map(({ uid }) => ({ courseId, uid, joinedAt: createdAt })))
      courses.push({ courseId, teacher: username, teacherId, students })
    }
  return { schoolId, teacherIds, courses }
}

/** What the school has granted a teacher, for the rest of the school year. */
const grantsOf =
  (teacherIds: ReadonlyMap<string, number>, now: Date) =>
  ({ username, subjectId }: DemoTeacher) =>
    featureNames
      .filter((name) => !earlierWays.includes(name) && (name !== 'mathsPapers' || isMaths(subjectId)))
      .map((name) => ({
        uid: known(teacherIds.get(username), username),
        featureId: featureIds[name],
        feature: featureTexts['zh-CN'][name],
        endTime: new Date(now.getTime() + 300 * day),
      }))

async function fillTeachers(tx: Transaction, schoolId: number, createdAt: Date, hash: () => Promise<string>) {
  const rows = await Promise.all(
    demoTeachers.map(async ({ username, mobile, realname, stageId, subjectId, bookVersion }) => ({
      username,
      mobile,
      realname,
      stageId,
      subjectId,
      bookVersion,
      schoolId,
      createdAt,
      userType: userTypes.teacher,
      passwordHash: await hash(),
    })),
  )
  const made = await tx.insert(user).values(rows).returning()
  return new Map(made.map(({ username, uid }) => [username, uid]))
}

async function fillStudents(tx: Transaction, schoolId: number, createdAt: Date, hash: () => Promise<string>) {
  const students = demoStudents()
  const rows = await Promise.all(
    students.map(async ({ username, realname }) => ({
      username,
      realname,
      schoolId,
      createdAt,
      userType: userTypes.student,
      passwordHash: await hash(),
    })),
  )
  const made = await tx.insert(user).values(rows).returning()
  const classOf = new Map(students.map(({ username, classCode }) => [username, classCode]))
  return groupedBy(made, ({ username }) => known(classOf.get(username), username))
}
