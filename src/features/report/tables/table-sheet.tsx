import { Box } from '@mantine/core'
import { memo, useMemo } from 'react'
import type { WireTable } from '#api/contract/schemas/report-tables.ts'
import { distinctNames } from '#domain/report/distinct-names.ts'
import type { Behind, TableId } from '#domain/report/report-table.ts'
import { reportTableTexts } from '#domain/report/report-table.texts.ts'
import { classNames } from '#ui/class-names.ts'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { widthOf } from '#ui/data-table/table-shape.ts'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { TrendChart } from '#ui/trend-chart/trend-chart.tsx'
import css from '../components/tables.module.css'
import { cellText, longCell, type TableReader } from './table-cell.tsx'
import { tableSheetTexts } from './table-sheet.texts.ts'
import { type Row, useColumns, useReader } from './use-columns.tsx'

interface TableSheetProps {
  readonly table: WireTable
  /** When it was loaded, in milliseconds since 1970. */
  readonly readAt: number
  readonly onOpen: (behind: Behind) => void
}

/** Tables with a column per class or assignment, which scroll sideways if there are many. */
const manyHeadings: readonly TableId[] = ['classItems', 'scores']

/** A table of a report, with a chart if it is a series over time; a row opens its details. */
export const TableSheet = memo(function TableSheet({ table, readAt, onOpen }: TableSheetProps) {
  const texts = useTexts(tableSheetTexts)
  const { language } = useLanguage()
  const reader = useReader(readAt)
  const columns = useColumns(table, reader, onOpen)
  const rows = useMemo(() => table.rows.map((row, index): Row => ({ ...row, place: index })), [table])
  const { titles, notes } = reportTableTexts[language]
  const title = titles[table.id]
  const long = table.columns.findIndex(({ id }) => id === 'text')
  const who = table.columns.findIndex(({ id }) => id === 'name')
  const isHeaded = manyHeadings.includes(table.id)
  return (
    <Surface
      title={title}
      note={notes[table.id] ?? texts.rows(rows.length)}
      className={classNames(css['rows'], css['items'])}
    >
      <TableChart table={table} title={title} reader={reader} />
      <Box className={isHeaded ? css['headed'] : undefined} style={{ overflowX: 'auto' }}>
        <Box miw={isHeaded ? `calc(${widthOf({ columns })} * var(--u))` : 0}>
          <DataTable
            label={title}
            columns={columns}
            rows={rows}
            rowKey={({ place }) => String(place)}
            density="dense"
            {...(long !== -1 && {
              below: ({ cells }: Row) => longCell(cells[long], cellText(cells[who], 'name', reader), reader),
            })}
          />
        </Box>
      </Box>
    </Surface>
  )
})

interface TableChartProps {
  readonly table: WireTable
  readonly title: string
  readonly reader: TableReader
}

/** For tables over time, the facility as a line chart. */
function TableChart({ table, title, reader }: TableChartProps) {
  const texts = useTexts(tableSheetTexts)
  const facility = table.columns.findIndex(({ id }) => id === 'facility')
  const name = table.columns.findIndex(({ id }) => id === 'assignment')
  if (name === -1 || facility === -1 || table.rows.length < 2) return null
  const end = table.columns.findIndex(({ id }) => id === 'endTime')
  const labels = distinctNames(table.rows, [
    ({ cells }) => cellText(cells[name], 'assignment', reader),
    ({ cells }) => cellText(cells[end], 'endTime', reader),
  ])
  const points = table.rows.map(({ cells }, index) => {
    const value = cells[facility]
    return { label: labels[index] ?? '', value: value?.kind === 'number' ? value.value : null }
  })
  return <TrendChart label={texts.chart(title)} points={points} />
}
