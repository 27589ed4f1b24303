import { and, eq } from 'drizzle-orm'
import type { Executor } from '#server/database/database.ts'
import { isFree } from '#server/database/is-free.ts'
import { member } from '#server/database/schema/courses.ts'
import { user } from '#server/database/schema/people.ts'
import { isOpenRequest } from './requests.ts'

/** Why a student who registered cannot sign in yet: a class still has to decide, or none will. */
export async function approvalOf(db: Executor, uid: number): Promise<'approvalWaiting' | 'approvalRefused'> {
  const open = await db.$count(member, and(eq(member.uid, uid), isOpenRequest))
  return open > 0 ? 'approvalWaiting' : 'approvalRefused'
}

/**
 * Lets those of these students who registered themselves sign in, like students whose accounts were created for the
 * class. Returns the name of the first whose number is in use by another student of the school; the transaction must
 * then be rolled back.
 */
export async function approveAccounts(db: Executor, courseId: number, uids: readonly number[]): Promise<string | null> {
  for (const uid of uids) {
    const [newcomer] = await db
      .select({ realname: user.realname })
      .from(user)
      .where(and(eq(user.uid, uid), eq(user.awaitsApproval, true)))
      .for('update')
    if (newcomer === undefined) continue
    const approval = db.transaction((savepoint) =>
      savepoint.update(user).set({ awaitsApproval: false }).where(eq(user.uid, uid)),
    )
    if (!(await isFree(approval))) return newcomer.realname
    await db
      .update(member)
      .set({ madeAccount: true })
      .where(and(eq(member.courseId, courseId), eq(member.uid, uid)))
  }
  return null
}
