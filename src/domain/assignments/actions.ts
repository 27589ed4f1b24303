/** Which action an assignment offers in which state (specification §4): one table. */
import type { AssignmentStatus } from './status.ts'
import { assignmentStatuses } from './status.ts'

/** FULL_SCREEN shows the paper on the whole screen, START begins a published assignment now, REVIEW is marking. */
export const assignmentActions = ['FULL_SCREEN', 'PUBLISH', 'START', 'REVIEW', 'PUBLISH_SCORE', 'REPORT'] as const

export type AssignmentAction = (typeof assignmentActions)[number]

/** What a list adds to the actions of the specification, in the order of its menu. */
export const listActs = [
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

export type ListAct = (typeof listActs)[number]

export interface AssignmentState {
  readonly status: AssignmentStatus
  /** Somebody's answers wait for a person. */
  readonly hasUnmarked: boolean
  readonly hasSubmissions: boolean
  readonly scorePublished: boolean
  /** Somebody can still hand in after everybody's end, by times of their own. */
  readonly isStillOpen: boolean
}

/** What the acts of a list depend on beside that. */
export interface ListState extends AssignmentState {
  /** Somebody has not handed in. */
  readonly hasUnsubmitted: boolean
  /** Some student has opened it. */
  readonly isOpened: boolean
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
 * assignment is over for everybody, all is marked, and somebody handed in.
 */
export const offeredActions: readonly OfferedActions[] = [
  { when: { status: unpublished }, actions: ['PUBLISH', 'FULL_SCREEN'] },
  { when: { status: notStarted }, actions: ['START', 'FULL_SCREEN'] },
  { when: { hasUnmarked: true }, actions: ['REVIEW', 'REPORT', 'FULL_SCREEN'] },
  { when: { status: inProgress }, actions: ['REPORT', 'FULL_SCREEN'] },
  {
    when: { status: finished, hasSubmissions: true, scorePublished: false, isStillOpen: false },
    actions: ['PUBLISH_SCORE', 'REPORT', 'FULL_SCREEN'],
  },
  { when: { status: finished }, actions: ['REPORT', 'FULL_SCREEN'] },
]

/**
 * Where a list offers each of its acts: in the states that fit one of the rows. Published scores show the right answers, so
 * nobody works at it after them; nobody may lose what was begun or handed in. It is handed over while something is left to do.
 */
export const offeredListActs: Readonly<Record<ListAct, readonly Partial<ListState>[]>> = {
  COPY: [{}],
  EDIT: [{ status: unpublished }, { status: notStarted }],
  REMIND: [
    { status: inProgress, hasUnsubmitted: true },
    { status: finished, isStillOpen: true },
  ],
  CHANGE_END: [{ status: inProgress }],
  FINISH: [{ status: inProgress }],
  REOPEN: [{ status: finished, scorePublished: false }],
  EXPORT: [{ status: notStarted }, { status: inProgress }, { status: finished }],
  HAND_OVER: [
    { status: unpublished },
    { status: notStarted },
    { status: inProgress },
    { status: finished, scorePublished: false },
    { hasUnmarked: true },
  ],
  WITHDRAW: [
    { status: notStarted, isOpened: false },
    { status: inProgress, isOpened: false },
  ],
  WITHDRAW_SCORES: [{ scorePublished: true }],
  REMOVE: [{ hasSubmissions: false }],
}

/** The acts that a list offers beside the actions, in their order. */
export const listActsOf = (state: ListState): readonly ListAct[] =>
  listActs.filter((act) => offeredListActs[act].some((when) => fitsList(state, when)))

const fitsList = (state: ListState, when: Partial<ListState>): boolean =>
  fits(state, when) &&
  (when.hasUnsubmitted ?? state.hasUnsubmitted) === state.hasUnsubmitted &&
  (when.isOpened ?? state.isOpened) === state.isOpened

const fits = (state: AssignmentState, when: Partial<AssignmentState>): boolean =>
  (when.status ?? state.status) === state.status &&
  (when.hasUnmarked ?? state.hasUnmarked) === state.hasUnmarked &&
  (when.hasSubmissions ?? state.hasSubmissions) === state.hasSubmissions &&
  (when.scorePublished ?? state.scorePublished) === state.scorePublished &&
  (when.isStillOpen ?? state.isStillOpen) === state.isStillOpen

/** The actions that an assignment offers, the primary one first; never none. */
export const actionsOf = (state: AssignmentState): readonly AssignmentAction[] =>
  offeredActions.find(({ when }) => fits(state, when))?.actions ?? []
