import { eq } from 'drizzle-orm'
import { verification } from '#api/contract/groups/verification.ts'
import { needsAccount, purposeWithout } from '#domain/accounts/sms-purpose.ts'
import type { RequestLog } from '#server/core/log.ts'
import { user } from '#server/database/schema/people.ts'
import { implement } from '../implement.ts'
import { countSender } from '../platform/sender-counts.ts'
import { issueToken } from '../platform/one-time-tokens.ts'
import { CaptchaDown, type CaptchaProvider } from './captcha-provider.ts'
import { emailMessage, type EmailSender, strangerMessage } from './email-sender.ts'
import { countRefusal, sendCode } from './send-code.ts'
import { smsText } from './sms-message.ts'
import type { SmsSender } from './sms-sender.ts'

export interface VerificationOptions {
  /** Null in an installation without SMS delivery. */
  readonly sendSms: SmsSender | null
  readonly sendEmail: EmailSender
  readonly captcha: CaptchaProvider
  /** Receives messages that could not be sent, and an unreachable captcha provider. */
  readonly log: Pick<RequestLog, 'fault'>
}

export const verificationHandlers = ({ sendSms, sendEmail, captcha, log }: VerificationOptions) => {
  /** What the captcha's provider returns, or null if it cannot be reached. */
  const unlessDown = async <Result>(
    requestId: string,
    path: string,
    asked: Promise<Result>,
  ): Promise<Result | null> => {
    try {
      return await asked
    } catch (error) {
      if (!(error instanceof CaptchaDown)) throw error
      log.fault({ requestId, path, error })
      return null
    }
  }

  return implement(verification, {
    clientToken: async (_input, { db, visitor, client: { address }, now }) => {
      await countSender(db, { kind: 'clientToken', sender: address, now })
      return { token: await issueToken(db, { purpose: 'client', visitorHash: visitor() }, now) }
    },
    newCaptcha: async ({ purpose, subject }, { db, visitor, client: { address }, now, requestId, fail }) => {
      const asked = captcha.newPuzzle(db, { purpose, subject, visitorHash: visitor(), address, now })
      return (await unlessDown(requestId, verification.newCaptcha.path, asked)) ?? fail('captchaDown')
    },
    solveCaptcha: async ({ captchaId, x }, { db, visitor, now, requestId, fail }) => {
      const asked = captcha.solve(db, { captchaId, x, visitorHash: visitor(), now })
      const outcome = await unlessDown(requestId, verification.solveCaptcha.path, asked)
      if (outcome === null) return fail('captchaDown')
      if (outcome.kind === 'expired') return fail('captchaExpired')
      return outcome.kind === 'wrong' ? fail('captchaWrong', { left: outcome.left }) : { token: outcome.token }
    },
    sendCode: async ({ mobile, token, accountCheck, purpose = purposeWithout(accountCheck) }, context) => {
      const { db, visitor, client, now, fail, requestId } = context
      const { path } = verification.sendCode
      // Trying again cannot help, so nothing is counted.
      if (sendSms === null) return fail('smsClosed')
      const visitorHash = visitor()
      const asked = captcha.verify(db, { token, purpose: `sms:${purpose}`, subject: mobile, visitorHash, now })
      const isProven = await unlessDown(requestId, path, asked)
      if (isProven === null) return fail('captchaDown')
      if (!isProven) return fail('tokenInvalid')
      const request = { recipient: mobile, purpose, visitorHash, address: client.address, now }
      const [account] = await db.select({ uid: user.uid }).from(user).where(eq(user.mobile, mobile))
      if ((account !== undefined) !== needsAccount(accountCheck)) {
        await countRefusal(db, request)
        return fail(account === undefined ? 'mobileUnknown' : 'mobileTaken')
      }
      const sent = await sendCode(
        db,
        (code) => sendSms({ mobile, purpose, code, text: smsText(purpose, code) }),
        request,
      )
      if (sent.id === 'sent') return { waitSeconds: sent.waitSeconds, left: sent.left }
      if (sent.id !== 'smsFailed') return fail(sent.id, { waitSeconds: sent.waitSeconds })
      log.fault({ requestId, path, error: sent.error })
      return fail('smsFailed')
    },
    sendEmailCode: async ({ email, token, purpose }, { db, visitor, client, now, fail, requestId }) => {
      const { path } = verification.sendEmailCode
      const visitorHash = visitor()
      const asked = captcha.verify(db, { token, purpose: `email:${purpose}`, subject: email, visitorHash, now })
      const isProven = await unlessDown(requestId, path, asked)
      if (isProven === null) return fail('captchaDown')
      if (!isProven) return fail('tokenInvalid')
      const request = { recipient: email, purpose, visitorHash, address: client.address, now }
      const isStranger = purpose === 'passwordByEmail' && (await db.$count(user, eq(user.email, email))) === 0
      const sent = await sendCode(
        db,
        (code) => sendEmail(isStranger ? strangerMessage(email) : emailMessage(email, purpose, code)),
        request,
      )
      if (sent.id === 'sent') return { waitSeconds: sent.waitSeconds, left: sent.left }
      if (sent.id !== 'smsFailed') return fail(sent.id, { waitSeconds: sent.waitSeconds })
      log.fault({ requestId, path, error: sent.error })
      return fail('emailFailed')
    },
  })
}
