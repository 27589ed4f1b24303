import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Executor } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'
import { installation } from '#server/database/schema/system.ts'

const hashKey = prepared((db) =>
  db
    .select({ value: installation.value })
    .from(installation)
    .where(eq(installation.key, 'hashKey'))
    .prepare('hash_key'),
)

/**
 * Replaces a text that could be guessed by trying all, such as a mobile or a name, where it is compared but never
 * shown: HMAC-SHA-256 in hex, with this installation's key. Same text, same hash, in every process.
 */
export async function keyedHash(db: Executor, text: string): Promise<string> {
  const [key] = await hashKey(db).execute()
  if (key === undefined) throw new Error('The installation has no key to hash with')
  return createHmac('sha256', key.value).update(text).digest('hex')
}
