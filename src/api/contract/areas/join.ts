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

/** As it is written on a board or typed; read by `readCourseCode`. */
const courseCode = text(joinLimits.code)

const state = z.enum(joinStates)

/** A class as who may join it sees it. */
const joinable = z.object({
  courseId: z.int(),
  courseName: z.string(),
  lecturerName: z.string(),
  organName: z.string(),
  subjectId: z.int(),
  /** Where the caller stands with it. */
  state,
})

/** Who registered with a number that another student of the school has. */
const takenNumber = z.object({ realname: z.string() })

/** One request to join, as the class's teacher sees it. */
const joinRequest = z.object({
  /** Approving it makes an account: the student registered by the class code. */
  isNewAccount: z.boolean(),
  /** The number of a student who registered is one that a student of the school has, under whatever name. */
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
  /** Who decided; null while nobody has. */
  decidedByName: z.nullable(z.string()),
  reason: z.string(),
})

export type JoinRequest = z.output<typeof joinRequest>

/** Joining a class by its code, and the teacher's yes or no (specification §6 "Members can be approved"). */
export const join = {
  /**
   * A student without an account asks for one and for a place in the class of a code. The account is told at once and
   * works once a teacher of the class approves. Registering again with the same password asks with the same account. The
   * answer does not tell whether the school knows this name or number.
   */
  register: endpoint({
    path: '/client/student/register',
    access: 'pre-login',
    effect: 'write',
    owner: 'none',
    input: z.object({
      courseCode,
      realname: text(rosterLimits.realname),
      studentNo: text(rosterLimits.number),
      password: passwordDigest,
    }),
    output: z.object({
      courseName: z.string(),
      lecturerName: z.string(),
      organName: z.string(),
      username: z.string(),
    }),
    errors: { courseCodeUnknown: null, studentFieldWrong: null, passwordCommon: null },
  }),
  /** The class of a code; a code that nobody has and one of another school are answered alike. */
  find: endpoint({
    path: '/client/student/course/find',
    access: 'student',
    effect: 'read',
    owner: 'self',
    input: z.object({ courseCode }),
    output: z.extend(joinable, {
      /** Whether who asks waits for the teacher. */
      needsApproval: z.boolean(),
    }),
    errors: { courseCodeUnknown: null },
  }),
  /** Joins at once where the class does not approve and has a place, else asks to. */
  ask: endpoint({
    path: '/client/student/course/join',
    access: 'student',
    effect: 'write',
    owner: 'self',
    input: z.object({ courseCode }),
    output: z.object({ state }),
    errors: { courseCodeUnknown: null },
  }),
  /** The caller's classes and requests. */
  mine: endpoint({
    path: '/client/student/course/list',
    access: 'student',
    effect: 'read',
    owner: 'self',
    input: z.object({}),
    output: z.object({
      list: z.array(
        z.extend(joinable, {
          courseCode: z.string(),
          /** When they joined or asked to. */
          since: instant,
          decidedAt: z.nullable(instant),
          reason: z.string(),
        }),
      ),
    }),
    errors: {},
  }),
  /** Takes back a request that nobody has answered. */
  withdraw: endpoint({
    path: '/client/student/course/join/withdraw',
    access: 'student',
    effect: 'write',
    owner: 'self',
    input: z.object({ courseId: id }),
    output: z.object({}),
    errors: { joinRequestUnknown: null },
  }),
  /** What students type or scan to join. */
  link: endpoint({
    path: '/client/course/join/link',
    access: 'teacher',
    effect: 'read',
    owner: 'course',
    input: z.object({ courseId: id }),
    output: z.object({ courseName: z.string(), courseCode: z.string(), joinUrl: z.string() }),
    errors: {},
  }),
  /** Requests to join the caller's classes in use, or one of them: open ones as they came, decided ones latest first. */
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
    errors: {},
  }),
  /**
   * A refusal gives its reason; approving takes places, of which `courseFull` tells how many are left, and makes accounts
   * of who registered, of whom `approvedNumberTaken` names the one whose number another student has.
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
    output: z.object({}),
    errors: {
      joinRequestUnknown: null,
      joinRequestDecided: null,
      courseFull: fullCourse,
      reasonMissing: null,
      approvedNumberTaken: takenNumber,
    },
  }),
  /** Takes refusals back: the requests wait again. */
  undoRefusal: endpoint({
    path: '/client/course/member/verify/undo',
    access: 'teacher',
    effect: 'write',
    owner: 'self',
    audit: 'change',
    input: z.object({ requests: requestKeys }),
    output: z.object({}),
    errors: { joinRequestUnknown: null, joinRequestDecided: null },
  }),
} as const
