import type { OutputOf } from '#api/contract/endpoint.ts'
import type { verification } from '#api/contract/groups/verification.ts'
import type { CaptchaPurpose } from '#domain/accounts/captcha-purpose.ts'
import type { Executor } from '#server/database/database.ts'

/** What a captcha is bound to: an account name or mobile, one purpose and one browser. */
export interface CaptchaBinding {
  readonly purpose: CaptchaPurpose
  readonly subject: string
  readonly visitorHash: string
}

export interface CaptchaRequest extends CaptchaBinding {
  readonly address: string
  readonly now: Date
}

export interface CaptchaAnswer {
  readonly captchaId: string
  /** Where the piece was dropped, in pixels of the picture. */
  readonly x: number
  readonly visitorHash: string
  readonly now: Date
}

export type SolveOutcome =
  | { readonly kind: 'solved'; readonly token: string }
  | { readonly kind: 'wrong'; readonly left: number }
  | { readonly kind: 'expired' }

export interface CaptchaToken extends CaptchaBinding {
  readonly token: string
  readonly now: Date
}

export type Puzzle = OutputOf<typeof verification.newCaptcha>

/** The provider cannot be reached, or its response makes no sense. */
export class CaptchaDown extends Error {}

/** Makes slide puzzles and vouches for those who solved one. Every method may reject with CaptchaDown. */
export interface CaptchaProvider {
  /** A new puzzle. Throws a 429 if too many are requested. */
  readonly newPuzzle: (db: Executor, request: CaptchaRequest) => Promise<Puzzle>
  /** Judges where the piece was dropped; a solved puzzle yields a token. */
  readonly solve: (db: Executor, answer: CaptchaAnswer) => Promise<SolveOutcome>
  /** Uses a token up in any case. Returns whether it was issued to this browser for this subject and purpose. */
  readonly verify: (db: Executor, token: CaptchaToken) => Promise<boolean>
  /** Whether it was unreachable a moment ago. */
  readonly isDown: (now: Date) => boolean
}
