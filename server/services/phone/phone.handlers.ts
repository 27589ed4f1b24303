import { eq } from 'drizzle-orm'
import { phone } from '#api/contract/groups/phone.ts'
import { maskedMobile } from '#domain/accounts/masked-mobile.ts'
import { userTypes } from '#domain/classes/subjects.ts'
import { Already, Gone } from '#server/core/implement.ts'
import type { LoginWay, Starting } from '#server/core/ports.ts'
import { school, user } from '#server/database/schema/people.ts'
import { implement } from '../implement.ts'
import { type HeldAccount, holdAccount } from '../sign-on/hold-account.ts'
import { attemptPassword } from '../sign-on/password-attempts.ts'
import type { CaptchaProvider } from '../verification/captcha-provider.ts'
import { checkCode } from '../verification/sms-codes.ts'
import type { CityOf } from './cities.ts'
import { outcomeOf } from '../qr-login/outcome.ts'
import { cancelCode, confirmCode } from './decision.ts'
import { takeCode } from './scan.ts'

export interface PhoneOptions {
  readonly cities: CityOf
  readonly captcha: CaptchaProvider
}

/**
 * The phone page's calls: it has its own sign-in, scans and decides. Its sessions do not count as devices of the
 * portal.
 */
export const phoneHandlers = ({ cities, captcha }: PhoneOptions) =>
  implement(phone, {
    signIn: async ({ username, password: digest, token }, { db, now, client, visitor, fail, startSession }) => {
      const attempt = { username, digest, token, visitorHash: visitor(), client, now }
      const outcome = await attemptPassword(db, captcha, attempt, async (transaction, account) => {
        if (account.userType !== userTypes.teacher) return fail('notTeacher')
        await startSession(transaction, phoneSession(account, 'password'))
        return { uid: account.uid }
      })
      return outcome.kind === 'refused' ? outcome.error : outcome.entered
    },
    codeSignIn: async ({ mobile, verificationCode: code }, { db, now, visitor, fail, startSession }) => {
      const check = { recipient: mobile, purpose: 'login', visitorHash: visitor(), code, now } as const
      const outcome = await checkCode(db, check)
      if (outcome !== 'right') return fail(outcome === 'wrong' ? 'codeWrong' : 'codeExpired')
      return db.transaction(async (transaction) => {
        const account = await holdAccount(transaction, eq(user.mobile, mobile))
        if (account?.userType !== userTypes.teacher) return fail('notTeacher')
        await startSession(transaction, phoneSession(account, 'sms'))
        return { uid: account.uid }
      })
    },
    logout: async (_input, { endSession }) => {
      await endSession()
      return {}
    },
    who: async (_input, { db, caller: { uid } }) => {
      const [row] = await db
        .select({ realname: user.realname, mobile: user.mobile, schoolName: school.name })
        .from(user)
        .innerJoin(school, eq(school.schoolId, user.schoolId))
        .where(eq(user.uid, uid))
      if (row === undefined) throw new Gone()
      return { uid, ...row, mobile: row.mobile && maskedMobile(row.mobile) }
    },
    scan: async ({ qrId }, { db, now, caller, client, fail }) => {
      const taken = await takeCode(db, { qrId, caller, client, cities, now })
      return typeof taken === 'string' ? fail(taken) : taken
    },
    confirm: async ({ qrId, nonce, matchNumber, consent }, { db, now, caller, fail, failKeeping }) => {
      const outcome = await confirmCode(db, { qrId, nonce, matchNumber, accepted: consent, caller, now })
      if (outcome === 'matchWrong') return failKeeping(outcome)
      if (outcome === 'alreadyDone') return new Already(outcome, {})
      return outcome === 'confirmed' ? {} : fail(outcome)
    },
    outcome: async ({ qrId }, { db, caller, fail }) => {
      const outcome = await outcomeOf(db, qrId, caller.uid)
      return outcome === undefined ? fail('qrExpired') : { outcome }
    },
    cancel: async ({ qrId, nonce }, { db, now, caller, fail }) => {
      const outcome = await cancelCode(db, { qrId, nonce, caller, now })
      if (outcome === 'alreadyDone') return new Already(outcome, {})
      return outcome === 'cancelled' ? {} : fail(outcome)
    },
  })

const phoneSession = ({ uid, schoolId, mustChangePassword }: HeldAccount, way: LoginWay): Starting => ({
  caller: { uid, schoolId },
  surface: 'phone',
  way,
  mustChangePassword,
})
