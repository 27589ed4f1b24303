import * as z from 'zod/mini'

/** Something to look for on a sheet: its upper left corner and size, in millimetres of the page. */
export const sheetMark = z.object({
  id: z.string(),
  kind: z.enum(['corner', 'timing', 'qr', 'bubble', 'box', 'lines']),
  x: z.number(),
  y: z.number(),
  w: z.number(),
  h: z.number(),
  /** Marks with the same row form one answer. */
  row: z.optional(z.string()),
  /** What filling this bubble means. */
  value: z.optional(z.string()),
})

/** The layout of an answer sheet. */
export const sheetMap = z.object({
  layout: z.string(),
  pages: z.array(z.object({ number: z.int(), width: z.number(), height: z.number(), marks: z.array(sheetMark) })),
})
