import { eq } from 'drizzle-orm'
import type { Database } from '#server/database/database.ts'
import { assignmentHandover } from '#server/database/schema/assignment-exceptions.ts'
import { courseTeacher } from '#server/database/schema/courses.ts'
import { idOf } from '#tests/support/service/id-of.ts'

interface GivenHandover {
  readonly assignmentId: number
  readonly courseId: number
  readonly teacherId: number
}

/** An assignment that the class's co-teacher hands over to the teacher; returns the co-teacher's id. */
export async function addDeskHandover(db: Database, { assignmentId, courseId, teacherId }: GivenHandover) {
  const [beside] = await db.select().from(courseTeacher).where(eq(courseTeacher.courseId, courseId))
  const besideId = idOf(beside?.uid)
  const handedAt = new Date('2026-09-01T00:00:00Z')
  await db.insert(assignmentHandover).values({ assignmentId, teacherId, handedBy: besideId, handedAt })
  return besideId
}
