import { sql } from 'drizzle-orm'
import type { Executor } from '#server/database/database.ts'
import { isFreeAndUnused } from '#server/database/is-free.ts'

/** Restores what a recorded change did to accounts, and deletes those that it created; false if others need them. */
export const restoreAccounts = (db: Executor, changeId: number): Promise<boolean> =>
  isFreeAndUnused(
    db.transaction(async (savepoint) => {
      await removeMade(savepoint, changeId)
      await restoreChanged(savepoint, changeId)
    }),
  )

/** Nobody has signed in with them: they have no password yet. */
const removeMade = (db: Executor, changeId: number) =>
  db.execute(sql`
    delete from app_user u using member_change_row r
    where r.change_id = ${changeId}::bigint and r.uid = u.uid and r.account_before is null and r.account_after is not null`)

async function restoreChanged(db: Executor, changeId: number): Promise<void> {
  const isChanged = sql`r.change_id = ${changeId}::bigint and r.uid = u.uid and r.account_before is not null
    and r.account_before is distinct from r.account_after`
  // Two who had swapped their numbers would collide halfway.
  await db.execute(sql`update app_user u set student_no = null from member_change_row r where ${isChanged}`)
  await db.execute(sql`
    update app_user u set realname = r.account_before ->> 'realname', student_no = r.account_before ->> 'student_no',
      contact_mobile = r.account_before ->> 'contact_mobile'
    from member_change_row r where ${isChanged}`)
}
