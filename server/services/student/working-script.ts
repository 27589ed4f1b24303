import { and, eq, sql } from 'drizzle-orm'
import type { Executor } from '#server/database/database.ts'
import { paper, paperItem } from '#server/database/schema/papers.ts'
import { item } from '#server/database/schema/questions.ts'
import { answer, submission, test } from '#server/database/schema/tests.ts'
import type { MarkedScript } from './mark-script.ts'

/** A student's own row of a test, locked until the transaction ends, with what decides whether it is open. */
export async function lockScript(db: Executor, testId: number, uid: number) {
  const [row] = await db
    .select({
      submissionId: submission.submissionId,
      startedAt: submission.startedAt,
      submittedAt: submission.submittedAt,
      draft: submission.draft,
      paperId: test.paperId,
      testName: test.testName,
      publishedAt: test.publishedAt,
      beginTime: test.beginTime,
      endTime: test.endTime,
      finishedAt: test.finishedAt,
      duration: test.duration,
    })
    .from(submission)
    .innerJoin(test, eq(test.testId, submission.testId))
    .where(and(eq(submission.testId, sql.placeholder('testId')), eq(submission.uid, sql.placeholder('uid'))))
    .for('update', { of: submission })
    .prepare('student_lock_script')
    .execute({ testId, uid })
  if (row === undefined) throw new Error('An assigned test has no row for its student')
  return row
}

/**
 * The items of a paper with their keys, which then stay as they are until the transaction ends: a correction of a key
 * waits, and its re-marking sees this script. Two statements, because only a new one sees what the first waited for.
 */
export async function shareKeys(db: Executor, paperId: number) {
  await db
    .select({ paperId: paper.paperId })
    .from(paper)
    .where(eq(paper.paperId, sql.placeholder('paperId')))
    .for('share')
    .prepare('student_share_paper')
    .execute({ paperId })
  return findItems(db, paperId)
}

/** The items of a paper as marking needs them, in the order of their numbers. */
export const findItems = (db: Executor, paperId: number) =>
  db
    .select({ itemId: paperItem.itemId, key: paperItem.key, score: paperItem.score, options: item.options })
    .from(paperItem)
    .innerJoin(item, eq(item.itemId, paperItem.itemId))
    .where(eq(paperItem.paperId, sql.placeholder('paperId')))
    .orderBy(paperItem.no)
    .prepare('student_paper_items')
    .execute({ paperId })

/** Lays answers over the saved ones, item by item. */
export async function mergeDraft(
  db: Executor,
  submissionId: number,
  answers: Readonly<Record<string, string>>,
  now: Date,
): Promise<void> {
  await db
    .update(submission)
    .set({
      draft: sql`coalesce(${submission.draft}, '{}'::jsonb) || ${JSON.stringify(answers)}::jsonb`,
      draftSavedAt: now,
      startedAt: sql`coalesce(${submission.startedAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(eq(submission.submissionId, submissionId))
}

/** Stores a script that is handed in: all its answers in one statement, and its sums. */
export async function storeScript(
  db: Executor,
  submissionId: number,
  { answers, objectiveScore, writtenScore, unmarkedCount }: MarkedScript,
  now: Date,
): Promise<void> {
  const [itemIds, values, scores] = [
    answers.map(({ itemId }) => itemId),
    answers.map(({ value }) => value),
    answers.map(({ score }) => score),
  ]
  await db.execute(sql`
    insert into ${answer} (submission_id, item_id, value, score)
    select ${submissionId}, given.* from unnest(
      ${sql.param(itemIds)}::bigint[], ${sql.param(values)}::text[], ${sql.param(scores)}::integer[]
    ) as given (item_id, value, score)`)
  await db
    .update(submission)
    .set({
      submittedAt: now,
      startedAt: sql`coalesce(${submission.startedAt}, ${now.toISOString()}::timestamptz)`,
      draft: null,
      objectiveScore,
      writtenScore,
      unmarkedCount,
    })
    .where(eq(submission.submissionId, submissionId))
}
