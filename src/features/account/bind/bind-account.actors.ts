import { fromPromise } from 'xstate'
import type { Call } from '#api/client/client.ts'
import { isRefused, type Refusal } from '#api/client/failures.ts'
import { messagingLogin } from '#api/contract/groups/messaging-login.ts'
import type { ErrorsOf } from '#api/contract/endpoint.ts'
import { refusedField } from '#api/queries/refused-field.ts'
import { currentConsent } from '#domain/accounts/consent.ts'
import { userTypes } from '#domain/classes/subjects.ts'
import type { BindMobileAnswer, BindMobileField, BindMobileForm } from '#machines/bind-mobile/bind-mobile.types.ts'

const errors: Readonly<Partial<Record<ErrorsOf<typeof messagingLogin.bind>, BindMobileField>>> = {
  codeWrong: 'verificationCode',
  codeExpired: 'verificationCode',
  notTeacher: 'mobile',
  consentNeeded: 'consent',
}

const inputs: Readonly<Record<string, BindMobileField>> = {
  mobile: 'mobile',
  verificationCode: 'verificationCode',
  consent: 'consent',
}

/** Binds the person behind `state`; the id in the address proves nothing and is not sent. */
export const bindAccountActors = (call: Call, state: string) => ({
  bind: fromPromise<BindMobileAnswer, BindMobileForm>(
    async ({ input: { mobile, verificationCode, agreed }, signal }) => {
      try {
        const accepted = { signInAs: userTypes.teacher, consent: agreed ? [...currentConsent] : [] }
        await call(messagingLogin.bind, { state, mobile, verificationCode, ...accepted }, { signal })
        return { kind: 'bound' }
      } catch (error) {
        if (!isRefused(error, messagingLogin.bind)) throw error
        return refusalOf(error)
      }
    },
  ),
})

function refusalOf({ failure, message }: Refusal<typeof messagingLogin.bind>): BindMobileAnswer {
  if (failure.id === 'tooManyDevices') return { kind: 'tooManyDevices', ...failure.data }
  const isStateRefused = failure.id === 'invalidInput' && failure.data.field === 'state'
  if (failure.id === 'stateInvalid' || isStateRefused) return { kind: 'stateInvalid', message }
  return { kind: 'refused', field: refusedField(failure, { errors, inputs }), message }
}
