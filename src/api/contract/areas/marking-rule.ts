import * as z from 'zod/mini'
import { flag, id, intBetween } from '#domain/wire/scalars.ts'
import { endpoint } from '../endpoint.ts'

/** How an assignment is marked, and how far that has come. */
const markingRuleRow = z.object({
  assignmentId: z.int(),
  assignmentName: z.string(),
  courseId: z.int(),
  courseName: z.string(),
  isBlind: z.boolean(),
  /** When names came back; null where they never were hidden, and while they are. */
  unblindedAt: z.nullable(z.string()),
  isDouble: z.boolean(),
  /** Tenths by which two marks may differ before a third person decides. */
  differenceLimit: z.int(),
  thirdMarkerId: z.nullable(z.int()),
  unmarked: z.int(),
  marked: z.int(),
  /** A person has given a score: from then on a third marker of a double marking can be named, and nothing else be set. */
  isBegun: z.boolean(),
  /** Who may mark: the teachers of its class. */
  markers: z.array(z.object({ uid: z.int(), realname: z.string() })),
})

export type MarkingRuleRow = z.output<typeof markingRuleRow>

const oneMark = z.object({ uid: z.int(), realname: z.string(), score: z.int() })

/** How submissions are marked: without names, by two persons (specification §2 `/correct-html/blind/list`). */
export const markingRule = {
  /** Assignments of the caller's classes with answers that a person marks, those last handed in first. */
  list: endpoint({
    path: '/client/marking/blind/list',
    access: 'teacher',
    effect: 'read',
    owner: 'self',
    input: z.object({}),
    output: z.object({ list: z.array(markingRuleRow) }),
    errors: {},
  }),
  /** Sets how an assignment is marked. Names that are hidden come back by `reveal` alone; a double marking stays once a mark is given. */
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
    output: z.object({}),
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
    output: z.object({}),
    errors: { notBlind: null, revealTooEarly: null, stillUnmarked: null },
  }),
  /** Answers whose two marks differ by more than the limit; while names are hidden a handle of the caller's stands for each. */
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
          /** Whose answer it is; null while names are hidden. */
          student: z.nullable(z.string()),
          difference: z.int(),
          marks: z.array(oneMark),
        }),
      ),
    }),
    errors: {},
  }),
} as const
