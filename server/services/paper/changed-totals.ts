import { and, asc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { joinedChanges } from '#domain/scan/key-of-sheet.ts'
import type { Executor } from '#server/database/database.ts'
import { answer, assignment, submission } from '#server/database/schema/assignments.ts'
import { keyChange, keyChangeScore } from '#server/database/schema/marking.ts'
import { user } from '#server/database/schema/people.ts'
import type { StoredChange } from './changed-classes.ts'

/** Keeps which totals a correction changed; `totals` are of the same submissions, in the same order. */
export async function noteChangedTotals(
  db: Executor,
  keyChangeId: number,
  submissions: readonly { readonly submissionId: number }[],
  totals: readonly StoredChange[],
): Promise<void> {
  const rows = totals.flatMap(({ before, after }, index) => {
    const submissionId = submissions[index]?.submissionId
    return submissionId === undefined ? [] : [{ keyChangeId, submissionId, before, after }]
  })
  if (rows.length > 0) await db.insert(keyChangeScore).values(rows)
}

const wanted = alias(keyChange, 'wanted')

/**
 * The totals that a correction of a paper's key changed, together with those made at the same time; null if the paper
 * has no such correction. Those with an answer that still waits for a person are marked.
 */
export async function findChangedTotals(
  db: Executor,
  paperId: number,
  keyChangeId: number,
): Promise<readonly StoredChange[] | null> {
  const ofPaper = and(eq(keyChange.paperId, paperId), eq(keyChange.keyChangeId, keyChangeId))
  const [known] = await db.select({ paperId: keyChange.paperId }).from(keyChange).where(ofPaper)
  if (known === undefined) return null
  const rows = await db
    .select({
      assignmentId: assignment.assignmentId,
      assignmentName: assignment.assignmentName,
      uid: user.uid,
      username: user.username,
      realname: user.realname,
      before: keyChangeScore.before,
      after: keyChangeScore.after,
      isWaiting: sql<boolean>`${answer.score} is null`,
    })
    .from(wanted)
    .innerJoin(keyChange, and(eq(keyChange.paperId, wanted.paperId), eq(keyChange.createdAt, wanted.createdAt)))
    .innerJoin(keyChangeScore, eq(keyChangeScore.keyChangeId, keyChange.keyChangeId))
    .innerJoin(submission, eq(submission.submissionId, keyChangeScore.submissionId))
    .innerJoin(assignment, eq(assignment.assignmentId, submission.assignmentId))
    .innerJoin(answer, and(eq(answer.submissionId, submission.submissionId), eq(answer.itemId, keyChange.itemId)))
    .innerJoin(user, eq(user.uid, submission.uid))
    .where(eq(wanted.keyChangeId, keyChangeId))
    .orderBy(asc(assignment.assignmentId), asc(user.username), asc(keyChangeScore.keyChangeScoreId))
  return joinedChanges(rows.map(({ isWaiting, ...row }) => ({ ...row, ...(isWaiting && { doubt: 'waits' as const }) })))
}
