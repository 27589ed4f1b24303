import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { currentConsent } from '#domain/accounts/consent.ts'
import { cookieName, hashToken, newToken } from '#server/core/cookies.ts'
import { session, user } from '#server/database/schema/people.ts'
import { smsCode } from '#server/database/schema/sign-on.ts'
import { keepConsent } from '#server/services/sign-on/consents.ts'
import { type CodeOwner, hashCode } from '#server/services/verification/sms-codes.ts'
import { openBrowser, type TestBrowser } from '#tests/support/product/test-browser.ts'
import { clientOf, type TestClient } from '#tests/support/service/test-client.ts'
import type { TestService } from '#tests/support/service/test-service.ts'

type LoginService = Pick<TestService, 'db' | 'service' | 'clock'>

/** A browser calling from an IP address. */
export const browserAt = ({ service }: LoginService, address = '10.24.1.5'): TestBrowser =>
  openBrowser((uid, cookie) => clientOf((request) => service(request, address), uid, cookie))

/** What the service stores about a browser, which must have its cookie. */
export function visitorHashOf(browser: TestBrowser): string {
  const cookie = new RegExp(`${cookieName('visitor', false)}=([^;]+)`).exec(browser.cookie())
  if (cookie?.[1] === undefined) throw new Error('This browser has called nothing yet')
  return hashToken(cookie[1])
}

/** A phone, calling from an IP address, on which somebody has just signed in; they accepted the documents long ago. */
export async function phoneOf(
  { db, service, clock }: LoginService,
  uid: number,
  address = '10.24.1.77',
): Promise<TestClient> {
  const [account] = await db.select().from(user).where(eq(user.uid, uid))
  if (account === undefined) throw new Error(`Nobody has the uid ${uid}`)
  const token = newToken()
  const times = { createdAt: clock.now, seenAt: clock.now, expiresAt: new Date('2099-01-01T00:00:00Z') }
  await db.insert(session).values({
    tokenHash: hashToken(token),
    surface: 'phone',
    uid,
    schoolId: account.schoolId,
    agent: 'phone',
    ...times,
  })
  await keepConsent(db, uid, currentConsent, clock.now)
  return clientOf((request) => service(request, address), uid, `${cookieName('phone', false)}=${token}`)
}

/** A code already sent to somebody for this browser. */
export async function giveCode(
  { db, clock }: LoginService,
  browser: TestBrowser,
  owner: CodeOwner,
  code = '246810',
): Promise<string> {
  const sentAt = clock.now
  await db.insert(smsCode).values({
    ...owner,
    visitorHash: visitorHashOf(browser),
    codeHash: hashCode(code, owner, randomBytes(16).toString('hex')),
    address: '-',
    sentAt,
    expiresAt: new Date(sentAt.getTime() + 300_000),
  })
  return code
}

export const passTime = ({ clock }: Pick<TestService, 'clock'>, milliseconds: number): void => {
  clock.now = new Date(clock.now.getTime() + milliseconds)
}
