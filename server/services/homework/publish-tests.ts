import { inArray } from 'drizzle-orm'
import type { homework } from '#api/contract/areas/homework.ts'
import type { OutputOf } from '#api/contract/endpoint.ts'
import type { DeclaredOf, HandlerContext } from '#server/core/implement.ts'
import type { Executor } from '#server/database/database.ts'
import { test } from '#server/database/schema/tests.ts'
import { approvedMembers, archivedAmong, assignedStudents, assignTo, joinTypes } from './assignment.ts'
import { type LockedTest, lockSubmissions, lockTests } from './locked-test.ts'
import { withdrawRefusal } from './running-tests.ts'

type Publish = typeof homework.publish
type Withdraw = typeof homework.withdraw

/** Gives tests to the members of this moment; what is out already stays as it is. */
export async function publishTests(
  testIds: readonly number[],
  { db, now, fail }: HandlerContext<Executor, Publish['errors']>,
): Promise<OutputOf<Publish> | DeclaredOf<Publish['errors']>> {
  const tests = (await lockTests(db, testIds, now)).filter(({ publishedAt }) => publishedAt === null)
  if (tests.length === 0) return fail('alreadyPublished')
  const late = tests.find(({ endTime }) => endTime <= now)
  if (late !== undefined) return fail('endInPast', { courseId: late.courseId })
  const [archivedId] = await archivedAmong(
    db,
    tests.map(({ courseId }) => courseId),
  )
  if (archivedId !== undefined) return fail('courseArchived', { courseId: archivedId })
  let assignedCount = 0
  for (const { testId, courseId, userJoinType } of tests) {
    const isWhole = userJoinType === joinTypes.wholeClass
    const members = await approvedMembers(db, courseId)
    const chosen = new Set(isWhole ? members : await assignedStudents(db, testId))
    const assigned = members.filter((uid) => chosen.has(uid))
    if (assigned.length === 0) return fail(isWhole ? 'courseEmpty' : 'noStudents', { courseId })
    await assignTo(db, testId, assigned)
    assignedCount += assigned.length
  }
  await setPublished(db, tests, now)
  return { assignedCount }
}

/** Takes published tests back that nobody has opened. */
export async function withdrawTests(
  testIds: readonly number[],
  { db, now, fail }: HandlerContext<Executor, Withdraw['errors']>,
): Promise<OutputOf<Withdraw> | DeclaredOf<Withdraw['errors']>> {
  const tests = await lockTests(db, testIds, now)
  for (const one of tests) {
    const { testId, courseId, userJoinType } = one
    const submissions = await lockSubmissions(db, testId)
    const refusal = withdrawRefusal(one, submissions)
    if (refusal !== null) return fail(refusal, { courseId })
    await assignTo(db, testId, [])
    // New rows, so that a student who is opening the former one right now finds nothing.
    if (userJoinType === joinTypes.chosenStudents)
      await assignTo(
        db,
        testId,
        submissions.map(({ uid }) => uid),
      )
  }
  await setPublished(db, tests, null)
  return {}
}

const setPublished = (db: Executor, tests: readonly LockedTest[], publishedAt: Date | null) =>
  db
    .update(test)
    .set({ publishedAt })
    .where(
      inArray(
        test.testId,
        tests.map(({ testId }) => testId),
      ),
    )
