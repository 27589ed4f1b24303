import { useEffect } from 'react'
import type { AreaHost } from '#api/ports/area.ts'
import { fetchAhead } from '#api/ports/fetch-ahead.ts'
import { mathsOf } from '#domain/classes/subjects.ts'
import { useReadable } from '#ui/area/react-area.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { lazyPart } from '#ui/lazy-part/lazy-part.tsx'
import { useNavigation } from '#ui/navigation/navigation.tsx'
import { PageHead } from '#ui/page-head/page-head.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { PaperListScreen } from '../paper-list.screen.tsx'
import { paperListTexts } from '../paper-list.texts.ts'
import { numberOf } from '../paper-paths.ts'
import type { AssignablePaper, PaperParts, PaperShelf } from '../papers.types.ts'
import { useAssigning } from '../use-assigning.ts'

const PaperPreviewScreen = lazyPart(() =>
  import('../paper-preview.screen.tsx').then((module) => module.PaperPreviewScreen),
)

const RemovedPapersScreen = lazyPart(() =>
  import('../removed-papers.screen.tsx').then((module) => module.RemovedPapersScreen),
)

/** Milliseconds after which the list has rendered, and what its buttons open is preloaded. */
const listIsDrawn = 1000

export interface PapersAreaProps {
  readonly host: AreaHost
  /** The shelf at an address; `path` is the part below the prefix. */
  readonly shelfAt: (path: string, query: Readonly<Record<string, string>>) => PaperShelf
  readonly parts: PaperParts
}

/** A paper area: a list, or the preview of the paper in the address; papers can be assigned from both. */
export function PapersArea({ host, shelfAt, parts: { AssignDialog, isBuilt } }: PapersAreaProps) {
  const { user, courseId } = useReadable(host.context)
  const { path, query } = useNavigation()
  const shelf = shelfAt(path, query)
  const paperId = numberOf(query['paperId'])
  const { assigning, assign, close, finish } = useAssigning(courseId, `${path} ${paperId ?? ''}`)
  useEffect(() => {
    const timer = setTimeout(() => {
      fetchAhead(PaperPreviewScreen.preload)
      fetchAhead(AssignDialog.preload)
    }, listIsDrawn)
    return () => clearTimeout(timer)
  }, [AssignDialog])
  return (
    <>
      {assigning !== null && (
        <AssignDialog paper={assigning.paper} courseId={assigning.courseId} onClose={close} onDone={finish} />
      )}
      {paperId !== undefined && shelf !== 'removed' ? (
        <PaperPreviewScreen key={paperId} paperId={paperId} shelf={shelf} onAssign={assign} />
      ) : (
        <ShelfScreen shelf={shelf} user={user} isBuilt={isBuilt} onAssign={assign} />
      )}
    </>
  )
}

interface ShelfScreenProps extends Pick<PaperParts, 'isBuilt'> {
  readonly shelf: PaperShelf
  readonly user: { readonly uid: number; readonly subjectId: number | null }
  readonly onAssign: (paper: AssignablePaper) => void
}

/** Papers are listed by subject: a teacher without one has no list. */
function ShelfScreen({ shelf, user, isBuilt, onAssign }: ShelfScreenProps) {
  const { uid } = user
  const subjectId = shelf === 'resources' ? mathsOf(user.subjectId) : user.subjectId
  if (subjectId === null) return <NoSubject shelf={shelf} />
  if (shelf === 'removed') return <RemovedPapersScreen subjectId={subjectId} />
  return <PaperListScreen shelf={shelf} ownUid={uid} subjectId={subjectId} isBuilt={isBuilt} onAssign={onAssign} />
}

function NoSubject({ shelf }: Pick<ShelfScreenProps, 'shelf'>) {
  const texts = useTexts(paperListTexts)
  const title = shelf === 'all' ? texts.choose : texts[shelf]
  return (
    <>
      <PageHead title={title} />
      <Surface label={title}>
        <EmptyState title={texts.noSubject} why={texts.noSubjectWhy} />
      </Surface>
    </>
  )
}
