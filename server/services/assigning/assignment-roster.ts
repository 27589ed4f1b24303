import { eq } from 'drizzle-orm'
import type { Tenths } from '#domain/values/score.ts'
import type { Executor } from '#server/database/database.ts'
import { user } from '#server/database/schema/people.ts'
import { submission } from '#server/database/schema/assignments.ts'
import { isBlindIn } from '../blind-assignments.ts'
import { shownState, type ShownState } from '../submission/submission-state.ts'
import { total } from '../submission/totals.ts'

/** A line of the list that a teacher downloads. */
export interface RosterEntry {
  readonly realname: string
  readonly username: string
  readonly state: ShownState
  readonly submittedAt: Date | null
  /** Null unless everything is marked, and while marking is blind. */
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
      total,
      isBlind: isBlindIn(submission),
    })
    .from(submission)
    .innerJoin(user, eq(user.uid, submission.uid))
    .where(eq(submission.assignmentId, assignmentId))
    .orderBy(user.username)
  return rows.map(({ realname, username, submittedAt, unmarkedCount, total: score, isBlind }) => {
    const state = shownState({ submittedAt, unmarkedCount }, isBlind)
    return { realname, username, state, submittedAt, score: state === 'marked' ? score : null }
  })
}
