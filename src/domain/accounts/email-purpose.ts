/** What a code sent by e-mail is for; it is valid for nothing else. */
export const emailPurposes = ['email', 'passwordByEmail'] as const

export type EmailPurpose = (typeof emailPurposes)[number]
