import { accountLimits } from '../portal/constants.ts'

const { passwordMinimum, passwordMaximum } = accountLimits

/** Requirements for a new password (specification §5), in checklist order. */
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

/** The requirements a text does not meet yet; an empty text already meets `plain`. */
export const unmetPasswordDemands = (text: string): readonly PasswordDemand[] =>
  passwordDemands.filter((demand) => !meets[demand](text))

/**
 * Whether a new password is allowed (specification §7): 8 to 15 printable ASCII characters without spaces, including
 * lower case, upper case, a digit and a special character.
 */
export const isAllowedPassword = (text: string): boolean => unmetPasswordDemands(text).length === 0
