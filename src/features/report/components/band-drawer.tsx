import type { ClassReport } from '#api/contract/groups/report.ts'
import { bandOf } from '#domain/statistics/distribution.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { reportTexts } from '../report.texts.ts'
import { useBandLabels } from '../use-band-labels.ts'
import { StudentsDrawer } from './students-drawer.tsx'

interface BandDrawerProps {
  readonly report: ClassReport
  readonly band: number
  readonly onStudent: (uid: number) => void
  readonly onClose: () => void
}

/** The students whose scores fall into one band of the distribution. */
export function BandDrawer({ band, ...rest }: BandDrawerProps) {
  const texts = useTexts(reportTexts)
  const { assignment, students } = rest.report
  const label = useBandLabels(assignment.score)[band] ?? ''
  const rows = students.filter(({ total }) => total !== null && bandOf(total, assignment.score) === band)
  return <StudentsDrawer {...rest} title={texts.band(label, rows.length)} students={rows} />
}
