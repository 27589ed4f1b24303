import * as z from 'zod/mini'
import { id } from '#domain/wire/scalars.ts'
import { endpoint } from '../endpoint.ts'
import { assignmentRow } from '../schemas/assignments.ts'

/** Marked submissions behind a figure, and students of the assignment. */
const basis = { markedCount: z.int(), assignedCount: z.int() }

const assignmentCount = z.object({ assignmentId: z.int(), assignmentName: z.string(), count: z.int() })

/** What needs the teacher's attention today, and how the class is doing. */
export const home = {
  today: endpoint({
    path: '/client/homework/today',
    access: 'teacher',
    effect: 'read',
    owner: 'course',
    audit: 'read',
    input: z.object({ courseId: id }),
    output: z.object({
      /** Submissions waiting to be marked, by assignment. */
      unmarked: z.array(assignmentCount),
      /**
       * Students who have not submitted, by begun assignment: ending within 7 days, or ended within the last 7, in
       * school days. `endTime` is when it was ended by hand, if it was.
       */
      due: z.array(z.extend(assignmentCount, { endTime: z.string(), over: z.boolean() })),
      /** Assignments with all submissions marked whose scores could be published now. */
      toPublish: z.array(assignmentCount),
      /** Running, or ended within the last 7 days; at most 8. */
      recent: z.array(assignmentRow),
      /** Unpublished or not begun; at most 8. */
      preparing: z.array(assignmentRow),
      /**
       * The running assignment with the next deadline, otherwise the last one: one state per student, in roster
       * order; `submitted` stands for the last two while marking is blind.
       */
      seats: z.nullable(
        z.object({
          assignmentId: z.int(),
          assignmentName: z.string(),
          states: z.array(
            z.object({ realname: z.string(), state: z.enum(['unsubmitted', 'submitted', 'unmarked', 'marked']) }),
          ),
        }),
      ),
      /**
       * Means of the last four finished and fully marked assignments that at least half of the students handed in, oldest first,
       * in tenths of a percent.
       */
      trend: z.array(z.object({ assignmentId: z.int(), assignmentName: z.string(), mean: z.int(), ...basis })),
      /**
       * At most three knowledge points with the lowest facility, none without a mistake, in the last finished assignment
       * with at least half of its students' submissions marked, over marked submissions, in whole percent.
       */
      weakest: z.nullable(
        z.object({
          assignmentId: z.int(),
          assignmentName: z.string(),
          ...basis,
          list: z.array(z.object({ knowledge: z.string(), facility: z.int() })),
        }),
      ),
    }),
  }),
} as const
