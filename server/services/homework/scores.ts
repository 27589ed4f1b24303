import type { homework } from '#api/contract/areas/homework.ts'
import type { ErrorsOf } from '#api/contract/endpoint.ts'
import { taskStatuses } from '#domain/tasks/status.ts'

/** What publishing the scores of a test depends on. */
export interface ScoreState {
  readonly status: number
  readonly scoreTime: Date | null
  readonly assignedCount: number
  readonly submittedCount: number
  readonly markedCount: number
}

/**
 * Why the scores of a test cannot be published, null when they can. Scores open the right answers, so nobody may still be
 * at work: the test is over, or everybody has handed in.
 */
export function publishScoresRefusal(state: ScoreState): ErrorsOf<typeof homework.publishScores> | null {
  if (state.scoreTime !== null) return 'scoresPublished'
  if (state.submittedCount === 0) return 'nothingToPublish'
  if (state.markedCount < state.submittedCount) return 'stillUnmarked'
  const isOver = state.status === taskStatuses.finished || state.submittedCount === state.assignedCount
  return isOver ? null : 'stillRunning'
}
