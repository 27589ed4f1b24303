/** What a code that is sent by e-mail is for; it opens nothing else. */
export const emailPurposes = ['email', 'passwordByEmail'] as const

export type EmailPurpose = (typeof emailPurposes)[number]
