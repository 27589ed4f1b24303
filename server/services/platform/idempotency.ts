import { and, eq, sql } from 'drizzle-orm'
import type { IdempotencyStore, IntentState, WriteIntent } from '#server/core/ports.ts'
import type { Executor } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'
import { idempotency } from '#server/database/schema/system.ts'

const placeholder = (name: string) => sql`${sql.placeholder(name)}`

/** Input of the prepared statements: every write runs both. */
const given = {
  uid: placeholder('uid'),
  key: placeholder('key'),
  path: placeholder('path'),
  bodyHash: placeholder('bodyHash'),
  now: placeholder('now'),
  answer: placeholder('answer'),
}

const claiming = prepared((db) =>
  db
    .insert(idempotency)
    .values({ uid: given.uid, key: given.key, path: given.path, bodyHash: given.bodyHash, createdAt: given.now })
    .onConflictDoNothing()
    .returning({ key: idempotency.key })
    .prepare('idempotency_claim'),
)

const keeping = prepared((db) =>
  db
    .update(idempotency)
    .set({ answer: given.answer })
    .where(and(eq(idempotency.uid, given.uid), eq(idempotency.key, given.key)))
    .prepare('idempotency_keep'),
)

/** Answers to writes by user and key. The claim is a row in the write's own transaction. */
export const idempotencyStore: IdempotencyStore<Executor> = {
  find: findIntent,
  claim: async (db, intent) => {
    const { uid, key, path, bodyHash, now } = intent
    const claimed = await claiming(db).execute({ uid, key, path, bodyHash, now: now.toISOString() })
    return claimed.length === 1 ? { kind: 'first' } : findIntent(db, intent)
  },
  keep: async (db, { uid, key }, answer) => {
    await keeping(db).execute({ uid, key, answer })
  },
}

async function findIntent(db: Executor, { uid, key, path, bodyHash }: WriteIntent): Promise<IntentState> {
  const [row] = await db.select().from(idempotency).where(ofIntent(uid, key))
  if (row === undefined) return { kind: 'first' }
  const isSame = row.path === path && row.bodyHash === bodyHash
  return isSame ? { kind: 'repeated', answer: row.answer } : { kind: 'otherBody' }
}

const ofIntent = (uid: number, key: string) => and(eq(idempotency.uid, uid), eq(idempotency.key, key))
