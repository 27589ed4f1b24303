import { fromPromise } from 'xstate'
import type { Call } from '#api/client/client.ts'
import { fetchBeside } from '#api/client/fetch-code.ts'
import type { Language } from '#domain/portal/language.ts'
import type { SmsAnswer, SmsLoginInput } from '#machines/sms-login/sms-login.types.ts'

/** Signs in with the code; the calling code is loaded in parallel with the form. */
export function smsLoginActors(call: Call, language: Language) {
  const calls = fetchBeside(() => import('./sign-in-by-code.ts'), language)
  return {
    login: fromPromise<SmsAnswer, SmsLoginInput>(async ({ input, signal }) => {
      const { signInByCode } = await calls()
      return signInByCode(call, input, signal)
    }),
  }
}
