import { fromPromise } from 'xstate'
import type { Call } from '#api/client/client.ts'
import { isRefused } from '#api/client/failures.ts'
import { account } from '#api/contract/groups/account.ts'
import type { ErrorsOf, InputOf } from '#api/contract/endpoint.ts'
import { passwordDigest } from '#api/contract/password-digest.ts'
import { refusedField } from '#api/queries/refused-field.ts'
import { currentConsent } from '#domain/accounts/consent.ts'
import type { RegisterAnswer, RegisterField, RegisterForm } from '#machines/register/register.types.ts'

const errors: Readonly<Partial<Record<ErrorsOf<typeof account.register>, RegisterField>>> = {
  codeWrong: 'verificationCode',
  codeExpired: 'verificationCode',
  schoolUnknown: 'schoolCode',
  mobileTaken: 'mobile',
  alreadyApplied: 'mobile',
  subjectNotOfStage: 'stageId',
  passwordCommon: 'password',
  consentNeeded: 'consent',
}

/** The service's inputs, by form field. */
const inputs: Readonly<Partial<Record<keyof InputOf<typeof account.register>, RegisterField>>> = {
  mobile: 'mobile',
  verificationCode: 'verificationCode',
  realname: 'realname',
  schoolCode: 'schoolCode',
  stageId: 'stageId',
  subjectId: 'stageId',
  password: 'password',
  consent: 'consent',
}

/** The actors for an application, calling the real service. */
export const registerActors = (call: Call) => ({
  register: fromPromise<RegisterAnswer, RegisterForm>(async ({ input, signal }) => {
    try {
      const { schoolName } = await call(account.register, sentOf(input), { signal })
      return { kind: 'applied', schoolName }
    } catch (error) {
      if (!isRefused(error, account.register)) throw error
      return { kind: 'refused', field: refusedField(error.failure, { errors, inputs }), message: error.message }
    }
  }),
})

function sentOf(form: RegisterForm): InputOf<typeof account.register> {
  const { mobile, verificationCode, realname, schoolCode, stageId, subjectId, password } = form
  if (stageId === null || subjectId === null) throw new Error('An incomplete form is not sent')
  return {
    mobile: mobile.trim(),
    verificationCode,
    password: passwordDigest(password),
    realname: realname.trim(),
    schoolCode: schoolCode.trim(),
    stageId,
    subjectId,
    consent: [...currentConsent],
  }
}
