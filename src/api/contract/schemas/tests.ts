import * as z from 'zod/mini'
import { taskKinds, taskTypes } from '#domain/tasks/kinds.ts'
import { intBetween } from '#domain/wire/scalars.ts'

export const taskKind = z.enum(taskKinds)

const knownTypes: readonly number[] = Object.values(taskTypes)

/** A task type as an input: common 1, special 2, open test 3, simulated test 11. */
export const taskType = intBetween(1, 11).check(z.refine((type) => knownTypes.includes(type)))

/** A homework list item (specification §3): the test itself. Times are ISO 8601 in UTC. */
export const testInfo = z.object({
  testId: z.int(),
  testName: z.string(),
  courseId: z.int(),
  paperId: z.int(),
  /** Whether its questions are those of a paper, or of a study task. */
  fromPaper: z.boolean(),
  /** The same task in a second service's terms; null where it knows none. */
  xotParam: z.nullable(z.string()),
  kind: taskKind,
  testType: z.int(),
  beginTime: z.string(),
  endTime: z.string(),
  /** Minutes from a student's start; null without a limit. */
  duration: z.nullable(z.int()),
  /** 1 whole class, 2 chosen students. */
  userJoinType: z.int(),
  /** 1 in progress, 2 finished, 3 unpublished, 4 not started. */
  status: z.int(),
  /** Full mark, tenths. */
  score: z.int(),
  /** Students who have to hand in. */
  assignedCount: z.int(),
  publishedAt: z.nullable(z.string()),
  finishedAt: z.nullable(z.string()),
  /** When the scores were published; null while they are not. */
  scoreTime: z.nullable(z.string()),
  /** Whether the teacher opened the report since the last submission. */
  viewed: z.boolean(),
})

export type TestInfo = z.output<typeof testInfo>

/** Counts (specification §3, "unsubmittedCount" as it is spelt there): assignedCount = markedCount + unmarkedCount + unsubmittedCount. */
export const reportData = z.object({
  /** Mean over marked scripts in tenths, rounded half away from zero; null while there is none. */
  avgScore: z.nullable(z.int()),
  /** Students who have opened it, those who handed in among them. */
  openedCount: z.int(),
  submittedCount: z.int(),
  unsubmittedCount: z.int(),
  unmarkedCount: z.int(),
  markedCount: z.int(),
})

export const testRow = z.object({ testInfo, reportData })

export type TestRow = z.output<typeof testRow>
