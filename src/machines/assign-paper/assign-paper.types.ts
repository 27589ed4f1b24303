import type { AssignmentKind } from '#domain/assignments/kinds.ts'

/** What a teacher assigns; instants in ISO 8601 (UTC). */
export interface NewAssignment {
  /** Each class gets an assignment of its own. */
  readonly courseIds: readonly number[]
  readonly paperId: number
  readonly assignmentName: string
  readonly kind: AssignmentKind
  readonly assignmentType: number
  /** 1 whole class, 2 the students of `uids`. */
  readonly userJoinType: number
  readonly uids: readonly number[]
  /** Null begins at once. */
  readonly beginTime: string | null
  readonly endTime: string
  /** Minutes; null without a limit. */
  readonly duration: number | null
  /** Minutes between the begins of several classes, or of one class's groups; null where all begin together. */
  readonly minutesApart: number | null
}

export interface SaveRequest {
  /** The assignments that are there already; none before the first save. */
  readonly assignmentIds: readonly number[]
  readonly assignment: NewAssignment
  /** When it was asked for: the begin of an assignment that begins at once. */
  readonly at: string
}

export interface PublishRequest {
  readonly assignmentIds: readonly number[]
  /** The classes of the assignments, in their order. */
  readonly courseIds: readonly number[]
}

/** The service answered no: why, in words, which field it concerns and which class; null where it is none of them. */
export interface Refusal {
  readonly kind: 'refused'
  readonly field: string | null
  readonly courseId: number | null
  readonly message: string
}

/** The assignments in the order of the assignment's classes. */
export type SaveAnswer = { readonly kind: 'saved'; readonly assignmentIds: readonly number[] } | Refusal

/** `assignedCount` students got it, of all classes; null where it had been published before. */
export type PublishAnswer = { readonly kind: 'published'; readonly assignedCount: number | null } | Refusal

/** No answer came: whether it had its effect is unknown. */
export interface Unanswered {
  readonly kind: 'unanswered'
  readonly message: string
}

export interface AssignPaperInput {
  /** The assignments that are changed; none assigns a new assignment. */
  readonly assignmentIds: readonly number[]
  /** What an earlier dialog left unanswered. */
  readonly kept?: KeptAssignment
}

/** What must be known to go on with work whose answer was lost. */
export type KeptAssignment = Pick<
  AssignPaperContext,
  'assignmentIds' | 'saved' | 'unansweredSave' | 'isPublishUnanswered'
>

export interface AssignPaperContext {
  readonly assignmentIds: readonly number[]
  /** What was pressed last. */
  readonly wanted: SaveRequest | null
  readonly publishes: boolean
  /** The assignment as the service is known to have it. */
  readonly saved: NewAssignment | null
  /** What was sent without an answer: its assignments may exist, or be gone. */
  readonly unansweredSave: SaveRequest | null
  readonly isPublishUnanswered: boolean
  readonly assignedCount: number | null
  readonly failure: Refusal | Unanswered | null
}

export interface AssignPaperOutput {
  /** The assignments in the order of the assignment's classes. */
  readonly assignmentIds: readonly number[]
  readonly published: boolean
  readonly assignedCount: number | null
}

/** What was asked for by a press of a button. */
export interface Press {
  readonly assignment: NewAssignment
  /** The present instant at school. */
  readonly at: string
}

export type AssignPaperEvent =
  | ({ readonly type: 'assignment.publish' } & Press)
  | ({ readonly type: 'assignment.keep' } & Press)

export type AssignPaperTag = 'busy' | 'perhapsPublished'

const fields = [
  'paperId',
  'assignmentName',
  'kind',
  'assignmentType',
  'userJoinType',
  'beginTime',
  'endTime',
  'duration',
  'minutesApart',
] as const satisfies readonly (keyof NewAssignment)[]

export const isSameAssignment = (one: NewAssignment, other: NewAssignment): boolean =>
  fields.every((field) => one[field] === other[field]) &&
  one.uids.join() === other.uids.join() &&
  one.courseIds.join() === other.courseIds.join()

/** What would have no answer if the page ended now; null where everything has one. */
export function keptOf(context: AssignPaperContext, doing: 'saving' | 'publishing' | null): KeptAssignment | null {
  const { assignmentIds, saved, wanted } = context
  const unansweredSave = doing === 'saving' ? wanted : context.unansweredSave
  const isPublishUnanswered = doing === 'publishing' || context.isPublishUnanswered
  const isAnswered = unansweredSave === null && !isPublishUnanswered
  return isAnswered ? null : { assignmentIds, saved, unansweredSave, isPublishUnanswered }
}
