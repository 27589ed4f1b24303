import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { leavingLink } from '#parts/leaving/leaving-link.ts'
import { useLeavingGuard } from '#parts/leaving/use-leaving-guard.ts'
import { useNavigation } from '#ui/navigation/navigation.tsx'
import { useConfirmClosing } from '#ui/navigation/use-confirm-closing.ts'
import type { PaperEditor } from './use-paper-editor.ts'

/** Where the person is going; a save under way may give the paper an id, or a new one as a new version. */
export type WayOut = string | ((paperId: number | null) => string)

const pathOf = (way: WayOut, paperId: number | null): string => (typeof way === 'string' ? way : way(paperId))

/** Milliseconds that leaving waits for a save in progress before it asks. */
const patience = 800

/**
 * Leaving waits for the save in progress and asks if that takes too long: by the editor's own links always, in other
 * ways if the browser could not store what is unsaved. Closing the page asks while anything is unsaved.
 */
export function useLeavingPaper({ phase, context: { paperId, isKept }, isUnsaved, send }: PaperEditor) {
  const { push } = useNavigation()
  const [target, setTarget] = useState<{ readonly go: () => void } | null>(null)
  const leaveBy = useLeavingGuard({
    loses: () => isUnsaved && !isKept,
    ask: (go) => {
      setTarget({ go })
      send({ type: 'paper.leave' })
    },
  })
  const named = useRef(paperId)
  useLayoutEffect(() => {
    named.current = paperId
  }, [paperId])
  const leave = (way: WayOut) => leaveBy(() => push(pathOf(way, named.current)))
  const go = useEffectEvent(() => target?.go())
  const isLeft = phase === 'left'
  useEffect(() => {
    if (isLeft) go()
  }, [isLeft])
  useConfirmClosing(isUnsaved)
  return {
    isAsking: useLasting(phase === 'leaving', patience),
    leave,
    linkTo: (way: WayOut) => leavingLink(pathOf(way, paperId), () => leave(way)),
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
