import * as z from 'zod/mini'
import { assignmentKinds, assignmentTypes } from '#domain/assignments/kinds.ts'
import { intBetween } from '#domain/wire/scalars.ts'

export const assignmentKind = z.enum(assignmentKinds)

const knownTypes: readonly number[] = Object.values(assignmentTypes)

/** An assignment type as an input: common 1, special 2, open test 3, simulated test 11. */
export const assignmentType = intBetween(1, 11).check(z.refine((type) => knownTypes.includes(type)))

/** An assignment in the list (specification §3). Times are ISO 8601 in UTC. */
export const assignmentInfo = z.object({
  assignmentId: z.int(),
  assignmentName: z.string(),
  courseId: z.int(),
  paperId: z.int(),
  /** Whether its questions come from a paper. */
  fromPaper: z.boolean(),
  /** The same assignment in terms of a second service; null if it is unknown there. */
  xotParam: z.nullable(z.string()),
  kind: assignmentKind,
  assignmentType: z.int(),
  beginTime: z.string(),
  endTime: z.string(),
  /** Minutes from a student's start; null without a limit. */
  duration: z.nullable(z.int()),
  /** 1 whole class, 2 chosen students. */
  audience: z.int(),
  /** 1 in progress, 2 finished, 3 unpublished, 4 not started. */
  status: z.int(),
  /** Full mark, tenths. */
  score: z.int(),
  /** Students who have to hand in. */
  assignedCount: z.int(),
  publishedAt: z.nullable(z.string()),
  finishedAt: z.nullable(z.string()),
  /** When the scores were published; null until then. */
  scoreTime: z.nullable(z.string()),
  /** Whether the teacher opened the report since the last submission. */
  viewed: z.boolean(),
})

export type AssignmentInfo = z.output<typeof assignmentInfo>

/** Counts (specification §3, "unsubmittedCount" as it is spelt there): assignedCount = markedCount + unmarkedCount + unsubmittedCount. */
export const reportData = z.object({
  /** Mean over marked submissions in tenths, rounded half away from zero; null if there is none. */
  meanScore: z.nullable(z.int()),
  /** Students who have opened it, including those who handed in. */
  openedCount: z.int(),
  /** Students who can still hand in by their own times; absent if nobody has any. */
  stillOpenCount: z.optional(z.int()),
  /** Students at work who have saved answers; absent if nobody has, or if it is not in progress. */
  answeringCount: z.optional(z.int()),
  submittedCount: z.int(),
  unsubmittedCount: z.int(),
  unmarkedCount: z.int(),
  markedCount: z.int(),
})

export const assignmentRow = z.object({ assignmentInfo, reportData })

export type AssignmentRow = z.output<typeof assignmentRow>
