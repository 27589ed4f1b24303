import { fromPromise } from 'xstate'
import type { Call } from '#api/client/client.ts'
import { userTypes } from '#domain/subjects.ts'
import type { LoginAnswer, LoginInput } from '#machines/password-login/password-login.types.ts'

/** The password login over the real service; the digest is fetched when somebody signs in. `consent` is what was accepted. */
export const reLoginActors = (call: Call, consent: () => readonly string[]) => ({
  login: fromPromise<LoginAnswer, LoginInput>(async ({ input, signal }) => {
    const { signInByPassword } = await import('#api/queries/password-sign-in.ts')
    return signInByPassword(call, input, { utype: userTypes.teacher, consent: consent() }, signal)
  }),
})
