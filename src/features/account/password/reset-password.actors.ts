import { fromPromise } from 'xstate'
import type { Call } from '#api/client/client.ts'
import { isRefused } from '#api/client/failures.ts'
import { account } from '#api/contract/groups/account.ts'
import type { ErrorsOf } from '#api/contract/endpoint.ts'
import { passwordDigest } from '#api/contract/password-digest.ts'
import { refusedField } from '#api/queries/refused-field.ts'
import type {
  ResetPasswordAnswer,
  ResetPasswordAsk,
  ResetPasswordField,
} from '#machines/reset-password/reset-password.types.ts'

const errors: Readonly<Partial<Record<ErrorsOf<typeof account.resetPassword>, ResetPasswordField>>> = {
  codeWrong: 'verificationCode',
  codeExpired: 'verificationCode',
  passwordCommon: 'password',
  passwordMismatch: 'confirmation',
}

const inputs: Readonly<Record<string, ResetPasswordField>> = {
  mobile: 'mobile',
  email: 'email',
  verificationCode: 'verificationCode',
  password: 'password',
  confirmation: 'confirmation',
}

/** The actors for resetting a forgotten password, calling the real service. */
export const resetPasswordActors = (call: Call) => ({
  reset: fromPromise<ResetPasswordAnswer, ResetPasswordAsk>(async ({ input, signal }) => {
    try {
      await send(call, input, signal)
      return { kind: 'reset' }
    } catch (error) {
      if (!isRefused(error, account.resetPassword, account.resetPasswordByEmail)) throw error
      return { kind: 'refused', field: refusedField(error.failure, { errors, inputs }), message: error.message }
    }
  }),
})

function send(call: Call, { channel, form }: ResetPasswordAsk, signal: AbortSignal) {
  const { mobile, email, verificationCode } = form
  const password = passwordDigest(form.password)
  const proven = { verificationCode, password, confirmation: passwordDigest(form.confirmation) }
  return channel === 'email'
    ? call(account.resetPasswordByEmail, { email: email.trim(), ...proven }, { signal })
    : call(account.resetPassword, { mobile: mobile.trim(), ...proven }, { signal })
}
