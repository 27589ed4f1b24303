import type { ClassReport, StudentReport } from '#api/contract/groups/report.ts'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { SideDrawer } from '#ui/side-drawer/side-drawer.tsx'
import { reportTablesTexts } from '../report-tables.texts.ts'
import { hasBothParts } from '../has-both-parts.ts'
import { useStudentColumns } from '../use-student-columns.tsx'
import css from './tables.module.css'

interface StudentsDrawerProps {
  readonly report: ClassReport
  readonly title: string
  readonly students: readonly StudentReport[]
  readonly onStudent: (uid: number) => void
  readonly onClose: () => void
}

/** The students behind a figure, the best first; each opens their submission. */
export function StudentsDrawer({ report, title, students, onStudent, onClose }: StudentsDrawerProps) {
  const texts = useTexts(reportTablesTexts)
  const columns = useStudentColumns(hasBothParts(report.items), onStudent)
  return (
    <SideDrawer opened onClose={onClose} width={580} title={title} flush>
      <div className={css['rows']}>
        <DataTable
          label={texts.students}
          columns={columns}
          rows={students}
          rowKey={({ uid }) => String(uid)}
          density="dense"
          initialSorting={{ column: 'total', descending: true }}
        />
      </div>
    </SideDrawer>
  )
}
