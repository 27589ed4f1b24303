import { and, eq, sql } from 'drizzle-orm'
import type { Executor } from '#server/database/database.ts'
import { keyValue } from '#server/database/schema/system.ts'

export interface Setting {
  readonly uid: number
  readonly key: string
  /** Any JSON value. */
  readonly value: unknown
  readonly now: Date
}

/** Saves one of a person's own settings; false if it already has this value. */
export async function keepSetting(db: Executor, { uid, key, value, now }: Setting): Promise<boolean> {
  const saved = await db
    .insert(keyValue)
    .values({ uid, key, value, updatedAt: now })
    .onConflictDoUpdate({
      target: [keyValue.uid, keyValue.key],
      set: { value, updatedAt: now },
      setWhere: sql`${keyValue.value} <> excluded.value`,
    })
    .returning({ key: keyValue.key })
  return saved.length > 0
}

/** The saved value; undefined if there is none. */
export async function settingOf(db: Executor, uid: number, key: string): Promise<unknown> {
  const [row] = await db
    .select({ value: keyValue.value })
    .from(keyValue)
    .where(and(eq(keyValue.uid, uid), eq(keyValue.key, key)))
  return row?.value
}
