import { useEffect, useEffectEvent } from 'react'
import type { PaperDetail } from '#parts/paper-sheet/paper-sheet.types.ts'
import { useNavigation } from '#ui/navigation/navigation.tsx'
import type { AssignablePaper } from './papers.types.ts'

/**
 * Opens the assign dialog if the address asks for it (`assign=1`), once the paper has loaded: whoever pressed 布置 in the
 * editor need not press it again. A later reload shows only the paper.
 */
export function useAssignAtOnce(paper: PaperDetail | null, onAssign: (paper: AssignablePaper) => void): void {
  const { query, setQuery } = useNavigation()
  const isAsked = query['assign'] === '1' && paper !== null
  const begin = useEffectEvent(() => {
    setQuery({ assign: null })
    if (paper !== null && paper.itemCount > 0 && paper.unfinished.length === 0) onAssign(paper)
  })
  useEffect(() => {
    if (isAsked) begin()
  }, [isAsked])
}
