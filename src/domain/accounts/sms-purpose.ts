/** What a code sent to a mobile is for; it is valid for nothing else. */
export const smsPurposes = ['login', 'bind', 'register', 'password', 'mobile'] as const

export type SmsPurpose = (typeof smsPurposes)[number]

/** 2: the mobile must belong to an account; 1: it must belong to none (specification §7, `accountCheck`). */
export const accountCheckOf: Readonly<Record<SmsPurpose, 1 | 2>> = {
  login: 2,
  bind: 2,
  password: 2,
  register: 1,
  mobile: 1,
}

export const needsAccount = (accountCheck: number): boolean => accountCheck === accountCheckOf.login

/** The purpose of a code when only `accountCheck` is given, as in the specification: signing in, or binding a number. */
export const purposeWithout = (accountCheck: number): SmsPurpose => (needsAccount(accountCheck) ? 'login' : 'mobile')
