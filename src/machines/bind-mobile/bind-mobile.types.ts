import type { Device } from '#api/contract/schemas/sign-on.ts'
import { type CodeChannel, isRecipient } from '#domain/accounts/recipient.ts'
import { isVerificationCode } from '#domain/accounts/verification-code.ts'

export interface BindMobileForm {
  readonly mobile: string
  readonly email: string
  readonly verificationCode: string
  readonly agreed: boolean
}

export type BindMobileField = CodeChannel | 'verificationCode' | 'consent'

export interface BindMobileInput {
  /** What is bound, in the form's field of this name. */
  readonly channel: CodeChannel
  /** Before sign-in the documents must be accepted, too. */
  readonly needsConsent: boolean
}

export type BindMobileFailure =
  | { readonly kind: 'refused'; readonly field: BindMobileField | null; readonly message: string }
  /** Five devices are signed in; with the token one of them can be signed out from here. */
  | { readonly kind: 'tooManyDevices'; readonly token: string; readonly devices: readonly Device[] }
  /** The link that led here is no longer valid: only a new start helps. */
  | { readonly kind: 'stateInvalid'; readonly message: string }
  | { readonly kind: 'unanswered'; readonly message: string }

export type BindMobileAnswer = { readonly kind: 'bound' } | Exclude<BindMobileFailure, { readonly kind: 'unanswered' }>

export interface BindMobileContext extends BindMobileInput {
  readonly form: BindMobileForm
  readonly wasTried: boolean
  readonly failure: BindMobileFailure | null
}

export type BindMobileEvent =
  | { readonly type: 'form.change'; readonly changes: Partial<BindMobileForm> }
  | { readonly type: 'form.submit' }

/** The button's condition (specification §5): a valid mobile, or e-mail address, and a code of six digits. */
export const isReadyToBind = ({ form, channel }: Pick<BindMobileContext, 'form' | 'channel'>): boolean =>
  isRecipient(channel, form[channel]) && isVerificationCode(form.verificationCode)

/** Whether the form can be submitted. */
export const isCompleteToBind = (context: BindMobileContext): boolean =>
  isReadyToBind(context) && (context.form.agreed || !context.needsConsent)
