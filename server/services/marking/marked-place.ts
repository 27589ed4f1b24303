import { and, eq, inArray } from 'drizzle-orm'
import type { Criterion } from '#domain/questions/question.ts'
import type { Executor } from '#server/database/database.ts'
import { assignment, submission } from '#server/database/schema/assignments.ts'
import { findRule, type MarkingRule, meantSubmissions } from './marking-rule.ts'
import { findCriteria } from './written-items.ts'

interface Places {
  readonly assignmentId: number
  readonly itemId: number
  /** Ids, or handles where names are hidden. */
  readonly submissionIds: readonly number[]
}

/** A submission that is locked until the transaction ends. */
export interface LockedSubmission {
  readonly submissionId: number
  readonly submittedAt: Date | null
  readonly round: number
}

export interface LockedPlaces {
  readonly rule: MarkingRule
  /** Null where a person marks no such item. */
  readonly keyCriteria: readonly Criterion[] | null
  /** By what the marker calls them; none for what means nothing. */
  readonly submissions: ReadonlyMap<number, LockedSubmission>
}

/**
 * What a marker means, its submissions locked. The assignment is held before its rule is read: nobody sets another one, or
 * shows names, before the transaction ends.
 */
export async function lockPlaces(db: Executor, places: Places, markerId: number): Promise<LockedPlaces> {
  const { assignmentId, itemId, submissionIds } = places
  await db
    .select({ assignmentId: assignment.assignmentId })
    .from(assignment)
    .where(eq(assignment.assignmentId, assignmentId))
    .for('key share')
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
  return { rule, keyCriteria: await findCriteria(db, assignmentId, itemId), submissions: new Map(found) }
}

interface Place {
  readonly assignmentId: number
  readonly itemId: number
  readonly submissionId: number
}

/** The same for one submission; nulls where there is no such thing. */
export async function lockPlace(db: Executor, { submissionId: called, ...of }: Place, markerId: number) {
  const { submissions, ...found } = await lockPlaces(db, { ...of, submissionIds: [called] }, markerId)
  return { ...found, submission: submissions.get(called) ?? null }
}

/** Why nothing can be done to what a marker saw of a submission in a round; null where it can. */
export function staleness({ submittedAt, round }: LockedSubmission, seenRound: number) {
  if (submittedAt === null) return 'notSubmitted'
  return round === seenRound ? null : 'handedInAnew'
}
