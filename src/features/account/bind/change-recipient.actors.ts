import { fromPromise } from 'xstate'
import { CallError } from '#api/client/failures.ts'
import type { BindMobileAnswer, BindMobileField, BindMobileForm } from '#machines/bind-mobile/bind-mobile.types.ts'
import { refusedField } from '../refused-field.ts'

const fields: Readonly<Record<string, BindMobileField>> = {
  codeWrong: 'verifyCode',
  codeExpired: 'verifyCode',
  mobileTaken: 'mobile',
  emailTaken: 'email',
  mobile: 'mobile',
  email: 'email',
  verifyCode: 'verifyCode',
}

/** Binds a mobile or an e-mail address to the account that is signed in. */
export const changeRecipientActors = (update: (form: BindMobileForm) => Promise<unknown>) => ({
  bind: fromPromise<BindMobileAnswer, BindMobileForm>(async ({ input }) => {
    try {
      await update(input)
      return { kind: 'bound' }
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      return { kind: 'refused', field: refusedField(error, fields), message: error.message }
    }
  }),
})
