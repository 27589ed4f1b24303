/** The floor for the table: a hand-written window of rows and nothing else. */
import { useState } from 'react'
import { type Student, studentColumns } from './students.ts'

const rowHeight = 40
const boxHeight = 560
const beside = 5

const collator = new Intl.Collator('zh-CN', { numeric: true })

const compare = (one: string | number, other: string | number): number =>
  typeof one === 'number' && typeof other === 'number' ? one - other : collator.compare(String(one), String(other))

export function BareTable({ students }: { readonly students: readonly Student[] }) {
  const [rows, setRows] = useState(students)
  const [top, setTop] = useState(0)
  const first = Math.max(0, Math.floor(top / rowHeight) - beside)
  const last = Math.min(rows.length, Math.ceil((top + boxHeight) / rowHeight) + beside)
  return (
    <div
      data-box
      style={{ height: boxHeight, overflow: 'auto' }}
      onScroll={({ currentTarget }) => setTop(currentTarget.scrollTop)}
    >
      <table style={{ width: '100%', tableLayout: 'fixed', borderSpacing: 0 }}>
        <thead>
          <tr>
            {studentColumns.map(({ id, header, valueOf }) => (
              <th key={id}>
                <button
                  type="button"
                  onClick={() => setRows([...rows].sort((one, other) => compare(valueOf(one), valueOf(other))))}
                >
                  {header}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr style={{ height: first * rowHeight }} />
          {rows.slice(first, last).map((student) => (
            <tr key={student.uid} style={{ height: rowHeight }}>
              {studentColumns.map(({ id, valueOf }) => (
                <td key={id}>{valueOf(student)}</td>
              ))}
            </tr>
          ))}
          <tr style={{ height: (rows.length - last) * rowHeight }} />
        </tbody>
      </table>
    </div>
  )
}
