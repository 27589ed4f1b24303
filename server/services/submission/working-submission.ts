import { and, eq, sql } from 'drizzle-orm'
import { ownWindow, type OwnTimes, type Window } from '#domain/assignments/own-window.ts'
import { Gone } from '#server/core/implement.ts'
import type { Executor } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'
import { paper, paperItem } from '#server/database/schema/papers.ts'
import { item } from '#server/database/schema/questions.ts'
import { submission, assignment } from '#server/database/schema/assignments.ts'
import { assignmentException } from '#server/database/schema/assignment-exceptions.ts'
import { isOwnException, ownTimesFields } from './own-times.ts'

const submissionFields = {
  submissionId: submission.submissionId,
  startedAt: submission.startedAt,
  submittedAt: submission.submittedAt,
  collectedAt: submission.collectedAt,
  draft: submission.draft,
  paperId: assignment.paperId,
  assignmentName: assignment.assignmentName,
  publishedAt: assignment.publishedAt,
  beginTime: assignment.beginTime,
  endTime: assignment.endTime,
  finishedAt: assignment.finishedAt,
  duration: assignment.duration,
  scoreTime: assignment.scoreTime,
  own: ownTimesFields,
}

const isAsked = and(
  eq(submission.assignmentId, sql.placeholder('assignmentId')),
  eq(submission.uid, sql.placeholder('uid')),
)

/**
 * A student's own row of an assignment, locked until the transaction ends, with everything that decides whether it is
 * open.
 */
export const lockSubmission = async (db: Executor, assignmentId: number, uid: number) =>
  onlyOf(await lockedRow(db).execute({ assignmentId, uid }))

const lockedRow = prepared((db) =>
  db
    .select(submissionFields)
    .from(submission)
    .innerJoin(assignment, eq(assignment.assignmentId, submission.assignmentId))
    .leftJoin(assignmentException, isOwnException)
    .where(isAsked)
    .for('update', { of: submission })
    .prepare('student_lock_script'),
)

/**
 * Like `lockSubmission`, but also keeps the keys of the paper unchanged until the transaction ends: a correction of a
 * key waits, and its re-marking sees this submission. Read the keys in a later statement: only that one sees the
 * changes this one waited for.
 */
export const lockSubmissionAndKeys = async (db: Executor, assignmentId: number, uid: number) =>
  onlyOf(await lockedRowAndKeys(db).execute({ assignmentId, uid }))

export type LockedWork = Awaited<ReturnType<typeof lockSubmissionAndKeys>>

const lockedRowAndKeys = prepared((db) => {
  const paperOfAssignment = sql`(select ${assignment.paperId} from ${assignment} where ${assignment.assignmentId} = ${sql.placeholder('assignmentId')})`
  const kept = db
    .$with('kept')
    .as(db.select({ paperId: paper.paperId }).from(paper).where(eq(paper.paperId, paperOfAssignment)).for('share'))
  return db
    .with(kept)
    .select(submissionFields)
    .from(submission)
    .innerJoin(assignment, eq(assignment.assignmentId, submission.assignmentId))
    .innerJoin(kept, eq(kept.paperId, assignment.paperId))
    .leftJoin(assignmentException, isOwnException)
    .where(isAsked)
    .for('update', { of: submission })
    .prepare('student_lock_script_and_keys')
})

/**
 * The row with the times that apply to the student. Throws if it was withdrawn or deleted after its owner was checked.
 */
function onlyOf<Row extends Window & { readonly own: OwnTimes | null }>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Gone()
  return ownWindow(row, row.own)
}

/** The items of a paper as marking needs them, ordered by number. */
export const findItems = (db: Executor, paperId: number) => paperItems(db).execute({ paperId })

const paperItems = prepared((db) =>
  db
    .select({ itemId: paperItem.itemId, key: paperItem.key, score: paperItem.score, options: item.options })
    .from(paperItem)
    .innerJoin(item, eq(item.itemId, paperItem.itemId))
    .where(eq(paperItem.paperId, sql.placeholder('paperId')))
    .orderBy(paperItem.no)
    .prepare('student_paper_items'),
)

/** Merges answers over the saved ones, item by item. */
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
