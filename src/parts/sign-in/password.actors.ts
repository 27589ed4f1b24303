import { type AnyActorLogic, fromPromise } from 'xstate'
import type { Call } from '#api/client/client.ts'
import { fetchBeside } from '#api/client/fetch-code.ts'
import type { Language } from '#domain/portal/language.ts'
import { userTypes } from '#domain/classes/subjects.ts'
import type { LoginAnswer, LoginInput } from '#machines/password-login/password-login.types.ts'

/** Digest, calls and interruptions are not needed until the button is pressed, so they do not delay the form. */
const loadSignIn = () =>
  Promise.all([import('#parts/password-sign-in/password-sign-in.ts'), import('./interruption-charts.ts')])

/** The actors of the password login over the real service; `provide` gets the charts of the interruptions. */
export const passwordActors = (
  call: Call,
  language: Language,
  provide: (charts: Readonly<Record<string, AnyActorLogic>>) => void,
) => {
  // Loads while the teacher types; a failure shows when the button is pressed.
  const signIn = fetchBeside(loadSignIn, language)
  return {
    login: fromPromise<LoginAnswer, LoginInput>(async ({ input, signal }) => {
      const [{ signInByPassword }, { interruptionCharts }] = await signIn()
      provide(interruptionCharts(call, language))
      return signInByPassword(call, input, { signInAs: userTypes.teacher, consent: input.accepted }, signal)
    }),
  }
}
