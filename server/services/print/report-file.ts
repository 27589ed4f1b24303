import * as z from 'zod/mini'
import { columnLengths } from '#domain/values/column-lengths.ts'
import { textLength } from '#domain/values/text-length.ts'
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

/** The width of a column in letters: at least a heading of two, at most a sentence, plus margins; and that of the page. */
const letters = { least: 4, most: 24, margins: 2, page: 90 } as const

/** Where a line may end: at spaces, and beside every Chinese character. */
const breaks = /\s+|(?<=[\u3000-\u9fff\uff00-\uffef])|(?=[\u3000-\u9fff\uff00-\uffef])/u

const longestWord = (text: string): string =>
  text.split(breaks).reduce((longest, word) => (textLength(word) > textLength(longest) ? word : longest), '')

const withMargins = (lengths: readonly number[]): readonly number[] =>
  lengths.map((length) => Math.min(letters.most, Math.max(letters.least, length)) + letters.margins)

const sumOf = (widths: readonly number[]): number => widths.reduce((sum, one) => sum + one, 0)

/** Divides the page among columns by their longest texts; where these are too long, no word is broken if it can be. */
export function columnShares({ headings, rows }: WordTable): readonly number[] {
  const lines = [headings, ...rows]
  const wanted = withMargins(columnLengths(lines))
  const whole = withMargins(columnLengths(lines.map((cells) => cells.map(longestWord))))
  const beyondWords = sumOf(wanted) - sumOf(whole)
  const room = Math.max(0, Math.min(1, (letters.page - sumOf(whole)) / Math.max(1, beyondWords)))
  const widths = whole.map((least, index) => least + room * ((wanted[index] ?? least) - least))
  return widths.map((one) => one / sumOf(widths))
}

const answered = z.object({ bytes: z.instanceof(Uint8Array) })

const writer = () => startApart('print/word/report-process.mjs', documentLimits)

/** A report as a Word file with its date of creation. */
export async function reportFile(report: WordReport, madeAt: Date): Promise<Uint8Array> {
  const tables = report.tables.map((table) => ({ ...table, shares: columnShares(table) }))
  const laidOut: LaidOutReport = { ...report, tables, madeAt: madeAt.toISOString() }
  return z.parse(answered, await makeApart(writer, laidOut, [])).bytes
}
