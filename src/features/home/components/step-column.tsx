import type { AssignmentRow } from '#api/contract/schemas/assignments.ts'
import type { DataColumn } from '#ui/data-table/data-column.ts'
import { AssignmentStep } from './assignment-cells.tsx'

/** The last column of the tables on the home page: the single act of an assignment. */
export const stepColumn = (header: string): DataColumn<AssignmentRow> => ({
  id: 'action',
  importance: 'act',
  header,
  width: 96,
  align: 'end',
  cell: (row) => <AssignmentStep row={row} />,
})
