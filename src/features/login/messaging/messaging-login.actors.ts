import { fromPromise } from 'xstate'
import type { Call } from '#api/client/client.ts'
import { CallError, isRefused } from '#api/client/failures.ts'
import { messagingLogin } from '#api/contract/groups/messaging-login.ts'
import { userTypes } from '#domain/classes/subjects.ts'
import type { Callback, EnterAnswer, EnterInput, InfoAnswer } from '#machines/messaging-login/messaging-login.types.ts'

/** The actors of login through a messaging app, calling the service; `leaveFor` navigates to the provider's page. */
export const messagingLoginActors = (call: Call, leaveFor: (url: string) => void) => ({
  leave: fromPromise<void>(async ({ signal }) => {
    const { url } = await call(messagingLogin.state, {}, { signal })
    leaveFor(url)
  }),
  info: fromPromise<InfoAnswer, Callback>(async ({ input, signal }) => {
    try {
      const { openId, isBound } = await call(messagingLogin.info, input, { signal })
      return { kind: isBound ? 'known' : 'unbound', openId }
    } catch (error) {
      if (error instanceof CallError) return { kind: 'refused', message: error.message }
      throw error
    }
  }),
  enter: fromPromise<EnterAnswer, EnterInput>(async ({ input: { accepted, ...binding }, signal }) => {
    try {
      const form = { ...binding, signInAs: userTypes.teacher, consent: [...accepted] }
      await call(messagingLogin.tickets, form, { signal })
      return { kind: 'signedIn' }
    } catch (error) {
      if (!isRefused(error, messagingLogin.tickets)) throw error
      const { failure, message } = error
      if (failure.id === 'notBound') return { kind: 'unbound' }
      // Documents refused although they were accepted here have changed while the page was open.
      if (failure.id === 'consentNeeded' && accepted.length === 0) return { kind: 'consentNeeded' }
      return failure.id === 'tooManyDevices' ? { kind: failure.id, ...failure.data } : { kind: 'refused', message }
    }
  }),
})
