import { eq, inArray } from 'drizzle-orm'
import type { homework } from '#api/contract/areas/homework.ts'
import type { InputOf } from '#api/contract/endpoint.ts'
import { taskStatuses } from '#domain/tasks/status.ts'
import { type DeclaredOf, Gone, type HandlerContext } from '#server/core/implement.ts'
import type { SignedIn } from '#server/core/ports.ts'
import type { Executor } from '#server/database/database.ts'
import { paper } from '#server/database/schema/papers.ts'
import { test } from '#server/database/schema/tests.ts'
import { archivedAmong, approvedMembers, assignTo, joinTypes } from './assignment.ts'
import { type LockedTest, lockTests } from './locked-test.ts'

type SaveInput = InputOf<typeof homework.save>

type Errors = typeof homework.save.errors

type Refusal = DeclaredOf<Errors>

type Context = HandlerContext<Executor, Errors> & { readonly caller: SignedIn }

/**
 * Saves a test for each class and answers their ids, or why not. A new one is unpublished; one that is published but has
 * not begun stays published and is assigned anew. Chosen students are kept from now on, a whole class is counted when it
 * is published.
 */
export async function saveTests(input: SaveInput, context: Context): Promise<number[] | Refusal> {
  const { db, caller, now, fail } = context
  const before = await lockTests(db, input.testIds ?? [], now)
  const kept = new Map(before.map((one) => [one.courseId, one]))
  const leftOut = before.filter((one) => !input.courseIds.includes(one.courseId) || kept.get(one.courseId) !== one)
  const { score, itemCount } = await paperOf(db, input.paperId)
  const refusal = changeRefusal(before, leftOut, context) ?? inputRefusal(input, itemCount, context)
  if (refusal !== null) return refusal
  const [archivedId] = await archivedAmong(db, input.courseIds)
  if (archivedId !== undefined) return fail('courseArchived', { courseId: archivedId })
  await removeTests(db, leftOut)
  const testIds: number[] = []
  for (const courseId of input.courseIds) {
    const members = await approvedMembers(db, courseId)
    const unfit = studentsRefusal(input, members)
    if (unfit !== null) return fail(unfit, { courseId })
    const one = kept.get(courseId)
    const testId = await writeTest(db, input, { testId: one?.testId, courseId, score, creatorId: caller.uid, now })
    await assignTo(db, testId, studentsOf(input, members, one?.publishedAt != null))
    testIds.push(testId)
  }
  return testIds
}

/** Why the tests there are cannot be changed, or those of classes that are left out cannot go. */
function changeRefusal(
  before: readonly LockedTest[],
  leftOut: readonly LockedTest[],
  { fail }: Context,
): Refusal | null {
  const begun = before.find(hasBegun)
  if (begun !== undefined) return fail('alreadyStarted', { courseId: begun.courseId })
  const out = leftOut.find(({ publishedAt }) => publishedAt !== null)
  return out === undefined ? null : fail('alreadyPublished', { courseId: out.courseId })
}

const hasBegun = ({ status }: LockedTest): boolean =>
  status !== taskStatuses.unpublished && status !== taskStatuses.notStarted

/** What is wrong whatever the class; times are ISO 8601 in UTC. */
function inputRefusal(
  { beginTime, endTime, userJoinType, uids }: SaveInput,
  itemCount: number,
  { now, fail }: Context,
): Refusal | null {
  const end = Date.parse(endTime)
  if (itemCount === 0) return fail('paperEmpty')
  if (end <= Date.parse(beginTime)) return fail('endBeforeBegin')
  if (end <= now.getTime()) return fail('endInPast')
  return userJoinType === joinTypes.chosenStudents && uids.length === 0 ? fail('noStudents') : null
}

/** Whether there is somebody to hand in, and all who were chosen are in the class. */
function studentsRefusal(
  { userJoinType, uids }: SaveInput,
  members: readonly number[],
): 'courseEmpty' | 'studentNotInClass' | null {
  if (userJoinType === joinTypes.wholeClass) return members.length === 0 ? 'courseEmpty' : null
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

async function removeTests(db: Executor, tests: readonly LockedTest[]): Promise<void> {
  const testIds = tests.map(({ testId }) => testId)
  if (testIds.length > 0) await db.delete(test).where(inArray(test.testId, testIds))
}

interface TestToWrite {
  /** The test that is changed; a new one where there is none. */
  readonly testId: number | undefined
  readonly courseId: number
  readonly score: number
  readonly creatorId: number
  readonly now: Date
}

async function writeTest(
  db: Executor,
  input: SaveInput,
  { testId, courseId, score, creatorId, now }: TestToWrite,
): Promise<number> {
  const { testIds: _testIds, courseIds: _courseIds, uids: _uids, ...fields } = input
  const values = {
    ...fields,
    courseId,
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
