import type { StudentInfo } from '#api/contract/schemas/people.ts'

/** The service's answer to who is signed in. */
export type WhoAnswer = { readonly kind: 'student'; readonly student: StudentInfo } | { readonly kind: 'nobody' }

export interface StudentSessionContext {
  /** The student the page belongs to, even while the session is lost. */
  readonly student: StudentInfo | null
  readonly message: string
  /** Failed sign-ins since the session was lost. */
  readonly failedReturns: number
}

export type StudentSessionEvent =
  | { readonly type: 'student.enter' }
  | { readonly type: 'student.leave' }
  /** The sign-out failed, and is given up. */
  | { readonly type: 'student.stay' }
  /** The new password is in force. */
  | { readonly type: 'password.change' }
  | { readonly type: 'session.lose' }
  | { readonly type: 'session.retry' }

export type StudentSessionTag =
  | 'busy'
  | 'unreachable'
  | 'signedOut'
  /** A new password must be chosen before anything else. */
  | 'passwordDue'
  /** The service is asked to end the session. */
  | 'leaving'
  /** It did not answer: the browser may still sign the student in. */
  | 'leavingFailed'
  /** A student's page is shown. */
  | 'present'
  /** Their session is over, and the page stays behind the sign-in. */
  | 'lost'
