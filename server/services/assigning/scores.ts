import type { assigning } from '#api/contract/groups/assigning.ts'
import type { ErrorsOf } from '#api/contract/endpoint.ts'
import { assignmentStatuses } from '#domain/assignments/status.ts'

/** What publishing the scores of an assignment depends on. */
export interface ScoreState {
  readonly status: number
  readonly scoreTime: Date | null
  readonly assignedCount: number
  readonly submittedCount: number
  readonly markedCount: number
  /** Students who can hand in after the common end. */
  readonly openCount: number
  /** Students whose saved answers will be handed in by the service. */
  readonly collectCount: number
}

/**
 * Why the scores of an assignment cannot be published, null if they can. Scores reveal the right answers, so nobody may
 * still be working: the assignment must be over, with all saved answers collected, or everybody has handed in.
 */
export function publishScoresRefusal(state: ScoreState): ErrorsOf<typeof assigning.publishScores> | null {
  if (state.scoreTime !== null) return 'scoresPublished'
  if (state.submittedCount === 0) return 'nothingToPublish'
  if (state.markedCount < state.submittedCount) return 'stillUnmarked'
  const isOver =
    (state.status === assignmentStatuses.finished && state.openCount === 0) ||
    state.submittedCount === state.assignedCount
  if (!isOver) return 'stillRunning'
  return state.collectCount > 0 ? 'stillCollecting' : null
}
