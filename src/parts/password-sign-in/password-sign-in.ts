import type { Call } from '#api/client/client.ts'
import { isRefused, type Refusal } from '#api/client/failures.ts'
import { signOn } from '#api/contract/groups/sign-on.ts'
import { verification } from '#api/contract/groups/verification.ts'
import { passwordDigest } from '#api/contract/password-digest.ts'
import type { Device } from '#api/contract/schemas/sign-on.ts'
import type { UserType } from '#domain/classes/subjects.ts'

export interface PasswordCredentials {
  readonly account: string
  readonly password: string
  /** From a captcha solved for this account; null for a first attempt, which gets a client token. */
  readonly token: string | null
}

export interface SigningIn {
  readonly signInAs: UserType
  /** Documents that the person accepted; none for a student. */
  readonly consent: readonly string[]
}

/** The devices already signed in, and the token that lets this browser sign one of them out and enter. */
export interface TooManyDevices {
  readonly kind: 'tooManyDevices'
  readonly token: string
  readonly devices: readonly Device[]
}

export type PasswordSignIn =
  | { readonly kind: 'signedIn'; readonly uid: number }
  | { readonly kind: 'captchaNeeded'; readonly message: string }
  /** `errorCount` is today's number of wrong passwords. */
  | { readonly kind: 'wrongPassword'; readonly errorCount: number }
  | TooManyDevices
  | { readonly kind: 'locked'; readonly message: string }
  | { readonly kind: 'consentOutdated'; readonly message: string }
  | { readonly kind: 'refused'; readonly message: string }

/**
 * Password login (specification §7): a client token first, then the digest; the password itself never leaves the page.
 * Rejects only if there was no response.
 */
export async function signInByPassword(
  call: Call,
  { account, password, token }: PasswordCredentials,
  { signInAs, consent }: SigningIn,
  signal?: AbortSignal,
): Promise<PasswordSignIn> {
  const options = signal === undefined ? {} : { signal }
  try {
    const proof = token ?? (await call(verification.clientToken, {}, options)).token
    const input = { username: account, password: passwordDigest(password), token: proof, signInAs }
    const { uid } = await call(signOn.passwordLogin, { ...input, consent: [...consent] }, options)
    return { kind: 'signedIn', uid }
  } catch (error) {
    if (isRefused(error, verification.clientToken, signOn.passwordLogin)) return refusalOf(error)
    throw error
  }
}

type PasswordRefusal = Refusal<typeof verification.clientToken | typeof signOn.passwordLogin>

function refusalOf({ failure, message }: PasswordRefusal): PasswordSignIn {
  switch (failure.id) {
    case 'wrongPassword':
      return { kind: 'wrongPassword', ...failure.data }
    case 'captchaNeeded':
      return { kind: 'captchaNeeded', message }
    case 'accountLocked':
      return { kind: 'locked', message }
    case 'consentNeeded':
      return { kind: 'consentOutdated', message }
    case 'tooManyDevices':
      return { kind: 'tooManyDevices', ...failure.data }
    default:
      return { kind: 'refused', message }
  }
}
