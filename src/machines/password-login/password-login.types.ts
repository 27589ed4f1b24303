import type { Device } from '#api/contract/schemas/sign-on.ts'
import { trimmedLogin } from '#domain/accounts/login-name.ts'
import type { Agreement, WayReport } from '../login/login-way.types.ts'

/** What the teacher typed and ticked. */
export interface LoginForm {
  readonly account: string
  readonly password: string
  readonly agreed: boolean
}

/** What the form still needs, in order of precedence. */
export type MissingItem = 'account' | 'password' | 'consent'

export type LoginFailure =
  /** `errorCount` is how many times the password was wrong today. */
  | { readonly kind: 'wrongPassword'; readonly errorCount: number }
  /** The credentials are right; `token` lets this browser sign one of the devices out and enter. */
  | { readonly kind: 'tooManyDevices'; readonly token: string; readonly devices: readonly Device[] }
  /** Only a new password, or waiting until tomorrow, helps. */
  | { readonly kind: 'locked'; readonly message: string }
  /** The account has not accepted the documents, or they changed while this page was open. */
  | { readonly kind: 'consentOutdated'; readonly message: string }
  /** Any other response of the service, in its own words. */
  | { readonly kind: 'refused'; readonly message: string }

export type LoginAnswer =
  | { readonly kind: 'signedIn'; readonly uid: number }
  | { readonly kind: 'captchaNeeded'; readonly message: string }
  | LoginFailure

/** Account and password, trimmed; `token` is that of a solved captcha, null on the first try. */
export interface LoginInput {
  readonly account: string
  readonly password: string
  readonly token: string | null
  /** Documents accepted on this page. */
  readonly accepted: readonly string[]
}

export interface PasswordLoginInput extends Agreement {
  readonly account: string
}

export interface PasswordLoginContext extends LoginForm, Agreement {
  /** The item that was missing when the teacher pressed Enter or the button. */
  readonly missing: MissingItem | null
  readonly failure: LoginFailure | null
}

export type PasswordLoginEvent =
  | { readonly type: 'account.change'; readonly text: string }
  | { readonly type: 'password.change'; readonly text: string }
  | ({ readonly type: 'consent.change' } & Agreement)
  | { readonly type: 'form.submit' }
  | { readonly type: 'captcha.solve'; readonly token: string }
  | { readonly type: 'captcha.close' }
  | { readonly type: 'devices.close' }

/** The first item a form still needs; null if it can be sent (specification §5). */
export function missingOf({ account, password, agreed }: LoginForm): MissingItem | null {
  if (trimmedLogin(account) === '') return 'account'
  if (trimmedLogin(password) === '') return 'password'
  return agreed ? null : 'consent'
}

export const loginInputOf = (
  { account, password, accepted }: PasswordLoginContext,
  token: string | null,
): LoginInput => ({
  account: trimmedLogin(account),
  password: trimmedLogin(password),
  token,
  accepted,
})

/** What a response other than a sign-in leaves on the form. */
export const failureOf = (answer: LoginAnswer): LoginFailure | null =>
  answer.kind === 'signedIn' || answer.kind === 'captchaNeeded' ? null : answer

/** What the parent sign-in has to do after a response; null for nothing. */
export function reportOf({ account }: LoginForm, answer: LoginAnswer): WayReport | null {
  const typed = trimmedLogin(account)
  switch (answer.kind) {
    case 'captchaNeeded':
      return { type: 'captcha.need', way: 'password', captcha: { purpose: 'password', subject: typed } }
    case 'tooManyDevices':
      return { type: 'devices.exceed', way: 'password', tooMany: answer, account: typed }
    case 'consentOutdated':
      return { type: 'consent.need' }
    default:
      return null
  }
}
