import { and, asc, desc, eq, gt, sql } from 'drizzle-orm'
import type { RemovalRow } from '#api/contract/schemas/members.ts'
import { memberLimits } from '#domain/classes/members.ts'
import type { Executor } from '#server/database/database.ts'
import { member, memberRemoval, memberStatus } from '#server/database/schema/courses.ts'
import { user } from '#server/database/schema/people.ts'
import { lockClasses } from '../classes/lock-classes.ts'
import { freePlaces } from '../classes/class-places.ts'
import { assignToNewcomers } from '../assigning/newcomers.ts'
import { day } from '#domain/time/units.ts'

const oldest = (now: Date): Date => new Date(now.getTime() - memberLimits.removalDays * day)

/** Members who are out because of a removal; for one that was undone, those whom it had removed. */
const concerns = sql`(${memberRemoval.restoredAt} is not null or ${member.joinStatus} = ${memberStatus.removed})`

/**
 * Removals of a class that can be undone, or were; newest first. Those whose members have all returned are left out.
 */
export async function findRemovals(db: Executor, courseId: number, now: Date): Promise<RemovalRow[]> {
  const { removalId, removedAt, restoredAt } = memberRemoval
  const teacher = sql<string>`(select t.realname from ${user} t where t.uid = ${memberRemoval.removedBy})`
  const names = sql<
    string[]
  >`(array_agg(${user.realname} order by ${asc(user.username)}))[1:${sql.raw(String(memberLimits.namesOfRemoval))}]`
  const rows = await db
    .select({ removalId, removedAt, restoredAt, removedBy: teacher, names, count: sql<number>`count(*)::int` })
    .from(memberRemoval)
    .innerJoin(member, and(eq(member.removalId, removalId), concerns))
    .innerJoin(user, eq(user.uid, member.uid))
    .where(and(eq(memberRemoval.courseId, courseId), gt(removedAt, oldest(now))))
    .groupBy(removalId)
    .orderBy(desc(removedAt), desc(removalId))
  return rows.map((row) => ({
    ...row,
    removedAt: row.removedAt.toISOString(),
    restoredAt: row.restoredAt?.toISOString() ?? null,
  }))
}

export interface Restoring {
  readonly courseId: number
  readonly removalId: number
  readonly now: Date
}

/**
 * Undoes a removal, leaving alone students who have rejoined by other means. Returns how many came back, or why none
 * did.
 */
export async function restoreMembers(
  db: Executor,
  { courseId, removalId, now }: Restoring,
): Promise<number | 'removalUnknown' | 'classFull' | 'alreadyDone'> {
  await lockClasses(db, [courseId])
  const [removal] = await db
    .select()
    .from(memberRemoval)
    .where(
      and(
        eq(memberRemoval.removalId, removalId),
        eq(memberRemoval.courseId, courseId),
        gt(memberRemoval.removedAt, oldest(now)),
      ),
    )
  if (removal === undefined) return 'removalUnknown'
  if (removal.restoredAt !== null) return 'alreadyDone'
  const isOut = and(eq(member.removalId, removalId), eq(member.joinStatus, memberStatus.removed))
  if ((await db.$count(member, isOut)) > (await freePlaces(db, courseId))) return 'classFull'
  const back = await db
    .update(member)
    .set({ joinStatus: memberStatus.approved })
    .where(isOut)
    .returning({ uid: member.uid })
  await assignToNewcomers(db, { courseId, uids: back.map(({ uid }) => uid), now })
  await db.update(memberRemoval).set({ restoredAt: now }).where(eq(memberRemoval.removalId, removalId))
  return back.length
}
