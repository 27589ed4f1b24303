import type { CodeChannel } from '#domain/accounts/recipient.ts'

/** Monotonic milliseconds. */
export interface Clock {
  readonly now: () => number
}

/** A sent code as stored for a reload: its recipient in the form of `keptRecipient`. */
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
  /** All codes for 24 hours were sent. */
  | { readonly kind: 'spent'; readonly waitSeconds: number; readonly message: string }
  | { readonly kind: 'refused'; readonly message: string }

export interface SendInput {
  readonly recipient: string
  /** Of the captcha solved for this recipient. */
  readonly token: string
}

/** The result of the last press; forgotten once the form has a message of its own. */
export type SmsNotice =
  | { readonly kind: 'recipientInvalid' }
  | { readonly kind: 'tooSoon' }
  | { readonly kind: 'sent' }
  | { readonly kind: 'refused'; readonly message: string }

export interface SmsCountdownInput {
  readonly clock: Clock
  /** The channel of the codes; those of the other channel are kept and not shown. */
  readonly channel: CodeChannel
  /** Codes sent by an earlier page that still count, the newest first. */
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
  /** Newest first. */
  readonly sent: readonly CountedCode[]
  /** The content of the field. */
  readonly recipient: string
  /** The recipient a code is being sent to; another may be typed meanwhile. Empty while no request is pending. */
  readonly asked: string
  readonly notice: SmsNotice | null
  /** Whole seconds until the next code, as displayed. */
  readonly secondsLeft: number
}

export type SmsCountdownEvent =
  | { readonly type: 'recipient.change'; readonly text: string }
  | { readonly type: 'code.request' }
  | { readonly type: 'captcha.solve'; readonly token: string }
  | { readonly type: 'captcha.close' }
  /** The form is being sent: its message will be newer. */
  | { readonly type: 'notice.forget' }
