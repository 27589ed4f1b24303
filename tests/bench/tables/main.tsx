/** Two tables of the same students, each shown when it is asked for. */
import { type ReactNode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import '#ui/theme/mantine-rest.css'
import type { DataColumn } from '#ui/data-table/data-column.ts'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { PodiumTheme } from '#ui/theme/theme-provider.tsx'
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

const tables: Readonly<Record<string, () => ReactNode>> = {
  bare: () => <BareTable students={students} />,
  ours: () => (
    <DataTable label="学生" columns={columns} rows={students} rowKey={({ uid }) => String(uid)} density="report" />
  ),
}

function Page() {
  const [shown, setShown] = useState('')
  return (
    <>
      {['bare', 'ours'].map((name) => (
        <button key={name} type="button" data-show={name} onClick={() => setShown(name)}>
          {name}
        </button>
      ))}
      {tables[shown]?.()}
    </>
  )
}

const container = document.querySelector('#root')
if (container)
  createRoot(container).render(
    <PodiumTheme>
      <Page />
    </PodiumTheme>,
  )
