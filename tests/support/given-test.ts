import { eq } from 'drizzle-orm'
import type { InputOf } from '#api/contract/endpoint.ts'
import { homework } from '#api/contract/areas/homework.ts'
import { submission, test } from '#server/database/schema/tests.ts'
import type { TestService } from './test-service.ts'
import type { World } from './world.ts'

/** A student's row: null has not handed in. */
export interface GivenScript {
  readonly at: string
  readonly objective?: number
  readonly written?: number
  readonly unmarked?: number
  readonly seenAt?: string
}

export interface GivenTest {
  readonly name?: string
  readonly courseId?: number
  readonly testType?: number
  readonly begin?: string
  readonly end?: string
  readonly published?: string | null
  readonly finished?: string
  readonly scoreTime?: string
  readonly viewed?: string
  /** One entry a student of the world, in roster order. */
  readonly scripts?: readonly (GivenScript | null)[]
}

const dateOrNull = (at: string | null | undefined): Date | null => (at == null ? null : new Date(at))

/** Puts a test of the world's class straight into the database, published and running at 2026-11-20T06:00Z unless told otherwise. */
export async function givenTest({ db }: TestService, world: World, given: GivenTest = {}): Promise<number> {
  const [row] = await db
    .insert(test)
    .values({
      testName: given.name ?? '第五单元检测',
      courseId: given.courseId ?? world.courseId,
      paperId: world.paperId,
      creatorId: world.teacher.uid,
      kind: 'homework',
      testType: given.testType ?? 1,
      userJoinType: 1,
      beginTime: new Date(given.begin ?? '2026-11-18T00:00:00Z'),
      endTime: new Date(given.end ?? '2026-11-20T10:00:00Z'),
      duration: null,
      score: 350,
      publishedAt: dateOrNull(given.published === undefined ? '2026-11-17T00:00:00Z' : given.published),
      finishedAt: dateOrNull(given.finished),
      scoreTime: dateOrNull(given.scoreTime),
      viewedAt: dateOrNull(given.viewed),
      createdAt: new Date('2026-11-16T00:00:00Z'),
    })
    .returning()
  const testId = row?.testId ?? 0
  const scripts = given.scripts ?? []
  if (scripts.length > 0)
    await db.insert(submission).values(scripts.map((one, seat) => rowOf(one, seat, testId, world)))
  return testId
}

const rowOf = (script: GivenScript | null, seat: number, testId: number, world: World) => ({
  testId,
  uid: world.students[seat]?.uid ?? 0,
  submittedAt: dateOrNull(script?.at),
  objectiveScore: script?.objective ?? 0,
  writtenScore: script?.written ?? 0,
  unmarkedCount: script?.unmarked ?? 0,
  scoreSeenAt: dateOrNull(script?.seenAt),
})

/** Input of a save: tomorrow for the whole class. */
export const saveInput = (
  world: World,
  over: Partial<InputOf<typeof homework.save>> = {},
): InputOf<typeof homework.save> => ({
  courseIds: [world.courseId],
  paperId: world.paperId,
  testName: '第五单元检测',
  kind: 'test',
  testType: 1,
  userJoinType: 1,
  uids: [],
  beginTime: '2026-11-21T00:00:00.000Z',
  endTime: '2026-11-22T10:00:00.000Z',
  ...over,
})

/** Saves a test of the world's class as its page does, and answers its id. */
export async function savedTest(world: World, over: Parameters<typeof saveInput>[1] = {}): Promise<number> {
  const { testIds } = await world.teacher.get(homework.save, saveInput(world, over))
  return testIds[0] ?? 0
}

/** Assigned students with what they handed in, by seat in the world; -1 is nobody of it. */
export async function seatsAssigned({ db }: TestService, world: World, testId: number): Promise<number[]> {
  const rows = await db
    .select({ uid: submission.uid })
    .from(submission)
    .where(eq(submission.testId, testId))
    .orderBy(submission.uid)
  return rows.map(({ uid }) => world.students.findIndex((student) => student.uid === uid))
}
