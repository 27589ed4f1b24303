import { sql } from 'drizzle-orm'
import { anyOf } from '#server/database/any-of.ts'
import type { Executor } from '#server/database/database.ts'
import { user } from '#server/database/schema/people.ts'

/**
 * Locks people until the transaction ends, in the order of their ids; after a class, if one is locked too. What a limit
 * allows a person is counted under this lock, as two calls at once would both find the last place free.
 */
export async function lockPeople(db: Executor, uids: readonly number[]): Promise<void> {
  await db
    .select({ uid: user.uid })
    .from(user)
    .where(sql`${user.uid} = ${anyOf(uids)}`)
    .orderBy(user.uid)
    // Weaker than `update`: rows that only reference the person are not blocked.
    .for('no key update')
}
