import type { TestRow } from '#api/contract/schemas/tests.ts'
import type { DataColumn } from '#ui/data-table/data-column.ts'
import { TaskStep } from './task-cells.tsx'

/** The last column of home's tables: the one act of a task. */
export const stepColumn = (header: string): DataColumn<TestRow> => ({
  id: 'action',
  importance: 'act',
  header,
  width: 96,
  align: 'end',
  cell: (row) => <TaskStep row={row} />,
})
