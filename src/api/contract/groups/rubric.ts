import * as z from 'zod/mini'
import { rubricLimits } from '#domain/marking/rubric.ts'
import { json } from '#domain/wire/json.ts'
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

const oneOfMany = z.object({
  criterion: z.int().check(z.gte(0), z.lte(100)),
  lineText: z.string().check(z.trim(), z.minLength(1), z.maxLength(rubricLimits.text)),
  delta: z.int().check(z.gte(-100_000), z.lte(100_000)),
})

export type NewRubricLine = z.output<typeof oneOfMany>

/** Comments with their deductions, shared by the markers of an item (specification §7 Catalogued service areas). */
export const rubric = {
  list: endpoint({
    path: '/client/marking/rubric/list',
    access: 'teacher',
    effect: 'read',
    owner: 'test',
    input: z.object(ofItem),
    output: z.object({ list: z.array(rubricLine) }),
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
  /**
   * What the caller has written for other items, of this paper or another, last used first, each once; without those
   * that cost or add more than this item has, and those it has already. `criterion` is the one of this item they fit.
   */
  earlier: endpoint({
    path: '/client/marking/rubric/earlier',
    access: 'teacher',
    effect: 'read',
    owner: 'test',
    input: z.object(ofItem),
    output: z.object({ list: z.array(oneOfMany) }),
    errors: { itemUnknown: null },
  }),
  /** Adds several lines at once, all or none. */
  addMany: endpoint({
    path: '/client/marking/rubric/add-many',
    access: 'teacher',
    effect: 'write',
    owner: 'test',
    input: z.object({
      ...ofItem,
      rubricLines: json(z.array(oneOfMany).check(z.minLength(1), z.maxLength(rubricLimits.lines))),
    }),
    errors: { itemUnknown: null, scoreOutOfRange: null, rubricFull: null },
  }),
  remove: endpoint({
    path: '/client/marking/rubric/remove',
    access: 'teacher',
    effect: 'write',
    owner: 'test',
    input: z.object({ ...ofItem, rubricLineId: id }),
  }),
} as const
