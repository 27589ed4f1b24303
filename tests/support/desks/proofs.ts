import { createHash } from 'node:crypto'
import { account } from '#api/contract/areas/account.ts'
import { messagingLogin } from '#api/contract/areas/messaging-login.ts'
import { phone } from '#api/contract/areas/phone.ts'
import { qrLogin } from '#api/contract/areas/qr-login.ts'
import { signOn } from '#api/contract/areas/sign-on.ts'
import { verification } from '#api/contract/areas/verification.ts'
import { passwordDigest } from '#api/contract/password-digest.ts'
import type { EndpointData } from '#api/contract/endpoint.ts'
import { currentConsent } from '#domain/accounts/consent.ts'
import { qrStatus } from '#domain/accounts/qr-rules.ts'
import { cookieName, hashToken } from '#server/core/cookies.ts'
import {
  captcha,
  messagingAccount,
  oneTimeToken,
  qrLogin as qrTable,
  smsCode,
} from '#server/database/schema/sign-on.ts'
import type { TokenPurpose } from '#server/services/platform/one-time-tokens.ts'
import { captchaSubject } from '#server/services/verification/captcha-subject.ts'
import { type CodeOwner, hashCode } from '#server/services/verification/sms-codes.ts'
import type { SampleValues } from '#tests/support/service/sample-input.ts'
import type { WorldService } from '#tests/support/worlds/world.ts'

/** What a desk's browser needs to sign in by every method: each proof can be used once. */
export interface Proofs {
  /** The browser's cookie from before the sign-in. */
  readonly cookie: string
  /** What an endpoint needs on top of the desk's values. */
  readonly valuesOf: (endpoint: EndpointData) => SampleValues
}

export interface DeskPeople {
  /** Unique; all random values are derived from it, so that twin databases are identical. */
  readonly name: string
  readonly teacherId: number
  /** Owns a school, and has the linked messaging account. */
  readonly ownerId: number
  readonly mobile: string
  readonly freeMobile: string
  readonly email: string
  readonly freeEmail: string
}

const code = '123456'

export async function addDeskProofs(service: WorldService, people: DeskPeople): Promise<Proofs> {
  const secret = (what: string): string => createHash('sha256').update(`${people.name} ${what}`).digest('base64url')
  const visitor = secret('visitor')
  const desk = { ...people, secret, visitorHash: hashToken(visitor) }
  await addTokens(service, desk)
  await addCodes(service, desk)
  await addQrCodes(service, desk)
  await addCaptcha(service, desk)
  const values = proofValues(desk)
  return {
    cookie: `${cookieName('visitor', false)}=${visitor}`,
    valuesOf: ({ path }) => values.get(path) ?? {},
  }
}

interface ProofDesk extends DeskPeople {
  readonly secret: (what: string) => string
  readonly visitorHash: string
}

const qrIdOf = ({ secret }: ProofDesk, what: string): string => secret(what).slice(0, 22)

const openIdOf = ({ name }: ProofDesk): string => `open-${name}`

/** Stands in for a provider's id from outside the service. */
const handleOf = (openId: string): string => hashToken(openId).slice(0, 32)

function proofValues(desk: ProofDesk): ReadonlyMap<string, SampleValues> {
  const { secret, mobile, freeMobile, email, freeEmail } = desk
  const decision = (what: string) => ({ qrId: qrIdOf(desk, what), nonce: secret(`${what} nonce`) })
  return new Map<string, SampleValues>([
    [signOn.passwordLogin.path, { token: secret('client 1') }],
    [phone.signIn.path, { token: secret('client 2') }],
    [signOn.codeLogin.path, { mobile }],
    [phone.codeSignIn.path, { mobile }],
    [signOn.autoLogin.path, { token: secret('ticket'), ticketType: '101' }],
    [signOn.releaseDevice.path, { token: secret('device') }],
    [verification.solveCaptcha.path, { captchaId: qrIdOf(desk, 'captcha'), x: 100 }],
    [verification.sendCode.path, { mobile, accountCheck: 2, token: secret('captcha token') }],
    [qrLogin.result.path, { qrId: qrIdOf(desk, 'waiting'), qrToken: secret('waiting token') }],
    [qrLogin.loginUrl.path, { qrId: qrIdOf(desk, 'former'), qrToken: secret('former token') }],
    [phone.scan.path, { qrId: qrIdOf(desk, 'to scan') }],
    [phone.confirm.path, { ...decision('to confirm'), matchNumber: '42' }],
    [phone.outcome.path, { qrId: qrIdOf(desk, 'confirmed') }],
    [phone.cancel.path, decision('to cancel')],
    [messagingLogin.info.path, { code: openIdOf(desk), state: secret('fresh state') }],
    [messagingLogin.tickets.path, { openId: handleOf(openIdOf(desk)), state: secret('bound state') }],
    [messagingLogin.bind.path, { state: secret('unbound state'), mobile }],
    [account.resetPassword.path, { mobile, password: passwordDigest('Lectern#71x') }],
    [account.register.path, { mobile: freeMobile }],
    [account.updateMobile.path, { mobile: freeMobile }],
    [account.updateEmail.path, { email: freeEmail }],
    [account.resetPasswordByEmail.path, { email, password: passwordDigest('Lectern#71x') }],
    [verification.sendEmailCode.path, { email: freeEmail, token: secret('email captcha token') }],
  ])
}

