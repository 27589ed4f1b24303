import { fromPromise } from 'xstate'
import type { Call } from '#api/client/client.ts'
import { CallError } from '#api/client/failures.ts'
import { account } from '#api/contract/areas/account.ts'
import { passwordDigest } from '#api/contract/password-digest.ts'
import type {
  ResetPasswordAnswer,
  ResetPasswordAsk,
  ResetPasswordField,
} from '#machines/reset-password/reset-password.types.ts'
import { refusedField } from '../refused-field.ts'

const fields: Readonly<Record<string, ResetPasswordField>> = {
  codeWrong: 'verifyCode',
  codeExpired: 'verifyCode',
  passwordCommon: 'password',
  passwordMismatch: 'confirmation',
  mobile: 'mobile',
  email: 'email',
  verifyCode: 'verifyCode',
  password: 'password',
  confirmation: 'confirmation',
}

/** The actors of a forgotten password over the real service. */
export const resetPasswordActors = (call: Call) => ({
  reset: fromPromise<ResetPasswordAnswer, ResetPasswordAsk>(async ({ input, signal }) => {
    try {
      await send(call, input, signal)
      return { kind: 'reset' }
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      return { kind: 'refused', field: refusedField(error, fields), message: error.message }
    }
  }),
})

function send(call: Call, { channel, form }: ResetPasswordAsk, signal: AbortSignal) {
  const { mobile, email, verifyCode } = form
  const password = passwordDigest(form.password)
  const proven = { verifyCode, password, confirmation: passwordDigest(form.confirmation) }
  return channel === 'email'
    ? call(account.resetPasswordByEmail, { email: email.trim(), ...proven }, { signal })
    : call(account.resetPassword, { mobile: mobile.trim(), ...proven }, { signal })
}
