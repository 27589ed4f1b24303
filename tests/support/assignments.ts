import { and, eq } from 'drizzle-orm'
import { submission, test } from '#server/database/schema/tests.ts'
import type { TestClient, TestService } from './test-service.ts'
import type { World } from './world.ts'

type NewTest = typeof test.$inferInsert

const hour = 3_600_000

/** Assigns the world's paper to its class: running since an hour ago, for another hour, unless said otherwise. */
export async function assign(
  { db, clock }: Pick<TestService, 'db' | 'clock'>,
  world: World,
  over: Partial<NewTest> = {},
  students: readonly TestClient[] = world.students,
): Promise<number> {
  const before = new Date(clock.now.getTime() - hour)
  const [row] = await db
    .insert(test)
    .values({
      testName: '单元检测',
      courseId: world.courseId,
      paperId: world.paperId,
      creatorId: world.teacher.uid,
      kind: 'test',
      testType: 1,
      userJoinType: 1,
      beginTime: before,
      endTime: new Date(clock.now.getTime() + hour),
      score: 350,
      publishedAt: before,
      createdAt: before,
      ...over,
    })
    .returning()
  const testId = row?.testId ?? 0
  if (students.length > 0) await db.insert(submission).values(students.map(({ uid }) => ({ testId, uid })))
  return testId
}

/** A student's row of a test as it is stored. */
export async function submissionOf({ db }: Pick<TestService, 'db'>, testId: number, student: TestClient | undefined) {
  const ofStudent = and(eq(submission.testId, testId), eq(submission.uid, student?.uid ?? 0))
  const [row] = await db.select().from(submission).where(ofStudent)
  if (row === undefined) throw new Error('This student was not assigned')
  return row
}
