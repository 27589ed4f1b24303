import { fromPromise } from 'xstate'
import type { Call } from '#api/client/client.ts'
import { CallError } from '#api/client/failures.ts'
import { account } from '#api/contract/areas/account.ts'
import { passwordDigest } from '#api/contract/password-digest.ts'
import type {
  ResetPasswordAnswer,
  ResetPasswordField,
  ResetPasswordForm,
} from '#machines/reset-password/reset-password.types.ts'
import { refusedField } from '../refused-field.ts'

const fields: Readonly<Record<string, ResetPasswordField>> = {
  codeWrong: 'verifyCode',
  codeExpired: 'verifyCode',
  passwordCommon: 'password',
  passwordMismatch: 'confirmation',
  mobile: 'mobile',
  verifyCode: 'verifyCode',
  password: 'password',
  confirmation: 'confirmation',
}

/** The actors of a forgotten password over the real service. */
export const resetPasswordActors = (call: Call) => ({
  reset: fromPromise<ResetPasswordAnswer, ResetPasswordForm>(async ({ input, signal }) => {
    try {
      await call(account.resetPassword, sentOf(input), { signal })
      return { kind: 'reset' }
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      return { kind: 'refused', field: refusedField(error, fields), message: error.message }
    }
  }),
})

const sentOf = ({ mobile, verifyCode, password, confirmation }: ResetPasswordForm) => ({
  mobile: mobile.trim(),
  verifyCode,
  password: passwordDigest(password),
  confirmation: passwordDigest(confirmation),
})
