import { sql } from 'drizzle-orm'
import { cookieName, hashToken, newToken } from '#server/core/cookies.ts'
import type { Surface } from '#server/core/ports.ts'
import { session, user } from '#server/database/schema/people.ts'
import type { TestClient } from '#tests/support/service/test-service.ts'
import type { WorldService } from '#tests/support/worlds/world.ts'

/** When a session was last used and when it ends. */
interface SessionTimes {
  readonly seenAt?: Date
  readonly expiresAt?: Date
}

/** A stored session; valid for a day by default. */
export async function signIn(
  service: WorldService,
  uid: number,
  surface: Surface,
  over: SessionTimes = {},
): Promise<TestClient> {
  const [client] = await signInOften(service, uid, surface, [over])
  if (client === undefined) throw new Error('Nobody is signed in')
  return client
}

/** Several sessions of one person. */
export async function signInOften(
  { db, clock, client }: WorldService,
  uid: number,
  surface: Surface,
  sessions: readonly SessionTimes[],
): Promise<readonly TestClient[]> {
  if (sessions.length === 0) return []
  const schoolId = sql`(select ${user.schoolId} from ${user} where ${user.uid} = ${uid})`
  const times = { createdAt: clock.now, seenAt: clock.now, expiresAt: new Date(clock.now.getTime() + 86_400_000) }
  const tokens = sessions.map(newToken)
  await db.insert(session).values(
    sessions.map((over, index) => ({
      tokenHash: hashToken(tokens[index] ?? ''),
      surface,
      uid,
      schoolId,
      agent: 'test',
      ...times,
      ...over,
    })),
  )
  return tokens.map((token) => client(uid, `${cookieName(surface, false)}=${token}`))
}
