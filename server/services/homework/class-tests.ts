import { and, asc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Executor } from '#server/database/database.ts'
import { submission, test } from '#server/database/schema/tests.ts'
import { joinTypes } from './assignment.ts'

/** Students who come into a class or leave it, whose members are locked. */
export interface Moved {
  readonly courseId: number
  readonly uids: readonly number[]
  readonly now: Date
}

/** Assigns to newcomers what the whole class has to hand in and can still: a class is whoever is in it. */
export async function assignClassTests(db: Executor, { courseId, uids, now }: Moved): Promise<void> {
  const testIds = await lockOpenTests(db, courseId, now)
  if (uids.length === 0 || testIds.length === 0) return
  await db.execute(sql`
    insert into ${submission} (test_id, uid)
    select test_id, uid from unnest(${idsOf(testIds)}) as test_id, unnest(${idsOf(uids)}) as uid
    on conflict do nothing`)
}

/** Takes from those who leave a class what they have not begun; what they have stays with them and in the report. */
export async function withdrawClassTests(db: Executor, { courseId, uids, now }: Moved): Promise<void> {
  const testIds = await lockOpenTests(db, courseId, now)
  const isOf = sql`${submission.testId} = any(${idsOf(testIds)}) and ${submission.uid} = any(${idsOf(uids)})`
  await db.delete(submission).where(and(isOf, isNull(submission.startedAt), isNull(submission.submittedAt)))
}

/**
 * The published tests of the whole class that are not over. Those that are about to be published are waited for: they are
 * assigned to the newcomers here, or there.
 */
async function lockOpenTests(db: Executor, courseId: number, now: Date): Promise<number[]> {
  const isOpen = and(
    eq(test.courseId, courseId),
    eq(test.userJoinType, joinTypes.wholeClass),
    gt(test.endTime, now),
    isNull(test.finishedAt),
  )
  const rows = await db
    .select({ testId: test.testId, isPublished: isNotNull(test.publishedAt) })
    .from(test)
    .where(isOpen)
    .orderBy(asc(test.testId))
    .for('share')
  return rows.flatMap(({ testId, isPublished }) => (isPublished === true ? [testId] : []))
}

const idsOf = (ids: readonly number[]) => sql`${sql.param([...ids])}::bigint[]`
