import * as z from 'zod/mini'
import { joinLimits } from '#domain/classes/class-limits.ts'
import { pageSizes } from '#domain/portal/constants.ts'
import { askedLists } from '#domain/join/join-states.ts'
import { flag, instant } from '#domain/wire/scalars.ts'
import { optionalText } from '#domain/wire/text.ts'
import { endpoint } from '../endpoint.ts'
import { page, pager } from '../schemas/paging.ts'
import { fullCourse, requestKeys } from '../schemas/request-keys.ts'

/**
 * One teacher's request for a student taught by others; until these agree nothing more is revealed about the student.
 */
const oneRequest = z.object({
  /** The class the student would join. */
  courseId: z.int(),
  courseName: z.string(),
  uid: z.int(),
  realname: z.string(),
  /** Only its end: ******01. */
  number: z.nullable(z.string()),
  /** The student's classes in use. */
  classNames: z.array(z.string()),
  askedByName: z.string(),
  askedAt: instant,
  state: z.enum(['waiting', 'refused']),
  /** Why it was refused, and by whom. */
  reason: z.string(),
  decidedByName: z.nullable(z.string()),
})

export type StudentRequest = z.output<typeof oneRequest>

/**
 * Requests of teachers for each other's students. Anybody who teaches the student in a class in use decides, and the
 * school's owner may decide about everybody.
 */
export const studentRequest = {
  /**
   * `asked`: those waiting for the caller's decision; `sent`: the caller's own that are open or refused. Oldest first.
   */
  list: endpoint({
    path: '/client/course/member/ask/list',
    access: 'teacher',
    effect: 'read',
    owner: 'self',
    audit: 'read',
    input: z.object({ state: z.enum(askedLists), pager: pager(pageSizes.longLists) }),
    output: z.extend(page(oneRequest), { counts: z.object({ asked: z.int(), sent: z.int() }) }),
  }),
  /** Notifies the requester. Approving takes up places, of which `courseFull` returns the number left. */
  decide: endpoint({
    path: '/client/course/member/ask/decide',
    access: 'teacher',
    effect: 'write',
    owner: 'self',
    audit: 'change',
    input: z.object({ requests: requestKeys, isApproved: flag, reason: optionalText(joinLimits.reason) }),
    errors: { joinRequestUnknown: null, joinRequestDecided: null, courseFull: fullCourse },
  }),
  /** Withdraws the caller's own undecided requests. */
  withdraw: endpoint({
    path: '/client/course/member/ask/withdraw',
    access: 'teacher',
    effect: 'write',
    owner: 'self',
    audit: 'change',
    input: z.object({ requests: requestKeys }),
    errors: { joinRequestUnknown: null, joinRequestDecided: null },
  }),
} as const
