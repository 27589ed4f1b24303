import type { AreaHost, AreaModule } from '#api/ports/area.ts'
import type { ReportFamily } from '#domain/report/families.ts'
import { reactArea, useReadable } from '#ui/area/react-area.tsx'
import type { AreaFrame } from '#ui/area/react-area.types.ts'
import { FamilyScreen } from './family.screen.tsx'

/** The area of one report family: `/report2-html?courseId=…&homeworkId=…` for listening. */
export const createArea = (frame: AreaFrame<AreaHost>, family: ReportFamily): AreaModule =>
  reactArea(frame, ({ host }: { readonly host: AreaHost }) => {
    const { courseId } = useReadable(host.context)
    return <FamilyScreen family={family} courseId={courseId} />
  })
