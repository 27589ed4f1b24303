import type { StudentInfo } from '#api/contract/schemas/people.ts'

/** Who the service says is signed in. */
export type WhoAnswer = { readonly kind: 'student'; readonly student: StudentInfo } | { readonly kind: 'nobody' }

export interface StudentSessionContext {
  /** The student whose page this is, also while the session is lost. */
  readonly student: StudentInfo | null
  readonly message: string
  /** How often a sign-in did not bring a lost session back. */
  readonly failedReturns: number
}

export type StudentSessionEvent =
  | { readonly type: 'student.enter' }
  | { readonly type: 'student.leave' }
  /** The new password holds, and every session has ended. */
  | { readonly type: 'password.change' }
  | { readonly type: 'session.lose' }
  | { readonly type: 'session.retry' }

export type StudentSessionTag =
  | 'busy'
  | 'unreachable'
  | 'signedOut'
  /** A new password must be chosen before anything else. */
  | 'passwordDue'
  /** A student's page is there. */
  | 'present'
  /** Their session is over, and the page stays behind the sign-in. */
  | 'lost'
