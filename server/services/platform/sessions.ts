import { eq } from 'drizzle-orm'
import type { SessionStore } from '#server/core/ports.ts'
import type { Database, Executor } from '#server/database/database.ts'
import { gathered } from '#server/database/gathered.ts'
import { session } from '#server/database/schema/people.ts'
import { loginEvent } from '#server/database/schema/sign-on.ts'
import { minute } from '#domain/time/units.ts'

/** How long a session lives. */
export const sessionLimits = { idle: 120 * minute, absolute: 720 * minute, seenEvery: minute } as const

interface SessionRow {
  readonly token_hash: string
  readonly uid: string
  readonly school_id: string
  readonly session_id: string
  readonly surface: string
  readonly must_change_password: boolean
  readonly seen_at: Date
  readonly expires_at: Date
  /** When its parent session on another service was last seen; null if it has none. */
  readonly parent_seen_at: Date | null
}

/**
 * Every signed-in call waits for its session: calls that arrive together share the query, which bypasses the query
 * builder.
 */
const findSessions = {
  name: 'session_find',
  text: `select own.token_hash, own.session_id, own.uid, own.school_id, own.surface, own.must_change_password,
      own.seen_at, own.expires_at, parent.seen_at as parent_seen_at
    from session own left join session parent on parent.session_id = own.parent_id
    where own.token_hash = any($1)`,
} as const

/** Sessions as rows: any number of service processes share them. */
export function sessionStore(db: Database): SessionStore<Executor> {
  const sessionOf = gathered(async (hashes) => {
    const { rows } = await db.$client.query<SessionRow>({ ...findSessions, values: [hashes] })
    return new Map(rows.map((row) => [row.token_hash, row]))
  })
  return {
    find: async (tokenHash, surface, now) => {
      const row = await sessionOf(tokenHash)
      if (row === null || row.surface !== surface) return null
      const unseen = now.getTime() - row.seen_at.getTime()
      const parentUnseen = now.getTime() - (row.parent_seen_at ?? now).getTime()
      if (now >= row.expires_at || Math.max(unseen, parentUnseen) >= sessionLimits.idle) return null
      if (unseen > sessionLimits.seenEvery)
        await db.update(session).set({ seenAt: now }).where(eq(session.tokenHash, tokenHash))
      return {
        uid: Number(row.uid),
        schoolId: Number(row.school_id),
        sessionId: Number(row.session_id),
        mustChangePassword: row.must_change_password,
        expiresAt: row.expires_at,
      }
    },
    create: async (executor, { caller, client, now, parent, ...rest }) => {
      const { uid, schoolId } = caller
      const expiresAt = parent?.expiresAt ?? new Date(now.getTime() + sessionLimits.absolute)
      const times = { createdAt: now, seenAt: now, expiresAt }
      const started = executor
        .insert(session)
        .values({ ...rest, uid, schoolId, parentId: parent?.sessionId, ...client, ...times })
      const [row] = await started.returning({ sessionId: session.sessionId })
      if (row === undefined) throw new Error('The database kept no session')
      if (rest.way !== 'service')
        await executor.insert(loginEvent).values({ uid, ...row, way: rest.way, ...client, at: now })
      return row.sessionId
    },
    remove: async (executor, tokenHash) => {
      await executor.delete(session).where(eq(session.tokenHash, tokenHash))
    },
  }
}
