import { asc, eq } from 'drizzle-orm'
import type { Executor } from '#server/database/database.ts'
import { member } from '#server/database/schema/courses.ts'
import { user } from '#server/database/schema/people.ts'
import { areMembersOf, isMemberOf } from '../is-member.ts'

/** A student who is in the class now; null for anybody else. */
export async function findMember(db: Executor, courseId: number, uid: number) {
  const [row] = await db
    .select({ realname: user.realname, username: user.username })
    .from(member)
    .innerJoin(user, eq(user.uid, member.uid))
    .where(areMembersOf(courseId, [uid]))
  return row ?? null
}

/** The students of a class by account. */
export const membersOf = (db: Executor, courseId: number) =>
  db
    .select({ uid: user.uid, username: user.username, realname: user.realname })
    .from(member)
    .innerJoin(user, eq(user.uid, member.uid))
    .where(isMemberOf(courseId))
    .orderBy(asc(user.username))
