import { fromPromise } from 'xstate'
import type { Call } from '#api/client/client.ts'
import { currentConsent } from '#domain/consent.ts'
import { userTypes } from '#domain/subjects.ts'
import type { LoginAnswer, LoginInput } from '#machines/password-login/password-login.types.ts'

/** Digest and calls are not needed before somebody presses the button, so they do not delay the form. */
const loadSignIn = () => import('#api/queries/password-sign-in.ts')

/** The actors of the password login over the real service; `notLoaded` is said when their code cannot be fetched. */
export const loginActors = (call: Call, notLoaded: string) => {
  // Fetched while the teacher types; a failure shows when the button is pressed.
  loadSignIn().catch(() => {})
  return {
    login: fromPromise<LoginAnswer, LoginInput>(async ({ input, signal }) => {
      const { signInByPassword } = await loadSignIn().catch(() => {
        throw new Error(notLoaded)
      })
      return signInByPassword(call, input, { utype: userTypes.teacher, consent: currentConsent }, signal)
    }),
  }
}
