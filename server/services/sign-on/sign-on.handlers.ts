import { and, eq, ne } from 'drizzle-orm'
import { signOn } from '#api/contract/groups/sign-on.ts'
import { userTypes } from '#domain/classes/subjects.ts'
import { Already, Gone } from '#server/core/implement.ts'
import type { SignedIn } from '#server/core/ports.ts'
import type { Executor } from '#server/database/database.ts'
import { session, user } from '#server/database/schema/people.ts'
import { implement } from '../implement.ts'
import { approvalOf } from '../classes/approval.ts'
import type { CaptchaProvider } from '../verification/captcha-provider.ts'
import { keepEntrance, keepOutcome } from '../qr-login/outcome.ts'
import { tryCode, useCode } from '../verification/sms-codes.ts'
import { hasAccepted } from './consents.ts'
import { deviceOf } from './devices.ts'
import { enterPortal, liveDevices } from './enter-portal.ts'
import { type HeldAccount, holdAccount } from './hold-account.ts'
import { issueToken, ownerOfToken, useToken } from '../platform/one-time-tokens.ts'
import { attemptPassword, isAccountLocked } from './password-attempts.ts'
import { ownerOfTicket, redeemTicket } from './redeem-ticket.ts'
import { type Rehearsal, rehearsedEnding } from './rehearsal.ts'
import { deviceGrant } from './release-device.ts'

/**
 * `serviceOrigins`: the second services that tickets can be requested for, matched exactly; `captcha` guards against
 * guessing; `rehearsal` is the demo's.
 */
