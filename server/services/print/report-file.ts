import * as z from 'zod/mini'
import { columnLengths } from '#domain/values/column-lengths.ts'
import { makeApart } from './make-apart.ts'

interface WordTable {
  readonly title: string
  readonly headings: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** A report as Word writes it: everything as text. */
export interface WordReport {
  readonly title: string
  readonly facts: readonly (readonly [name: string, value: string])[]
  readonly tables: readonly WordTable[]
}

/** The same with what each column has of a page's width. */
export interface LaidOutReport extends WordReport {
  readonly tables: readonly (WordTable & { readonly shares: readonly number[] })[]
  readonly madeAt: Date
}

/** What a column is as wide as, in letters: no narrower than a heading of two, no wider than a sentence, and its margins. */
const letters = { least: 5, most: 24, margins: 4 } as const

/** Columns share the page by their longest texts. */
export function columnShares({ headings, rows }: WordTable): readonly number[] {
  const needed = columnLengths([headings, ...rows]).map(
    (length) => Math.min(letters.most, Math.max(letters.least, length)) + letters.margins,
  )
  const all = needed.reduce((sum, one) => sum + one, 0)
  return needed.map((one) => one / all)
}

const answered = z.object({ bytes: z.instanceof(Uint8Array) })

/** A report as a Word file that says when it was made. */
export async function reportFile(report: WordReport, madeAt: Date): Promise<Uint8Array> {
  const tables = report.tables.map((table) => ({ ...table, shares: columnShares(table) }))
  const laidOut: LaidOutReport = { ...report, tables, madeAt }
  return z.parse(answered, await makeApart('print/word/report-process.mjs', laidOut, [])).bytes
}
