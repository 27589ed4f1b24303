import { and, eq, sql } from 'drizzle-orm'
import type { SessionStore } from '#server/core/ports.ts'
import type { Database, Executor } from '#server/database/database.ts'
import { school, session, user } from '#server/database/schema/people.ts'

const minute = 60_000

/** How long a session lives (resilience: idle and absolute). */
export const sessionLimits = { idle: 120 * minute, absolute: 720 * minute, seenEvery: minute } as const

/** Sessions as rows: any number of service processes share them. */
export function sessionStore(db: Database): SessionStore<Executor> {
  const findRow = db
    .select({
      uid: user.uid,
      schoolId: user.schoolId,
      ownerId: school.ownerId,
      seenAt: session.seenAt,
      expiresAt: session.expiresAt,
    })
    .from(session)
    .innerJoin(user, eq(user.uid, session.uid))
    .innerJoin(school, eq(school.schoolId, user.schoolId))
    .where(
      and(
        eq(session.tokenHash, sql.placeholder('tokenHash')),
        eq(session.surface, sql.placeholder('surface')),
        sql`${user.disabledAt} is null`,
      ),
    )
    .prepare('session_find')
  return {
    find: async (tokenHash, surface, now) => {
      const [row] = await findRow.execute({ tokenHash, surface })
      if (row === undefined || !isAlive(row, now)) return null
      if (now.getTime() - row.seenAt.getTime() > sessionLimits.seenEvery)
        await db.update(session).set({ seenAt: now }).where(eq(session.tokenHash, tokenHash))
      return { uid: row.uid, schoolId: row.schoolId, isSchoolOwner: row.ownerId === row.uid }
    },
    create: async (executor, { tokenHash, surface, uid, agent, now }) => {
      const expiresAt = new Date(now.getTime() + sessionLimits.absolute)
      await executor.insert(session).values({ tokenHash, surface, uid, agent, createdAt: now, seenAt: now, expiresAt })
    },
    remove: async (executor, tokenHash) => {
      await executor.delete(session).where(eq(session.tokenHash, tokenHash))
    },
  }
}

const isAlive = (row: { seenAt: Date; expiresAt: Date }, now: Date): boolean =>
  now < row.expiresAt && now.getTime() - row.seenAt.getTime() < sessionLimits.idle
