import type { TaskKind } from '#domain/tasks/kinds.ts'

/** What a teacher assigns; instants in ISO 8601 (UTC). */
export interface AssignedTask {
  readonly courseId: number
  readonly paperId: number
  readonly testName: string
  readonly kind: TaskKind
  readonly testType: number
  /** 1 whole class, 2 the students of `uids`. */
  readonly userJoinType: number
  readonly uids: readonly number[]
  /** Null begins at once. */
  readonly beginTime: string | null
  readonly endTime: string
  /** Minutes; null without a limit. */
  readonly duration: number | null
}

export interface SaveRequest {
  /** Null makes a new test. */
  readonly testId: number | null
  readonly task: AssignedTask
  /** When it was asked for: the begin of a task that begins at once. */
  readonly at: string
}

/** The service answered no: why, in words, and which field it concerns; null where it is none of them. */
export interface Refusal {
  readonly kind: 'refused'
  readonly field: string | null
  readonly message: string
}

export type SaveAnswer = { readonly kind: 'saved'; readonly testId: number } | Refusal

/** `assignedCount` students got it; null where it had been published before. */
export type PublishAnswer = { readonly kind: 'published'; readonly assignedCount: number | null } | Refusal

/** No answer came: whether it had its effect is unknown. */
export interface Unanswered {
  readonly kind: 'unanswered'
  readonly message: string
}

export interface AssignPaperInput {
  /** The test that is changed; null assigns a new one. */
  readonly testId: number | null
  /** What an earlier dialog left unanswered. */
  readonly kept?: KeptAssignment
}

/** What must be known to go on with work whose answer was lost. */
export type KeptAssignment = Pick<AssignPaperContext, 'testId' | 'saved' | 'unansweredSave' | 'isPublishUnanswered'>

export interface AssignPaperContext {
  readonly testId: number | null
  /** What was pressed last. */
  readonly wanted: SaveRequest | null
  readonly publishes: boolean
  /** The task as the service is known to have it. */
  readonly saved: AssignedTask | null
  /** A new test that was sent without an answer: it may exist. */
  readonly unansweredSave: SaveRequest | null
  readonly isPublishUnanswered: boolean
  readonly assignedCount: number | null
  readonly failure: Refusal | Unanswered | null
}

export interface AssignPaperOutput {
  readonly testId: number
  readonly published: boolean
  readonly assignedCount: number | null
}

interface Press {
  readonly task: AssignedTask
  /** The present instant at school. */
  readonly at: string
}

export type AssignPaperEvent = ({ readonly type: 'task.publish' } & Press) | ({ readonly type: 'task.keep' } & Press)

const fields = [
  'courseId',
  'paperId',
  'testName',
  'kind',
  'testType',
  'userJoinType',
  'beginTime',
  'endTime',
  'duration',
] as const satisfies readonly (keyof AssignedTask)[]

export const isSameTask = (one: AssignedTask, other: AssignedTask): boolean =>
  fields.every((field) => one[field] === other[field]) && one.uids.join() === other.uids.join()

/** What would have no answer if the page ended now; null where everything has one. */
export function keptOf(context: AssignPaperContext, doing: 'saving' | 'publishing' | null): KeptAssignment | null {
  const { testId, saved, wanted } = context
  const unansweredSave = doing === 'saving' && testId === null ? wanted : context.unansweredSave
  const isPublishUnanswered = doing === 'publishing' || context.isPublishUnanswered
  const isAnswered = unansweredSave === null && !isPublishUnanswered
  return isAnswered ? null : { testId, saved, unansweredSave, isPublishUnanswered }
}
