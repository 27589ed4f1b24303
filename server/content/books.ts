import { bookVersionNames } from '#domain/classes/book-versions.ts'
import { subjects } from '#domain/classes/subjects.ts'
import { juniorEnglishBooks } from './books/junior-english.ts'
import { juniorMathsBooks, seniorMathsBooks } from './books/maths.ts'
import { seniorEnglishBooks } from './books/senior-english.ts'
import type { SeedBook } from './types.ts'

/** A published series of a subject, without its edition year. */
export interface SeedBookVersion {
  readonly name: string
  readonly subjectId: number
}

/** Every version that a teacher can choose, including those without books so far. */
export const bookVersions: readonly SeedBookVersion[] = [
  subjects.juniorEnglish,
  subjects.seniorEnglish,
  subjects.juniorMaths,
  subjects.seniorMaths,
].flatMap((subjectId) => bookVersionNames[subjectId].map((name) => ({ name, subjectId })))

/** Books in the order shown to teachers: by subject, then by grade. */
export const seedBooks: readonly SeedBook[] = [
  ...juniorEnglishBooks,
  ...seniorEnglishBooks,
  ...juniorMathsBooks,
  ...seniorMathsBooks,
]
