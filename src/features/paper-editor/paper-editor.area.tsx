import { useState } from 'react'
import type { AreaHost, AreaModule } from '#api/ports/area.ts'
import { browserClock } from '#api/ports/clock.ts'
import { browserDraftView } from '#api/ports/draft-view.ts'
import { localTextStorage } from '#api/ports/local-storage.ts'
import { browserNetwork } from '#api/ports/network.ts'
import { browserVisibility } from '#api/ports/page-visibility.ts'
import { subjects } from '#domain/classes/subjects.ts'
import { idIn } from '#domain/wire/id-in.ts'
import { reactArea, useReadable } from '#ui/area/react-area.tsx'
import type { AreaFrame } from '#ui/area/react-area.types.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { useNavigation } from '#ui/navigation/navigation.tsx'
import { PaperEditorScreen } from './paper-editor.screen.tsx'
import { paperEditorTexts } from './paper-editor.texts.ts'
import type { PaperEditorParts, PaperEditorPorts } from './paper-editor.types.ts'

/** Locks exist in secure contexts only. */
const browserLocks = (): PaperEditorPorts['locks'] => (navigator as { readonly locks?: LockManager }).locks

/**
 * The area /paper-editor: one of the teacher's papers (`paperId`), or a new one (`subjectId`), with the basket
 * (`from=basket`); alongside it, the print preview.
 */
export function createArea(frame: AreaFrame<AreaHost>, { PrintPreview }: PaperEditorParts): AreaModule {
  function PaperEditorPages({ host }: { readonly host: AreaHost }) {
    const { path } = useNavigation()
    return path.startsWith('/preview-paper-without') ? <PrintPreview /> : <PaperEditorArea host={host} />
  }
  return reactArea(frame, PaperEditorPages)
}

function PaperEditorArea({ host }: { readonly host: AreaHost }) {
  const texts = useTexts(paperEditorTexts)
  const { user, courseId } = useReadable(host.context)
  const { query, setQuery } = useNavigation()
  const [ports] = useState<PaperEditorPorts>(() => ({
    storage: localTextStorage,
    network: browserNetwork,
    visibility: browserVisibility,
    clock: browserClock,
    locks: browserLocks(),
    openView: browserDraftView,
  }))
  const paperId = idIn(query['paperId'])
  const subjectId = idIn(query['subjectId']) ?? user.subjectId ?? subjects.juniorEnglish
  const course = courseId === null ? null : { courseId, subjectId: user.subjectId }
  const [round, named] = useRounds(paperId, subjectId)
  return (
    <PaperEditorScreen
      key={round}
      ports={ports}
      opening={{ uid: user.uid, paperId, subjectId, course, newTitle: texts.newTitle }}
      ownerName={user.realname}
      takesBasket={query['from'] === 'basket'}
      onBasketTaken={() => setQuery({ from: null })}
      onNamed={(id) => {
        named(id)
        setQuery({ paperId: String(id), subjectId: null, from: null })
      }}
    />
  )
}

/**
 * Counts the papers opened: a different paper in the address starts a new editing round, but the id that the current
 * paper has been given meanwhile does not.
 */
function useRounds(paperId: number | null, subjectId: number): readonly [number, (paperId: number) => void] {
  const [opened, setOpened] = useState({ round: 0, paperId, subjectId, isNamed: false })
  const isSame = opened.paperId === paperId && (paperId !== null || opened.subjectId === subjectId)
  const isWaiting = opened.isNamed && paperId !== opened.paperId
  if (!isSame && !isWaiting) setOpened({ round: opened.round + 1, paperId, subjectId, isNamed: false })
  if (isSame && opened.isNamed) setOpened({ ...opened, isNamed: false })
  return [opened.round, (id) => setOpened({ ...opened, paperId: id, isNamed: true })]
}
