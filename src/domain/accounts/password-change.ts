import { trimmedLogin } from './login-name.ts'
import { isAllowedPassword } from './password-rule.ts'

/** What was typed. */
export interface PasswordDraft {
  readonly current: string
  readonly next: string
  readonly confirmation: string
}

export type PasswordField = keyof PasswordDraft

/** What is wrong, in the order in which it is reported. */
export type PasswordProblem =
  | { readonly field: 'current'; readonly kind: 'missing' }
  | { readonly field: 'next'; readonly kind: 'malformed' | 'same' }
  | { readonly field: 'confirmation'; readonly kind: 'mismatch' }

/** A message below one of the fields, or below all of them. */
export interface PasswordComplaint {
  readonly field: PasswordField | 'form'
  readonly text: string
  /** There was no response: the new password may already be in force. */
  readonly isUnanswered?: boolean
}

/** Whether the form can be submitted (specification §5): none of the three fields is blank. */
export const isFilled = ({ current, next, confirmation }: PasswordDraft): boolean =>
  [current, next, confirmation].every((text) => trimmedLogin(text) !== '')

/** The first reason to reject a new password; null when the service may decide. */
export function problemOf({ current, next, confirmation }: PasswordDraft): PasswordProblem | null {
  if (trimmedLogin(current) === '') return { field: 'current', kind: 'missing' }
  if (!isAllowedPassword(next)) return { field: 'next', kind: 'malformed' }
  if (next === trimmedLogin(current)) return { field: 'next', kind: 'same' }
  return next === confirmation ? null : { field: 'confirmation', kind: 'mismatch' }
}
