import * as z from 'zod/mini'
import { unfinishedFaults } from '#domain/paper/unfinished.ts'

/** The questions of a paper that are still being written, by their printed numbers, and what each lacks. */
export const unfinishedQuestions = z.object({
  questions: z.array(
    z.object({
      elementId: z.string(),
      printed: z.string(),
      itemCount: z.int(),
      /** Each with its item's index, from 0; null for the whole question. */
      lacks: z.array(z.object({ item: z.nullable(z.int()), fault: z.enum(unfinishedFaults) })),
    }),
  ),
})

export type UnfinishedQuestions = z.output<typeof unfinishedQuestions>
