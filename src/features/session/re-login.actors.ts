import { fromPromise } from 'xstate'
import type { Call } from '#api/client/client.ts'
import { fetchCode } from '#api/client/fetch-code.ts'
import type { Language } from '#domain/language.ts'
import { userTypes } from '#domain/subjects.ts'
import type { LoginAnswer, LoginInput } from '#machines/password-login/password-login.types.ts'

/** The password login over the real service; the digest is fetched when somebody signs in. `consent` is what was accepted. */
export const reLoginActors = (call: Call, consent: () => readonly string[], language: Language) => ({
  login: fromPromise<LoginAnswer, LoginInput>(async ({ input, signal }) => {
    const { signInByPassword } = await fetchCode(() => import('#parts/password-sign-in/password-sign-in.ts'), language)
    return signInByPassword(call, input, { utype: userTypes.teacher, consent: consent() }, signal)
  }),
})
