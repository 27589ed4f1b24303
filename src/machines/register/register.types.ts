import { smsLimits } from '#domain/portal/constants.ts'
import { isMobile } from '#domain/accounts/mobile.ts'
import { isAllowedPassword } from '#domain/accounts/password-rule.ts'
import type { StageId, SubjectId } from '#domain/classes/subjects.ts'

/** The form of somebody applying to a school for an account. */
export interface RegisterForm {
  readonly mobile: string
  readonly verificationCode: string
  readonly realname: string
  readonly schoolCode: string
  readonly stageId: StageId | null
  readonly subjectId: SubjectId | null
  readonly password: string
  readonly confirmation: string
  readonly agreed: boolean
}

/** Fields that can be wrong, in form order. */
export const registerFields = [
  'mobile',
  'verificationCode',
  'realname',
  'schoolCode',
  'stageId',
  'password',
  'confirmation',
  'consent',
] as const

export type RegisterField = (typeof registerFields)[number]

/** What is wrong with a field before anything is sent. */
export type RegisterProblem = 'missing' | 'malformed'

export type RegisterFailure =
  /** Refused by the service; `field` is null if no field is at fault. */
  | { readonly kind: 'refused'; readonly field: RegisterField | null; readonly message: string }
  /** No response: it is unknown whether the application arrived. */
  | { readonly kind: 'unanswered'; readonly message: string }

export type RegisterAnswer =
  | { readonly kind: 'applied'; readonly schoolName: string }
  | Extract<RegisterFailure, { readonly kind: 'refused' }>

export interface RegisterContext {
  readonly form: RegisterForm
  /** The form was submitted incomplete: from now on it shows what is missing. */
  readonly wasTried: boolean
  readonly failure: RegisterFailure | null
  readonly schoolName: string
}

export type RegisterEvent =
  | { readonly type: 'form.change'; readonly changes: Partial<RegisterForm> }
  | { readonly type: 'form.submit' }

export const emptyRegisterForm: RegisterForm = {
  mobile: '',
  verificationCode: '',
  realname: '',
  schoolCode: '',
  stageId: null,
  subjectId: null,
  password: '',
  confirmation: '',
  agreed: false,
}

const needed = (text: string, isRight: (text: string) => boolean = () => true): RegisterProblem | null => {
  if (text.trim() === '') return 'missing'
  return isRight(text.trim()) ? null : 'malformed'
}

/** What is wrong with each field (specification §5); a form without problems can be sent. */
export function registerProblems(form: RegisterForm): Partial<Record<RegisterField, RegisterProblem>> {
  const { password, confirmation } = form
  const problems: Record<RegisterField, RegisterProblem | null> = {
    mobile: needed(form.mobile, isMobile),
    verificationCode: needed(form.verificationCode, (code) =>
      new RegExp(`^[0-9]{${smsLimits.codeLength}}$`).test(code),
    ),
    realname: needed(form.realname),
    schoolCode: needed(form.schoolCode),
    stageId: form.stageId === null || form.subjectId === null ? 'missing' : null,
    password: needed(password, () => isAllowedPassword(password)),
    confirmation: needed(confirmation, () => confirmation === password),
    consent: form.agreed ? null : 'missing',
  }
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== null))
}
