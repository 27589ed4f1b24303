import { fromPromise } from 'xstate'
import { isRefused } from '#api/client/failures.ts'
import { account } from '#api/contract/groups/account.ts'
import type { ErrorsOf } from '#api/contract/endpoint.ts'
import { refusedField } from '#api/queries/refused-field.ts'
import type { BindMobileAnswer, BindMobileField, BindMobileForm } from '#machines/bind-mobile/bind-mobile.types.ts'

type UpdateError = ErrorsOf<typeof account.updateMobile> | ErrorsOf<typeof account.updateEmail>

const errors: Readonly<Partial<Record<UpdateError, BindMobileField>>> = {
  codeWrong: 'verificationCode',
  codeExpired: 'verificationCode',
  mobileTaken: 'mobile',
  emailTaken: 'email',
}

const inputs: Readonly<Record<string, BindMobileField>> = {
  mobile: 'mobile',
  email: 'email',
  verificationCode: 'verificationCode',
}

/** Binds a mobile or e-mail address to the signed-in account. */
export const changeRecipientActors = (update: (form: BindMobileForm) => Promise<unknown>) => ({
  bind: fromPromise<BindMobileAnswer, BindMobileForm>(async ({ input }) => {
    try {
      await update(input)
      return { kind: 'bound' }
    } catch (error) {
      if (!isRefused(error, account.updateMobile, account.updateEmail)) throw error
      return { kind: 'refused', field: refusedField(error.failure, { errors, inputs }), message: error.message }
    }
  }),
})
