import type { WireTable } from '#api/contract/schemas/report-tables.ts'
import type { ColumnId } from '#domain/report/report-table.ts'
import { textLength } from '#domain/values/text-length.ts'

/** Widths in units. */

/** Names that are short: in a wide table the room is for all columns. */
const nameWidths: Readonly<Partial<Record<ColumnId, number>>> = { assignment: 220, className: 170, name: 170 }

/** Columns of texts that name no row. */
const textWidths: Readonly<Partial<Record<ColumnId, number>>> = {
  doubts: 220,
  endTime: 124,
  itemNumbers: 150,
  knowledge: 150,
  kind: 70,
  right: 70,
  state: 60,
  submittedAt: 124,
}

/** Columns of numbers under a heading of two letters, of more, and of shares as bars. */
const numberWidths = { short: 72, long: 100, share: 142 } as const

/** In Latin letters; a Chinese one is as wide as two. */
const longestShort = 6

/** A column that a task, a class or a stretch of scores names: its heading breaks into lines. */
const namedWidths = { fewLetters: 8, narrow: 88, wide: 104 } as const

/** What of a name stands over its column, in letters: three lines. */
const headingLetters = 34

/** As much of a name as has room over its column. */
export function shortened(name: string): string {
  if (textLength(name) <= headingLetters) return name
  const letters = [...name]
  while (textLength(letters.join('')) >= headingLetters) letters.pop()
  return `${letters.join('')}…`
}

export const nameWidthOf = (id: ColumnId): number | undefined => nameWidths[id]

/** What a column has: numbers, or shares that are drawn as bars. */
export type ColumnNumbers = 'numbers' | 'shares' | null

/** Shares beside each other up to which each has a bar. */
const mostBars = 4

/** Whether a column has numbers, or numbers as bars; what is not there yet says nothing. */
export function numbersIn({ columns, rows }: WireTable, index: number): ColumnNumbers {
  const kinds = rows.map(({ cells }) => cells[index]).filter((cell) => cell?.kind !== 'empty')
  const first = kinds[0]
  if (first?.kind === 'number' && first.format === 'percent')
    return columns.filter(({ id }) => id === columns[index]?.id).length > mostBars ? 'numbers' : 'shares'
  // Among scores stands who has none.
  return kinds.some((cell) => cell?.kind === 'number') ? 'numbers' : null
}

export function widthOf({ id, heading }: WireTable['columns'][number], title: string, numbers: ColumnNumbers): number {
  if (numbers === 'shares') return numberWidths.share
  if (heading !== null) return textLength(heading) <= namedWidths.fewLetters ? namedWidths.narrow : namedWidths.wide
  return textWidths[id] ?? (textLength(title) <= longestShort ? numberWidths.short : numberWidths.long)
}
