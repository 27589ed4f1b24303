import { eq } from 'drizzle-orm'
import { verification } from '#api/contract/areas/verification.ts'
import { smsLimits } from '#domain/constants.ts'
import type { RequestLog } from '#server/core/log.ts'
import { user } from '#server/database/schema/people.ts'
import { implement } from '../implement.ts'
import { issueToken, useToken } from '../sign-on/one-time-tokens.ts'
import { captchaSubject } from './captcha-subject.ts'
import { newCaptcha, solveCaptcha } from './captchas.ts'
import { sendCode } from './send-code.ts'
import type { SmsSender } from './sms-sender.ts'

/** `log` hears of messages that could not be sent. */
export const verificationHandlers = ({
  sendSms,
  log,
}: {
  readonly sendSms: SmsSender
  readonly log: Pick<RequestLog, 'fault'>
}) =>
  implement(verification, {
    clientToken: async (_input, { db, visitor, now }) => ({
      token: await issueToken(db, { purpose: 'client', visitorHash: visitor() }, now),
    }),
    newCaptcha: ({ purpose, subject }, { db, visitor, place: { address }, now }) =>
      newCaptcha(db, { purpose, subject, visitorHash: visitor(), address, now }),
    solveCaptcha: async ({ captchaId, x }, { db, visitor, now, fail }) => {
      const answer = { captchaId, x, visitorHash: visitor(), now }
      const outcome = await db.transaction((transaction) => solveCaptcha(transaction, answer))
      if (outcome.kind === 'expired') return fail('captchaExpired')
      return outcome.kind === 'wrong' ? fail('captchaWrong', { left: outcome.left }) : { token: outcome.token }
    },
    sendCode: async ({ mobile, token: value, checkExists, purpose }, context) => {
      const { db, visitor, place, now, fail, requestId } = context
      const visitorHash = visitor()
      const token = await useToken(db, { purpose: 'captcha', value, visitorHash }, now)
      if (token?.subject !== captchaSubject('sms', mobile)) return fail('tokenInvalid')
      const [account] = await db.select({ uid: user.uid }).from(user).where(eq(user.mobile, mobile))
      if (checkExists === 2 && account === undefined) return fail('mobileUnknown')
      if (checkExists === 1 && account !== undefined) return fail('mobileTaken')
      const request = { mobile, purpose, visitorHash, address: place.address, now }
      const sent = await sendCode(db, sendSms, request)
      if (sent.id === 'sent') return { waitSeconds: smsLimits.countdownSeconds, left: sent.left }
      if (sent.id !== 'smsFailed') return fail(sent.id, { waitSeconds: sent.waitSeconds })
      log.fault({ requestId, path: verification.sendCode.path, error: sent.error })
      return fail('smsFailed')
    },
  })
