import * as z from 'zod/mini'

/** An answer with its mark, by item. */
export const markedAnswer = z.object({
  itemId: z.int(),
  value: z.string(),
  score: z.nullable(z.int()),
  criteria: z.nullable(z.array(z.int())),
  comment: z.string(),
})
