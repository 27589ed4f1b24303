import * as z from 'zod/mini'
import { shape } from './annotations.ts'
import { sheetBox } from './scans.ts'

/** A page that a submission was read from, with the answers on it, their marks and what was drawn over them. */
export const markedPage = z.object({
  scanPageId: z.int(),
  /** Of the sheet, from 1. */
  sheetPage: z.int(),
  marks: z.array(
    z.object({
      itemId: z.int(),
      no: z.int(),
      area: sheetBox,
      answer: z.string(),
      /** Tenths; null until marked. */
      score: z.nullable(z.int()),
      full: z.int(),
      shapes: z.array(shape),
    }),
  ),
})

export type MarkedPageRow = z.output<typeof markedPage>
