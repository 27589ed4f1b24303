import { eq, sql } from 'drizzle-orm'
import type { Executor } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'
import { answer, submission } from '#server/database/schema/assignments.ts'
import { type MarkableItem, type MarkedSubmission, markSubmission } from './mark-submission.ts'
import { sumUp } from './totals.ts'
import type { LockedWork } from './working-submission.ts'

/** When work counts as handed in, and when the service collected it; null if the student handed it in. */
interface HandedIn {
  readonly submittedAt: Date
  readonly collectedAt: Date | null
}

interface HandingIn extends HandedIn {
  readonly items: readonly MarkableItem[]
  /** What overrides the saved answers. */
  readonly answers: Readonly<Record<string, string>>
}

/** Hands in and marks a submission that is locked with its keys; returns how many items are answered. */
export async function handIn(
  db: Executor,
  { submissionId, draft }: Pick<LockedWork, 'submissionId' | 'draft'>,
  { items, answers, ...handedIn }: HandingIn,
) {
  const marked = markSubmission(items, { ...draft, ...answers })
  await storeSubmission(db, submissionId, marked, handedIn)
  return { answered: marked.answered, itemCount: items.length }
}

/** Stores a submission on hand-in, with all its answers and totals, in one statement. */
async function storeSubmission(
  db: Executor,
  submissionId: number,
  { answers, objectiveScore, writtenScore, unmarkedCount }: MarkedSubmission,
  { submittedAt, collectedAt }: HandedIn,
): Promise<void> {
  await storing(db).execute({
    submissionId,
    submittedAt: submittedAt.toISOString(),
    collectedAt: collectedAt && collectedAt.toISOString(),
    objectiveScore,
    writtenScore,
    unmarkedCount,
    itemIds: answers.map(({ itemId }) => itemId),
    values: answers.map(({ value }) => value),
    scores: answers.map(({ score }) => score),
  })
}

const given = (name: string) => sql`${sql.placeholder(name)}`

const storing = prepared((db) => {
  const stored = db.$with('stored', {}).as(sql`
    insert into ${answer} (submission_id, item_id, value, score)
    select ${given('submissionId')}::bigint, given.* from unnest(
      ${given('itemIds')}::bigint[], ${given('values')}::text[], ${given('scores')}::integer[]
    ) as given (item_id, value, score)`)
  return db
    .with(stored)
    .update(submission)
    .set({
      submittedAt: given('submittedAt'),
      collectedAt: given('collectedAt'),
      startedAt: sql`coalesce(${submission.startedAt}, ${given('submittedAt')})`,
      draft: null,
      objectiveScore: given('objectiveScore'),
      writtenScore: given('writtenScore'),
      unmarkedCount: given('unmarkedCount'),
    })
    .where(eq(submission.submissionId, given('submissionId')))
    .prepare('student_store_script')
})

/**
 * Hands in submissions whose answers were read from sheets and are stored, with their totals: one that was handed in
 * before keeps its time. They must be locked with their keys. One statement, however many.
 */
export async function handInStored(db: Executor, submissionIds: readonly number[], now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`
  await sumUp(db, submissionIds, {
    submittedAt: sql`coalesce(${submission.submittedAt}, ${at})`,
    collectedAt: null,
    startedAt: sql`coalesce(${submission.startedAt}, ${at})`,
    draft: null,
  })
}
