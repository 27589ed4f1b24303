import * as z from 'zod/mini'
import { bookVersionNames } from '#domain/classes/book-versions.ts'
import { type SubjectId, subjects } from '#domain/classes/subjects.ts'
import { readRecords } from './read-records.ts'
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

const text = z.string().check(z.minLength(1))

const schema = z.strictObject({
  code: text,
  version: text,
  edition: z.int(),
  name: text,
  chapters: z.array(z.strictObject({ code: text, name: text })),
})

const booksOf = (subjectId: SubjectId, name: string): SeedBook[] =>
  readRecords(`server/content/books/${name}.json`, schema).map((book) => ({ ...book, subjectId }))

/**
 * Books in the order shown to teachers: by subject, then by grade. In junior schools the editions of 2024 reach grade 8;
 * grade 9 is still taught from those of 2013, and its maths chapters restart at 21.
 */
export const seedBooks = (): readonly SeedBook[] => [
  ...booksOf(subjects.juniorEnglish, 'junior-english'),
  ...booksOf(subjects.seniorEnglish, 'senior-english'),
  ...booksOf(subjects.juniorMaths, 'junior-maths'),
  ...booksOf(subjects.seniorMaths, 'senior-maths'),
]
