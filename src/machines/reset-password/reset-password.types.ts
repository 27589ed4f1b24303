import { isAllowedPassword } from '#domain/accounts/password-rule.ts'
import { type CodeChannel, isRecipient } from '#domain/accounts/recipient.ts'
import { isVerificationCode } from '#domain/accounts/verification-code.ts'

export interface ResetPasswordForm {
  readonly mobile: string
  readonly email: string
  readonly verificationCode: string
  readonly password: string
  readonly confirmation: string
}

export type ResetPasswordField = keyof ResetPasswordForm

export type ResetPasswordProblem = 'missing' | 'malformed'

export type ResetPasswordFailure =
  | { readonly kind: 'refused'; readonly field: ResetPasswordField | null; readonly message: string }
  /** No response: the password may already be changed. */
  | { readonly kind: 'unanswered'; readonly message: string }

export type ResetPasswordAnswer =
  | { readonly kind: 'reset' }
  | Extract<ResetPasswordFailure, { readonly kind: 'refused' }>

export interface ResetPasswordInput {
  /** The account typed at the login, if it is a mobile. */
  readonly mobile: string
}

/** The request: the channel's own field identifies the account. */
export interface ResetPasswordAsk {
  readonly channel: CodeChannel
  readonly form: ResetPasswordForm
}

export interface ResetPasswordContext extends ResetPasswordAsk {
  /** Somebody tried to leave this step too early: it shows what is missing. */
  readonly wasTried: boolean
  readonly failure: ResetPasswordFailure | null
}

export type ResetPasswordEvent =
  /** How the code should be sent. */
  | { readonly type: 'channel.choose'; readonly channel: CodeChannel }
  | { readonly type: 'form.change'; readonly changes: Partial<ResetPasswordForm> }
  | { readonly type: 'step.next' }
  | { readonly type: 'step.back' }

/** What is wrong with each field (specification §5). */
export function resetPasswordProblems({
  mobile,
  email,
  verificationCode,
  password,
  confirmation,
}: ResetPasswordForm): Readonly<Record<ResetPasswordField, ResetPasswordProblem | null>> {
  const judged = (text: string, isRight: boolean) => (text === '' ? 'missing' : isRight ? null : 'malformed')
  return {
    mobile: judged(mobile.trim(), isRecipient('mobile', mobile.trim())),
    email: judged(email.trim(), isRecipient('email', email.trim())),
    verificationCode: judged(verificationCode, isVerificationCode(verificationCode)),
    password: judged(password, isAllowedPassword(password)),
    confirmation: judged(confirmation, confirmation === password),
  }
}
