import * as z from 'zod/mini'
import { id, intBetween } from '#domain/wire/scalars.ts'
import { text } from '#domain/wire/text.ts'
import { endpoint } from '../endpoint.ts'

const rubricLine = z.object({
  rubricLineId: z.int(),
  /** Index of the criterion whose score it changes. */
  criterion: z.int(),
  lineText: z.string(),
  /** Tenths, negative for a deduction. */
  delta: z.int(),
})

export type RubricLine = z.output<typeof rubricLine>

const ofItem = { assignmentId: id, itemId: id }

/** Comments with their deductions, shared by the markers of an item (specification §7 Catalogued service areas). */
export const rubric = {
  list: endpoint({
    path: '/client/marking/rubric/list',
    access: 'teacher',
    effect: 'read',
    owner: 'test',
    input: z.object(ofItem),
    output: z.object({ list: z.array(rubricLine) }),
    errors: {},
  }),
  add: endpoint({
    path: '/client/marking/rubric/add',
    access: 'teacher',
    effect: 'write',
    owner: 'test',
    input: z.object({
      ...ofItem,
      criterion: intBetween(0, 100),
      lineText: text(100),
      delta: intBetween(-100_000, 100_000),
    }),
    output: z.object({ rubricLineId: z.int() }),
    errors: { itemUnknown: null, scoreOutOfRange: null, rubricFull: null },
  }),
  remove: endpoint({
    path: '/client/marking/rubric/remove',
    access: 'teacher',
    effect: 'write',
    owner: 'test',
    input: z.object({ ...ofItem, rubricLineId: id }),
    output: z.object({}),
    errors: {},
  }),
} as const
