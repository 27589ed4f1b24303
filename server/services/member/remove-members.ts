import type { Executor } from '#server/database/database.ts'
import { member, memberRemoval, memberStatus } from '#server/database/schema/courses.ts'
import { areMembersOf } from '../is-member.ts'
import { lockClasses } from '../classes/lock-classes.ts'
import { withdrawFromLeavers } from '../assigning/newcomers.ts'

export interface Removing {
  readonly courseId: number
  readonly uids: readonly number[]
  /** The teacher. */
  readonly by: number
  readonly now: Date
}

/** Removes members from a class as one removal; null, with nothing stored, if one of them is no member. */
export async function removeMembers(
  db: Executor,
  removing: Removing,
): Promise<{ removalId: number; count: number } | null> {
  const { courseId, uids } = removing
  if (uids.length === 0) return null
  await lockClasses(db, [courseId])
  const removalId = await newRemoval(db, removing)
  const removed = await db
    .update(member)
    .set({ joinStatus: memberStatus.removed, removalId })
    .where(areMembersOf(courseId, uids))
    .returning({ uid: member.uid })
  await withdrawFromLeavers(db, removing)
  return removed.length === uids.length ? { removalId, count: removed.length } : null
}

async function newRemoval(db: Executor, { courseId, by, now }: Removing): Promise<number> {
  const [made] = await db
    .insert(memberRemoval)
    .values({ courseId, removedBy: by, removedAt: now })
    .returning({ removalId: memberRemoval.removalId })
  if (made === undefined) throw new Error('A removal was not inserted')
  return made.removalId
}
