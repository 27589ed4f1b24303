import type { AreaHost } from '#api/ports/area.ts'
import { useReadable } from '#ui/area/react-area.tsx'
import { useNavigation } from '#ui/navigation/navigation.tsx'
import { PaperListScreen } from '../paper-list.screen.tsx'
import { numberOf } from '../paper-places.ts'
import { PaperPreviewScreen } from '../paper-preview.screen.tsx'
import type { PaperParts, PaperScope } from '../papers.types.ts'
import { useAssigning } from '../use-assigning.ts'
import { AssignedNote } from './assigned-note.tsx'

export interface PapersAreaProps {
  readonly host: AreaHost
  readonly scope: PaperScope
  readonly parts: PaperParts
}

/** A paper area: the list, or the preview of the paper that the address names; assigning from either. */
export function PapersArea({ host, scope, parts: { AssignDialog } }: PapersAreaProps) {
  const { user, courseId } = useReadable(host.context)
  const { path, query } = useNavigation()
  const paperId = numberOf(query['paperId'])
  const { assigning, assigned, assign, close, finish, forget } = useAssigning(courseId, `${path} ${paperId ?? ''}`)
  return (
    <>
      {paperId === undefined ? (
        <PaperListScreen
          scope={scope}
          subjectId={user.subjectId}
          isChoosing={scope === 'school' && path === '/'}
          onAssign={assign}
        />
      ) : (
        <PaperPreviewScreen key={paperId} paperId={paperId} scope={scope} onAssign={assign} />
      )}
      {assigning !== null && (
        <AssignDialog paper={assigning.paper} courseId={assigning.courseId} onClose={close} onDone={finish} />
      )}
      <AssignedNote assigned={assigned} onClose={forget} />
    </>
  )
}
