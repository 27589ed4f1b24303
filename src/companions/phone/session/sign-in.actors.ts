import { fromPromise } from 'xstate'
import type { Call } from '#api/client/client.ts'
import { isRefused, type Refusal } from '#api/client/failures.ts'
import { fetchCode } from '#api/client/fetch-code.ts'
import { phone } from '#api/contract/groups/phone.ts'
import { verification } from '#api/contract/groups/verification.ts'
import type { Language } from '#domain/portal/language.ts'
import type { LoginAnswer, LoginInput } from '#machines/password-login/password-login.types.ts'
import type { SmsAnswer, SmsLoginInput } from '#machines/sms-login/sms-login.types.ts'

/** Not needed until the button is pressed, so it loads beside the form without delaying it. */
const loadDigest = () => import('#api/contract/password-digest.ts')

/** If this fails, the next attempt loads it. */
export const prefetchDigest = (): void => void loadDigest().catch(() => {})

/** Signs the phone in by password, with a fresh client token or that of a solved captcha. */
export const passwordActors = (call: Call, language: Language) => ({
  login: fromPromise<LoginAnswer, LoginInput>(async ({ input: { account, password, token }, signal }) => {
    try {
      // First, because a failing call reports a missing network in the person's language.
      const proof = token ?? (await call(verification.clientToken, {}, { signal })).token
      const { passwordDigest } = await fetchCode(loadDigest, language)
      const input = { username: account, password: passwordDigest(password), token: proof }
      return { kind: 'signedIn', uid: (await call(phone.signIn, input, { signal })).uid }
    } catch (error) {
      if (isRefused(error, verification.clientToken, phone.signIn)) return passwordRefusal(error)
      throw error
    }
  }),
})

type PasswordRefusal = Refusal<typeof verification.clientToken | typeof phone.signIn>

function passwordRefusal({ failure, message }: PasswordRefusal): LoginAnswer {
  switch (failure.id) {
    case 'wrongPassword':
      return { kind: 'wrongPassword', ...failure.data }
    case 'captchaNeeded':
      return { kind: 'captchaNeeded', message }
    case 'accountLocked':
      return { kind: 'locked', message }
    default:
      return { kind: 'refused', message }
  }
}

/** Signs the phone in with the code. */
export const codeActors = (call: Call) => ({
  login: fromPromise<SmsAnswer, SmsLoginInput>(async ({ input: { mobile, code }, signal }) => {
    try {
      await call(phone.codeSignIn, { mobile, verificationCode: code }, { signal })
      return { kind: 'signedIn' }
    } catch (error) {
      if (!isRefused(error, phone.codeSignIn)) throw error
      const { failure, message } = error
      const { id } = failure
      return { kind: id === 'codeWrong' || id === 'codeExpired' ? 'codeRefused' : 'refused', message }
    }
  }),
})
