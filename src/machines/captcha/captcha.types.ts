import type { CaptchaPurpose } from '#domain/accounts/captcha-purpose.ts'

/** A slide puzzle; lengths are in pixels of its picture, pictures are data URLs. */
export interface Puzzle {
  readonly captchaId: string
  readonly picture: string
  readonly piece: string
  /** The piece's distance from the upper edge. */
  readonly pieceY: number
  readonly pieceSize: number
  readonly width: number
  readonly height: number
}

/** What the captcha is solved for; `subject` is the mobile or the account name. */
export interface CaptchaInput {
  readonly purpose: CaptchaPurpose
  readonly subject: string
}

export type SolveAnswer =
  | { readonly kind: 'solved'; readonly token: string }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'expired' }

export interface SolveInput {
  readonly captchaId: string
  readonly x: number
}

export interface CaptchaContext extends CaptchaInput {
  readonly puzzle: Puzzle | null
  /** Position of the piece, in pixels of the picture from its left edge. */
  readonly x: number
  /** Wrong positions in this picture. */
  readonly wrongs: number
  /** Why the picture was replaced. */
  readonly replaced: 'wrong' | 'expired' | null
  readonly token: string
  /** Why there is no picture, or no response. */
  readonly message: string
}

/** What the dialog shows; each state has exactly one. */
export type CaptchaTag = (typeof captchaTags)[number]

export const captchaTags = ['loading', 'ready', 'checking', 'wrong', 'failed'] as const

export type CaptchaEvent =
  | { readonly type: 'piece.move'; readonly x: number }
  | { readonly type: 'piece.drop' }
  | { readonly type: 'captcha.refresh' }

/** Keeps the piece inside its picture. */
export const placed = ({ puzzle }: Pick<CaptchaContext, 'puzzle'>, x: number): number =>
  puzzle === null ? 0 : Math.round(Math.min(Math.max(x, 0), puzzle.width - puzzle.pieceSize))
