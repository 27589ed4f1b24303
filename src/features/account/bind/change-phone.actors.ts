import { fromPromise } from 'xstate'
import { CallError } from '#api/client/failures.ts'
import type { account } from '#api/contract/areas/account.ts'
import type { InputOf, OutputOf } from '#api/contract/endpoint.ts'
import type { BindMobileAnswer, BindMobileField, BindMobileForm } from '#machines/bind-mobile/bind-mobile.types.ts'
import { refusedField } from '../refused-field.ts'

type UpdateMobile = (input: InputOf<typeof account.updateMobile>) => Promise<OutputOf<typeof account.updateMobile>>

const fields: Readonly<Record<string, BindMobileField>> = {
  codeWrong: 'verifyCode',
  codeExpired: 'verifyCode',
  mobileTaken: 'mobile',
  mobile: 'mobile',
  verifyCode: 'verifyCode',
}

/** Binds a mobile to the account that is signed in. */
export const changePhoneActors = (update: UpdateMobile) => ({
  bind: fromPromise<BindMobileAnswer, BindMobileForm>(async ({ input: { mobile, verifyCode } }) => {
    try {
      await update({ mobile, verifyCode })
      return { kind: 'bound' }
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      return { kind: 'refused', field: refusedField(error, fields), message: error.message }
    }
  }),
})
