import type { WireTable } from '#api/contract/schemas/report-tables.ts'
import { reportTableTexts } from '#domain/report/report-table.texts.ts'
import { onSheet } from '#domain/scan/scan.ts'
import { schoolOffsetMinutes } from '#domain/time/school-day.ts'
import { minute } from '#domain/time/units.ts'

type Cell = WireTable['rows'][number]['cells'][number]

const { titles, columns, words } = reportTableTexts['zh-CN']

function readCell(cell: Cell): string | number | Date | null {
  switch (cell.kind) {
    case 'empty':
      return null
    case 'crop':
      return onSheet
    case 'words':
      return cell.words.map((word) => words[word]).join('、')
    case 'instant':
      return new Date(Math.floor(Date.parse(cell.instant) / minute) * minute + schoolOffsetMinutes * minute)
    case 'text':
      return cell.text
    default:
      return cell.value
  }
}

const isOfPercents = ({ rows }: WireTable, index: number): boolean =>
  rows.some(({ cells }) => {
    const cell = cells[index]
    return cell?.kind === 'number' && cell.format === 'percent'
  })

/** The Chinese worksheet that a table of the screen makes, as it is read back from a workbook. */
export const worksheetOfTable = (table: WireTable) => ({
  sheet: titles[table.id],
  data: [
    table.columns.map(
      ({ id, heading }, index) => (heading ?? columns[id]) + (isOfPercents(table, index) ? ' (%)' : ''),
    ),
    ...table.rows.map(({ cells }) => cells.map(readCell)),
  ],
})
