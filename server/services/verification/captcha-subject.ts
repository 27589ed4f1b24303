/** What a solved captcha is good for: a code to this mobile, or a password login of this account name. */
export const captchaSubject = (purpose: 'sms' | 'password', subject: string): string =>
  `${purpose}:${subject.trim().toLowerCase()}`
