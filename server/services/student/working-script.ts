import { and, eq, sql } from 'drizzle-orm'
import { Gone } from '#server/core/implement.ts'
import type { Executor } from '#server/database/database.ts'
import { paper, paperItem } from '#server/database/schema/papers.ts'
import { item } from '#server/database/schema/questions.ts'
import { answer, submission, test } from '#server/database/schema/tests.ts'
import type { MarkedScript } from './mark-script.ts'

const scriptFields = {
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
}

const isAsked = and(eq(submission.testId, sql.placeholder('testId')), eq(submission.uid, sql.placeholder('uid')))

/** A student's own row of a test, locked until the transaction ends, with what decides whether it is open. */
export async function lockScript(db: Executor, testId: number, uid: number) {
  const rows = await db
    .select(scriptFields)
    .from(submission)
    .innerJoin(test, eq(test.testId, submission.testId))
    .where(isAsked)
    .for('update', { of: submission })
    .prepare('student_lock_script')
    .execute({ testId, uid })
  return onlyOf(rows)
}

/**
 * Like `lockScript`; from then on the keys of the paper stay as they are until the transaction ends: a correction of a
 * key waits, and its re-marking sees this script. Keys are to be read by a later statement: only that sees what this one
 * waited for.
 */
export async function lockScriptAndKeys(db: Executor, testId: number, uid: number) {
  const paperOfTest = sql`(select ${test.paperId} from ${test} where ${test.testId} = ${sql.placeholder('testId')})`
  const kept = db
    .$with('kept')
    .as(db.select({ paperId: paper.paperId }).from(paper).where(eq(paper.paperId, paperOfTest)).for('share'))
  const rows = await db
    .with(kept)
    .select(scriptFields)
    .from(submission)
    .innerJoin(test, eq(test.testId, submission.testId))
    .innerJoin(kept, eq(kept.paperId, test.paperId))
    .where(isAsked)
    .for('update', { of: submission })
    .prepare('student_lock_script_and_keys')
    .execute({ testId, uid })
  return onlyOf(rows)
}

/** Throws when the test was withdrawn or deleted after its owner was checked. */
function onlyOf<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Gone()
  return row
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

/** Stores a script that is handed in, all its answers and its sums, in one statement. */
export async function storeScript(
  db: Executor,
  submissionId: number,
  { answers, objectiveScore, writtenScore, unmarkedCount }: MarkedScript,
  now: Date,
): Promise<void> {
  const stored = db.$with('stored', {}).as(sql`
    insert into ${answer} (submission_id, item_id, value, score)
    select ${given('submissionId')}::bigint, given.* from unnest(
      ${given('itemIds')}::bigint[], ${given('values')}::text[], ${given('scores')}::integer[]
    ) as given (item_id, value, score)`)
  await db
    .with(stored)
    .update(submission)
    .set({
      submittedAt: given('now'),
      startedAt: sql`coalesce(${submission.startedAt}, ${given('now')})`,
      draft: null,
      objectiveScore: given('objectiveScore'),
      writtenScore: given('writtenScore'),
      unmarkedCount: given('unmarkedCount'),
    })
    .where(eq(submission.submissionId, given('submissionId')))
    .prepare('student_store_script')
    .execute({
      submissionId,
      now: now.toISOString(),
      objectiveScore,
      writtenScore,
      unmarkedCount,
      itemIds: answers.map(({ itemId }) => itemId),
      values: answers.map(({ value }) => value),
      scores: answers.map(({ score }) => score),
    })
}

const given = (name: string) => sql`${sql.placeholder(name)}`
