import { eq } from 'drizzle-orm'
import type { InputOf } from '#api/contract/endpoint.ts'
import { assigning } from '#api/contract/groups/assigning.ts'
import { submission, assignment } from '#server/database/schema/assignments.ts'
import type { TestService } from '#tests/support/service/test-service.ts'
import { uidAt } from '#tests/support/worlds/world.ts'
import type { World } from './world.ts'

/** The submission of a student who has handed in; null for one who has not. */
export interface GivenSubmission {
  readonly at: string
  readonly objective?: number
  readonly written?: number
  readonly unmarked?: number
  readonly seenAt?: string
}

export interface GivenAssignment {
  readonly name?: string
  readonly courseId?: number
  readonly paperId?: number
  readonly assignmentType?: number
  readonly begin?: string
  readonly end?: string
  readonly published?: string | null
  readonly finished?: string
  readonly scoreTime?: string
  readonly viewed?: string
  /** One entry per student of the world, in roster order. */
  readonly submissions?: readonly (GivenSubmission | null)[]
}

const dateOrNull = (at: string | null | undefined): Date | null => (at == null ? null : new Date(at))

/** Inserts an assignment of the world's class directly; by default published, and running at 2026-11-20T06:00Z. */
export async function givenAssignment({ db }: TestService, world: World, given: GivenAssignment = {}): Promise<number> {
  const [row] = await db
    .insert(assignment)
    .values({
      assignmentName: given.name ?? '第五单元检测',
      courseId: given.courseId ?? world.courseId,
      paperId: given.paperId ?? world.paperId,
      creatorId: world.teacher.uid,
      kind: 'homework',
      assignmentType: given.assignmentType ?? 1,
      audience: 1,
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
  const assignmentId = row?.assignmentId ?? 0
  const submissions = given.submissions ?? []
  if (submissions.length > 0)
    await db.insert(submission).values(submissions.map((one, seat) => rowOf(one, seat, assignmentId, world)))
  return assignmentId
}

const rowOf = (submission: GivenSubmission | null, seat: number, assignmentId: number, world: World) => ({
  assignmentId,
  uid: uidAt(world, seat),
  submittedAt: dateOrNull(submission?.at),
  objectiveScore: submission?.objective ?? 0,
  writtenScore: submission?.written ?? 0,
  unmarkedCount: submission?.unmarked ?? 0,
  scoreSeenAt: dateOrNull(submission?.seenAt),
})

/** The input for saving an assignment: by default from tomorrow and for the whole class. */
export const saveInput = (
  world: World,
  over: Partial<InputOf<typeof assigning.save>> = {},
): InputOf<typeof assigning.save> => ({
  courseIds: [world.courseId],
  paperId: world.paperId,
  assignmentName: '第五单元检测',
  kind: 'test',
  assignmentType: 1,
  audience: 1,
  uids: [],
  beginTime: '2026-11-21T00:00:00.000Z',
  endTime: '2026-11-22T10:00:00.000Z',
  ...over,
})

/** Saves an assignment of the world's class as its page does; returns its id. */
export async function savedAssignment(world: World, over: Parameters<typeof saveInput>[1] = {}): Promise<number> {
  const { assignmentIds } = await world.teacher.get(assigning.save, saveInput(world, over))
  return assignmentIds[0] ?? 0
}

/** The assigned students by their index in the world's roster; -1 for anybody else. */
export async function seatsAssigned({ db }: TestService, world: World, assignmentId: number): Promise<number[]> {
  const rows = await db
    .select({ uid: submission.uid })
    .from(submission)
    .where(eq(submission.assignmentId, assignmentId))
    .orderBy(submission.uid)
  return rows.map(({ uid }) => world.students.findIndex((student) => student.uid === uid))
}
