import { and, eq, ne, sql } from 'drizzle-orm'
import type { Executor } from '#server/database/database.ts'
import { isFree } from '#server/database/is-free.ts'
import { user } from '#server/database/schema/people.ts'

/**
 * Binds a mobile to an account; false if another account has it as its mobile or user name. If the old mobile was the
 * user name, the new one replaces it. A write may go on after it either way.
 */
export async function changeMobile(db: Executor, uid: number, mobile: string): Promise<boolean> {
  const named = and(eq(user.username, mobile), ne(user.uid, uid))
  if ((await db.$count(user, named)) > 0) return false
  const username = sql`case when ${user.username} = ${user.mobile} then ${mobile} else ${user.username} end`
  return isFree(
    db.transaction((savepoint) => savepoint.update(user).set({ mobile, username }).where(eq(user.uid, uid))),
  )
}

/** Binds an e-mail address to an account; false if another account has it. A write may go on after it either way. */
export const changeEmail = (db: Executor, uid: number, email: string): Promise<boolean> =>
  isFree(db.transaction((savepoint) => savepoint.update(user).set({ email }).where(eq(user.uid, uid))))
