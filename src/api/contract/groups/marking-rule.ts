import * as z from 'zod/mini'
import { flag, id, intBetween } from '#domain/wire/scalars.ts'
import { endpoint } from '../endpoint.ts'

/** How an assignment is marked, and the progress so far. */
const markingRuleRow = z.object({
  assignmentId: z.int(),
  assignmentName: z.string(),
  courseId: z.int(),
  courseName: z.string(),
  isBlind: z.boolean(),
  /** When names were shown again; null if they were never hidden, and while they are. */
  unblindedAt: z.nullable(z.string()),
  isDouble: z.boolean(),
  /** Tenths by which two marks may differ before a third person decides. */
  differenceLimit: z.int(),
  thirdMarkerId: z.nullable(z.int()),
  /** A third marker who left the class or cannot sign in; somebody else may decide what they have not decided. */
  goneThird: z.nullable(z.object({ realname: z.string(), isDisabled: z.boolean(), hasDecided: z.boolean() })),
  unmarked: z.int(),
  marked: z.int(),
  /** A person has given a score: from then on only the third marker of a double marking can still be set. */
  isBegun: z.boolean(),
  /**
   * Who may mark: the teachers of its class who can sign in. Those who lead settle what nobody else can mark any more.
   * With double marking `waiting` answers need a mark that this teacher could give.
   */
  markers: z.array(z.object({ uid: z.int(), realname: z.string(), leads: z.boolean(), waiting: z.int() })),
  /** Answers of double marking that none of these can mark any more. */
  toSettle: z.int(),
})

export type MarkingRuleRow = z.output<typeof markingRuleRow>

const oneMark = z.object({
  uid: z.int(),
  realname: z.string(),
  score: z.int(),
  /** Whether it decides, and is none of the two. */
  isThird: z.boolean(),
})

/** How submissions are marked: blind, by two persons (specification §2 `/correct-html/blind/list`). */
export const markingRule = {
  /** Assignments of the caller's classes with answers marked by a person, the last handed in first. */
  list: endpoint({
    path: '/client/marking/blind/list',
    access: 'teacher',
    effect: 'read',
    owner: 'self',
    output: z.object({ list: z.array(markingRuleRow) }),
  }),
  /**
   * Sets how an assignment is marked. Hidden names are shown again by `reveal` alone; double marking is permanent once
   * a mark is given.
   */
  save: endpoint({
    path: '/client/marking/rule/save',
    access: 'teacher',
    effect: 'write',
    owner: 'test',
    input: z.object({
      assignmentId: id,
      isBlind: flag,
      isDouble: flag,
      differenceLimit: intBetween(0, 100_000),
      thirdMarkerId: z.optional(id),
    }),
    errors: { stillBlind: null, markingBegun: null, markerUnknown: null },
  }),
  /** Shows the names again, once nobody can hand in any more and everything is marked. */
  reveal: endpoint({
    path: '/client/marking/blind/reveal',
    access: 'teacher',
    effect: 'write',
    owner: 'test',
    audit: 'change',
    input: z.object({ assignmentId: id }),
    errors: { notBlind: null, revealTooEarly: null, stillUnmarked: null },
  }),
  /**
   * The teacher who leads the class or looks after the assignment decides an answer's score, or withdraws that without
   * one: because two marks differ and no third marker is there, or as nobody is left who could give the second. Once
   * scores are published it can only be changed. `rev` is what the caller saw.
   */
  settle: endpoint({
    path: '/client/marking/double/settle',
    access: 'teacher',
    effect: 'write',
    owner: 'test',
    input: z.object({
      assignmentId: id,
      itemId: id,
      submissionId: id,
      score: z.optional(intBetween(0, 100_000)),
      rev: intBetween(0, 1_000_000),
    }),
    output: z.object({ rev: z.int() }),
    errors: {
      itemUnknown: null,
      submissionUnknown: null,
      notSubmitted: null,
      scoreOutOfRange: null,
      scoresPublished: null,
      notSettler: null,
      nothingToSettle: null,
      settledMeanwhile: null,
    },
  }),
  /**
   * Answers whose two marks differ by more than the limit, and what else the caller may settle; while names are hidden,
   * each has a handle specific to the caller.
   */
  differences: endpoint({
    path: '/client/marking/double/differences',
    access: 'teacher',
    effect: 'read',
    owner: 'test',
    audit: 'read',
    input: z.object({ assignmentId: id }),
    output: z.object({
      list: z.array(
        z.object({
          itemId: z.int(),
          no: z.int(),
          handle: z.int(),
          /** Its number among the answers that the caller is shown, from 1; null if it is none of them. */
          place: z.nullable(z.int()),
          /** The student; null while names are hidden. */
          student: z.nullable(z.string()),
          /** The item's score. */
          full: z.int(),
          /** Null until there are two marks. */
          difference: z.nullable(z.int()),
          marks: z.array(oneMark),
          /** What somebody who leads decided, and its revision; 0 if nobody did. */
          settled: z.nullable(z.object({ uid: z.int(), realname: z.string(), score: z.int() })),
          settledRev: z.int(),
          maySettle: z.boolean(),
          /** The answer; null unless the caller may settle it. */
          value: z.nullable(z.string()),
        }),
      ),
    }),
  }),
} as const
