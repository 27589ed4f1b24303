/** Endings of a QR sign-in that only other services cause, by what is wrong with the account that scanned. */
export const qrEndings = ['wrongPassword', 'notBound', 'notCertified', 'student'] as const

export type QrEnding = (typeof qrEndings)[number]
