import { and, eq, sql } from 'drizzle-orm'
import type { SessionStore } from '#server/core/ports.ts'
import type { Database, Executor } from '#server/database/database.ts'
import { session } from '#server/database/schema/people.ts'

const minute = 60_000

/** How long a session lives (resilience: idle and absolute). */
export const sessionLimits = { idle: 120 * minute, absolute: 720 * minute, seenEvery: minute } as const

/** Sessions as rows: any number of service processes share them. */
export function sessionStore(db: Database): SessionStore<Executor> {
  const findRow = db
    .select({
      uid: session.uid,
      schoolId: session.schoolId,
      wasSeenLongAgo: sql<boolean>`${session.seenAt} < ${sql.placeholder('seenAgo')}`,
    })
    .from(session)
    .where(
      and(
        eq(session.tokenHash, sql.placeholder('tokenHash')),
        eq(session.surface, sql.placeholder('surface')),
        sql`${session.expiresAt} > ${sql.placeholder('now')}`,
        sql`${session.seenAt} > ${sql.placeholder('idleSince')}`,
      ),
    )
    .prepare('session_find')
  return {
    find: async (tokenHash, surface, now) => {
      const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString()
      const { idle, seenEvery } = sessionLimits
      const times = { now: now.toISOString(), idleSince: ago(idle), seenAgo: ago(seenEvery) }
      const [row] = await findRow.execute({ tokenHash, surface, ...times })
      if (row === undefined) return null
      if (row.wasSeenLongAgo) await db.update(session).set({ seenAt: now }).where(eq(session.tokenHash, tokenHash))
      return { uid: row.uid, schoolId: row.schoolId }
    },
    create: async (executor, { tokenHash, surface, caller, agent, now }) => {
      const { uid, schoolId } = caller
      const expiresAt = new Date(now.getTime() + sessionLimits.absolute)
      const times = { createdAt: now, seenAt: now, expiresAt }
      await executor.insert(session).values({ tokenHash, surface, uid, schoolId, agent, ...times })
    },
    remove: async (executor, tokenHash) => {
      await executor.delete(session).where(eq(session.tokenHash, tokenHash))
    },
  }
}
