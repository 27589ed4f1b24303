import type { AreaHost, AreaModule } from '#api/ports/area.ts'
import { reactArea, useReadable } from '#ui/area/react-area.tsx'
import type { AreaFrame } from '#ui/area/react-area.types.ts'
import { SlipsScreen } from './slips.screen.tsx'

/** The page member/export/courseStudentCode/{courseId} of the area /flipbook (specification §2). */
export const createArea = (frame: AreaFrame<AreaHost>): AreaModule =>
  reactArea(frame, ({ host }) => <SlipsPage host={host} />)

function SlipsPage({ host }: { readonly host: AreaHost }) {
  const { path } = useReadable(host.location)
  const courseId = Number(path.split('/').at(-1))
  // Students ticked in one class are not those of another.
  return <SlipsScreen key={courseId} courseId={courseId} />
}
