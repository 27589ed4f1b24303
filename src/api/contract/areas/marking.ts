import * as z from 'zod/mini'
import { csv } from '#domain/wire/csv.ts'
import { id, intBetween } from '#domain/wire/scalars.ts'
import { optionalText } from '#domain/wire/text.ts'
import { endpoint } from '../endpoint.ts'
import { keyedItem } from '../schemas/papers.ts'

/** One student's answer to one item, with its mark. */
export const submission = z.object({
  submissionId: z.int(),
  uid: z.int(),
  username: z.string(),
  realname: z.string(),
  submittedAt: z.string(),
  value: z.string(),
  /** Tenths; null until marked. */
  score: z.nullable(z.int()),
  criteria: z.nullable(z.array(z.int())),
  comment: z.string(),
  rev: z.int(),
})

export type Submission = z.output<typeof submission>

/** Online marking (specification §7 Catalogued service areas). */
export const marking = {
  /** Items of an assignment that a person marks, and how far each has come. */
  items: endpoint({
    path: '/client/marking/items',
    access: 'teacher',
    effect: 'read',
    owner: 'test',
    input: z.object({ assignmentId: id }),
    output: z.object({
      assignmentName: z.string(),
      courseName: z.string(),
      list: z.array(z.object({ itemId: z.int(), no: z.int(), score: z.int(), unmarked: z.int(), marked: z.int() })),
    }),
    errors: {},
  }),
  /** One item over all students who submitted; refused for an item that no person marks. */
  submissions: endpoint({
    path: '/client/marking/scripts',
    access: 'teacher',
    effect: 'read',
    owner: 'test',
    audit: 'read',
    input: z.object({ assignmentId: id, itemId: id }),
    output: z.object({ item: keyedItem, passage: z.string(), list: z.array(submission) }),
    errors: { itemUnknown: null },
  }),
  /** Saves one mark: the scores of the criteria in tenths; `rev` is the one that the marker saw. */
  save: endpoint({
    path: '/client/marking/markdata/submit',
    access: 'teacher',
    effect: 'write',
    owner: 'test',
    holdsWork: true,
    input: z.object({
      assignmentId: id,
      itemId: id,
      submissionId: id,
      criteria: csv(intBetween(-100_000, 100_000)),
      comment: optionalText(500),
      rev: intBetween(0, 1_000_000),
    }),
    output: z.object({ score: z.int(), rev: z.int(), unmarked: z.int() }),
    errors: {
      itemUnknown: null,
      submissionUnknown: null,
      notSubmitted: null,
      scoreOutOfRange: null,
      markedByOther: null,
    },
  }),
} as const
