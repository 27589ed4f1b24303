import { eq } from 'drizzle-orm'
import type { homework } from '#api/contract/areas/homework.ts'
import type { ErrorsOf, InputOf } from '#api/contract/endpoint.ts'
import { taskStatuses } from '#domain/tasks/status.ts'
import { Gone } from '#server/core/implement.ts'
import type { Executor } from '#server/database/database.ts'
import { paper } from '#server/database/schema/papers.ts'
import { test } from '#server/database/schema/tests.ts'
import { approvedMembers, assignTo, joinTypes } from './assignment.ts'
import { lockTest } from './locked-test.ts'

export type SaveInput = InputOf<typeof homework.save>

export type SaveRefusal = ErrorsOf<typeof homework.save>

/**
 * Saves a test and answers its id, or why not. A new one is unpublished; one that is published but has not begun stays
 * published and is assigned anew. Chosen students are kept from now on, a whole class is counted when it is published.
 */
export async function saveTest(
  db: Executor,
  input: SaveInput,
  creatorId: number,
  now: Date,
): Promise<number | SaveRefusal> {
  const before = input.testId === undefined ? null : await lockTest(db, input.testId, now)
  if (before && before.status !== taskStatuses.unpublished && before.status !== taskStatuses.notStarted)
    return 'alreadyStarted'
  const { score, itemCount } = await paperOf(db, input.paperId)
  const members = await approvedMembers(db, input.courseId)
  const refusal = itemCount === 0 ? 'paperEmpty' : (timesRefusal(input, now) ?? studentsRefusal(input, members))
  if (refusal !== null) return refusal
  const testId = await writeTest(db, input, { score, creatorId, now })
  await assignTo(db, testId, studentsOf(input, members, before?.publishedAt != null))
  return testId
}

/** What is wrong with the times, if anything: both ISO 8601 in UTC. */
export function timesRefusal(
  { beginTime, endTime }: Pick<SaveInput, 'beginTime' | 'endTime'>,
  now: Date,
): 'endBeforeBegin' | 'endInPast' | null {
  const end = Date.parse(endTime)
  if (end <= Date.parse(beginTime)) return 'endBeforeBegin'
  return end <= now.getTime() ? 'endInPast' : null
}

/** Whether there is somebody to hand in, and all who were chosen are in the class. */
export function studentsRefusal(
  { userJoinType, uids }: Pick<SaveInput, 'userJoinType' | 'uids'>,
  members: readonly number[],
): 'noStudents' | 'studentNotInClass' | null {
  if (userJoinType === joinTypes.wholeClass) return members.length === 0 ? 'noStudents' : null
  if (uids.length === 0) return 'noStudents'
  const inClass = new Set(members)
  return uids.every((uid) => inClass.has(uid)) ? null : 'studentNotInClass'
}

function studentsOf({ userJoinType, uids }: SaveInput, members: readonly number[], isPublished: boolean): number[] {
  if (userJoinType === joinTypes.chosenStudents) return [...new Set(uids)]
  return isPublished ? [...members] : []
}

async function paperOf(db: Executor, paperId: number): Promise<{ score: number; itemCount: number }> {
  const [row] = await db
    .select({ score: paper.score, itemCount: paper.itemCount })
    .from(paper)
    .where(eq(paper.paperId, paperId))
  if (row === undefined) throw new Gone()
  return row
}

async function writeTest(
  db: Executor,
  input: SaveInput,
  { score, creatorId, now }: { readonly score: number; readonly creatorId: number; readonly now: Date },
): Promise<number> {
  const { testId, uids: _uids, ...fields } = input
  const values = {
    ...fields,
    beginTime: new Date(input.beginTime),
    endTime: new Date(input.endTime),
    duration: input.duration ?? null,
    score,
  }
  if (testId !== undefined) {
    await db.update(test).set(values).where(eq(test.testId, testId))
    return testId
  }
  const [row] = await db
    .insert(test)
    .values({ ...values, creatorId, createdAt: now })
    .returning({ testId: test.testId })
  if (row === undefined) throw new Error('The database answered no id')
  return row.testId
}
