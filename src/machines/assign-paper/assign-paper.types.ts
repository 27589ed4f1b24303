import type { TaskKind } from '#domain/tasks/kinds.ts'

/** What a teacher assigns; instants in ISO 8601 (UTC). */
export interface AssignedTask {
  /** Each class gets a test of its own. */
  readonly courseIds: readonly number[]
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
  /** The tests that are there already; none before the first save. */
  readonly testIds: readonly number[]
  readonly task: AssignedTask
  /** When it was asked for: the begin of a task that begins at once. */
  readonly at: string
}

export interface PublishRequest {
  readonly testIds: readonly number[]
  /** The classes of the tests, in their order. */
  readonly courseIds: readonly number[]
}

/** The service answered no: why, in words, which field it concerns and which class; null where it is none of them. */
export interface Refusal {
  readonly kind: 'refused'
  readonly field: string | null
  readonly courseId: number | null
  readonly message: string
}

/** The tests in the order of the task's classes. */
export type SaveAnswer = { readonly kind: 'saved'; readonly testIds: readonly number[] } | Refusal

/** `assignedCount` students got it, of all classes; null where it had been published before. */
export type PublishAnswer = { readonly kind: 'published'; readonly assignedCount: number | null } | Refusal

/** No answer came: whether it had its effect is unknown. */
export interface Unanswered {
  readonly kind: 'unanswered'
  readonly message: string
}

export interface AssignPaperInput {
  /** The tests that are changed; none assigns a new task. */
  readonly testIds: readonly number[]
  /** What an earlier dialog left unanswered. */
  readonly kept?: KeptAssignment
}

/** What must be known to go on with work whose answer was lost. */
export type KeptAssignment = Pick<AssignPaperContext, 'testIds' | 'saved' | 'unansweredSave' | 'isPublishUnanswered'>

export interface AssignPaperContext {
  readonly testIds: readonly number[]
  /** What was pressed last. */
  readonly wanted: SaveRequest | null
  readonly publishes: boolean
  /** The task as the service is known to have it. */
  readonly saved: AssignedTask | null
  /** What was sent without an answer: its tests may exist, or be gone. */
  readonly unansweredSave: SaveRequest | null
  readonly isPublishUnanswered: boolean
  readonly assignedCount: number | null
  readonly failure: Refusal | Unanswered | null
}

export interface AssignPaperOutput {
  /** The tests in the order of the task's classes. */
  readonly testIds: readonly number[]
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
  fields.every((field) => one[field] === other[field]) &&
  one.uids.join() === other.uids.join() &&
  one.courseIds.join() === other.courseIds.join()

/** What would have no answer if the page ended now; null where everything has one. */
export function keptOf(context: AssignPaperContext, doing: 'saving' | 'publishing' | null): KeptAssignment | null {
  const { testIds, saved, wanted } = context
  const unansweredSave = doing === 'saving' ? wanted : context.unansweredSave
  const isPublishUnanswered = doing === 'publishing' || context.isPublishUnanswered
  const isAnswered = unansweredSave === null && !isPublishUnanswered
  return isAnswered ? null : { testIds, saved, unansweredSave, isPublishUnanswered }
}
