import { memo } from 'react'
import type { ClassReport } from '#api/contract/groups/report.ts'
import { percentWhole } from '#domain/statistics/rounding.ts'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { numberText } from '#domain/report/number-text.ts'
import { Hint } from '#ui/hint/hint.tsx'
import { reportTablesTexts } from '../report-tables.texts.ts'
import { useItemColumns } from '../use-item-columns.tsx'
import { longErrorOf } from './common-error.tsx'
import css from './tables.module.css'

interface ItemsTableProps {
  readonly report: ClassReport
  readonly onOpen: (itemId: number, answer?: string) => void
}

/** All items, the lowest facility first; a row opens the question and who answered what. */
export const ItemsTable = memo(function ItemsTable({ report, onOpen }: ItemsTableProps) {
  const texts = useTexts(reportTablesTexts)
  const { items, statistics, assignment } = report
  const columns = useItemColumns(statistics && statistics.mean / assignment.score, onOpen)
  const whole = statistics && numberText(percentWhole(statistics.mean, assignment.score), 'percent')
  return (
    <Surface
      title={texts.items}
      note={whole === null ? texts.itemsNote(items.length) : texts.itemsTick(items.length, whole)}
      className={css['rows']}
    >
      {report.hasVersionB && (
        <Hint pb={10} px="var(--surface-inset, calc(20 * var(--u)))">
          {texts.lettersOfA}
        </Hint>
      )}
      <DataTable
        label={texts.items}
        columns={columns}
        rows={items}
        rowKey={({ itemId }) => String(itemId)}
        density="dense"
        below={longErrorOf}
        initialSorting={{ column: statistics === null ? 'no' : 'facility', descending: false }}
      />
    </Surface>
  )
})
