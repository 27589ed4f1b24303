import { useMemo } from 'react'
import type { WireTable } from '#api/contract/schemas/report-tables.ts'
import type { Behind, ColumnId } from '#domain/report/report-table.ts'
import { reportTableTexts } from '#domain/report/report-table.texts.ts'
import { useContentName } from '#parts/content-names/use-content-name.ts'
import { classNames } from '#ui/class-names.ts'
import type { DataColumn } from '#ui/data-table/data-column.ts'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { TextButton } from '#ui/text-button/text-button.tsx'
import css from '../components/tables.module.css'
import { reportTablesTexts } from '../report-tables.texts.ts'
import { nameWidthOf, numbersIn, shortened, widthOf } from './column-widths.ts'
import { isCharted, type Measure, measures } from './measures.ts'
import { Cell, cellText, sortValueOf, type TableReader } from './table-cell.tsx'
import { trendTexts } from './trend-part.texts.ts'

export type Row = WireTable['rows'][number] & { readonly index: number }

/** Columns that name a row; unless they have a set width, they take the remaining room. */
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

/** Columns that may be dropped if there is not enough room. */
const details: readonly ColumnId[] = ['kind', 'waiting', 'deviation', 'fullScore', 'lowest', 'highest', 'median']

/** The columns that take the remaining room, and that open the details of a row. */
function doorOf({ columns }: WireTable) {
  const indexOf = (...ids: readonly ColumnId[]) => columns.findIndex(({ id }) => ids.includes(id))
  const naming = indexOf(...namingIds)
  // Rows of answers are named by item number, but it is the answers that need the room.
  const wide = naming === -1 ? indexOf('answer') : naming
  return { wide, door: wide === -1 ? Math.max(indexOf('alpha'), 0) : wide }
}

export function useReader(now: number): TableReader {
  const { language } = useLanguage()
  const nameIn = useContentName()
  return useMemo(() => ({ language, now, nameIn }), [language, now, nameIn])
}

/**
 * The columns of a table for the list view; the naming one opens the details of its row. Of the measures of a line over
 * time, the one drawn is pointed out.
 */
export function useColumns(
  table: WireTable,
  reader: TableReader,
  onOpen: (behind: Behind) => void,
  measure: Measure | null,
): readonly DataColumn<Row>[] {
  const { openAnswer } = useTexts(reportTablesTexts)
  const { charted } = useTexts(trendTexts)
  return useMemo(() => {
    const { columns } = table
    const texts = reportTableTexts[reader.language]
    const { wide, door } = doorOf(table)
    const labelOf = (behind: Behind, cells: Row['cells']) =>
      behind.kind === 'answer'
        ? openAnswer(...answerIn(table, cells, reader))
        : behind.kind === 'table'
          ? `${cellText(cells[door], 'alpha', reader)} ${texts.titles[behind.id]}`
          : undefined
    return columns.flatMap((column, index): readonly DataColumn<Row>[] => {
      const { id } = column
      if (id === 'text') return []
      const heading = column.heading ?? texts.columns[id]
      const numbers = numbersIn(table, index)
      const isDoor = index === door
      const nameWidth = nameWidthOf(id)
      return [
        {
          id: `${id} ${index}`,
          header: column.heading === null ? heading : shortened(heading),
          ...(column.heading !== null && { hint: heading }),
          ...(index === wide
            ? { importance: 'name' as const, ...(nameWidth !== undefined && { width: nameWidth }) }
            : { width: widthOf(column, heading, numbers) }),
          ...((details.includes(id) || isSpare(table, id, measure)) && { importance: 'detail' as const }),
          ...(id === measure && isCharted(table) && { hint: charted }),
          ...(numbers === 'numbers' && { align: 'end' as const, descendingFirst: true }),
          cell: ({ cells, behind }) => {
            const plain = (
              <Cell cell={cells[index]} column={id} heading={heading} reader={reader} hasBar={numbers === 'shares'} />
            )
            const cell = id === measure && isCharted(table) ? <b>{plain}</b> : plain
            if (!isDoor || behind === null) return cell
            return (
              <TextButton
                // A name opens its row everywhere; a figure has to say so.
                tone={index === wide ? 'inherit' : 'action'}
                className={classNames(css['open'], css['strong'])}
                aria-label={labelOf(behind, cells)}
                onClick={() => onOpen(behind)}
              >
                {cell}
              </TextButton>
            )
          },
          sortBy: ({ cells }) => sortValueOf(cells[index], id, reader),
        },
      ]
    })
  }, [table, reader, onOpen, measure, openAnswer, charted])
}

/** The table of a class has room for one measure only: the one that is drawn, or would be with a second assignment. */
const isSpare = (table: WireTable, id: ColumnId, measure: Measure | null): boolean =>
  table.id === 'tests' && measure !== null && id !== measure && measures.some((one) => one === id)

/** What a row of answers is about: the number of the item, the answer, and how many gave it. */
function answerIn({ columns }: WireTable, cells: Row['cells'], reader: TableReader): [number, string, number] {
  const cellOf = (id: ColumnId) => cells[columns.findIndex((column) => column.id === id)]
  const numberOf = (id: ColumnId): number => {
    const cell = cellOf(id)
    return cell?.kind === 'number' ? cell.value : 0
  }
  return [numberOf('no'), cellText(cellOf('answer'), 'answer', reader), numberOf('count')]
}
