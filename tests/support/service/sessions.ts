import { eq } from 'drizzle-orm'
import { currentConsent } from '#domain/accounts/consent.ts'
import { cookieName, hashToken, newToken } from '#server/core/cookies.ts'
import type { Surface } from '#server/core/ports.ts'
import { session, user } from '#server/database/schema/people.ts'
import { keepConsent } from '#server/services/sign-on/consents.ts'
import type { TestClient, TestService } from './test-service.ts'

export interface NewSessionOptions {
  readonly surface?: Surface
  readonly mustChangePassword?: boolean
}

/** A new session of a person of a world, as if they had just signed in. */
export async function newSession(
  { db, clock, client }: TestService,
  { uid }: TestClient,
  { surface = 'portal', mustChangePassword = false }: NewSessionOptions = {},
): Promise<TestClient> {
  const [person] = await db.select().from(user).where(eq(user.uid, uid))
  if (person === undefined) throw new Error('Nobody has this uid')
  const token = newToken()
  const times = { createdAt: clock.now, seenAt: clock.now, expiresAt: new Date('2099-01-01T00:00:00Z') }
  await db.insert(session).values({
    tokenHash: hashToken(token),
    surface,
    uid,
    schoolId: person.schoolId,
    agent: 'test',
    mustChangePassword,
    ...times,
  })
  return client(uid, `${cookieName(surface, false)}=${token}`)
}

/** Ends every session of a person, as expiry or another device would. */
export async function endSessions({ db }: TestService, { uid }: TestClient): Promise<void> {
  await db.delete(session).where(eq(session.uid, uid))
}

/** Accepts the current documents for a person, so that they are not asked to. */
export const acceptDocuments = ({ db, clock }: TestService, { uid }: TestClient): Promise<void> =>
  keepConsent(db, uid, currentConsent, clock.now)

/** Accepts the current documents for a person and gives them a mobile, so that no prompt interrupts their work. */
export async function settle(service: TestService, person: TestClient, mobile: string): Promise<void> {
  await service.db.update(user).set({ mobile }).where(eq(user.uid, person.uid))
  await acceptDocuments(service, person)
}
