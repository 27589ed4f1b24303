import { type ClassReport, report as reportArea } from '#api/contract/groups/report.ts'
import { paths } from '#domain/paths/paths.ts'
import { shortClassName } from '#domain/classes/short-class-name.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { hrefOf, useNavigation } from '#ui/navigation/navigation.tsx'
import { PageHead } from '#ui/page-head/page-head.tsx'
import { reportTexts } from '../report.texts.ts'
import { useExport } from '../use-export.ts'
import { useListedRows } from '../use-report-filter.ts'
import { useStateLine } from '../use-state-line.ts'
import { FileActs } from './file-acts.tsx'
import { PrimaryAct } from './primary-act.tsx'

interface ReportHeadProps {
  readonly report: ClassReport
  readonly readAt: number
}

/** The title of the report, its state, and what can be done with it. */
export function ReportHead({ report, readAt }: ReportHeadProps) {
  const texts = useTexts(reportTexts)
  const { assignment, courseName } = report
  const { query } = useNavigation()
  const state = useStateLine(report, readAt)
  const workbook = useExport(reportArea.exportClass, {
    assignmentId: assignment.assignmentId,
    ...(query['anonymous'] === '1' && { anonymous: true }),
    ...useListedRows(),
  })
  return (
    <PageHead
      title={assignment.assignmentName}
      state={state}
      crumbs={[
        <a key="assignments" href={hrefOf(paths.assignments(assignment.courseId))}>
          {texts.crumb}
        </a>,
        shortClassName(courseName),
      ]}
      actions={
        <>
          <FileActs workbook={workbook} />
          <PrimaryAct report={report} />
        </>
      }
    />
  )
}
