import { type MouseEvent, useEffect, useEffectEvent, useState } from 'react'
import { hrefOf, useNavigation } from '#ui/navigation/navigation.tsx'
import type { PaperEditor } from './use-paper-editor.ts'

/** Props of a link that leads away from the paper. */
export interface LeavingLink {
  readonly href: string
  readonly onClick: (event: MouseEvent) => void
}

/** Milliseconds that leaving waits for a save on its way, before it asks. */
const patience = 800

/** Leaving waits for what is on its way and asks where that does not arrive; closing the page asks as long as something is unsaved. */
export function useLeavingPaper({ phase, isUnsaved, send }: PaperEditor) {
  const { push } = useNavigation()
  const [target, setTarget] = useState<string | null>(null)
  const leave = (path: string) => {
    setTarget(path)
    send({ type: 'paper.leave' })
  }
  const go = useEffectEvent(() => {
    if (target !== null) push(target)
  })
  const isLeft = phase === 'left'
  useEffect(() => {
    if (isLeft) go()
  }, [isLeft])
  useClosingQuestion(isUnsaved)
  return {
    isAsking: useLasting(phase === 'leaving', patience),
    leave,
    linkTo: (path: string): LeavingLink => ({
      href: hrefOf(path),
      onClick: (event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        leave(path)
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
