import type { Call } from '#api/client/client.ts'
import { isRefused } from '#api/client/failures.ts'
import { verification } from '#api/contract/groups/verification.ts'
import { type CodePurpose, isEmailPurpose } from '#domain/accounts/code-purpose.ts'
import { accountCheckOf } from '#domain/accounts/sms-purpose.ts'
import { userTypes } from '#domain/classes/subjects.ts'

export type SendOutcome =
  /** The next code can be sent after `waitSeconds`; `left` more within 24 hours. */
  | { readonly kind: 'sent'; readonly waitSeconds: number; readonly left: number }
  | { readonly kind: 'tooSoon'; readonly waitSeconds: number }
  /** All codes allowed within 24 hours were sent. */
  | { readonly kind: 'spent'; readonly waitSeconds: number; readonly message: string }
  | { readonly kind: 'refused'; readonly message: string }

export interface CodeAsk {
  /** A mobile number, or an address if the purpose uses e-mail. */
  readonly recipient: string
  /** From the captcha solved for it. */
  readonly token: string
}

/** Sends a code for a purpose, by SMS or e-mail. Rejects if there was no response. */
export async function sendCode(
  call: Call,
  purpose: CodePurpose,
  ask: CodeAsk,
  signal: AbortSignal,
): Promise<SendOutcome> {
  try {
    return { kind: 'sent', ...(await send(call, purpose, ask, signal)) }
  } catch (error) {
    if (!isRefused(error, verification.sendCode, verification.sendEmailCode)) throw error
    const { failure, message } = error
    if (failure.id === 'smsTooSoon') return { kind: 'tooSoon', ...failure.data }
    if (failure.id === 'smsLimit') return { kind: 'spent', ...failure.data, message }
    return { kind: 'refused', message }
  }
}

function send(call: Call, purpose: CodePurpose, { recipient, token }: CodeAsk, signal: AbortSignal) {
  if (isEmailPurpose(purpose)) return call(verification.sendEmailCode, { email: recipient, token, purpose }, { signal })
  const kind = { accountCheck: accountCheckOf[purpose], signInAs: userTypes.teacher, purpose }
  return call(verification.sendCode, { mobile: recipient, token, ...kind }, { signal })
}
