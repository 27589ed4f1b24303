import { and, eq } from 'drizzle-orm'
import type { IdempotencyStore } from '#server/core/ports.ts'
import type { Executor } from '#server/database/database.ts'
import { idempotency } from '#server/database/schema/system.ts'

/** Answers of writes by user and key. The claim is a row in the write's own transaction. */
export const idempotencyStore: IdempotencyStore<Executor> = {
  claim: async (db, { uid, key, path, bodyHash, now }) => {
    const claimed = await db
      .insert(idempotency)
      .values({ uid, key, path, bodyHash, createdAt: now })
      .onConflictDoNothing()
      .returning({ key: idempotency.key })
    if (claimed.length === 1) return { kind: 'first' }
    const [row] = await db.select().from(idempotency).where(ofIntent(uid, key))
    if (row?.answer == null) throw new Error('A committed idempotency key has no answer')
    const isSame = row.path === path && row.bodyHash === bodyHash
    return isSame ? { kind: 'repeated', answer: row.answer } : { kind: 'otherBody' }
  },
  keep: async (db, { uid, key }, answer) => {
    await db.update(idempotency).set({ answer }).where(ofIntent(uid, key))
  },
}

const ofIntent = (uid: number, key: string) => and(eq(idempotency.uid, uid), eq(idempotency.key, key))
