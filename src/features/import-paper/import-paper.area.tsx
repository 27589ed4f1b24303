import type { AreaHost, AreaModule } from '#api/ports/area.ts'
import { idIn } from '#domain/wire/id-in.ts'
import { reactArea, useReadable } from '#ui/area/react-area.tsx'
import type { AreaFrame } from '#ui/area/react-area.types.ts'
import { useNavigation } from '#ui/navigation/navigation.tsx'
import { ImportPaperScreen } from './import-paper.screen.tsx'
import { ReviewImportScreen } from './review-import.screen.tsx'

/** The area /import-paper: importing a file, and the earlier imports; /import-paper/review?taskId= checks one. */
export const createArea = (frame: AreaFrame<AreaHost>): AreaModule =>
  reactArea(frame, ({ host }) => <ImportPaperArea host={host} />)

function ImportPaperArea({ host }: { readonly host: AreaHost }) {
  const { user } = useReadable(host.context)
  const { path, query } = useNavigation()
  const importId = idIn(query['taskId'])
  if (path === '/review' && importId !== null) return <ReviewImportScreen key={importId} paperImportId={importId} />
  return <ImportPaperScreen subjectId={user.subjectId} />
}
