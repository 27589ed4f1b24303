import * as z from 'zod/mini'
import { keyReadStates } from '#domain/scan/key-of-sheet.ts'
import { pageRefusals } from '#domain/scan/scan.ts'
import { answerKey } from './papers.ts'

/** An item beside what a filled sheet says of it. */
const keyRow = z.object({
  itemId: z.int(),
  no: z.int(),
  printed: z.string(),
  /** Letters of a choice; none for what is written. */
  choices: z.array(z.string()),
  present: answerKey,
  keyRev: z.int(),
  /** Tenths. */
  score: z.int(),
  state: z.enum(keyReadStates),
  /** Letters that were read; empty unless `read`. */
  text: z.string(),
  candidates: z.array(z.string()),
  /** Of a hundred. */
  confidence: z.int(),
  /** The part of the page as a JPEG in a data address; null where no page shows the item. */
  crop: z.nullable(z.string()),
})

export type KeyRow = z.output<typeof keyRow>

/** A filled sheet as the key of a paper. Nothing of it is kept. */
export const keySheet = z.object({
  pages: z.array(
    z.object({
      /** As it was brought, from 1. */
      number: z.int(),
      /** Of the sheet, from 1; null where it was not read. */
      sheetPage: z.nullable(z.int()),
      problem: z.nullable(z.enum([...pageRefusals, 'otherPaper'])),
    }),
  ),
  /** Every item of the paper that has a key to compare with, in the order of the paper. */
  rows: z.array(keyRow),
})

export type KeySheet = z.output<typeof keySheet>
