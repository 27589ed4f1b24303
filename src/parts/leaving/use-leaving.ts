import { useRef } from 'react'
import { useNavigation } from '#ui/navigation/navigation.tsx'
import { useConfirmClosing } from '#ui/navigation/use-confirm-closing.ts'
import type { LeavingGuard } from '#ui/navigation/leaving-guards.ts'
import { leavingLink, type LinkTo } from './leaving-link.ts'
import { useLeavingGuard } from './use-leaving-guard.ts'

export interface LeavingPrompt extends Pick<LeavingGuard, 'about' | 'loses'> {
  /** Resolves to whether the page is left. */
  readonly agrees: () => Promise<boolean>
}

/** While something would be lost, leaving the page asks first, and so does closing it. Returns a function that leaves. */
export function useConfirmLeaving({ about, loses, agrees }: LeavingPrompt): (go: () => void) => void {
  const wanted = useRef<(() => void) | null>(null)
  const ask = async (go: () => void) => {
    // Whoever tries again while being asked is asked once, and goes where they last wanted to.
    const isAsked = wanted.current !== null
    wanted.current = go
    if (isAsked) return
    const isAgreed = await agrees()
    const leave = wanted.current
    wanted.current = null
    if (isAgreed) leave()
  }
  useConfirmClosing(loses)
  return useLeavingGuard({ about, loses, ask: (go) => void ask(go) })
}

/** The same for a page with links of its own. */
export function useLeaving(question: LeavingPrompt): LinkTo {
  const { push } = useNavigation()
  const leave = useConfirmLeaving(question)
  return (path) => leavingLink(path, () => leave(() => push(path)), question.loses)
}
