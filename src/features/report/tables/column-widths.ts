import type { WireTable } from '#api/contract/schemas/report-tables.ts'
import type { ColumnId } from '#domain/report/report-table.ts'
import { textLength } from '#domain/values/text-length.ts'

/** Widths in units. */

/** Names that are kept short: a wide table needs the room for its other columns. */
const nameWidths: Readonly<Partial<Record<ColumnId, number>>> = { assignment: 220, className: 170, name: 170 }

/** Text columns that do not name the row. */
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

/** Number columns by the length of their heading, and shares drawn as bars. */
const numberWidths = { short: 72, long: 100, longer: 118, share: 142 } as const

/** In Latin letters; a Chinese character counts as two. */
const longest = { short: 6, long: 10 } as const

/** Columns named after an assignment, a class or a range of scores: their heading wraps. */
const namedWidths = { fewLetters: 8, narrow: 88, wide: 104 } as const

/** How much of a name fits above its column, in Latin letters: three lines. */
const headingLetters = 34

/** A name cut to what fits above its column. */
export function shortened(name: string): string {
  if (textLength(name) <= headingLetters) return name
  const letters = [...name]
  while (textLength(letters.join('')) >= headingLetters) letters.pop()
  return `${letters.join('')}…`
}

export const nameWidthOf = (id: ColumnId): number | undefined => nameWidths[id]

/** What a column contains: numbers, or shares drawn as bars. */
export type ColumnNumbers = 'numbers' | 'shares' | null

/** The number of share columns up to which each is drawn with bars. */
const mostBars = 4

/**
 * Whether a column contains numbers, or shares drawn as bars; empty cells do not count. One with nothing but
 * these has numbers that are not known yet, unless its words have a width of their own.
 */
export function numbersIn({ columns, rows }: WireTable, index: number): ColumnNumbers {
  const kinds = rows.map(({ cells }) => cells[index]).filter((cell) => cell?.kind !== 'empty')
  const id = columns[index]?.id
  if (kinds.length === 0 && id !== undefined)
    return (textWidths[id] ?? nameWidthOf(id)) === undefined ? 'numbers' : null
  const first = kinds[0]
  if (first?.kind === 'number' && first.format === 'percent')
    return columns.filter((column) => column.id === id).length > mostBars ? 'numbers' : 'shares'
  // Among scores, some students have none.
  return kinds.some((cell) => cell?.kind === 'number') ? 'numbers' : null
}

export function widthOf({ id, heading }: WireTable['columns'][number], title: string, numbers: ColumnNumbers): number {
  if (numbers === 'shares') return numberWidths.share
  if (heading !== null) return textLength(heading) <= namedWidths.fewLetters ? namedWidths.narrow : namedWidths.wide
  return textWidths[id] ?? numberWidths[lengthOf(title)]
}

function lengthOf(title: string): 'short' | 'long' | 'longer' {
  const letters = textLength(title)
  return letters <= longest.short ? 'short' : letters <= longest.long ? 'long' : 'longer'
}
