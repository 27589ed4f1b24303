import * as z from 'zod/mini'
import { columnLengths } from '#domain/values/column-lengths.ts'
import { startApart } from '../apart/apart-process.ts'
import { documentLimits } from '../apart/typesetter.ts'
import { makeApart } from './make-apart.ts'

interface WordTable {
  readonly title: string
  readonly headings: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** A report as written to Word: everything as text. */
export interface WordReport {
  readonly title: string
  readonly facts: readonly (readonly [name: string, value: string])[]
  readonly tables: readonly WordTable[]
}

/** The same with each column's share of the page width. */
export interface LaidOutReport extends WordReport {
  readonly tables: readonly (WordTable & { readonly shares: readonly number[] })[]
  /** As ISO 8601 text. */
  readonly madeAt: string
}

/** The width of a column in letters: at least a heading of two, at most a sentence, plus margins. */
const letters = { least: 4, most: 24, margins: 2 } as const

/** Divides the page among columns by their longest texts. */
export function columnShares({ headings, rows }: WordTable): readonly number[] {
  const needed = columnLengths([headings, ...rows]).map(
    (length) => Math.min(letters.most, Math.max(letters.least, length)) + letters.margins,
  )
  const all = needed.reduce((sum, one) => sum + one, 0)
  return needed.map((one) => one / all)
}

const answered = z.object({ bytes: z.instanceof(Uint8Array) })

const writer = () => startApart('print/word/report-process.mjs', documentLimits)

/** A report as a Word file with its date of creation. */
export async function reportFile(report: WordReport, madeAt: Date): Promise<Uint8Array> {
  const tables = report.tables.map((table) => ({ ...table, shares: columnShares(table) }))
  const laidOut: LaidOutReport = { ...report, tables, madeAt: madeAt.toISOString() }
  return z.parse(answered, await makeApart(writer, laidOut, [])).bytes
}
