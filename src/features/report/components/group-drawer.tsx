import type { ClassReport } from '#api/contract/groups/report.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { reportTexts } from '../report.texts.ts'
import { groupNames, type StudentGroup, studentsOf } from '../student-groups.ts'
import { StudentsDrawer } from './students-drawer.tsx'

interface GroupDrawerProps {
  readonly report: ClassReport
  readonly group: StudentGroup
  readonly onStudent: (uid: number) => void
  readonly onClose: () => void
}

/** The students behind a figure of the report. */
export function GroupDrawer({ group, ...rest }: GroupDrawerProps) {
  const texts = useTexts(reportTexts)
  const rows = studentsOf(rest.report, group)
  return <StudentsDrawer {...rest} title={texts.band(texts[groupNames[group]], rows.length)} students={rows} />
}
