import { type MouseEvent, useEffect, useEffectEvent, useState } from 'react'
import { hrefOf, useNavigation } from '#ui/navigation/navigation.tsx'
import type { PaperEditor } from './use-paper-editor.ts'

/** Props of a link that leads away from the paper. */
export interface LeavingLink {
  readonly href: string
  readonly onClick: (event: MouseEvent) => void
}

/** Where one goes from the paper; what is on its way may give it an id, or another one as a new version. */
export type WayOut = string | ((paperId: number | null) => string)

const pathOf = (way: WayOut, paperId: number | null): string => (typeof way === 'string' ? way : way(paperId))

/** Milliseconds that leaving waits for a save on its way, before it asks. */
const patience = 800

/** Leaving waits for what is on its way and asks where that does not arrive; closing the page asks as long as something is unsaved. */
export function useLeavingPaper({ phase, context: { paperId }, isUnsaved, send }: PaperEditor) {
  const { push } = useNavigation()
  const [target, setTarget] = useState<{ readonly way: WayOut } | null>(null)
  const leave = (way: WayOut) => {
    setTarget({ way })
    send({ type: 'paper.leave' })
  }
  const go = useEffectEvent(() => {
    if (target !== null) push(pathOf(target.way, paperId))
  })
  const isLeft = phase === 'left'
  useEffect(() => {
    if (isLeft) go()
  }, [isLeft])
  useClosingQuestion(isUnsaved)
  return {
    isAsking: useLasting(phase === 'leaving', patience),
    leave,
    linkTo: (way: WayOut): LeavingLink => ({
      href: hrefOf(pathOf(way, paperId)),
      onClick: (event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        leave(way)
      },
    }),
  }
}

export type LeavingPaper = ReturnType<typeof useLeavingPaper>

function useClosingQuestion(isUnsaved: boolean): void {
  const onClosing = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isUnsaved) event.preventDefault()
  })
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => onClosing(event)
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [])
}

/** True once something has been so for as many milliseconds. */
function useLasting(isSo: boolean, milliseconds: number): boolean {
  const [hasLasted, setHasLasted] = useState(false)
  useEffect(() => {
    if (!isSo) return undefined
    const timer = setTimeout(() => setHasLasted(true), milliseconds)
    return () => {
      clearTimeout(timer)
      setHasLasted(false)
    }
  }, [isSo, milliseconds])
  return isSo && hasLasted
}
