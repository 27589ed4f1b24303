/** Two tables of the same students, each shown on request. */
import '#ui/theme/mantine-rest.css'
import type { DataColumn } from '#ui/data-table/data-column.ts'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { showPages } from '../show-pages.tsx'
import { BareTable } from './bare-table.tsx'
import { type Student, studentColumns, studentsOf } from './students.ts'

const students = studentsOf(9_999)

const columns: readonly DataColumn<Student>[] = studentColumns.map(({ id, header, valueOf }) => ({
  id,
  header,
  width: 120,
  cell: valueOf,
  sortBy: valueOf,
}))

showPages({
  bare: () => <BareTable students={students} />,
  ours: () => (
    <DataTable label="学生" columns={columns} rows={students} rowKey={({ uid }) => String(uid)} density="report" />
  ),
})
