import { and, eq, inArray, isNotNull, notInArray, or, type SQL } from 'drizzle-orm'
import { studentCodeOf } from '#domain/classes/student-code.ts'
import type { Database } from '#server/database/database.ts'
import { course, member, memberStatus } from '#server/database/schema/courses.ts'
import { session, user } from '#server/database/schema/people.ts'
import { submission } from '#server/database/schema/assignments.ts'
import { unzip } from '#server/services/report/testing/unzip.ts'
import type { Fixture } from './busy-world.ts'
import { codesOfPage, pagesOfPdf } from '#tests/support/files/pdf-codes.ts'

/** A student with a teacher, with everything known about them. */
export interface HeldStudent {
  readonly uid: number
  readonly realname: string
  readonly studentNo: string
  readonly username: string
  readonly mobile: string
  readonly groupName: string
  readonly courseName: string
}

/** Gives the fixture's student who has not handed in everything an account may have. */
export async function holdStudent(db: Database, { students, courseId }: Fixture, digits: string): Promise<HeldStudent> {
  const { uid } = students[1]
  const held = {
    uid,
    realname: `欧阳秋实${digits}`,
    studentNo: `2026${digits}31`,
    username: `zxq${digits}77`,
    mobile: `139${digits}0123`,
    groupName: `银杏小组${digits}`,
    courseName: `七年级(${digits})班`,
  }
  const { realname, studentNo, username, mobile: contactMobile, groupName, courseName } = held
  await db.update(user).set({ realname, studentNo, username, contactMobile }).where(eq(user.uid, uid))
  await db.update(course).set({ courseName }).where(eq(course.courseId, courseId))
  await db
    .update(member)
    .set({ groupName })
    .where(and(eq(member.courseId, courseId), eq(member.uid, uid)))
  return held
}

/** The facts about a student that an answer reveals beyond the input. */
export function learned(answer: string, typed: string, student: HeldStudent): readonly string[] {
  const { studentNo, username, mobile, groupName, courseName } = student
  const facts = {
    account: [username, studentCodeOf(username)],
    number: [studentNo],
    'end of the number': [`${'*'.repeat(studentNo.length - 2)}${studentNo.slice(-2)}`],
    mobile: [mobile, `${mobile.slice(0, 3)}****${mobile.slice(-4)}`],
    group: [groupName],
    classes: [courseName],
  }
  return Object.entries(facts).flatMap(([fact, texts]) =>
    texts.some((text) => answer.includes(text) && !typed.includes(text)) ? [fact] : [],
  )
}

/** An answer as text: the parts of a workbook, or the QR codes on a sheet of slips. */
export async function readableAnswer(response: Response): Promise<string> {
  const type = response.headers.get('content-type') ?? ''
  if (type.startsWith('application/json')) return response.text()
  const bytes = new Uint8Array(await response.arrayBuffer())
  if (type === 'application/pdf') return pagesOfPdf(bytes).flatMap(codesOfPage).join(' ')
  return [...unzip(bytes).values()].join(' ')
}

export type StudentState = Readonly<Record<'account' | 'membership' | 'requests' | 'sessions' | 'assignments', string>>

/** All data of a student that calls can change; requests between teachers are separate from memberships. */
export async function stateOf(db: Database, uid: number): Promise<StudentState> {
  const membersWith = (...wanted: readonly SQL[]) =>
    db
      .select()
      .from(member)
      .where(and(eq(member.uid, uid), ...wanted))
      .orderBy(member.courseId)
  const assignments = db.select().from(submission).where(eq(submission.uid, uid)).orderBy(submission.submissionId)
  return {
    account: JSON.stringify(await db.select().from(user).where(eq(user.uid, uid))),
    membership: JSON.stringify(await membersWith(eq(member.joinStatus, memberStatus.approved))),
    requests: JSON.stringify(await membersWith(isNotNull(member.askedBy), eq(member.joinStatus, memberStatus.waiting))),
    sessions: JSON.stringify(await db.$count(session, eq(session.uid, uid))),
    assignments: JSON.stringify(await assignments),
  }
}

/** Snapshots the memberships of a student and the members of a class; returns a function that restores them. */
export async function keepMembers(db: Database, uid: number, courseId: number): Promise<() => Promise<void>> {
  const isKept = or(eq(member.uid, uid), eq(member.courseId, courseId))
  const rows = await db.select().from(member).where(isKept)
  const kept = rows.map((row) => row.uid)
  const people = await db.select().from(user).where(inArray(user.uid, kept))
  return async () => {
    // Students added by one call must not be found by the next.
    const added = db
      .select({ uid: member.uid })
      .from(member)
      .where(and(eq(member.courseId, courseId), notInArray(member.uid, kept)))
    await db.update(user).set({ realname: 'added', studentNo: null }).where(inArray(user.uid, added))
    await db.delete(member).where(isKept)
    await db.insert(member).values(rows)
    for (const { uid: own, realname, studentNo } of people)
      await db.update(user).set({ realname, studentNo }).where(eq(user.uid, own))
  }
}
