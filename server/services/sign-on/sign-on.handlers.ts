import { and, eq, ne } from 'drizzle-orm'
import { signOn } from '#api/contract/areas/sign-on.ts'
import { isCurrentConsent } from '#domain/consent.ts'
import { userTypes } from '#domain/subjects.ts'
import type { Executor } from '#server/database/database.ts'
import { session, user } from '#server/database/schema/people.ts'
import { implement } from '../implement.ts'
import { redeemQrTicket } from '../qr-login/redeem.ts'
import { checkCode } from '../verification/sms-codes.ts'
import { deviceOf } from './devices.ts'
import { type Account, enterPortal, liveDevices } from './enter-portal.ts'
import { issueToken, useToken } from './one-time-tokens.ts'
import { attemptPassword, isAccountLocked } from './password-attempts.ts'
import { deviceGrant } from './release-device.ts'

/** `serviceOrigins`: the second services that a ticket can be asked for, to the letter. */
export const signOnHandlers = (serviceOrigins: ReadonlySet<string>) =>
  implement(signOn, {
    passwordLogin: async ({ username, password: digest, token, utype, consent }, context) => {
      const { db, fail, place, now, visitor, startSession } = context
      const outcome = await attemptPassword(db, { username, digest, token, visitorHash: visitor(), place, now })
      if (outcome.kind === 'refused') return fail(outcome.id, outcome.data)
      const { account } = outcome
      if (utype === userTypes.teacher)
        return db.transaction((transaction) => enterPortal(transaction, context, account, 'password', consent))
      if (account.uType !== userTypes.student) return fail('notStudent')
      const { uid, schoolId, mustChangePassword } = account
      await startSession(db, { caller: { uid, schoolId }, surface: 'student', way: 'password', mustChangePassword })
      return { uid }
    },
    codeLogin: async ({ mobile, verifyCode: code, consent }, context) => {
      const { db, now, visitor, fail } = context
      if (!isCurrentConsent(consent)) return fail('consentNeeded')
      const checked = await checkCode(db, { mobile, purpose: 'login', visitorHash: visitor(), code, now })
      if (checked !== 'right') return fail(checked === 'wrong' ? 'codeWrong' : 'codeExpired')
      const account = await activeAccount(db, eq(user.mobile, mobile))
      if (account === null) return fail('notTeacher')
      return db.transaction((transaction) => enterPortal(transaction, context, account, 'sms', consent))
    },
    autoLogin: async ({ token: value, ut, consent }, context) => {
      const { db, now, visitor, fail } = context
      if (!isCurrentConsent(consent)) return fail('consentNeeded')
      return db.transaction(async (transaction) => {
        const way = ut === desktopTicketType ? 'desktop' : 'qr'
        const uid =
          way === 'desktop'
            ? (await useToken(transaction, { purpose: 'desktop', value }, now))?.uid
            : await redeemQrTicket(transaction, { token: value, visitorHash: visitor(), now })
        const account = uid && (await activeAccount(transaction, eq(user.uid, uid)))
        if (!account) return fail('ticketInvalid')
        if (await isAccountLocked(transaction, account.uid, now)) return fail('accountLocked')
        return enterPortal(transaction, context, account, way, consent)
      })
    },
    releaseDevice: ({ token: value, deviceId }, context) => {
      const { db, now, visitor, fail } = context
      return db.transaction(async (transaction) => {
        const used = await useToken(transaction, { purpose: 'device', value, visitorHash: visitor() }, now)
        const grant = deviceGrant(used)
        const account = grant && (await activeAccount(transaction, eq(user.uid, grant.uid)))
        if (!account) return fail('tokenInvalid')
        await endDevice(transaction, account.uid, deviceId)
        // The token was given to right credentials of this browser: it enters in place of the device that left.
        const entered = await enterPortal(transaction, context, account, grant.way, grant.accepted)
        return 'uid' in entered ? entered : fail('tooManyDevices', entered.data)
      })
    },
    devices: async (_input, { db, caller, now }) => {
      const rows = await liveDevices(db, caller.uid, now)
      return { devices: rows.map((row) => deviceOf(row, caller.sessionId)) }
    },
    signOutDevice: async ({ deviceId }, { db, caller, fail }) =>
      (await endDevice(db, caller.uid, deviceId)) ? {} : fail('deviceUnknown'),
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
    desktopTicket: async (_input, { db, caller, now }) => ({
      token: await issueToken(db, { purpose: 'desktop', uid: caller.uid }, now),
      ut: desktopTicketType,
    }),
  })

/** `ut` of a ticket that the desktop host hands to its window. */
const desktopTicketType = 'desktop'

/** The account, unless it is disabled. */
async function activeAccount(db: Executor, condition: ReturnType<typeof eq>): Promise<Account | null> {
  const [row] = await db.select().from(user).where(condition)
  return row === undefined || row.disabledAt !== null ? null : row
}

/** Ends a portal session of this account; false when there is none. */
async function endDevice(db: Executor, uid: number, sessionId: number): Promise<boolean> {
  const own = and(eq(session.sessionId, sessionId), eq(session.uid, uid), eq(session.surface, 'portal'))
  const ended = await db.delete(session).where(own).returning({ sessionId: session.sessionId })
  return ended.length > 0
}
