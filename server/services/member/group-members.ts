import { sql } from 'drizzle-orm'
import { anyOf } from '#server/database/any-of.ts'
import type { Executor } from '#server/database/database.ts'
import { member } from '#server/database/schema/courses.ts'
import { user } from '#server/database/schema/people.ts'
import { areMembersOf } from '../is-member.ts'
import { lockClasses } from '../classes/lock-classes.ts'
import { lockPeople } from '../lock-people.ts'

export interface Grouping {
  readonly courseId: number
  readonly uids: readonly number[]
  /** Null for none. */
  readonly groupName: string | null
}

/**
 * Puts members into a group of their class; false if one of them is no member. Invalidates forms that are open
 * elsewhere.
 */
export async function groupMembers(db: Executor, { courseId, uids, groupName }: Grouping): Promise<boolean> {
  if (uids.length === 0) return false
  await lockClasses(db, [courseId])
  await lockPeople(db, uids)
  const grouped = await db
    .update(member)
    .set({ groupName })
    .where(areMembersOf(courseId, uids))
    .returning({ uid: member.uid })
  if (grouped.length !== uids.length) return false
  await db
    .update(user)
    .set({ rev: sql`${user.rev} + 1` })
    .where(sql`${user.uid} = ${anyOf(uids)}`)
  return true
}
