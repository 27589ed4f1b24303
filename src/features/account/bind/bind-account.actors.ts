import { fromPromise } from 'xstate'
import type { Call } from '#api/client/client.ts'
import { CallError } from '#api/client/failures.ts'
import { messagingLogin } from '#api/contract/areas/messaging-login.ts'
import { tooManyDevices } from '#api/queries/sign-in-failures.ts'
import { currentConsent } from '#domain/consent.ts'
import { userTypes } from '#domain/subjects.ts'
import type { BindMobileAnswer, BindMobileField, BindMobileForm } from '#machines/bind-mobile/bind-mobile.types.ts'
import { refusedField } from '../refused-field.ts'

const fields: Readonly<Record<string, BindMobileField>> = {
  codeWrong: 'verifyCode',
  codeExpired: 'verifyCode',
  notTeacher: 'mobile',
  consentNeeded: 'consent',
  mobile: 'mobile',
  verifyCode: 'verifyCode',
  consent: 'consent',
}

/** Binds the person whom `state` stands for; the id in the address is worth nothing and stays out of it. */
export const bindAccountActors = (call: Call, state: string) => ({
  bind: fromPromise<BindMobileAnswer, BindMobileForm>(async ({ input: { mobile, verifyCode, agreed }, signal }) => {
    try {
      const accepted = { utype: userTypes.teacher, consent: agreed ? [...currentConsent] : [] }
      await call(messagingLogin.bind, { state, mobile, verifyCode, ...accepted }, { signal })
      return { kind: 'bound' }
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      return tooManyDevices(error) ?? refusalOf(error)
    }
  }),
})

function refusalOf(error: CallError): BindMobileAnswer {
  const { message, data } = error
  const isStateRefused = typeof data === 'object' && data !== null && 'field' in data && data.field === 'state'
  if (error.id === 'stateInvalid' || isStateRefused) return { kind: 'stateInvalid', message }
  return { kind: 'refused', field: refusedField(error, fields), message }
}
