import * as z from 'zod/mini'
import { id } from '#domain/wire/scalars.ts'
import { endpoint } from '../endpoint.ts'
import { shape } from '../schemas/annotations.ts'

/** What markers left on a student's work besides scores. */
export const studentMarks = {
  /** Why work was sent back, and, once the scores are published, the drawings over its answers. */
  notes: endpoint({
    path: '/client/student/marks/notes',
    access: 'student',
    effect: 'read',
    owner: 'assignedTest',
    input: z.object({ assignmentId: id }),
    output: z.object({
      /** Null if it was never sent back, or has been handed in again. */
      sentBack: z.nullable(z.object({ reason: z.string(), at: z.string() })),
      drawn: z.array(z.object({ itemId: z.int(), shapes: z.array(shape) })),
    }),
  }),
} as const
