import type { AreaHost, AreaModule } from '#api/ports/area.ts'
import { reactArea, useReadable } from '#ui/area/react-area.tsx'
import type { AreaFrame } from '#ui/area/react-area.types.ts'
import { ReportScreen } from './report.screen.tsx'

/** The area of class reports (specification §2): `/report-html?type=…&scope=class&courseId=…&homeworkId=…`. */
export const createArea = (frame: AreaFrame<AreaHost>): AreaModule => reactArea(frame, ReportArea)

function ReportArea({ host }: { readonly host: AreaHost }) {
  const { courseId } = useReadable(host.context)
  return <ReportScreen courseId={courseId} />
}
