/**
 * Letters and digits of a class code, without those that look alike when written on a board. A code is read aloud and
 * typed by students to join (specification §3 courseCode).
 */
export const courseCodeAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** Characters of a new code: about a billion different ones. */
export const courseCodeLength = 6

/** A code as it is kept: upper case, without the spaces and hyphens that people put between its halves. */
export const readCourseCode = (typed: string): string => typed.normalize('NFKC').replaceAll(/[\s-]/g, '').toUpperCase()
