import { accountLimits } from '../portal/constants.ts'

const { passwordMinimum, passwordMaximum } = accountLimits

/** What a new password must have (specification §5), in the order in which a checklist tells it. */
export const passwordDemands = ['length', 'lowerCase', 'upperCase', 'digit', 'special', 'plain'] as const

export type PasswordDemand = (typeof passwordDemands)[number]

const meets: Readonly<Record<PasswordDemand, (text: string) => boolean>> = {
  length: (text) => text.length >= passwordMinimum && text.length <= passwordMaximum,
  lowerCase: (text) => /[a-z]/.test(text),
  upperCase: (text) => /[A-Z]/.test(text),
  digit: (text) => /[0-9]/.test(text),
  special: (text) => /[!-/:-@[-`{-~]/.test(text),
  // Printable ASCII without spaces.
  plain: (text) => /^[!-~]*$/.test(text),
}

/** The demands that a text does not meet yet; `plain` (nothing but ASCII letters, digits and signs) is met by none. */
export const unmetPasswordDemands = (text: string): readonly PasswordDemand[] =>
  passwordDemands.filter((demand) => !meets[demand](text))

/**
 * Whether a new password may be used (specification §7): 8 to 15 printable ASCII characters without spaces, with lower
 * case, upper case, digit and special character.
 */
export const isAllowedPassword = (text: string): boolean => unmetPasswordDemands(text).length === 0
