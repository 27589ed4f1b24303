import * as z from 'zod/mini'
import { id, instant } from '#domain/wire/scalars.ts'
import { endpoint } from '../endpoint.ts'
import { assignmentKind } from '../schemas/assignments.ts'

const ofAssignment = z.object({ assignmentId: id })

const colleague = z.object({ teacherId: z.int(), realname: z.string() })

/** An assignment that somebody asks the caller to take over. */
const waitingHandover = z.object({
  assignmentId: z.int(),
  assignmentName: z.string(),
  kind: assignmentKind,
  courseName: z.string(),
  endTime: instant,
  offeredByName: z.string(),
  offeredAt: instant,
  /** False if accepting makes the caller a teacher of the class. */
  teachesClass: z.boolean(),
})

export type WaitingHandover = z.output<typeof waitingHandover>

/**
 * 移交: one teacher looks after an assignment, initially the one who assigned it. They or the class's lead teacher offer it
 * to a colleague, and it changes hands when the colleague accepts (specification §6).
 */
export const handover = {
  /** Who looks after an assignment, to whom it has been offered, and to whom the caller may offer it. */
  info: endpoint({
    path: '/client/homework/test/handover/info',
    access: 'teacher',
    effect: 'read',
    owner: 'test',
    input: ofAssignment,
    output: z.object({
      keeper: colleague,
      /** The caller looks after it, or is the lead teacher. */
      mayOffer: z.boolean(),
      /** The caller may also offer it to teachers who do not teach the class. */
      isLeadTeacher: z.boolean(),
      offered: z.nullable(z.extend(colleague, { offeredAt: instant })),
      /** The teachers of the class, except its keeper. */
      teachers: z.array(colleague),
    }),
  }),
  /** Offers an assignment; only the lead teacher may offer it to somebody who does not teach the class. */
  offer: endpoint({
    path: '/client/homework/test/handover/offer',
    access: 'teacher',
    effect: 'write',
    owner: ['test', 'schoolTeacher'],
    audit: 'change',
    input: z.object({ assignmentId: id, teacherId: id }),
    errors: { notItsKeeper: null, handoverWaiting: null, handedAlready: null, teacherUnknown: null },
  }),
  /** Withdraws an unanswered offer. */
  takeBack: endpoint({
    path: '/client/homework/test/handover/cancel',
    access: 'teacher',
    effect: 'write',
    owner: 'test',
    audit: 'change',
    input: ofAssignment,
    errors: { notItsKeeper: null, handoverGone: null },
  }),
  /** Offers waiting for the caller's answer, the oldest first. */
  waiting: endpoint({
    path: '/client/homework/test/handover/list',
    access: 'teacher',
    effect: 'read',
    owner: 'self',
    output: z.object({ list: z.array(waitingHandover) }),
  }),
  /** The caller takes over, and becomes a co-teacher of the class if necessary. */
  accept: endpoint({
    path: '/client/homework/test/handover/accept',
    access: 'teacher',
    effect: 'write',
    owner: 'offeredTest',
    audit: 'change',
    input: ofAssignment,
    output: z.object({ courseId: z.int() }),
    errors: { handoverLapsed: null, tooManyTeachers: null },
  }),
  /** It stays where it is; whoever offered it is notified. */
  refuse: endpoint({
    path: '/client/homework/test/handover/refuse',
    access: 'teacher',
    effect: 'write',
    owner: 'offeredTest',
    audit: 'change',
    input: ofAssignment,
  }),
} as const
