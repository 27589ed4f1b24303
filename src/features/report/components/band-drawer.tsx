import type { ClassReport } from '#api/contract/areas/report.ts'
import { bandOf } from '#domain/statistics/distribution.ts'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { SideDrawer } from '#ui/side-drawer/side-drawer.tsx'
import { reportTablesTexts } from '../report-tables.texts.ts'
import { reportTexts } from '../report.texts.ts'
import { useBandLabels } from '../use-band-labels.ts'
import { hasBothParts } from '../has-both-parts.ts'
import { useStudentColumns } from '../use-student-columns.tsx'
import css from './tables.module.css'

interface BandDrawerProps {
  readonly report: ClassReport
  readonly band: number
  readonly onStudent: (uid: number) => void
  readonly onClose: () => void
}

/** The students whose scores fall into one band of the distribution; each opens their submission. */
export function BandDrawer({ report, band, onStudent, onClose }: BandDrawerProps) {
  const texts = useTexts(reportTexts)
  const { students } = useTexts(reportTablesTexts)
  const { assignment, items } = report
  const label = useBandLabels(assignment.score)[band] ?? ''
  const columns = useStudentColumns(hasBothParts(items), onStudent)
  const rows = report.students.filter(({ total }) => total !== null && bandOf(total, assignment.score) === band)
  return (
    <SideDrawer opened onClose={onClose} width={580} title={texts.band(label, rows.length)} flush>
      <div className={css['rows']}>
        <DataTable
          label={students}
          columns={columns}
          rows={rows}
          rowKey={({ uid }) => String(uid)}
          density="dense"
          initialSorting={{ column: 'total', descending: true }}
        />
      </div>
    </SideDrawer>
  )
}
