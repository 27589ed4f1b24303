import { useMemo } from 'react'
import type { WireTable } from '#api/contract/schemas/report-tables.ts'
import type { Behind, ColumnId } from '#domain/report/report-table.ts'
import { reportTableTexts } from '#domain/report/report-table.texts.ts'
import { useContentName } from '#parts/content-names/use-content-name.ts'
import type { DataColumn } from '#ui/data-table/data-column.ts'
import { useLanguage } from '#ui/language/language-context.tsx'
import css from '../components/tables.module.css'
import { Cell, sortValueOf, type TableReader } from './table-cell.tsx'

export type Row = WireTable['rows'][number] & { readonly place: number }

/** Columns that name a row; without a width of their own they are as wide as there is room. */
const namingIds: readonly ColumnId[] = [
  'name',
  'assignment',
  'knowledge',
  'section',
  'className',
  'stem',
  'criterion',
  'which',
]

/** Names that are short, in units: in a wide table the room is for all columns. */
const nameWidths: Readonly<Partial<Record<ColumnId, number>>> = { assignment: 260, className: 170, name: 170 }

/** Columns of texts that name no row, in units. */
const textWidths: Readonly<Partial<Record<ColumnId, number>>> = {
  doubts: 220,
  endTime: 124,
  itemNumbers: 150,
  knowledge: 150,
  kind: 70,
  right: 70,
  state: 70,
  submittedAt: 124,
}

/** Columns of numbers under a heading of two letters, of more, and of shares as bars. */
const numberWidths = { short: 72, long: 100, share: 142 } as const

/** In Latin letters; a Chinese one is as wide as two. */
const longestShort = 6

/** A column that a task, a class or a stretch of scores names: its heading in letters, and its width in units. */
const named = { letters: 17, width: 150, fewLetters: 8, narrow: 88 } as const

const lettersOf = (text: string): number => [...text].reduce((sum, one) => sum + (one > '\u2E7F' ? 2 : 1), 0)

/** As much of a name as has room over its column. */
function shortened(name: string): string {
  if (lettersOf(name) <= named.letters) return name
  const letters = [...name]
  while (lettersOf(letters.join('')) >= named.letters) letters.pop()
  return `${letters.join('')}…`
}

/** What can be done without where there is no room for all. */
const details: readonly ColumnId[] = ['kind', 'waiting', 'deviation', 'fullScore', 'lowest', 'highest', 'median']

export function useReader(now: number): TableReader {
  const { language } = useLanguage()
  const nameIn = useContentName()
  return useMemo(() => ({ language, now, nameIn }), [language, now, nameIn])
}

/** Whether a column has numbers, or numbers as bars; what is not there yet says nothing. */
function numbersIn(rows: WireTable['rows'], place: number): 'numbers' | 'shares' | null {
  const kinds = rows.map(({ cells }) => cells[place]).filter((cell) => cell?.kind !== 'empty')
  const first = kinds[0]
  if (first?.kind === 'number' && first.format === 'percent') return 'shares'
  // Among scores stands who has none.
  return kinds.some((cell) => cell?.kind === 'number') ? 'numbers' : null
}

const widthOf = (id: ColumnId, heading: string, numbers: ReturnType<typeof numbersIn>): number => {
  if (numbers === 'shares') return numberWidths.share
  return textWidths[id] ?? (lettersOf(heading) <= longestShort ? numberWidths.short : numberWidths.long)
}

const namedWidth = (heading: string, numbers: ReturnType<typeof numbersIn>): number =>
  numbers === 'numbers' && lettersOf(heading) <= named.fewLetters ? named.narrow : named.width

/** The columns of a table as a list shows them; the naming one opens what is behind its row. */
export function useColumns(
  { columns, rows }: WireTable,
  reader: TableReader,
  onOpen: (behind: Behind) => void,
): readonly DataColumn<Row>[] {
  return useMemo(() => {
    const texts = reportTableTexts[reader.language]
    const naming = columns.findIndex(({ id }) => namingIds.includes(id))
    // An item's answers are named by its number, but it is they that need room.
    const wide = naming === -1 ? columns.findIndex(({ id }) => id === 'answer') : naming
    const door = Math.max(naming, 0)
    return columns.flatMap((column, place): readonly DataColumn<Row>[] => {
      const { id } = column
      if (id === 'text') return []
      const heading = column.heading ?? texts.columns[id]
      const numbers = numbersIn(rows, place)
      const isDoor = place === door
      return [
        {
          id: `${id} ${place}`,
          header: column.heading === null ? heading : shortened(heading),
          ...(column.heading !== null && { hint: heading }),
          ...(place === wide
            ? { importance: 'name' as const, ...(nameWidths[id] !== undefined && { width: nameWidths[id] }) }
            : { width: column.heading === null ? widthOf(id, heading, numbers) : namedWidth(heading, numbers) }),
          ...(details.includes(id) && { importance: 'detail' as const }),
          ...(numbers === 'numbers' && { align: 'end' as const, descendingFirst: true }),
          cell: ({ cells, behind }) => {
            const cell = <Cell cell={cells[place]} column={id} heading={heading} reader={reader} />
            if (!isDoor || behind === null) return cell
            return (
              <button type="button" className={css['open']} onClick={() => onOpen(behind)}>
                {cell}
              </button>
            )
          },
          sortBy: ({ cells }) => sortValueOf(cells[place], id, reader),
        },
      ]
    })
  }, [columns, rows, reader, onOpen])
}
