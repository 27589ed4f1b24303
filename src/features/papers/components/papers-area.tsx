import { useEffect } from 'react'
import type { AreaHost } from '#api/ports/area.ts'
import { useReadable } from '#ui/area/react-area.tsx'
import { lazyPart } from '#ui/lazy-part/lazy-part.tsx'
import { useNavigation } from '#ui/navigation/navigation.tsx'
import { PaperListScreen } from '../paper-list.screen.tsx'
import { numberOf } from '../paper-places.ts'
import type { PaperParts, PaperScope } from '../papers.types.ts'
import { useAssigning } from '../use-assigning.ts'

const PaperPreviewScreen = lazyPart(() =>
  import('../paper-preview.screen.tsx').then((module) => module.PaperPreviewScreen),
)

/** Milliseconds after which the list is drawn and what a press on it opens is fetched. */
const listIsDrawn = 1000

export interface PapersAreaProps {
  readonly host: AreaHost
  /** Whose papers stand at a path below the prefix. */
  readonly scopeAt: (path: string) => PaperScope
  readonly parts: PaperParts
}

/** A paper area: the list, or the preview of the paper that the address names; assigning from either. */
export function PapersArea({ host, scopeAt, parts: { AssignDialog } }: PapersAreaProps) {
  const { user, courseId } = useReadable(host.context)
  const { path, query } = useNavigation()
  const scope = scopeAt(path)
  const paperId = numberOf(query['paperId'])
  const { assigning, assign, close, finish } = useAssigning(courseId, `${path} ${paperId ?? ''}`)
  useEffect(() => {
    const timer = setTimeout(() => {
      void PaperPreviewScreen.preload()
      void AssignDialog.preload()
    }, listIsDrawn)
    return () => clearTimeout(timer)
  }, [AssignDialog])
  return (
    <>
      {assigning !== null && (
        <AssignDialog paper={assigning.paper} courseId={assigning.courseId} onClose={close} onDone={finish} />
      )}
      {paperId === undefined ? (
        <PaperListScreen scope={scope} subjectId={user.subjectId} onAssign={assign} />
      ) : (
        <PaperPreviewScreen key={paperId} paperId={paperId} scope={scope} onAssign={assign} />
      )}
    </>
  )
}
