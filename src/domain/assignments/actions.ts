/** Which action an assignment offers in which state (specification §4): one table. */
import type { AssignmentStatus } from './status.ts'
import { assignmentStatuses } from './status.ts'

/** FULL_SCREEN shows the paper on the whole screen, START begins a published assignment now, REVIEW is marking. */
export const assignmentActions = ['FULL_SCREEN', 'PUBLISH', 'START', 'REVIEW', 'PUBLISH_SCORE', 'REPORT'] as const

export type AssignmentAction = (typeof assignmentActions)[number]

export interface AssignmentState {
  readonly status: AssignmentStatus
  /** Somebody's answers wait for a person. */
  readonly hasUnmarked: boolean
  readonly hasSubmissions: boolean
  readonly scorePublished: boolean
}

/** A state as far as a row cares, and what is offered there, the primary action first. */
interface OfferedActions {
  readonly when: Partial<AssignmentState>
  readonly actions: readonly [AssignmentAction, ...AssignmentAction[]]
}

const { inProgress, finished, unpublished, notStarted } = assignmentStatuses

/**
 * Read from the top; the first row that fits counts. Marking comes before everything else once there is something to
 * mark, also after the scores were published, when somebody handed in late or revised. Scores can be published when the
 * assignment is over, all is marked, and somebody handed in.
 */
export const offeredActions: readonly OfferedActions[] = [
  { when: { status: unpublished }, actions: ['PUBLISH', 'FULL_SCREEN'] },
  { when: { status: notStarted }, actions: ['START', 'FULL_SCREEN'] },
  { when: { hasUnmarked: true }, actions: ['REVIEW', 'REPORT', 'FULL_SCREEN'] },
  { when: { status: inProgress }, actions: ['REPORT', 'FULL_SCREEN'] },
  {
    when: { status: finished, hasSubmissions: true, scorePublished: false },
    actions: ['PUBLISH_SCORE', 'REPORT', 'FULL_SCREEN'],
  },
  { when: { status: finished }, actions: ['REPORT', 'FULL_SCREEN'] },
]

const fits = (state: AssignmentState, when: Partial<AssignmentState>): boolean =>
  (when.status ?? state.status) === state.status &&
  (when.hasUnmarked ?? state.hasUnmarked) === state.hasUnmarked &&
  (when.hasSubmissions ?? state.hasSubmissions) === state.hasSubmissions &&
  (when.scorePublished ?? state.scorePublished) === state.scorePublished

/** The actions that an assignment offers, the primary one first; never none. */
export const actionsOf = (state: AssignmentState): readonly AssignmentAction[] =>
  offeredActions.find(({ when }) => fits(state, when))?.actions ?? []
