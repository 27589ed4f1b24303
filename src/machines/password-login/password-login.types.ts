import { trimmedLogin } from '#domain/login-name.ts'

/** What the teacher typed and ticked. */
export interface LoginForm {
  readonly account: string
  readonly password: string
  readonly agreed: boolean
}

/** What the form still needs, in the order in which it is asked for. */
export type MissingItem = 'account' | 'password' | 'consent'

export type LoginFailure =
  /** `errorCount` is how many times the password was wrong today. */
  | { readonly kind: 'wrongPassword'; readonly errorCount: number }
  /** The service gave another answer, in its own words. */
  | { readonly kind: 'refused'; readonly message: string }

export type LoginAnswer = { readonly kind: 'signedIn'; readonly uid: number } | LoginFailure

/** Account and password without the white space around them. */
export interface LoginInput {
  readonly account: string
  readonly password: string
}

export interface PasswordLoginContext extends LoginForm {
  /** The item that was missing when the teacher pressed Enter or the button. */
  readonly missing: MissingItem | null
  readonly failure: LoginFailure | null
}

export type PasswordLoginEvent =
  | { readonly type: 'account.change'; readonly text: string }
  | { readonly type: 'password.change'; readonly text: string }
  | { readonly type: 'consent.change'; readonly agreed: boolean }
  | { readonly type: 'form.submit' }

/** The first item that a form still needs; null when it can be sent (specification §5). */
export function missingOf({ account, password, agreed }: LoginForm): MissingItem | null {
  if (trimmedLogin(account) === '') return 'account'
  if (trimmedLogin(password) === '') return 'password'
  return agreed ? null : 'consent'
}

export const loginInputOf = ({ account, password }: LoginForm): LoginInput => ({
  account: trimmedLogin(account),
  password: trimmedLogin(password),
})
