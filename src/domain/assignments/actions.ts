/** Which actions an assignment offers in which state (specification §4), as a single table. */
import type { AssignmentStatus } from './status.ts'
import { assignmentStatuses } from './status.ts'

const { inProgress, finished, unpublished, notStarted } = assignmentStatuses

/** FULL_SCREEN shows the paper full screen, START begins a published assignment now, REVIEW is marking. */
export const assignmentActions = ['FULL_SCREEN', 'PUBLISH', 'START', 'REVIEW', 'PUBLISH_SCORE', 'REPORT'] as const

export type AssignmentAction = (typeof assignmentActions)[number]

/** What a list adds to the actions of the specification, in menu order. */
export const menuActions = [
  'COPY',
  'EDIT',
  'REMIND',
  'CHANGE_END',
  'FINISH',
  'REOPEN',
  'EXPORT',
  'HAND_OVER',
  'WITHDRAW',
  'WITHDRAW_SCORES',
  'REMOVE',
] as const

export type MenuAction = (typeof menuActions)[number]

export interface AssignmentState {
  readonly status: AssignmentStatus
  /** Some answers are waiting for a person. */
  readonly hasUnmarked: boolean
  readonly hasSubmissions: boolean
  /** At least one student has not handed in. */
  readonly hasUnsubmitted: boolean
  readonly areScoresPublished: boolean
  /** Somebody with their own times can still hand in after the common end. */
  readonly isStillOpen: boolean
}

/** A status on the wire; an unknown one offers what a finished assignment does. */
export const knownStatus = (status: number): AssignmentStatus =>
  Object.values(assignmentStatuses).find((known) => known === status) ?? finished

interface ReportedAssignment {
  readonly status: number
  readonly scoreTime: string | null
}

interface ReportedCounts {
  readonly unmarkedCount: number
  readonly submittedCount: number
  readonly unsubmittedCount: number
  /** Absent if nobody has times of their own. */
  readonly stillOpenCount?: number | undefined
}

/** The state of an assignment as the service told it, the same on every screen. */
export const stateOf = ({ status, scoreTime }: ReportedAssignment, counts: ReportedCounts): AssignmentState => ({
  status: knownStatus(status),
  hasUnmarked: counts.unmarkedCount > 0,
  hasSubmissions: counts.submittedCount > 0,
  hasUnsubmitted: counts.unsubmittedCount > 0,
  areScoresPublished: scoreTime !== null,
  isStillOpen: (counts.stillOpenCount ?? 0) > 0,
})

/** What the acts of a list depend on as well. */
export interface ListState extends AssignmentState {
  /** At least one student has opened it. */
  readonly isOpened: boolean
}

/** The parts of a state that a row tests, and what it offers, the primary action first. */
interface OfferedActions {
  readonly when: Partial<AssignmentState>
  readonly actions: readonly [AssignmentAction, ...AssignmentAction[]]
}

/**
 * Read from the top; the first matching row wins. Marking comes first whenever there is something to mark, even after
 * the scores were published: nobody may answer any more, but answer sheets may still be written as scores. Scores can be
 * published once the assignment is over for everybody or everybody has handed in, everything is marked, and somebody
 * handed in.
 */
export const offeredActions: readonly OfferedActions[] = [
  { when: { status: unpublished }, actions: ['PUBLISH', 'FULL_SCREEN'] },
  { when: { status: notStarted }, actions: ['START', 'FULL_SCREEN'] },
  { when: { hasUnmarked: true }, actions: ['REVIEW', 'REPORT', 'FULL_SCREEN'] },
  {
    when: { status: inProgress, hasSubmissions: true, hasUnsubmitted: false, areScoresPublished: false },
    actions: ['PUBLISH_SCORE', 'REPORT', 'FULL_SCREEN'],
  },
  { when: { status: inProgress }, actions: ['REPORT', 'FULL_SCREEN'] },
  {
    when: { status: finished, hasSubmissions: true, areScoresPublished: false, isStillOpen: false },
    actions: ['PUBLISH_SCORE', 'REPORT', 'FULL_SCREEN'],
  },
  { when: { status: finished }, actions: ['REPORT', 'FULL_SCREEN'] },
]

/**
 * When a list offers each of its acts: in states that match one of the rows. Published scores reveal the right answers,
 * so nobody works on the assignment afterwards; nothing begun or handed in may be lost. It can be handed over while
 * something is left to do.
 */
export const offeredListActs: Readonly<Record<MenuAction, readonly Partial<ListState>[]>> = {
  COPY: [{}],
  EDIT: [{ status: unpublished }, { status: notStarted }],
  REMIND: [
    { status: inProgress, hasUnsubmitted: true, areScoresPublished: false },
    { status: finished, isStillOpen: true, areScoresPublished: false },
  ],
  CHANGE_END: [{ status: inProgress }],
  FINISH: [{ status: inProgress }],
  REOPEN: [{ status: finished, areScoresPublished: false }],
  EXPORT: [{ status: notStarted }, { status: inProgress }, { status: finished }],
  HAND_OVER: [
    { status: unpublished },
    { status: notStarted },
    { status: inProgress },
    { status: finished, areScoresPublished: false },
    { hasUnmarked: true },
  ],
  WITHDRAW: [
    { status: notStarted, isOpened: false },
    { status: inProgress, isOpened: false },
  ],
  WITHDRAW_SCORES: [{ areScoresPublished: true }],
  REMOVE: [{ hasSubmissions: false }],
}

/** The acts a list offers besides the actions, in order. */
export const menuActionsOf = (state: ListState): readonly MenuAction[] =>
  menuActions.filter((act) => offeredListActs[act].some((when) => fitsList(state, when)))

const fitsList = (state: ListState, when: Partial<ListState>): boolean =>
  fits(state, when) && (when.isOpened ?? state.isOpened) === state.isOpened

const fits = (state: AssignmentState, when: Partial<AssignmentState>): boolean =>
  (when.status ?? state.status) === state.status &&
  (when.hasUnmarked ?? state.hasUnmarked) === state.hasUnmarked &&
  (when.hasSubmissions ?? state.hasSubmissions) === state.hasSubmissions &&
  (when.hasUnsubmitted ?? state.hasUnsubmitted) === state.hasUnsubmitted &&
  (when.areScoresPublished ?? state.areScoresPublished) === state.areScoresPublished &&
  (when.isStillOpen ?? state.isStillOpen) === state.isStillOpen

/** The actions an assignment offers, the primary one first; never empty. */
export const actionsOf = (state: AssignmentState): readonly AssignmentAction[] =>
  offeredActions.find(({ when }) => fits(state, when))?.actions ?? []
