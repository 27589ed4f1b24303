import { useParams } from '@tanstack/react-router'
import { ExportScreen } from '#features/report/export/export.screen.tsx'
import { isReportFormat } from '#api/contract/groups/report.ts'
import { NotFoundScreen } from '#features/shell/not-found.screen.tsx'
import { NavigationFromRouter } from './navigation-from-router.tsx'

/** A report as a file; a `studyTaskId` other than 0 names the assignment. */
export function ReportExportPage() {
  const { courseId, homeworkId, studyTaskId, mode } = useParams({
    from: '/teacher/shell/course/$courseId/homework/$homeworkId/export/$studyTaskId/$mode',
  })
  const assignmentId = Number(studyTaskId === '0' ? homeworkId : studyTaskId)
  if (!isReportFormat(mode) || !Number.isSafeInteger(assignmentId) || !Number.isSafeInteger(Number(courseId)))
    return <NotFoundScreen />
  return (
    <NavigationFromRouter>
      <ExportScreen courseId={Number(courseId)} assignmentId={assignmentId} format={mode} />
    </NavigationFromRouter>
  )
}
