import type { AssignmentKind } from '#domain/assignments/kinds.ts'

/** An assignment being made; instants in ISO 8601 (UTC). */
export interface NewAssignment {
  /** Each class gets an assignment of its own. */
  readonly courseIds: readonly number[]
  readonly paperId: number
  readonly assignmentName: string
  readonly kind: AssignmentKind
  readonly assignmentType: number
  /** 1 the whole class, 2 the students in `uids`. */
  readonly audience: number
  readonly uids: readonly number[]
  /** Null to begin at once. */
  readonly beginTime: string | null
  readonly endTime: string
  /** Minutes; null without a limit. */
  readonly duration: number | null
  /** Minutes between the starts of several classes, or of one class's groups; null if all begin together. */
  readonly minutesApart: number | null
}

export interface SaveRequest {
  /** The existing assignments; empty before the first save. */
  readonly assignmentIds: readonly number[]
  readonly assignment: NewAssignment
  /** The time of the request: the start of an assignment that begins at once. */
  readonly at: string
}

export interface PublishRequest {
  readonly assignmentIds: readonly number[]
  /** The classes of the assignments, in their order. */
  readonly courseIds: readonly number[]
}

/** The service refused: why, in words, and the field and class concerned; null if there is none. */
export interface Refusal {
  readonly kind: 'refused'
  readonly field: string | null
  readonly courseId: number | null
  readonly message: string
}

/** The assignments in the order of the classes. */
export type SaveAnswer = { readonly kind: 'saved'; readonly assignmentIds: readonly number[] } | Refusal

/** Students who got it, over all classes; null if it had been published before. */
export type PublishAnswer = { readonly kind: 'published'; readonly assignedCount: number | null } | Refusal

/** No response: whether it took effect is unknown. */
export interface Unanswered {
  readonly kind: 'unanswered'
  readonly message: string
}

export interface AssignPaperInput {
  /** The assignments being changed; empty for a new one. */
  readonly assignmentIds: readonly number[]
  /** What an earlier dialog left unanswered. */
  readonly kept?: KeptAssignment
}

/** What is needed to resume work whose response was lost. */
export interface KeptAssignment extends Pick<AssignPaperContext, 'assignmentIds' | 'saved' | 'unansweredSave'> {
  /** Students may have the assignments already. */
  readonly isPublishUnanswered: boolean
}

export interface AssignPaperContext {
  readonly kept: KeptAssignment | null
  readonly assignmentIds: readonly number[]
  /** What was pressed last. */
  readonly wanted: SaveRequest | null
  readonly publishes: boolean
  /** The assignment as last known to the service. */
  readonly saved: NewAssignment | null
  /** Sent without a response: its assignments may or may not exist. */
  readonly unansweredSave: SaveRequest | null
  readonly assignedCount: number | null
  readonly failure: Refusal | Unanswered | null
}

export interface AssignPaperOutput {
  /** The assignments in the order of the classes. */
  readonly assignmentIds: readonly number[]
  readonly published: boolean
  readonly assignedCount: number | null
}

/** The content of a button press. */
export interface Press {
  readonly assignment: NewAssignment
  /** The current instant, school time. */
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
  'audience',
  'beginTime',
  'endTime',
  'duration',
  'minutesApart',
] as const satisfies readonly (keyof NewAssignment)[]

export const isSameAssignment = (one: NewAssignment, other: NewAssignment): boolean =>
  fields.every((field) => one[field] === other[field]) &&
  one.uids.join() === other.uids.join() &&
  one.courseIds.join() === other.courseIds.join()

/** What is happening when the page ends. */
export interface Unfinished {
  readonly isSaving: boolean
  readonly isPublishUnanswered: boolean
}

/** What would be unanswered if the page ended now; null if nothing is. */
export function keptOf(
  { assignmentIds, saved, wanted, unansweredSave: lost }: AssignPaperContext,
  { isSaving, isPublishUnanswered }: Unfinished,
): KeptAssignment | null {
  const unansweredSave = isSaving ? wanted : lost
  const isAnswered = unansweredSave === null && !isPublishUnanswered
  return isAnswered ? null : { assignmentIds, saved, unansweredSave, isPublishUnanswered }
}
