import * as z from 'zod/mini'

/** An item of an assignment with answers that wait for a person's mark, or to be settled. */
export const waitingItem = z.object({
  assignmentId: z.int(),
  assignmentName: z.string(),
  courseId: z.int(),
  courseName: z.string(),
  itemId: z.int(),
  no: z.int(),
  /** Answers without a mark. */
  unmarked: z.int(),
  /** When the longest waiting one was handed in; null while names are hidden. */
  oldest: z.nullable(z.string()),
  isBlind: z.boolean(),
  /** Only the caller can give these a score, as who leads: the others cannot mark them any more. */
  isToSettle: z.boolean(),
})

export type WaitingItem = z.output<typeof waitingItem>
