import type { WireTable } from '#api/contract/schemas/report-tables.ts'
import { SideDrawer } from '#ui/side-drawer/side-drawer.tsx'
import { TableSheet } from '../tables/table-sheet.tsx'

interface TableDrawerProps {
  /** The figures that the table explains. */
  readonly title: string
  readonly table: WireTable
  readonly readAt: number
  readonly onItem: (itemId: number) => void
  readonly onClose: () => void
}

/** The items that figures of a whole paper come from; each opens everybody's answers. */
export function TableDrawer({ title, table, readAt, onItem, onClose }: TableDrawerProps) {
  return (
    <SideDrawer opened onClose={onClose} width={720} title={title}>
      <TableSheet table={table} readAt={readAt} onOpen={(behind) => behind.kind === 'item' && onItem(behind.id)} />
    </SideDrawer>
  )
}
