import { fromPromise } from 'xstate'
import type { Call } from '#api/client/client.ts'
import { CallError } from '#api/client/failures.ts'
import { signOn } from '#api/contract/areas/sign-on.ts'
import { userTypes } from '#domain/subjects.ts'
import type { LoginAnswer, LoginInput } from '#machines/password-login/password-login.types.ts'

/** Not needed before somebody presses the button, so it does not delay the form. */
const loadDigest = () => import('#api/contract/password-digest.ts')

/** The actors of the password login over the real service. */
export const loginActors = (call: Call) => {
  // Fetched while the teacher types; a failure shows when the button is pressed.
  loadDigest().catch(() => {})
  return {
    login: fromPromise<LoginAnswer, LoginInput>(async ({ input, signal }) => {
      try {
        const { passwordDigest } = await loadDigest()
        const sent = { username: input.account, password: passwordDigest(input.password), utype: userTypes.teacher }
        const { uid } = await call(signOn.passwordLogin, sent, { signal })
        return { kind: 'signedIn', uid }
      } catch (error) {
        if (!(error instanceof CallError)) throw error
        if (error.id === 'wrongPassword') return { kind: 'wrongPassword', errorCount: errorCountOf(error.data) }
        return { kind: 'refused', message: error.message }
      }
    }),
  }
}

/** How often the password was wrong today; 1 where the service does not say. */
function errorCountOf(data: unknown): number {
  const isRecord = typeof data === 'object' && data !== null && 'errorCount' in data
  return isRecord && typeof data.errorCount === 'number' ? data.errorCount : 1
}
