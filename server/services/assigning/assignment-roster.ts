import { eq } from 'drizzle-orm'
import type { Tenths } from '#domain/values/score.ts'
import type { Executor } from '#server/database/database.ts'
import { user } from '#server/database/schema/people.ts'
import { submission } from '#server/database/schema/assignments.ts'
import { submissionState, type SubmissionState } from './submission-state.ts'

/** A line of the list that a teacher downloads. */
export interface RosterEntry {
  readonly realname: string
  readonly username: string
  readonly state: SubmissionState
  readonly submittedAt: Date | null
  /** Null unless everything is marked. */
  readonly score: Tenths | null
}

/** Every student of an assignment in roster order, with the outcome. */
export async function assignmentRoster(db: Executor, assignmentId: number): Promise<RosterEntry[]> {
  const rows = await db
    .select({
      realname: user.realname,
      username: user.username,
      submittedAt: submission.submittedAt,
      unmarkedCount: submission.unmarkedCount,
      objective: submission.objectiveScore,
      written: submission.writtenScore,
    })
    .from(submission)
    .innerJoin(user, eq(user.uid, submission.uid))
    .where(eq(submission.assignmentId, assignmentId))
    .orderBy(user.username)
  return rows.map(({ realname, username, submittedAt, unmarkedCount, objective, written }) => {
    const state = submissionState({ submittedAt, unmarkedCount })
    return { realname, username, state, submittedAt, score: state === 'marked' ? objective + written : null }
  })
}
