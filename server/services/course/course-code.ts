import { randomInt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { courseCodeAlphabet, courseCodeLength } from '#domain/classes/course-code.ts'
import type { Executor } from '#server/database/database.ts'
import { course } from '#server/database/schema/courses.ts'

/**
 * A code that no class has. If two are drawn alike at once, the column's constraint rejects one, and its call is
 * repeated.
 */
export async function freeCourseCode(db: Executor): Promise<string> {
  for (;;) {
    const courseCode = randomCode()
    if ((await db.$count(course, eq(course.courseCode, courseCode))) === 0) return courseCode
  }
}

const randomCode = (): string =>
  Array.from({ length: courseCodeLength }, () => courseCodeAlphabet.charAt(randomInt(courseCodeAlphabet.length))).join(
    '',
  )
