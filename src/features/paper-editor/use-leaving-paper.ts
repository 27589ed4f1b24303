import { type MouseEvent, useEffect, useEffectEvent, useState } from 'react'
import { hrefOf, useNavigation } from '#ui/navigation/navigation.tsx'
import { useClosingQuestion } from '#ui/navigation/use-closing-question.ts'
import type { PaperEditor } from './use-paper-editor.ts'

/** Props of a link that leads away from the paper. */
export interface LeavingLink {
  readonly href: string
  readonly onClick: (event: MouseEvent) => void
}

/** Where the person is going; a save under way may give the paper an id, or a new one as a new version. */
export type WayOut = string | ((paperId: number | null) => string)

const pathOf = (way: WayOut, paperId: number | null): string => (typeof way === 'string' ? way : way(paperId))

/** Milliseconds that leaving waits for a save in progress before it asks. */
const patience = 800

/**
 * Leaving waits for the save in progress and asks if that takes too long; closing the page asks while anything is
 * unsaved.
 */
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

/** True once the condition has held for this many milliseconds. */
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
