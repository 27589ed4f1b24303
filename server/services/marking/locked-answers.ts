import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Criterion } from '#domain/questions/question.ts'
import type { Executor } from '#server/database/database.ts'
import { assignment, submission } from '#server/database/schema/assignments.ts'
import { paper } from '#server/database/schema/papers.ts'
import { findRule, type MarkingRule, meantSubmissions } from './marking-rule.ts'
import { findMarkingKey } from './written-items.ts'

interface AnswerRefs {
  readonly assignmentId: number
  readonly itemId: number
  /** Ids, or handles while names are hidden. */
  readonly submissionIds: readonly number[]
}

/** A submission that is locked until the transaction ends. */
export interface LockedSubmission {
  readonly submissionId: number
  readonly submittedAt: Date | null
  readonly round: number
}

export interface LockedAnswers {
  readonly rule: MarkingRule
  /** Null if the item does not exist or is not marked by a person. */
  readonly keyCriteria: readonly Criterion[] | null
  readonly keyRev: number
  /** By the marker's name for them; unknown ones are missing. */
  readonly submissions: ReadonlyMap<number, LockedSubmission>
}

/**
 * Resolves a marker's ids or handles, with the submissions locked. Nobody changes the rule, reveals names, or corrects
 * the criteria before the transaction ends.
 */
export async function lockAnswers(db: Executor, refs: AnswerRefs, markerId: number): Promise<LockedAnswers> {
  const { assignmentId, itemId, submissionIds } = refs
  await lockRuleAndKeys(db, assignmentId)
  const rule = await findRule(db, assignmentId)
  const meant = await meantSubmissions(db, rule, markerId, { assignmentId, submissionIds })
  const locked = await db
    .select({ submissionId: submission.submissionId, submittedAt: submission.submittedAt, round: submission.round })
    .from(submission)
    .where(and(inArray(submission.submissionId, [...meant.values()]), eq(submission.assignmentId, assignmentId)))
    .orderBy(submission.submissionId)
    .for('update')
  const byId = new Map(locked.map((row) => [row.submissionId, row]))
  const found = [...meant].flatMap(([called, id]) => {
    const row = byId.get(id)
    return row === undefined ? [] : [[called, row] as const]
  })
  const { criteria: keyCriteria = null, keyRev = 0 } = (await findMarkingKey(db, assignmentId, itemId)) ?? {}
  return { rule, keyCriteria, keyRev, submissions: new Map(found) }
}

/**
 * Locks the assignment before its rule is read, and the paper before the criteria: a correction of a key waits, and finds
 * the mark that was given by the former ones.
 */
async function lockRuleAndKeys(db: Executor, assignmentId: number): Promise<void> {
  const ofAssignment = eq(assignment.assignmentId, assignmentId)
  const paperId = sql`(select ${assignment.paperId} from ${assignment} where ${ofAssignment})`
  const kept = db
    .$with('kept')
    .as(db.select({ paperId: paper.paperId }).from(paper).where(eq(paper.paperId, paperId)).for('share'))
  await db
    .with(kept)
    .select({ assignmentId: assignment.assignmentId })
    .from(assignment)
    .innerJoin(kept, eq(kept.paperId, assignment.paperId))
    .where(ofAssignment)
    .for('key share', { of: assignment })
}

interface AnswerRef {
  readonly assignmentId: number
  readonly itemId: number
  readonly submissionId: number
}

/** The same for one submission; nulls if it does not exist. */
export async function lockAnswer(db: Executor, { submissionId: called, ...of }: AnswerRef, markerId: number) {
  const { submissions, ...found } = await lockAnswers(db, { ...of, submissionIds: [called] }, markerId)
  return { ...found, submission: submissions.get(called) ?? null }
}

/** Why nothing can be done to a submission as a marker saw it in a certain round; null if it can. */
export function staleness({ submittedAt, round }: LockedSubmission, seenRound: number) {
  if (submittedAt === null) return 'notSubmitted'
  return round === seenRound ? null : 'handedInAnew'
}
