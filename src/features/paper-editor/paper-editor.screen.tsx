import { useEffect, useEffectEvent, useMemo } from 'react'
import { keptPlans } from '#parts/blueprint/kept-plans.ts'
import { Alone } from './components/alone.tsx'
import { Workplace } from './components/workplace.tsx'
import { NotOpened } from './components/not-opened.tsx'
import { DraftQuestion } from './draft-question.dialog.tsx'
import type { PaperEditorPorts, PaperOpening } from './paper-editor.types.ts'
import { useBasket } from './use-basket.ts'
import { useLeavingPaper } from './use-leaving-paper.ts'
import { type PaperEditor, useOpenEditor, usePaperEditor } from './use-paper-editor.ts'

export interface PaperEditorScreenProps {
  readonly opening: PaperOpening
  readonly ports: PaperEditorPorts
  readonly ownerName: string
  /** Puts the basket onto the paper. */
  readonly takesBasket: boolean
  readonly onBasketTaken: () => void
  /** The paper got its id, or a new one as a new version. */
  readonly onNamed: (paperId: number) => void
}

/** The editor of one paper, from opening to leaving. */
export function PaperEditorScreen({ opening, ports, ownerName, onNamed, ...props }: PaperEditorScreenProps) {
  const editor = usePaperEditor(opening, ports)
  const open = useOpenEditor(editor)
  // Before leaving, so that Back leads to the stored paper, not to another new one.
  useNaming(editor, opening.paperId, onNamed)
  const leaving = useLeavingPaper(editor)
  const { uid, subjectId } = opening
  const plans = useMemo(() => keptPlans(ports.storage, uid, subjectId), [ports.storage, uid, subjectId])
  const basket = useBasket(open, { isOpenedForIt: props.takesBasket, onTaken: props.onBasketTaken, plans })
  if (editor.phase === 'failed') return <NotOpened editor={editor} leaving={leaving} />
  if (editor.phase === 'asking') return <DraftQuestion editor={editor} leaving={leaving} />
  if (open === null || editor.phase === 'loading') return <Alone isLoading leaving={leaving} />
  return <Workplace editor={open} leaving={leaving} basket={basket} ownerName={ownerName} />
}

function useNaming({ context }: PaperEditor, opened: number | null, onNamed: (paperId: number) => void): void {
  const { paperId } = context
  const name = useEffectEvent((id: number) => onNamed(id))
  useEffect(() => {
    if (paperId !== null && paperId !== opened) name(paperId)
  }, [paperId, opened])
}
