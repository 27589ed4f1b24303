import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { MemberRow } from '#api/contract/schemas/members.ts'
import type { Executor } from '#server/database/database.ts'
import { member } from '#server/database/schema/courses.ts'
import { session, user } from '#server/database/schema/people.ts'
import { loginEvent } from '#server/database/schema/sign-on.ts'
import { submission } from '#server/database/schema/assignments.ts'
import { hasPassword } from '../classes/has-password.ts'
import { isMemberOf } from '../is-member.ts'

/** An ended session leaves its start; a hand-in counts even if both are long gone. */
const lastSeenAt: SQL<Date | null> = sql`greatest(
  (select max(${session.seenAt}) from ${session} where ${session.uid} = ${user.uid}),
  (select max(${loginEvent.at}) from ${loginEvent} where ${loginEvent.uid} = ${user.uid}),
  (select max(${submission.submittedAt}) from ${submission} where ${submission.uid} = ${user.uid})
)`.mapWith(session.seenAt)

/** The members of a class with their accounts, mobiles in full. */
export const findMembers = (db: Executor, courseId: number): Promise<MemberRow[]> => membersWhere(db, courseId)

/** One of them; null if there is none. */
export async function findMember(db: Executor, courseId: number, uid: number): Promise<MemberRow | null> {
  const [found] = await membersWhere(db, courseId, uid)
  return found ?? null
}

async function membersWhere(db: Executor, courseId: number, uid?: number): Promise<MemberRow[]> {
  const isMember = isMemberOf(courseId)
  const rows = await db
    .select({
      uid: user.uid,
      username: user.username,
      realname: user.realname,
      studentNo: user.studentNo,
      groupName: member.groupName,
      contactMobile: user.contactMobile,
      hasPassword,
      joinedAt: member.joinedAt,
      lastSeenAt,
      rev: user.rev,
    })
    .from(member)
    .innerJoin(user, eq(user.uid, member.uid))
    .where(uid === undefined ? isMember : and(isMember, eq(member.uid, uid)))
    .orderBy(asc(user.username))
  return rows.map((row) => ({
    ...row,
    joinedAt: row.joinedAt.toISOString(),
    lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
  }))
}
