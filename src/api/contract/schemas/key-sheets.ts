import * as z from 'zod/mini'
import { keyReadStates } from '#domain/scan/key-of-sheet.ts'
import { pageRefusals } from '#domain/scan/scan.ts'
import { answerKey } from './papers.ts'

/** An item, and what a filled sheet says about it. */
const keyRow = z.object({
  itemId: z.int(),
  no: z.int(),
  printed: z.string(),
  /** Letters of a choice; empty for written answers. */
  choices: z.array(z.string()),
  /** The letters beside their bubbles in the picture: those of version B differ. */
  beside: z.array(z.string()),
  present: answerKey,
  keyRev: z.int(),
  /** Tenths. */
  score: z.int(),
  state: z.enum(keyReadStates),
  /** The letters read; empty unless `read`. */
  text: z.string(),
  candidates: z.array(z.string()),
  /** In percent. */
  confidence: z.int(),
  /** The part of the page as a JPEG data URL; null if no page shows the item. */
  crop: z.nullable(z.string()),
})

export type KeyRow = z.output<typeof keyRow>

/** A filled sheet as the key of a paper. Nothing of it is stored. */
export const keySheet = z.object({
  pages: z.array(
    z.object({
      /** In upload order, from 1. */
      number: z.int(),
      /** Page of the sheet, from 1; null if it was not read. */
      sheetPage: z.nullable(z.int()),
      problem: z.nullable(z.enum([...pageRefusals, 'otherPaper'])),
    }),
  ),
  /** Every item of the paper with a comparable key, in paper order. */
  rows: z.array(keyRow),
})

export type KeySheet = z.output<typeof keySheet>
