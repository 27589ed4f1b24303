import { and, eq, sql } from 'drizzle-orm'
import { anyOf } from '#server/database/any-of.ts'
import type { Executor } from '#server/database/database.ts'
import { wrongRemark } from '#server/database/schema/wrong-notes.ts'

/** Students' notes on items, by student and item (`7 12`). */
export async function remarksOf(
  db: Executor,
  itemIds: readonly number[],
  uids: readonly number[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ uid: wrongRemark.uid, itemId: wrongRemark.itemId, remark: wrongRemark.remark })
    .from(wrongRemark)
    .where(and(sql`${wrongRemark.uid} = ${anyOf(uids)}`, sql`${wrongRemark.itemId} = ${anyOf(itemIds)}`))
  return new Map(rows.map(({ uid, itemId, remark }) => [`${uid} ${itemId}`, remark]))
}

/** Saves a note; an empty one deletes it. */
export async function saveRemark(
  db: Executor,
  {
    uid,
    itemId,
    remark,
    now,
  }: { readonly uid: number; readonly itemId: number; readonly remark: string; readonly now: Date },
): Promise<void> {
  if (remark === '') {
    await db.delete(wrongRemark).where(and(eq(wrongRemark.uid, uid), eq(wrongRemark.itemId, itemId)))
    return
  }
  await db
    .insert(wrongRemark)
    .values({ uid, itemId, remark, savedAt: now })
    .onConflictDoUpdate({ target: [wrongRemark.uid, wrongRemark.itemId], set: { remark, savedAt: now } })
}
