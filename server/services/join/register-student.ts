import { and, desc, eq, sql } from 'drizzle-orm'
import { readClassCode } from '#domain/classes/class-code.ts'
import { courseStatuses } from '#domain/classes/course-statuses.ts'
import { nameKey } from '#domain/roster/name-reading.ts'
import { readEntry } from '#domain/roster/read-entry.ts'
import { userTypes } from '#domain/classes/subjects.ts'
import type { Executor } from '#server/database/database.ts'
import { course, member, memberStatus } from '#server/database/schema/courses.ts'
import { school, user } from '#server/database/schema/people.ts'
import { isWeakDigest } from '../account/weak-passwords.ts'
import { countSender } from '../platform/sender-counts.ts'
import { makeStudentAccounts } from '../account/student-accounts.ts'
import { admitHashing, hashDigest, matchesDigest } from '../sign-on/passwords.ts'
import { courseOfCode } from './ask.ts'
import { lockClassesThat } from '../classes/lock-classes.ts'
import { openStatuses } from '../classes/requests.ts'
import { tellTeachers } from './tell-teachers.ts'

export interface StudentRegistration {
  readonly classCode: string
  readonly realname: string
  readonly studentNo: string
  readonly digest: string
  readonly address: string
  readonly now: Date
}

type RegistrationError = 'classCodeUnknown' | 'studentFieldWrong' | 'passwordCommon'

interface Registered {
  readonly courseName: string
  readonly leadTeacherName: string
  readonly courseSchool: string
  readonly username: string
}

/**
 * Creates an account that waits for a teacher of the class, and asks to join with it; somebody who registered before
 * and proves it by the password asks with that account. What the school knows about name and number is for the teacher
 * only: the answer is the same whether or not they match.
 */
export async function registerStudent(
  db: Executor,
  { classCode, digest, address, now, ...typed }: StudentRegistration,
): Promise<Registered | RegistrationError> {
  const read = readEntry({ realname: typed.realname, number: typed.studentNo })
  if ('problems' in read || read.entry.number === null) return 'studentFieldWrong'
  const { realname, number } = read.entry
  const wanted = await courseOfCode(db, { kind: 'unknownCodesOfAddress', sender: address, now }, () =>
    selectCourse(db, classCode),
  )
  if (wanted === null) return 'classCodeUnknown'
  const { courseId, schoolId, ...names } = wanted
  if (isWeakDigest(digest, { mobile: null, username: number, realname })) return 'passwordCommon'
  await countSender(db, { kind: 'registrations', sender: address, now })
  await countSender(db, { kind: 'registrationsOfClass', sender: `course ${courseId}`, now })
  const student = { schoolId, realname, number }
  const asking = { courseId, student, digest, now }
  // Repeated concurrent calls create one account: the second round finds the one created meanwhile.
  const username = (await askOnce(db, asking)) ?? (await askOnce(db, asking))
  if (username === null) return 'classCodeUnknown'
  return { ...names, username }
}

interface Asking {
  readonly courseId: number
  readonly student: Typed
  readonly digest: string
  readonly now: Date
}

/** The account that is now asking; null if the class is gone, or somebody has registered the same student meanwhile. */
async function askOnce(db: Executor, { courseId, student, digest, now }: Asking): Promise<string | null> {
  const { seen, account, passwordHash } = await admitHashing(() => findAccount(db, student, digest))
  return db.transaction(async (transaction) => {
    // Both are locked, the class first as everywhere.
    const isInUse = and(eq(course.courseId, courseId), eq(course.status, courseStatuses.inUse))
    if ((await lockClassesThat(transaction, isInUse)).length === 0) return null
    await transaction.select().from(school).where(eq(school.schoolId, student.schoolId)).for('no key update')
    if (account === null && (await waitingAccounts(transaction, student))[0]?.uid !== seen) return null
    const applicant = account ?? (await makeWaitingAccount(transaction, student, passwordHash, now))
    await keepRequest(transaction, courseId, applicant.uid, now)
    return applicant.username
  })
}

const selectCourse = (db: Executor, typed: string) =>
  db
    .select({
      courseId: course.courseId,
      schoolId: course.schoolId,
      courseName: course.courseName,
      leadTeacherName: user.realname,
      courseSchool: school.name,
    })
    .from(course)
    .innerJoin(user, eq(user.uid, course.leadTeacherId))
    .innerJoin(school, eq(school.schoolId, course.schoolId))
    .where(and(eq(course.classCode, readClassCode(typed)), eq(course.status, courseStatuses.inUse)))

interface Typed {
  readonly schoolId: number
  readonly realname: string
  readonly number: string
}

/** How many accounts with the same name and number the password is compared with, newest first. */
const comparedAccounts = 3

/** Those who registered with this name and number and may still be approved, newest first. */
async function waitingAccounts(db: Executor, { schoolId, realname, number }: Typed) {
  const { uid, username, passwordHash, awaitsApproval } = user
  const isOpen = sql`exists (select from ${member} where ${member.uid} = ${uid}
    and ${member.joinStatus} = any(${sql.param(openStatuses)}::int[]))`
  const rows = await db
    .select({ uid, username, passwordHash, realname: user.realname })
    .from(user)
    .where(
      and(
        eq(user.schoolId, schoolId),
        eq(user.userType, userTypes.student),
        sql`lower(${user.studentNo}) = ${number.toLowerCase()}`,
        awaitsApproval,
        isOpen,
      ),
    )
    .orderBy(desc(uid))
  return rows.filter((row) => nameKey(row.realname) === nameKey(realname)).slice(0, comparedAccounts)
}

/** The account that the same person registered before, proven by its password; the newest one seen; and a new hash. */
async function findAccount(db: Executor, student: Typed, digest: string) {
  const waiting = await waitingAccounts(db, student)
  const passwordHash = await hashDigest(digest)
  for (const account of waiting)
    if (await matchesDigest(account.passwordHash, digest)) return { seen: account.uid, account, passwordHash }
  return { seen: waiting[0]?.uid, account: null, passwordHash }
}

async function makeWaitingAccount(db: Executor, student: Typed, passwordHash: string, now: Date) {
  const { schoolId, realname, number } = student
  // The number belongs to no account before a teacher approves it.
  const [account] = await makeStudentAccounts(db, schoolId, [{ realname, number: null, mobile: null }], now)
  if (account === undefined) throw new Error('An account was not made')
  const waiting = { studentNo: number, passwordHash, awaitsApproval: true }
  await db.update(user).set(waiting).where(eq(user.uid, account.uid))
  return account
}

/** Even if the class approves everybody at once: nobody knows who has just registered. */
async function keepRequest(db: Executor, courseId: number, uid: number, now: Date): Promise<void> {
  const kept = await db
    .insert(member)
    .values({ courseId, uid, joinStatus: memberStatus.waiting, joinedAt: now })
    .onConflictDoUpdate({
      target: [member.courseId, member.uid],
      set: { joinStatus: memberStatus.waiting, joinedAt: now, decidedBy: null, decidedAt: null, reason: '' },
      setWhere: eq(member.joinStatus, memberStatus.refused),
    })
    .returning({ uid: member.uid })
  if (kept.length > 0) await tellTeachers(db, courseId, now)
}
