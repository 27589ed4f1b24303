import type { CodeChannel } from '#domain/accounts/recipient.ts'

/** Monotonic milliseconds. */
export interface Clock {
  readonly now: () => number
}

/** A code that was sent, as it is kept for a reload: its recipient as `keptRecipient` writes it. */
export interface SentCode {
  readonly recipient: string
  /** How many more can be sent within 24 hours. */
  readonly left: number
  /** Milliseconds until the next one can be sent, or since then. */
  readonly remaining: number
}

export type SendAnswer =
  | { readonly kind: 'sent'; readonly waitSeconds: number; readonly left: number }
  /** The service sent one there a moment ago, perhaps from another page. */
  | { readonly kind: 'tooSoon'; readonly waitSeconds: number }
  /** All codes of 24 hours were sent. */
  | { readonly kind: 'spent'; readonly waitSeconds: number; readonly message: string }
  | { readonly kind: 'refused'; readonly message: string }

export interface SendInput {
  readonly recipient: string
  /** Of the captcha that was solved for this recipient. */
  readonly token: string
}

/** What the last press of the button led to; forgotten once the form says something itself. */
export type SmsNotice =
  | { readonly kind: 'recipientInvalid' }
  | { readonly kind: 'tooSoon' }
  | { readonly kind: 'sent' }
  | { readonly kind: 'refused'; readonly message: string }

export interface SmsCountdownInput {
  readonly clock: Clock
  /** How the codes travel; those of the other channel are kept and not spoken of. */
  readonly channel: CodeChannel
  /** Codes that an earlier page sent and that are still counted, the newest first. */
  readonly kept: readonly SentCode[]
}

/** A sent code with the end of its countdown, by the clock. */
export interface CountedCode {
  readonly recipient: string
  readonly left: number
  readonly endsAt: number
}

export interface SmsCountdownContext {
  readonly clock: Clock
  readonly channel: CodeChannel
  /** The newest first. */
  readonly sent: readonly CountedCode[]
  /** What stands in the field. */
  readonly recipient: string
  /** The recipient that a code is being sent to; another may be typed meanwhile. Empty while nothing is asked for. */
  readonly asked: string
  readonly notice: SmsNotice | null
  /** Whole seconds until the next code, as they are shown. */
  readonly secondsLeft: number
}

export type SmsCountdownEvent =
  | { readonly type: 'recipient.change'; readonly text: string }
  | { readonly type: 'code.request' }
  | { readonly type: 'captcha.solve'; readonly token: string }
  | { readonly type: 'captcha.close' }
  /** The form is sent: what it says then is newer. */
  | { readonly type: 'notice.forget' }
