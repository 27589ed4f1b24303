import type { Call } from '#api/client/client.ts'
import { isRefused, type Refusal } from '#api/client/failures.ts'
import { signOn } from '#api/contract/groups/sign-on.ts'
import { userTypes } from '#domain/classes/subjects.ts'
import type { SmsAnswer, SmsLoginInput } from '#machines/sms-login/sms-login.types.ts'

/** Signs in with the code. Only rejects if there was no response. */
export async function signInByCode(
  call: Call,
  { mobile, code, accepted }: SmsLoginInput,
  signal: AbortSignal,
): Promise<SmsAnswer> {
  try {
    const form = { mobile, verificationCode: code, signInAs: userTypes.teacher, consent: [...accepted] }
    await call(signOn.codeLogin, form, { signal })
    return { kind: 'signedIn' }
  } catch (error) {
    if (isRefused(error, signOn.codeLogin)) return refusalOf(error)
    throw error
  }
}

function refusalOf({ failure, message }: Refusal<typeof signOn.codeLogin>): SmsAnswer {
  switch (failure.id) {
    case 'codeWrong':
    case 'codeExpired':
      return { kind: 'codeRefused', message }
    case 'consentNeeded':
      return { kind: 'consentOutdated', message }
    case 'tooManyDevices':
      return { kind: 'tooManyDevices', ...failure.data }
    default:
      return { kind: 'refused', message }
  }
}
