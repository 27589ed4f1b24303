import { Box } from '@mantine/core'
import { memo, useMemo } from 'react'
import type { WireTable } from '#api/contract/schemas/report-tables.ts'
import type { Behind, TableId } from '#domain/report/report-table.ts'
import { reportTableTexts } from '#domain/report/report-table.texts.ts'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { widthOf } from '#ui/data-table/table-shape.ts'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { useNavigation } from '#ui/navigation/navigation.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import css from '../components/tables.module.css'
import { isCharted, measureOf } from './measures.ts'
import { cellText, longCell } from './table-cell.tsx'
import { tableSheetTexts } from './table-sheet.texts.ts'
import { TrendPart } from './trend-part.tsx'
import { type Row, useColumns, useReader } from './use-columns.tsx'

interface TableSheetProps {
  readonly table: WireTable
  /** When it was loaded, in milliseconds since 1970. */
  readonly readAt: number
  readonly onOpen: (behind: Behind) => void
}

/** Tables with a column per class or assignment, which scroll sideways if there are many. */
const manyHeadings: readonly TableId[] = ['classItems', 'scores']

/** Assignments over time. */
const isOverTime = ({ id }: WireTable): boolean => id === 'tests' || id === 'ownTests'

/** A table of a report, with a chart if it is a series over time; a row opens its details. */
export const TableSheet = memo(function TableSheet({ table, readAt, onOpen }: TableSheetProps) {
  const texts = useTexts(tableSheetTexts)
  const { language } = useLanguage()
  const reader = useReader(readAt)
  const { query } = useNavigation()
  const measure = isOverTime(table) ? measureOf(query) : null
  const columns = useColumns(table, reader, onOpen, measure)
  const rows = useMemo(() => table.rows.map((row, index): Row => ({ ...row, index })), [table])
  const { titles, notes } = reportTableTexts[language]
  const title = titles[table.id]
  const long = table.columns.findIndex(({ id }) => id === 'text')
  const who = table.columns.findIndex(({ id }) => id === 'name')
  const isHeaded = manyHeadings.includes(table.id)
  return (
    <Surface title={title} note={notes[table.id] ?? texts.rows(rows.length)} className={css['rows']}>
      {measure !== null && isCharted(table) && (
        <TrendPart table={table} title={title} measure={measure} reader={reader} />
      )}
      <Box className={isHeaded ? css['headed'] : undefined} style={{ overflowX: 'auto' }}>
        <Box miw={isHeaded ? `calc(${widthOf({ columns })} * var(--u))` : 0}>
          <DataTable
            label={title}
            columns={columns}
            rows={rows}
            rowKey={({ index }) => String(index)}
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
