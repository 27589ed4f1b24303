import { and, eq } from 'drizzle-orm'
import { submission, assignment } from '#server/database/schema/assignments.ts'
import type { TestClient, TestService } from '#tests/support/service/test-service.ts'
import type { World } from './world.ts'
import { hour } from '#domain/time/units.ts'

type NewAssignment = typeof assignment.$inferInsert

/** Assigns the world's paper to its class; by default it started an hour ago and ends in an hour. */
export async function assign(
  { db, clock }: Pick<TestService, 'db' | 'clock'>,
  world: World,
  over: Partial<NewAssignment> = {},
  students: readonly TestClient[] = world.students,
): Promise<number> {
  const before = new Date(clock.now.getTime() - hour)
  const [row] = await db
    .insert(assignment)
    .values({
      assignmentName: '单元检测',
      courseId: world.courseId,
      paperId: world.paperId,
      creatorId: world.teacher.uid,
      kind: 'test',
      assignmentType: 1,
      audience: 1,
      beginTime: before,
      endTime: new Date(clock.now.getTime() + hour),
      score: 350,
      publishedAt: before,
      createdAt: before,
      ...over,
    })
    .returning()
  const assignmentId = row?.assignmentId ?? 0
  if (students.length > 0) await db.insert(submission).values(students.map(({ uid }) => ({ assignmentId, uid })))
  return assignmentId
}

/** A student's stored row for an assignment. */
export async function submissionOf(
  { db }: Pick<TestService, 'db'>,
  assignmentId: number,
  student: TestClient | undefined,
) {
  const ofStudent = and(eq(submission.assignmentId, assignmentId), eq(submission.uid, student?.uid ?? 0))
  const [row] = await db.select().from(submission).where(ofStudent)
  if (row === undefined) throw new Error('This student was not assigned')
  return row
}
