import { subjects } from '#domain/classes/subjects.ts'
import type { Database } from '#server/database/database.ts'
import { book, bookVersion } from '#server/database/schema/books.ts'
import { course } from '#server/database/schema/courses.ts'
import { idOf } from '#tests/support/service/id-of.ts'

interface DeskCourse {
  readonly schoolId: number
  readonly leadTeacherId: number
  readonly classCode: string
  readonly canary: string
}

/** A junior English class whose code is its teacher's name. */
export async function addDeskCourse(
  db: Database,
  { schoolId, leadTeacherId, classCode, canary }: DeskCourse,
): Promise<number> {
  const [row] = await db
    .insert(course)
    .values({
      courseName: `七年级 ${canary}`,
      classCode,
      schoolId,
      leadTeacherId,
      stageId: 2,
      subjectId: 203,
      createdAt: new Date('2026-09-01T00:00:00Z'),
    })
    .returning()
  return idOf(row?.courseId)
}

/** A junior English book without an owner. */
export async function addDeskBook(db: Database, bookName: string): Promise<number> {
  const { juniorEnglish: subjectId } = subjects
  const [version] = await db.insert(bookVersion).values({ optionName: bookName, subjectId }).returning()
  const fields = { code: bookName, optionId: idOf(version?.optionId), subjectId, edition: 2024, displayOrder: 1 }
  const [row] = await db
    .insert(book)
    .values({ ...fields, bookName })
    .returning()
  return idOf(row?.bookId)
}
