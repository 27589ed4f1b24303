import { eq } from 'drizzle-orm'
import { roster } from '#api/contract/groups/roster.ts'
import { readClassCode } from '#domain/classes/class-code.ts'
import { course, courseTeacher, member } from '#server/database/schema/courses.ts'
import { school, user } from '#server/database/schema/people.ts'
import { signIn } from '#tests/support/fixtures/sessions.ts'
import { idOf } from '#tests/support/service/id-of.ts'
import type { TestClient, TestService } from '#tests/support/service/test-service.ts'

/** Teachers of one school who request students from each other, and one of another school. */
const teachers = ['holder', 'asker', 'beside', 'owner', 'foreign'] as const

type Teacher = (typeof teachers)[number]

/**
 * `holder` teaches the student in 七年级(1)班; `asker` has 七年级(2)班, without students and co-taught by `beside`; `owner`
 * owns the school; `foreign` has a class at another one.
 */
export interface AskingWorld extends Readonly<Record<Teacher, TestClient>> {
  readonly schoolId: number
  readonly studentId: number
  readonly courses: Readonly<Record<'holder' | 'asker' | 'foreign', number>>
}

/** The student's data, which only the student's own teachers may know. */
export const heldStudent = {
  realname: '欧阳秋实',
  studentNo: '20260731',
  username: 'zxq770077',
  contactMobile: '13955550123',
  groupName: '银杏小组',
} as const

const born = new Date('2026-09-01T00:00:00Z')

export async function makeAskingWorld(service: TestService): Promise<AskingWorld> {
  const { db } = service
  const rows = await db
    .insert(school)
    .values(['home', 'away'].map((code) => ({ name: `学校 ${code}`, code, createdAt: born })))
    .returning()
  const [home, away] = rows.map(({ schoolId }) => schoolId) as [number, number]
  const people = await Promise.all(
    teachers.map(async (name) => [name, await addTeacher(service, name, name === 'foreign' ? away : home)] as const),
  )
  const clients = Object.fromEntries(people) as Record<Teacher, TestClient>
  await db.update(school).set({ ownerId: clients.owner.uid }).where(eq(school.schoolId, home))
  const addCourse = async (name: 'holder' | 'asker' | 'foreign', courseName: string) => {
    const schoolId = name === 'foreign' ? away : home
    const made = {
      courseName,
      classCode: readClassCode(name),
      schoolId,
      leadTeacherId: clients[name].uid,
      stageId: 2,
      subjectId: 203,
    }
    const [row] = await db
      .insert(course)
      .values({ ...made, createdAt: born })
      .returning()
    return idOf(row?.courseId)
  }
  const courses = {
    holder: await addCourse('holder', '七年级(1)班'),
    asker: await addCourse('asker', '七年级(2)班'),
    foreign: await addCourse('foreign', '外校班'),
  }
  await db
    .insert(courseTeacher)
    .values({ courseId: courses.asker, uid: clients.beside.uid, addedBy: clients.asker.uid, addedAt: born })
  const { groupName, ...account } = heldStudent
  const studentId = await addStudent(service, home, account)
  await db.insert(member).values({ courseId: courses.holder, uid: studentId, joinedAt: born, groupName })
  return { ...clients, schoolId: home, studentId, courses }
}

async function addTeacher(service: TestService, username: string, schoolId: number): Promise<TestClient> {
  const account = { username, realname: `${username}老师`, userType: 101, schoolId, passwordHash: '-' }
  const [row] = await service.db
    .insert(user)
    .values({ ...account, createdAt: born })
    .returning()
  return signIn(service, idOf(row?.uid), 'portal')
}

/** Adds a student to the school, but to no class. */
export async function addStudent(
  { db }: TestService,
  schoolId: number,
  account: Pick<typeof user.$inferInsert, 'username' | 'realname' | 'studentNo' | 'contactMobile'>,
): Promise<number> {
  const [row] = await db
    .insert(user)
    .values({ ...account, userType: 102, schoolId, passwordHash: '-', createdAt: born })
    .returning()
  return idOf(row?.uid)
}

/** What `who` gets for adding somebody with the student's name, and whatever else is typed, to the class of `asker`. */
export const addByName = ({ courses }: AskingWorld, who: TestClient, more: object = {}) =>
  who.get(roster.save, { courseId: courses.asker, realname: heldStudent.realname, asNew: false, ...more })
