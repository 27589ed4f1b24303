import * as z from 'zod/mini'

/** Something that is looked for on a sheet: its upper left corner and its size, in millimetres of the page. */
export const sheetMark = z.object({
  id: z.string(),
  kind: z.enum(['corner', 'timing', 'qr', 'bubble', 'box', 'lines']),
  x: z.number(),
  y: z.number(),
  w: z.number(),
  h: z.number(),
  /** Marks of one row are one answer. */
  row: z.optional(z.string()),
  /** What a filled bubble says. */
  value: z.optional(z.string()),
})

/** Where everything stands on an answer sheet. */
export const sheetMap = z.object({
  layout: z.string(),
  pages: z.array(z.object({ number: z.int(), width: z.number(), height: z.number(), marks: z.array(sheetMark) })),
})
