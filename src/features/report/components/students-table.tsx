import { Switch } from '@mantine/core'
import { memo } from 'react'
import type { StudentReport } from '#api/contract/groups/report.ts'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { reportTablesTexts } from '../report-tables.texts.ts'
import { useStudentColumns } from '../use-student-columns.tsx'
import css from './tables.module.css'

interface StudentsTableProps {
  readonly students: readonly StudentReport[]
  /** Whether the paper has items of both kinds, so that the total is split into parts. */
  readonly hasParts: boolean
  readonly anonymous: boolean
  readonly onAnonymous: (anonymous: boolean) => void
  readonly onOpen: (uid: number) => void
}

/** All assigned students, the best first; a row opens the student's submission. */
export function StudentsTable({ students, hasParts, anonymous, onAnonymous, onOpen }: StudentsTableProps) {
  const texts = useTexts(reportTablesTexts)
  return (
    <Surface
      title={texts.students}
      note={texts.studentsNote(students.length)}
      className={css['rows']}
      more={
        <Switch
          className="print-hidden"
          labelPosition="left"
          label={texts.anonymous}
          checked={anonymous}
          onChange={(event) => onAnonymous(event.currentTarget.checked)}
        />
      }
    >
      <Rows students={students} hasParts={hasParts} onOpen={onOpen} />
    </Surface>
  )
}

type RowsProps = Pick<StudentsTableProps, 'students' | 'hasParts' | 'onOpen'>

/** Memoized, because a class may be a whole year of a thousand students. */
const Rows = memo(function Rows({ students, hasParts, onOpen }: RowsProps) {
  const texts = useTexts(reportTablesTexts)
  const columns = useStudentColumns(hasParts, onOpen)
  return (
    <DataTable
      label={texts.students}
      columns={columns}
      rows={students}
      rowKey={({ uid }) => String(uid)}
      density="dense"
      initialSorting={{ column: 'total', descending: true }}
      empty={<EmptyState why={texts.noStudents} />}
    />
  )
})
