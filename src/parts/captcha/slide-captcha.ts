import type { Call } from '#api/client/client.ts'
import { isRefused } from '#api/client/failures.ts'
import { verification } from '#api/contract/groups/verification.ts'
import type { InputOf, OutputOf } from '#api/contract/endpoint.ts'

type NewCaptcha = typeof verification.newCaptcha

/** A new puzzle for a mobile number or an account name. */
export const newPuzzle = (call: Call, input: InputOf<NewCaptcha>, signal: AbortSignal): Promise<OutputOf<NewCaptcha>> =>
  call(verification.newCaptcha, input, { signal })

export type PuzzleOutcome =
  | { readonly kind: 'solved'; readonly token: string }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'expired' }

/** Tries a position, in pixels of the picture. Rejects unless the outcome is right, wrong or expired. */
export async function tryPuzzle(
  call: Call,
  input: { readonly captchaId: string; readonly x: number },
  signal: AbortSignal,
): Promise<PuzzleOutcome> {
  try {
    return { kind: 'solved', token: (await call(verification.solveCaptcha, input, { signal })).token }
  } catch (error) {
    if (!isRefused(error, verification.solveCaptcha)) throw error
    if (error.failure.id === 'captchaWrong') return { kind: 'wrong' }
    if (error.failure.id === 'captchaExpired') return { kind: 'expired' }
    throw error
  }
}
