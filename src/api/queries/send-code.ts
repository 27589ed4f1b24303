import * as z from 'zod/mini'
import type { Call } from '#api/client/client.ts'
import { CallError } from '#api/client/failures.ts'
import { verification } from '#api/contract/areas/verification.ts'
import { checkExistsOf, type SmsPurpose } from '#domain/sms-purpose.ts'
import { userTypes } from '#domain/subjects.ts'

export type SendOutcome =
  /** The next code can be sent after `waitSeconds`; `left` more within 24 hours. */
  | { readonly kind: 'sent'; readonly waitSeconds: number; readonly left: number }
  | { readonly kind: 'tooSoon'; readonly waitSeconds: number }
  | { readonly kind: 'refused'; readonly message: string }

const wait = z.object({ waitSeconds: z.int() })

/** Sends a code of a purpose to a mobile; `token` is of the captcha that was solved for it. Rejects without an answer. */
export async function sendCode(
  call: Call,
  purpose: SmsPurpose,
  input: { readonly mobile: string; readonly token: string },
  signal: AbortSignal,
): Promise<SendOutcome> {
  try {
    const kind = { checkExists: checkExistsOf[purpose], utype: userTypes.teacher, purpose }
    const { waitSeconds, left } = await call(verification.sendCode, { ...input, ...kind }, { signal })
    return { kind: 'sent', waitSeconds, left }
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    const told = error.id === 'smsTooSoon' ? wait.safeParse(error.data) : null
    if (told?.success === true) return { kind: 'tooSoon', waitSeconds: told.data.waitSeconds }
    return { kind: 'refused', message: error.message }
  }
}
