import { randomInt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { classCodeAlphabet, classCodeLength } from '#domain/classes/class-code.ts'
import type { Executor } from '#server/database/database.ts'
import { course } from '#server/database/schema/courses.ts'

/**
 * A code that no class has. If two are drawn alike at once, the column's constraint rejects one, and its call is
 * repeated.
 */
export async function freeClassCode(db: Executor): Promise<string> {
  for (;;) {
    const classCode = randomCode()
    if ((await db.$count(course, eq(course.classCode, classCode))) === 0) return classCode
  }
}

const randomCode = (): string =>
  Array.from({ length: classCodeLength }, () => classCodeAlphabet.charAt(randomInt(classCodeAlphabet.length))).join('')
