/** Numbers of classes, their lists and slips; apart from `constants.ts`, which the sign-in page loads whole. */
import { pageSizes } from '../portal/constants.ts'
import { mebibyte } from '../values/sizes.ts'
import { day } from '../time/units.ts'

/** Students of a class at most: a list asks for all of them at once. */
export const classSize = pageSizes.longLists

export const courseDefaults = { courseType: 1, listStatus: 1 } as const

export const courseLimits = {
  /** Characters. */
  name: 30,
  /** Classes in use of one teacher. */
  perTeacher: 100,
  /** Teachers of a class besides its lead teacher. */
  coTeachers: 20,
  /** Textbooks of a class. */
  books: 20,
  /** Colleagues that a search for one tells. */
  colleaguesFound: 20,
} as const

/** Bytes of a class list's file, of the form that carries it, and of a pasted list; a file's name in characters. */
export const rosterBodyLimits = { bytes: 8 * mebibyte, file: 9 * mebibyte, text: 2 * mebibyte, fileName: 255 } as const

/** How a class list is written: rows in one transaction; a list that is not applied is kept so long. */
export const rosterImports = { batchRows: 1_000, keptFor: 7 * day } as const

/** Asking to join a class, and answering it. */
export const joinLimits = {
  /** Characters of a class code as it is typed. */
  code: 20,
  /** Characters of the reason for a refusal. */
  reason: 100,
} as const

/** Passwords that are made in one call: a class, and as many hashes as a call may wait for. */
export const slipLimits = { passwords: 100, studentCodes: classSize } as const

/** What is prepared for one chapter of a class's book. */
export const lessonLimits = {
  nodes: 50,
  /** Characters of a step. */
  name: 200,
} as const
