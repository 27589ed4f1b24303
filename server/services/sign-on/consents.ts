import { eq, sql } from 'drizzle-orm'
import { isCurrentConsent } from '#domain/accounts/consent.ts'
import type { Executor } from '#server/database/database.ts'
import { consent } from '#server/database/schema/sign-on.ts'

/** Every document version that an account has ever accepted. */
export async function acceptedBy(db: Executor, uid: number): Promise<readonly string[]> {
  const stamp = sql<string>`${consent.document} || '@' || ${consent.version}`
  const rows = await db.select({ stamp }).from(consent).where(eq(consent.uid, uid))
  return rows.map((row) => row.stamp)
}

/** Whether an account has nothing left to accept, counting `accepted` and everything accepted earlier. */
export const hasAccepted = async (db: Executor, uid: number, accepted: readonly string[] = []): Promise<boolean> =>
  isCurrentConsent(accepted) || isCurrentConsent([...(await acceptedBy(db, uid)), ...accepted])

/** Records accepted versions, each with the time of its first acceptance. */
export async function keepConsent(db: Executor, uid: number, accepted: readonly string[], now: Date): Promise<void> {
  const rows = accepted.map((stamp) => {
    const [document = '', version = ''] = stamp.split('@')
    return { uid, document, version, acceptedAt: now }
  })
  if (rows.length > 0) await db.insert(consent).values(rows).onConflictDoNothing()
}
