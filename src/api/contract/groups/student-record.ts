import * as z from 'zod/mini'
import { pageSizes } from '#domain/portal/constants.ts'
import { bookStates } from '#domain/textbooks/book-days.ts'
import { day, id, instant } from '#domain/wire/scalars.ts'
import { endpoint } from '../endpoint.ts'
import { page, pager } from '../schemas/paging.ts'

/** One reminder of one student, and its effect. */
const reminder = z.object({
  reminderId: z.int(),
  assignmentId: z.int(),
  assignmentName: z.string(),
  uid: z.int(),
  realname: z.string(),
  username: z.string(),
  sentByName: z.string(),
  sentAt: instant,
  /** When the student first opened the assignment on the student page afterwards. */
  openedAt: z.nullable(instant),
  submittedAt: z.nullable(instant),
})

export type Reminder = z.output<typeof reminder>

/** Records a teacher looks up about a student. */
export const studentRecord = {
  /**
   * A student's books, and no features, since students are granted none; with the service's time (specification §2
   * /member/product/{uid}).
   */
  products: endpoint({
    path: '/client/course/member/product',
    access: 'teacher',
    effect: 'read',
    owner: 'classStudent',
    audit: 'read',
    input: z.object({ studentId: id }),
    output: z.object({
      now: instant,
      realname: z.string(),
      username: z.string(),
      studentNo: z.nullable(z.string()),
      /** Of the student's classes: each since the student joined, or since the class began using it. */
      books: z.array(
        z.object({
          bookId: z.int(),
          bookName: z.string(),
          optionName: z.string(),
          subjectId: z.int(),
          courseId: z.int(),
          courseName: z.string(),
          startDate: day,
          endDate: z.nullable(day),
          state: z.enum(bookStates),
          /** Days left, including today; null if there is no end. */
          validDays: z.nullable(z.int()),
        }),
      ),
    }),
  }),
  /** Reminders of a class, latest first, for all or one of its assignments and students; with the available choices. */
  reminders: endpoint({
    path: '/client/course/studytask/hasten/list',
    access: 'teacher',
    effect: 'read',
    owner: ['course', 'test'],
    audit: 'read',
    input: z.object({
      courseId: id,
      assignmentId: z.optional(id),
      studentId: z.optional(id),
      pager: pager(pageSizes.longLists),
    }),
    output: z.extend(page(reminder), {
      assignments: z.array(z.object({ assignmentId: z.int(), assignmentName: z.string() })),
      students: z.array(z.object({ uid: z.int(), realname: z.string() })),
    }),
  }),
} as const
