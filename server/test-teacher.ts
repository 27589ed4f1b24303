import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { currentConsent } from '#domain/accounts/consent.ts'
import { cookieName, hashToken, newToken } from '#server/core/cookies.ts'
import type { Database } from '#server/database/database.ts'
import { user } from '#server/database/schema/people.ts'
import { consent } from '#server/database/schema/sign-on.ts'
import { setPassword } from './services/account/new-password.ts'
import { sessionStore } from './services/platform/sessions.ts'
import { keepConsent } from './services/sign-on/consents.ts'
import type { Account } from './services/sign-on/hold-account.ts'

const standing = z.object({
  username: z.string(),
  mustChangePassword: z.optional(z.boolean()),
  consentNeeded: z.optional(z.boolean()),
  hasMobile: z.optional(z.boolean()),
  hasBookVersion: z.optional(z.boolean()),
})

/** The state of an account before a test; what is left out is as in the demo. */
export type TeacherStanding = z.input<typeof standing>

/** Resets an account to this state: with its first password, signed in nowhere. */
export async function placeTeacher(db: Database, passwordHash: string, now: Date, wanted: unknown): Promise<void> {
  const given = z.parse(standing, wanted)
  const { username, mustChangePassword = false, consentNeeded = false, hasMobile = true, hasBookVersion = true } = given
  await db.transaction(async (transaction) => {
    const { uid } = await accountOf(transaction, username)
    await setPassword(transaction, uid, passwordHash)
    const mobile = hasMobile ? username : null
    const bookVersion = hasBookVersion ? '人教版' : null
    await transaction.update(user).set({ mustChangePassword, mobile, bookVersion }).where(eq(user.uid, uid))
    if (consentNeeded) await transaction.delete(consent).where(eq(consent.uid, uid))
    else await keepConsent(transaction, uid, currentConsent, now)
  })
}

const wantedSessions = z.object({
  username: z.string(),
  surface: z.enum(['portal', 'phone']),
  count: z.int(),
  /** With the current documents accepted, as after signing in by the form. */
  consented: z.optional(z.boolean()),
})

export type WantedSessions = z.input<typeof wantedSessions>

/** Signs an account in this many times; returns the cookies. */
export async function openSessions(db: Database, now: Date, wanted: unknown): Promise<readonly string[]> {
  const { username, surface, count, consented = false } = z.parse(wantedSessions, wanted)
  const { uid, schoolId, mustChangePassword } = await accountOf(db, username)
  if (consented) await db.transaction((transaction) => keepConsent(transaction, uid, currentConsent, now))
  const client = { agent: 'test', address: '127.0.0.1' }
  const begun = { caller: { uid, schoolId }, surface, way: 'password', mustChangePassword, parent: null } as const
  const tokens = Array.from({ length: count }, newToken)
  for (const token of tokens) await sessionStore(db).create(db, { ...begun, tokenHash: hashToken(token), client, now })
  return tokens.map((token) => `${cookieName(surface, false)}=${token}`)
}

async function accountOf(db: Pick<Database, 'select'>, username: string): Promise<Account> {
  const [account] = await db.select().from(user).where(eq(user.username, username))
  if (account === undefined) throw new Error(`Nobody is called ${username}`)
  return account
}
