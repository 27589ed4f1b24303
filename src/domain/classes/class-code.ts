/**
 * Letters and digits of a class code, without those that look alike on a board. Codes are read aloud and typed by
 * students to join (specification §3 classCode).
 */
export const classCodeAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** Characters of a new code: about a billion combinations. */
export const classCodeLength = 6

/** A code in stored form: upper case, without the spaces and hyphens people put between its halves. */
export const readClassCode = (typed: string): string => typed.normalize('NFKC').replaceAll(/[\s-]/g, '').toUpperCase()
