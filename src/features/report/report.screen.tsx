import { isMissing, messageOf } from '#api/client/failures.ts'
import { FailedState } from '#ui/empty-state/empty-state.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { useNavigation } from '#ui/navigation/navigation.tsx'
import { PageHead } from '#ui/page-head/page-head.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { ReportMissing } from './components/report-missing.tsx'
import { ReportPage } from './components/report-page.tsx'
import { ReportSkeleton } from './components/report-skeleton.tsx'
import { courseIdOf, assignmentIdOf } from './report-address.ts'
import { reportTexts } from './report.texts.ts'
import { useReport } from './use-report.ts'

export interface ReportScreenProps {
  /** The current class, for the way back if the address has none. */
  readonly courseId: number | null
}

/** The results of a class in the assignment in the address. */
export function ReportScreen({ courseId }: ReportScreenProps) {
  const { query } = useNavigation()
  const texts = useTexts(reportTexts)
  const assignmentId = assignmentIdOf(query)
  const back = courseIdOf(query) ?? courseId
  if (assignmentId === null) return <ReportMissing courseId={back} why={texts.missingWhy} />
  return <OneReport key={assignmentId} assignmentId={assignmentId} courseId={back} />
}

interface OneReportProps extends ReportScreenProps {
  readonly assignmentId: number
}

function OneReport({ assignmentId, courseId }: OneReportProps) {
  const texts = useTexts(reportTexts)
  const { data, dataUpdatedAt, error, refetch } = useReport(assignmentId)
  if (data !== undefined) return <ReportPage report={data} readAt={dataUpdatedAt} />
  if (isMissing(error)) return <ReportMissing courseId={courseId} why={texts.unknownWhy} />
  if (error !== null)
    return (
      <>
        <PageHead title={texts.crumb} />
        <Surface label={texts.crumb}>
          <FailedState why={messageOf(error)} onRetry={() => void refetch()} />
        </Surface>
      </>
    )
  return <ReportSkeleton />
}
