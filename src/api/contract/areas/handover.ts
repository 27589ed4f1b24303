import * as z from 'zod/mini'
import { id, instant } from '#domain/wire/scalars.ts'
import { endpoint } from '../endpoint.ts'
import { assignmentKind } from '../schemas/assignments.ts'

const ofAssignment = z.object({ assignmentId: id })

const colleague = z.object({ teacherId: z.int(), realname: z.string() })

/** An assignment that somebody wants the caller to look after. */
const waitingHandover = z.object({
  assignmentId: z.int(),
  assignmentName: z.string(),
  kind: assignmentKind,
  courseName: z.string(),
  endTime: instant,
  offeredByName: z.string(),
  offeredAt: instant,
  /** False where accepting makes the caller a teacher of the class. */
  teachesClass: z.boolean(),
})

export type WaitingHandover = z.output<typeof waitingHandover>

/**
 * 移交: an assignment is looked after by one teacher, at first by who assigned it. They or the class's lecturer offer it to a
 * colleague, and it changes hands when the colleague accepts (specification §6).
 */
export const handover = {
  /** Who looks after an assignment, whom it is offered to, and to whom the caller may offer it. */
  info: endpoint({
    path: '/client/homework/test/handover/info',
    access: 'teacher',
    effect: 'read',
    owner: 'test',
    input: ofAssignment,
    output: z.object({
      keeper: colleague,
      /** The caller looks after it, or is the lecturer. */
      mayOffer: z.boolean(),
      /** The caller may offer it to teachers who do not teach the class, too. */
      isLecturer: z.boolean(),
      offered: z.nullable(z.extend(colleague, { offeredAt: instant })),
      /** Who teaches the class, but its keeper. */
      teachers: z.array(colleague),
    }),
    errors: {},
  }),
  /** Offers an assignment; who does not teach the class is offered it by its lecturer alone. */
  offer: endpoint({
    path: '/client/homework/test/handover/offer',
    access: 'teacher',
    effect: 'write',
    owner: ['test', 'schoolTeacher'],
    audit: 'change',
    input: z.object({ assignmentId: id, teacherId: id }),
    output: z.object({}),
    errors: { notItsKeeper: null, handoverWaiting: null, handedAlready: null, teacherUnknown: null },
  }),
  /** Takes an offer back that nobody has answered. */
  takeBack: endpoint({
    path: '/client/homework/test/handover/cancel',
    access: 'teacher',
    effect: 'write',
    owner: 'test',
    audit: 'change',
    input: ofAssignment,
    output: z.object({}),
    errors: { notItsKeeper: null, handoverGone: null },
  }),
  /** What waits for the caller's answer, the oldest first. */
  waiting: endpoint({
    path: '/client/homework/test/handover/list',
    access: 'teacher',
    effect: 'read',
    owner: 'self',
    input: z.object({}),
    output: z.object({ list: z.array(waitingHandover) }),
    errors: {},
  }),
  /** The caller looks after it from now on, and teaches the class beside its lecturer where they did not. */
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
  /** It stays with who has it; whoever offered it is told. */
  refuse: endpoint({
    path: '/client/homework/test/handover/refuse',
    access: 'teacher',
    effect: 'write',
    owner: 'offeredTest',
    audit: 'change',
    input: ofAssignment,
    output: z.object({}),
    errors: {},
  }),
} as const
