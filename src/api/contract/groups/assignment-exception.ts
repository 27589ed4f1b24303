import * as z from 'zod/mini'
import { assignmentLimits } from '#domain/assignments/limits.ts'
import { csvSet } from '#domain/wire/csv.ts'
import { flag, id, instant, intBetween } from '#domain/wire/scalars.ts'
import { text } from '#domain/wire/text.ts'
import { endpoint } from '../endpoint.ts'
import { assigning } from './assigning.ts'

const students = csvSet(id).check(z.maxLength(assignmentLimits.exceptions))

/** A student's own settings: excused, other times, minutes beyond the time limit. */
const ownPart = z.object({
  isExcused: z.boolean(),
  beginTime: z.nullable(instant),
  endTime: z.nullable(instant),
  /** Their own end does not hold: all were ended by hand after it was given. */
  isEnded: z.boolean(),
  extraMinutes: z.int(),
  reason: z.string(),
  byName: z.string(),
})

/**
 * A student who has to hand in, will have to once it is published, or is excused; with the times that apply to them.
 */
const plannedStudent = z.object({
  uid: z.int(),
  username: z.string(),
  realname: z.string(),
  groupName: z.nullable(z.string()),
  beginTime: instant,
  /** When they begin without a start of their own: the turn of their group. */
  groupBegin: instant,
  endTime: instant,
  /** Minutes; null without a limit. */
  duration: z.nullable(z.int()),
  hasSubmitted: z.boolean(),
  /** The service handed it in for them, at the end of their time. */
  isCollected: z.boolean(),
  own: z.nullable(ownPart),
})

export type PlannedStudent = z.output<typeof plannedStudent>

/** Individual settings of a student's part in an assignment. */
export const assignmentException = {
  /** Who would get what and when by this save, and who would not; writes nothing. */
  dryRun: endpoint({
    path: '/client/homework/test/dry-run',
    access: 'teacher',
    effect: 'read',
    owner: ['course', 'classPaper', 'test'],
    audit: 'read',
    input: assigning.save.input,
    output: z.object({
      classes: z.array(
        z.object({
          courseId: z.int(),
          courseName: z.string(),
          students: z.array(
            z.object({
              uid: z.int(),
              realname: z.string(),
              groupName: z.nullable(z.string()),
              beginTime: instant,
              endTime: instant,
              duration: z.nullable(z.int()),
            }),
          ),
          leftOut: z.array(
            z.object({ uid: z.int(), realname: z.string(), why: z.enum(['notChosen', 'waiting', 'excused']) }),
          ),
        }),
      ),
    }),
  }),
  /** Who gets an assignment and when, in roster order. */
  list: endpoint({
    path: '/client/homework/test/exception/list',
    access: 'teacher',
    effect: 'read',
    owner: 'test',
    audit: 'read',
    input: z.object({ assignmentId: id }),
    output: z.object({ list: z.array(plannedStudent) }),
  }),
  /**
   * Excuses students, who then have nothing to hand in, or gives them another begin, another end, or minutes beyond the
   * time limit; replaces previous settings. Possible before the assignment is published. `count` is the number of
   * students; of `givenBack`, what had been collected is their draft again, to go on from.
   */
  save: endpoint({
    path: '/client/homework/test/exception/save',
    access: 'teacher',
    effect: 'write',
    owner: 'test',
    audit: 'change',
    input: z.object({
      assignmentId: id,
      uids: students,
      isExcused: flag,
      beginTime: z.optional(instant),
      endTime: z.optional(instant),
      extraMinutes: z.optional(intBetween(assignmentLimits.shortest, assignmentLimits.longest)),
      reason: text(assignmentLimits.reasonLength),
    }),
    output: z.object({ count: z.int(), givenBack: z.int() }),
    errors: {
      noStudents: null,
      studentNotInClass: null,
      alreadySubmitted: null,
      endBeforeBegin: null,
      endInPast: null,
      scoresPublished: null,
      exceptionEmpty: null,
      stillBlind: null,
    },
  }),
  /**
   * Restores the common times for students. Excused ones have to hand in again, with what they had: what was begun, why it
   * was sent back, times of their own. Once the scores are published, they have not handed in.
   */
  remove: endpoint({
    path: '/client/homework/test/exception/del',
    access: 'teacher',
    effect: 'write',
    owner: 'test',
    audit: 'change',
    input: z.object({ assignmentId: id, uids: students }),
    output: z.object({ count: z.int(), givenBack: z.int() }),
    errors: { noStudents: null, exceptionUnknown: null, stillBlind: null },
  }),
} as const
