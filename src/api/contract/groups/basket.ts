import * as z from 'zod/mini'
import { basketLimit } from '#domain/portal/constants.ts'
import { csvSet } from '#domain/wire/csv.ts'
import { id } from '#domain/wire/scalars.ts'
import { endpoint } from '../endpoint.ts'
import { bankQuestion, questionTotals } from '../schemas/bank.ts'
import { subjectId } from '../schemas/teaching.ts'

const ofSubject = z.object({ subjectId })

const questionIds = csvSet(id).check(z.minLength(1), z.maxLength(basketLimit))

const count = { ...questionTotals, maximum: z.int() }

const scored = { ...questionTotals, score: z.int() }

/** A teacher's question basket (specification §5), one per subject. */
export const basket = {
  list: endpoint({
    path: '/client/question/basket/list',
    access: 'teacher',
    effect: 'read',
    owner: 'self',
    input: ofSubject,
    /** In the order in which they were added. */
    output: z.object({ list: z.array(bankQuestion) }),
  }),
  count: endpoint({
    path: '/client/question/basket/count',
    access: 'teacher',
    effect: 'read',
    owner: 'self',
    input: ofSubject,
    output: z.object({ ...count, questionIds: z.array(z.int()) }),
  }),
  /** What a paper made from the basket would consist of; scores in tenths. */
  stat: endpoint({
    path: '/client/question/basket/stat',
    access: 'teacher',
    effect: 'read',
    owner: 'self',
    input: ofSubject,
    output: z.object({
      ...scored,
      types: z.array(z.object({ ...scored, type: z.int(), typeName: z.string() })),
      difficulties: z.array(z.object({ ...scored, difficulty: z.int() })),
      /** By items. */
      knowledge: z.array(z.object({ name: z.string(), itemCount: z.int(), score: z.int() })),
    }),
  }),
  /** Adds what fits and reports what was left out. */
  add: endpoint({
    path: '/client/question/basket/add',
    access: 'teacher',
    effect: 'write',
    owner: 'question',
    input: z.object({ subjectId, questionIds }),
    output: z.object({
      ...count,
      leftOut: z.array(z.object({ questionId: z.int(), reason: z.enum(['twice', 'full']) })),
    }),
    errors: { questionOfOtherSubject: null },
  }),
  /** Ignores what is not in the basket. */
  remove: endpoint({
    path: '/client/question/basket/del',
    access: 'teacher',
    effect: 'write',
    owner: 'self',
    input: z.object({ subjectId, questionIds }),
    output: z.object(count),
  }),
  clear: endpoint({
    path: '/client/question/basket/clear',
    access: 'teacher',
    effect: 'write',
    owner: 'self',
    input: ofSubject,
    output: z.object(count),
  }),
} as const
