import { fromPromise } from 'xstate'
import type { Call } from '#api/client/client.ts'
import { CallError } from '#api/client/failures.ts'
import { signOn } from '#api/contract/areas/sign-on.ts'
import { sendCode } from '#api/queries/send-code.ts'
import { tooManyDevices } from '#api/queries/sign-in-failures.ts'
import { userTypes } from '#domain/subjects.ts'
import type { SendAnswer, SendInput } from '#machines/sms-countdown/sms-countdown.types.ts'
import type { SmsAnswer, SmsLoginInput } from '#machines/sms-login/sms-login.types.ts'

/** Sends a code for signing in. */
export const smsCountdownActors = (call: Call) => ({
  send: fromPromise<SendAnswer, SendInput>(({ input, signal }) => sendCode(call, 'login', input, signal)),
})

/** Signs in with the code; `consent` are the documents that go with it. */
export const smsLoginActors = (call: Call, consent: () => string[]) => ({
  login: fromPromise<SmsAnswer, SmsLoginInput>(async ({ input: { mobile, code }, signal }) => {
    try {
      const accepted = { utype: userTypes.teacher, consent: consent() }
      await call(signOn.codeLogin, { mobile, verifyCode: code, ...accepted }, { signal })
      return { kind: 'signedIn' }
    } catch (error) {
      if (error instanceof CallError) return refusalOf(error)
      throw error
    }
  }),
})

function refusalOf(error: CallError): SmsAnswer {
  const { id, message } = error
  if (id === 'codeWrong' || id === 'codeExpired') return { kind: 'codeRefused', message }
  if (id === 'consentNeeded') return { kind: 'consentOutdated', message }
  return tooManyDevices(error) ?? { kind: 'refused', message }
}
