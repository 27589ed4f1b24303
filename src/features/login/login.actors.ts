import { fromPromise } from 'xstate'
import type { Call } from '#api/client/client.ts'
import { fetchCode } from '#api/client/fetch-code.ts'
import type { Language } from '#domain/language.ts'
import { userTypes } from '#domain/subjects.ts'
import type { LoginAnswer, LoginInput } from '#machines/password-login/password-login.types.ts'

/** Digest and calls are not needed before somebody presses the button, so they do not delay the form. */
const loadSignIn = () => import('#parts/password-sign-in/password-sign-in.ts')

/** The actors of the password login over the real service; `accepted` are the documents that go with it. */
export const loginActors = (call: Call, language: Language, accepted: () => readonly string[]) => {
  // Fetched while the teacher types; a failure shows when the button is pressed.
  loadSignIn().catch(() => {})
  return {
    login: fromPromise<LoginAnswer, LoginInput>(async ({ input, signal }) => {
      const { signInByPassword } = await fetchCode(loadSignIn, language)
      return signInByPassword(call, input, { utype: userTypes.teacher, consent: accepted() }, signal)
    }),
  }
}
