import * as z from 'zod/mini'
import { joinLimits } from '#domain/classes/class-limits.ts'
import { pageSizes } from '#domain/portal/constants.ts'
import { askedLists } from '#domain/join/join-states.ts'
import { flag, instant } from '#domain/wire/scalars.ts'
import { optionalText } from '#domain/wire/text.ts'
import { endpoint } from '../endpoint.ts'
import { page, pager } from '../schemas/paging.ts'
import { fullCourse, requestKeys } from '../schemas/request-keys.ts'

/** One teacher asks for a student whom others teach; until these agree no more is told of the student than this. */
const oneRequest = z.object({
  /** The class that the student would come into. */
  courseId: z.int(),
  courseName: z.string(),
  uid: z.int(),
  realname: z.string(),
  /** Its end alone: ******01. */
  number: z.nullable(z.string()),
  /** Classes in use that the student is in. */
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
 * Students whom a teacher asks others for. Whoever teaches a student in a class in use decides, and the school's owner does
 * about everybody.
 */
export const studentRequest = {
  /** `asked`: those that wait for the caller's decision; `sent`: the caller's own that wait or were refused. Oldest first. */
  list: endpoint({
    path: '/client/course/member/ask/list',
    access: 'teacher',
    effect: 'read',
    owner: 'self',
    audit: 'read',
    input: z.object({ state: z.enum(askedLists), pager: pager(pageSizes.longLists) }),
    output: z.extend(page(oneRequest), { counts: z.object({ asked: z.int(), sent: z.int() }) }),
    errors: {},
  }),
  /** Who asked is told. Approving takes places, of which `courseFull` tells how many are left. */
  decide: endpoint({
    path: '/client/course/member/ask/decide',
    access: 'teacher',
    effect: 'write',
    owner: 'self',
    audit: 'change',
    input: z.object({ requests: requestKeys, isApproved: flag, reason: optionalText(joinLimits.reason) }),
    output: z.object({}),
    errors: { joinRequestUnknown: null, joinRequestDecided: null, courseFull: fullCourse },
  }),
  /** Takes the caller's own requests back that nobody has answered. */
  withdraw: endpoint({
    path: '/client/course/member/ask/withdraw',
    access: 'teacher',
    effect: 'write',
    owner: 'self',
    audit: 'change',
    input: z.object({ requests: requestKeys }),
    output: z.object({}),
    errors: { joinRequestUnknown: null, joinRequestDecided: null },
  }),
} as const