export const signOnHandlers = (
  serviceOrigins: ReadonlySet<string>,
  captcha: CaptchaProvider,
  rehearsal: Rehearsal | null = null,
) =>
  implement(signOn, {
    passwordLogin: async ({ username, password: digest, token, signInAs, consent }, context) => {
      const { db, fail, client, now, visitor, startSession } = context
      const attempt = { username, digest, token, visitorHash: visitor(), client, now }
      const outcome = await attemptPassword(db, captcha, attempt, async (transaction, account) => {
        if (signInAs === userTypes.teacher) return enterPortal(transaction, context, account, 'password', consent)
        if (account.userType !== userTypes.student) return fail('notStudent')
        if (account.awaitsApproval) return fail(await approvalOf(transaction, account.uid))
        const { uid, schoolId, mustChangePassword } = account
        const starting = { surface: 'student', way: 'password', mustChangePassword } as const
        await startSession(transaction, { ...starting, caller: { uid, schoolId } })
        return { uid }
      })
      return outcome.kind === 'refused' ? outcome.error : outcome.entered
    },
    codeLogin: ({ mobile, verificationCode: code, consent }, context) => {
      const { db, now, visitor, fail } = context
      const guess = { recipient: mobile, purpose: 'login', visitorHash: visitor(), code, now } as const
      return db.transaction(async (transaction) => {
        const guessed = await tryCode(transaction, guess)
        if (guessed.kind !== 'right') return fail(guessed.kind === 'wrong' ? 'codeWrong' : 'codeExpired')
        const account = await holdAccount(transaction, eq(user.mobile, mobile))
        // A teacher who still has to accept the documents comes back with the same code.
        if (account !== null && !(await mayEnter(transaction, account, consent))) return fail('consentNeeded')
        if (!(await useCode(transaction, guessed.smsCodeId, now))) return fail('codeExpired')
        return account === null ? fail('notTeacher') : enterPortal(transaction, context, account, 'sms', consent)
      })
    },
    autoLogin: async ({ token: value, ticketType, consent }, context) => {
      const { db, now, visitor, fail } = context
      const way = ticketType === desktopTicketType ? 'desktop' : 'qr'
      const ticket = { way, value, visitorHash: visitor(), now } as const
      return db.transaction(async (transaction) => {
        const account = await ownerOfTicket(transaction, ticket)
        // A teacher who still has to accept the documents comes back with the same ticket.
        if (account !== null && !(await mayEnter(transaction, account, consent))) return fail('consentNeeded')
        if (account === null || !(await redeemTicket(transaction, ticket, account))) return fail('ticketInvalid')
        if (await isAccountLocked(transaction, account.uid, now)) return fail('accountLocked')
        const rehearsed = await rehearsedEnding(rehearsal, transaction, ticket)
        if (rehearsed !== null) return rehearsed
        const entered = await enterPortal(transaction, context, account, way, consent)
        if (way === 'qr') await keepOutcome(transaction, value, 'uid' in entered ? 'signedIn' : 'tooManyDevices')
        return entered
      })
    },
    releaseDevice: ({ token: value, deviceId }, context) => {
      const { db, now, visitor, fail } = context
      return db.transaction(async (transaction) => {
        const token = { purpose: 'device', value, visitorHash: visitor() } as const
        const owner = await ownerOfToken(transaction, token)
        const account = owner === null ? null : await holdAccount(transaction, eq(user.uid, owner))
        const grant = account && deviceGrant(await useToken(transaction, token, now))
        if (account === null || grant === null) return fail('tokenInvalid')
        await endDevice(transaction, account.uid, deviceId)
        // The token was issued to right credentials in this browser: it enters in place of the released device.
        const entered = await enterPortal(transaction, context, account, grant.way, grant.accepted)
        if (!('uid' in entered)) return entered.id === 'tooManyDevices' ? entered : fail('tokenInvalid')
        if (grant.way === 'qr') await keepEntrance(transaction, account.uid, visitor())
        return entered
      })
    },
    devices: async (_input, { db, caller, now }) => {
      const rows = await liveDevices(db, caller.uid, now)
      return { devices: rows.map((row) => deviceOf(row, caller.sessionId)) }
    },
    signOutDevice: async ({ deviceId }, { db, caller }) =>
      (await endDevice(db, caller.uid, deviceId)) ? {} : new Already('alreadyDone', {}),
    logout: async (_input, { endSession }) => {
      await endSession()
      return {}
    },
    logoutOthers: async (_input, { db, caller }) => {
      const others = and(eq(session.uid, caller.uid), eq(session.surface, 'portal'), ne(session.way, 'service'))
      const ended = await db
        .delete(session)
        .where(and(others, ne(session.sessionId, caller.sessionId)))
        .returning({ sessionId: session.sessionId })
      return { count: ended.length }
    },
    serviceTicket: async ({ service }, { db, caller, now, fail }) => {
      const origin = URL.canParse(service) ? new URL(service).origin : ''
      if (!serviceOrigins.has(origin)) return fail('serviceNotAllowed')
      const { uid, sessionId } = caller
      const serverTicket = await issueToken(db, { purpose: 'service', subject: origin, uid, data: { sessionId } }, now)
      return { serverTicket }
    },
    desktopTicket: async (_input, { db, caller, now }) => {
      await holdSignedIn(db, caller)
      return {
        token: await issueToken(db, { purpose: 'desktop', uid: caller.uid }, now),
        ticketType: desktopTicketType,
      }
    },
  })

/** `ticketType` of a ticket that the desktop host passes to its window. */
const desktopTicketType = 'desktop'

/**
 * Whether consent is no obstacle: nothing is left to accept, or the account is not a teacher's and cannot enter anyway.
 */
const mayEnter = async (db: Executor, { uid, userType }: HeldAccount, accepted: readonly string[] | undefined) =>
  userType !== userTypes.teacher || (await hasAccepted(db, uid, accepted))

/**
 * Holds the caller's account while issuing something that would outlive their session; throws if the session has ended.
 */
async function holdSignedIn(transaction: Executor, { uid, sessionId }: SignedIn): Promise<void> {
  const account = await holdAccount(transaction, eq(user.uid, uid))
  const [alive] = await transaction.select().from(session).where(eq(session.sessionId, sessionId))
  if (account === null || alive === undefined) throw new Gone()
}

/** Ends a portal session of this account; false if there is none. */
async function endDevice(db: Executor, uid: number, sessionId: number): Promise<boolean> {
  const own = and(eq(session.sessionId, sessionId), eq(session.uid, uid), eq(session.surface, 'portal'))
  const ended = await db.delete(session).where(own).returning({ sessionId: session.sessionId })
  return ended.length > 0
}
