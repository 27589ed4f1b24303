import type { ClassReport } from '#api/contract/groups/report.ts'
import { useContentName } from '#parts/content-names/use-content-name.ts'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { SideDrawer } from '#ui/side-drawer/side-drawer.tsx'
import { reportTablesTexts } from '../report-tables.texts.ts'
import { useItemColumns } from '../use-item-columns.tsx'
import { longErrorOf } from './common-error.tsx'
import css from './tables.module.css'

interface ItemsDrawerProps {
  readonly report: ClassReport
  /** The knowledge point or section. */
  readonly name: string
  readonly itemIds: readonly number[]
  readonly onItem: (itemId: number, answer?: string) => void
  readonly onClose: () => void
}

/** All items of a knowledge point or a section with their figures; each opens everybody's answers. */
export function ItemsDrawer({ report, name, itemIds, onItem, onClose }: ItemsDrawerProps) {
  const texts = useTexts(reportTablesTexts)
  const nameIn = useContentName()
  const { statistics, assignment } = report
  const columns = useItemColumns(statistics && statistics.mean / assignment.score, onItem)
  const listed = new Set(itemIds)
  return (
    <SideDrawer opened onClose={onClose} width={720} title={nameIn(name)} flush>
      <div className={css['rows']}>
        <DataTable
          label={texts.items}
          columns={columns}
          rows={report.items.filter(({ itemId }) => listed.has(itemId))}
          rowKey={({ itemId }) => String(itemId)}
          density="dense"
          below={longErrorOf}
          initialSorting={{ column: 'no', descending: false }}
        />
      </div>
    </SideDrawer>
  )
}
