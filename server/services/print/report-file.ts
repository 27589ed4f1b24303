import * as z from 'zod/mini'
import { askApart } from './ask-apart.ts'

/** A report as Word writes it: everything as text. */
export interface WordReport {
  readonly title: string
  readonly facts: readonly (readonly [name: string, value: string])[]
  readonly tables: readonly {
    readonly title: string
    readonly headings: readonly string[]
    readonly rows: readonly (readonly string[])[]
  }[]
}

const answered = z.object({ bytes: z.instanceof(Uint8Array) })

/** A report as a Word file that says when it was made. */
export const reportFile = async (report: WordReport, madeAt: Date): Promise<Uint8Array> =>
  z.parse(answered, await askApart('word/report-process.mjs', { ...report, madeAt }, [])).bytes
