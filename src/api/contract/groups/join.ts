import * as z from 'zod/mini'
import { joinLimits } from '#domain/classes/class-limits.ts'
import { pageSizes } from '#domain/portal/constants.ts'
import { joinDecisions, joinStates, requestLists } from '#domain/join/join-states.ts'
import { rosterLimits } from '#domain/roster/columns.ts'
import { id, instant } from '#domain/wire/scalars.ts'
import { optionalText, text } from '#domain/wire/text.ts'
import { endpoint } from '../endpoint.ts'
import { page, pager } from '../schemas/paging.ts'
import { fullCourse, requestKeys } from '../schemas/request-keys.ts'
import { passwordDigest } from '../schemas/sign-on.ts'

/** As written on a board or typed; normalised by `readClassCode`. */
const classCode = text(joinLimits.code)

const state = z.enum(joinStates)

/** What students who may join a class see of it. */
const joinable = z.object({
  courseId: z.int(),
  courseName: z.string(),
  leadTeacherName: z.string(),
  courseSchool: z.string(),
  subjectId: z.int(),
  /** The caller's state in it. */
  state,
})

/** A registered student whose number belongs to another student of the school. */
const takenNumber = z.object({ realname: z.string() })

/** A request to join, as seen by the class's teacher. */
const joinRequest = z.object({
  /** Approving it creates an account: the student registered by the class code. */
  isNewAccount: z.boolean(),
  /** The number of a registered student belongs to an existing student of the school, under whatever name. */
  isNumberTaken: z.boolean(),
  courseId: z.int(),
  courseName: z.string(),
  uid: z.int(),
  realname: z.string(),
  username: z.string(),
  studentNo: z.nullable(z.string()),
  askedAt: instant,
  state,
  decidedAt: z.nullable(instant),
  /** Who decided; null if undecided. */
  decidedByName: z.nullable(z.string()),
  reason: z.string(),
})

export type JoinRequest = z.output<typeof joinRequest>

/** Joining a class by its code, and the teacher's decision (specification §6 "Members can be approved"). */
export const join = {
  /**
   * A student without an account registers for one and for a place in the class with a code. The account name is
   * returned at once and works after a teacher of the class approves. Registering again with the same password repeats
   * the request with the same account. The response does not reveal whether the school knows this name or number.
   */
  register: endpoint({
    path: '/client/student/register',
    access: 'pre-login',
    effect: 'write',
    owner: 'none',
    input: z.object({
      classCode,
      realname: text(rosterLimits.realname),
      studentNo: text(rosterLimits.number),
      password: passwordDigest,
    }),
    output: z.object({
      courseName: z.string(),
      leadTeacherName: z.string(),
      courseSchool: z.string(),
      username: z.string(),
    }),
    errors: { classCodeUnknown: null, studentFieldWrong: null, passwordCommon: null },
  }),
  /** The class with a code; an unknown code and one of another school get the same response. */
  find: endpoint({
    path: '/client/student/course/find',
    access: 'student',
    effect: 'read',
    owner: 'self',
    input: z.object({ classCode }),
    output: z.extend(joinable, {
      /** Whether requests wait for the teacher. */
      needsApproval: z.boolean(),
    }),
    errors: { classCodeUnknown: null },
  }),
  /** Joins at once if the class needs no approval and has a place, otherwise requests to. */
  ask: endpoint({
    path: '/client/student/course/join',
    access: 'student',
    effect: 'write',
    owner: 'self',
    input: z.object({ classCode }),
    output: z.object({ state }),
    errors: { classCodeUnknown: null },
  }),
  /** The caller's classes and requests. */
  mine: endpoint({
    path: '/client/student/course/list',
    access: 'student',
    effect: 'read',
    owner: 'self',
    output: z.object({
      list: z.array(
        z.extend(joinable, {
          classCode: z.string(),
          /** When they joined or requested to. */
          since: instant,
          decidedAt: z.nullable(instant),
          reason: z.string(),
        }),
      ),
    }),
  }),
  /** Withdraws an undecided request. */
  withdraw: endpoint({
    path: '/client/student/course/join/withdraw',
    access: 'student',
    effect: 'write',
    owner: 'self',
    input: z.object({ courseId: id }),
    errors: { joinRequestUnknown: null },
  }),
  /** What students type or scan to join. */
  link: endpoint({
    path: '/client/course/join/link',
    access: 'teacher',
    effect: 'read',
    owner: 'course',
    input: z.object({ courseId: id }),
    output: z.object({ courseName: z.string(), classCode: z.string(), joinUrl: z.string() }),
  }),
  /**
   * Requests to join the caller's classes in use, or one of them: open ones in order of arrival, decided ones latest
   * first.
   */
  requests: endpoint({
    path: '/client/course/member/verify/list',
    access: 'teacher',
    effect: 'read',
    owner: 'course',
    audit: 'read',
    input: z.object({ courseId: z.optional(id), state: z.enum(requestLists), pager: pager(pageSizes.longLists) }),
    output: z.extend(page(joinRequest), {
      counts: z.object({ waiting: z.int(), waitingList: z.int(), decided: z.int() }),
      /** The caller's classes in use. */
      courses: z.array(
        z.object({ courseId: z.int(), courseName: z.string(), requestCount: z.int(), freePlaces: z.int() }),
      ),
    }),
  }),
  /**
   * A refusal gives its reason; approving takes up places, of which `courseFull` returns the number left, and creates
   * accounts for registered students, where `approvedNumberTaken` names one whose number belongs to another student.
   */
  decide: endpoint({
    path: '/client/course/member/verify/decide',
    access: 'teacher',
    effect: 'write',
    owner: 'self',
    audit: 'change',
    input: z.object({
      requests: requestKeys,
      decision: z.enum(joinDecisions),
      reason: optionalText(joinLimits.reason),
    }),
    errors: {
      joinRequestUnknown: null,
      joinRequestDecided: null,
      courseFull: fullCourse,
      reasonMissing: null,
      approvedNumberTaken: takenNumber,
    },
  }),
  /** Undoes refusals: the requests are open again. */
  undoRefusal: endpoint({
    path: '/client/course/member/verify/undo',
    access: 'teacher',
    effect: 'write',
    owner: 'self',
    audit: 'change',
    input: z.object({ requests: requestKeys }),
    errors: { joinRequestUnknown: null, joinRequestDecided: null },
  }),
} as const
