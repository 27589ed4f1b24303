import { Button } from '@mantine/core'
import { type ClassReport, report as reportArea } from '#api/contract/areas/report.ts'
import { paths } from '#domain/paths/paths.ts'
import { shortClassName } from '#domain/classes/short-class-name.ts'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { hrefOf, useNavigation } from '#ui/navigation/navigation.tsx'
import { PageHead } from '#ui/page-head/page-head.tsx'
import { reportTexts } from '../report.texts.ts'
import { useExport } from '../use-export.ts'
import { usePrint } from '../use-print.ts'
import { useStateLine } from '../use-state-line.ts'
import { PrimaryAct } from './primary-act.tsx'

interface ReportHeadProps {
  readonly report: ClassReport
  readonly readAt: number
}

/** Which report it is, how far it has come, and what can be done with it. */
export function ReportHead({ report, readAt }: ReportHeadProps) {
  const texts = useTexts(reportTexts)
  const { assignment, courseName } = report
  const { query } = useNavigation()
  const state = useStateLine(report, readAt)
  const workbook = useExport(reportArea.exportClass, {
    assignmentId: assignment.assignmentId,
    ...(query['anonymous'] === '1' && { anonymous: true }),
  })
  const print = usePrint()
  return (
    <PageHead
      title={assignment.assignmentName}
      state={state}
      crumbs={[
        <a key="tasks" href={hrefOf(paths.assignments(assignment.courseId))}>
          {texts.crumb}
        </a>,
        shortClassName(courseName),
      ]}
      actions={
        <>
          <Button leftSection={<Icon name="print" />} onClick={print}>
            {texts.print}
          </Button>
          <BusyButton
            leftSection={<Icon name="download" />}
            busy={workbook.isBusy}
            busyLabel={texts.exporting}
            onClick={workbook.run}
          >
            {texts.export}
          </BusyButton>
          <PrimaryAct report={report} />
        </>
      }
    />
  )
}
