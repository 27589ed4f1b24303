import type { OutputOf } from '#api/contract/endpoint.ts'
import type { verification } from '#api/contract/areas/verification.ts'
import type { CaptchaPurpose } from '#domain/accounts/captcha-purpose.ts'
import type { Executor } from '#server/database/database.ts'

/** What a captcha is bound to: an account name or a mobile for one purpose, in one browser. */
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
  /** Where the piece was left, in pixels of the picture. */
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

/** The provider cannot be reached, or says nothing that can be understood. */
export class CaptchaDown extends Error {}

/** Whoever makes slide puzzles and vouches for those who solved one. Every method may reject with CaptchaDown. */
export interface CaptchaProvider {
  /** A new puzzle. Throws a 429 where too many are asked for. */
  readonly newPuzzle: (db: Executor, request: CaptchaRequest) => Promise<Puzzle>
  /** Judges where the piece was left; a solved puzzle gives a token. */
  readonly solve: (db: Executor, answer: CaptchaAnswer) => Promise<SolveOutcome>
  /** Uses a token up, whatever comes of it: whether it was given to this browser for this. */
  readonly verify: (db: Executor, token: CaptchaToken) => Promise<boolean>
  /** Whether it could not be reached a moment ago. */
  readonly isDown: (now: Date) => boolean
}
