import type { AreaHost, AreaModule } from '#api/ports/area.ts'
import { localTextStorage } from '#api/ports/local-storage.ts'
import { browserNetwork } from '#api/ports/network.ts'
import { reactArea, useReadable } from '#ui/area/react-area.tsx'
import type { AreaFrame } from '#ui/area/react-area.types.ts'
import { openingOf, subjectOf } from './compose-paths.ts'
import { ComposeScreen } from './compose.screen.tsx'

const ports = { storage: localTextStorage, network: browserNetwork }

/** Finding questions for a paper: /question-select. */
export const createArea = (frame: AreaFrame<AreaHost>): AreaModule => reactArea(frame, ComposeArea)

/** The same screen for the paper areas, whose pages without the spine find questions. */
export function ComposeArea({ host }: { readonly host: AreaHost }) {
  const { path } = useReadable(host.location)
  const { user, courseId } = useReadable(host.context)
  const areaPath = { prefix: host.prefix, path }
  const subjectId = subjectOf(areaPath, user.subjectId)
  return (
    <ComposeScreen
      key={`${user.uid} ${subjectId}`}
      {...ports}
      uid={user.uid}
      subjectId={subjectId}
      courseId={subjectId === user.subjectId ? courseId : null}
      opening={openingOf(areaPath)}
    />
  )
}
