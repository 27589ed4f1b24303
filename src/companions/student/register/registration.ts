import { readClassCode } from '#domain/classes/class-code.ts'
import { isAllowedPassword } from '#domain/accounts/password-rule.ts'
import type { RosterField } from '#domain/roster/columns.ts'
import { readField } from '#domain/roster/read-fields.ts'

/** What a student without an account fills in. */
export interface Registration {
  readonly classCode: string
  readonly realname: string
  readonly studentNo: string
  readonly password: string
  readonly confirmation: string
}

/** In the order of the form. */
export const registrationFields = ['classCode', 'realname', 'studentNo', 'password', 'confirmation'] as const

export type RegistrationField = (typeof registrationFields)[number]

/** What is wrong with a field, as the key of its text. */
export type RegistrationProblem =
  | 'classCodeMissing'
  | 'realnameMissing'
  | 'realnameWrong'
  | 'studentNoMissing'
  | 'studentNoWrong'
  | 'passwordWrong'
  | 'confirmationWrong'

/** What is wrong with each field before anything is sent; names and numbers are normalized as in a class list. */
export function registrationProblems(typed: Registration): Partial<Record<RegistrationField, RegistrationProblem>> {
  const { password, confirmation } = typed
  const problems: Record<RegistrationField, RegistrationProblem | null> = {
    classCode: readClassCode(typed.classCode) === '' ? 'classCodeMissing' : null,
    realname: isReadable('realname', typed.realname) ? null : problemOf(typed, 'realname'),
    studentNo: isReadable('number', typed.studentNo) ? null : problemOf(typed, 'studentNo'),
    password: isAllowedPassword(password) ? null : 'passwordWrong',
    confirmation: confirmation === password ? null : 'confirmationWrong',
  }
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== null))
}

const problemOf = <Field extends 'realname' | 'studentNo'>(typed: Registration, field: Field) =>
  typed[field].trim() === '' ? (`${field}Missing` as const) : (`${field}Wrong` as const)

function isReadable(field: RosterField, typed: string): boolean {
  const read = readField(field, typed)
  return 'value' in read && read.value !== null
}
