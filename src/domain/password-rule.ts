import { accountLimits } from './constants.ts'

const { passwordMinimum, passwordMaximum } = accountLimits

const kinds: readonly RegExp[] = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^a-zA-Z0-9]/]

/**
 * Whether a new password may be used (specification §7): 8 to 15 printable ASCII characters without spaces, with lower
 * case, upper case, digit and special character.
 */
export const isAllowedPassword = (text: string): boolean =>
  text.length >= passwordMinimum &&
  text.length <= passwordMaximum &&
  /^[!-~]+$/.test(text) &&
  kinds.every((kind) => kind.test(text))