async function addTokens({ db, clock }: WorldService, desk: ProofDesk): Promise<void> {
  const { secret, visitorHash, teacherId, ownerId, mobile, freeEmail } = desk
  const expiresAt = new Date(clock.now.getTime() + 86_400_000)
  const row = (purpose: TokenPurpose, what: string, more: { subject?: string; uid?: number; data?: unknown } = {}) => ({
    tokenHash: hashToken(secret(what)),
    purpose,
    visitorHash,
    createdAt: clock.now,
    expiresAt,
    ...more,
  })
  await db.insert(messagingAccount).values({ openId: openIdOf(desk), uid: ownerId, boundAt: clock.now })
  await db
    .insert(oneTimeToken)
    .values([
      row('client', 'client 1'),
      row('client', 'client 2'),
      row('captcha', 'captcha token', { subject: await captchaSubject(db, 'sms:login', mobile) }),
      row('captcha', 'email captcha token', { subject: await captchaSubject(db, 'email:email', freeEmail) }),
      row('device', 'device', { uid: teacherId, data: { way: 'password', accepted: currentConsent } }),
      row('messagingState', 'fresh state'),
      row('messagingState', 'bound state', { data: { openId: openIdOf(desk) } }),
      row('messagingState', 'unbound state', { data: { openId: `${openIdOf(desk)} of nobody` } }),
    ])
}

async function addCodes(
  { db, clock }: WorldService,
  { visitorHash, mobile, freeMobile, email, freeEmail, secret }: ProofDesk,
): Promise<void> {
  // Old enough for another one to be sent.
  const sentAt = new Date(clock.now.getTime() - 120_000)
  const expiresAt = new Date(clock.now.getTime() + 86_400_000)
  const owners: readonly CodeOwner[] = [
    ...(['login', 'bind', 'password'] as const).map((purpose) => ({ recipient: mobile, purpose })),
    ...(['register', 'mobile'] as const).map((purpose) => ({ recipient: freeMobile, purpose })),
    { recipient: email, purpose: 'passwordByEmail' },
    { recipient: freeEmail, purpose: 'email' },
  ]
  const times = { sentAt, expiresAt, address: '-', visitorHash }
  await db
    .insert(smsCode)
    .values(owners.map((owner) => ({ ...owner, ...times, codeHash: hashCode(code, owner, secret('salt')) })))
}

async function addQrCodes({ db, clock }: WorldService, desk: ProofDesk): Promise<void> {
  const { secret, visitorHash, teacherId } = desk
  const times = { createdAt: clock.now, expiresAt: new Date(clock.now.getTime() + 86_400_000) }
  const row = (what: string, more: Partial<typeof qrTable.$inferInsert> = {}) => ({
    qrId: qrIdOf(desk, what),
    tokenHash: hashToken(secret(`${what} token`)),
    ticketHash: hashToken(secret(`${what} ticket`)),
    visitorHash,
    agent: 'test',
    address: '127.0.0.1',
    status: qrStatus.waiting,
    ...times,
    ...more,
  })
  const scanned = (what: string) => ({
    status: qrStatus.scanned,
    scannedBy: teacherId,
    scannedAt: clock.now,
    nonceHash: hashToken(secret(`${what} nonce`)),
  })
  await db.insert(qrTable).values([
    row('waiting'),
    row('former'),
    row('to scan'),
    row('to confirm', scanned('to confirm')),
    row('to cancel', scanned('to cancel')),
    row('confirmed', {
      status: qrStatus.confirmed,
      scannedBy: teacherId,
      answeredAt: clock.now,
      ticketHash: hashToken(secret('ticket')),
    }),
  ])
}

async function addCaptcha({ db, clock }: WorldService, desk: ProofDesk): Promise<void> {
  const subject = await captchaSubject(db, 'sms:login', desk.mobile)
  const expiresAt = new Date(clock.now.getTime() + 86_400_000)
  const bound = { purpose: 'sms:login', subject, visitorHash: desk.visitorHash, address: '-' }
  await db.insert(captcha).values({ captchaId: qrIdOf(desk, 'captcha'), ...bound, answerX: 100, expiresAt })
}
