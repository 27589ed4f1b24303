import * as z from 'zod/mini'

/** A student's progress in one assignment. */
export const assignmentStudent = z.object({
  uid: z.int(),
  username: z.string(),
  realname: z.string(),
  /** Whoever handed in is `submitted` while marking is blind, `unmarked` or `marked` otherwise. */
  state: z.enum(['unsubmitted', 'submitted', 'unmarked', 'marked']),
  startedAt: z.nullable(z.string()),
  submittedAt: z.nullable(z.string()),
  /** Handed in by the service, as saved when the student's time was over. */
  isCollected: z.boolean(),
  reminders: z.int(),
  lastRemindedAt: z.nullable(z.string()),
  /** Whether the last reminder was seen on the student page. */
  reminderSeen: z.boolean(),
  /** Whether the student has not handed in but still can, by their own times. */
  canHandIn: z.boolean(),
})
