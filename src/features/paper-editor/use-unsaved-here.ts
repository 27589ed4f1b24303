import { useMemo } from 'react'
import { countLacking } from '#domain/paper/merge.ts'
import { unsavedWork } from '#machines/paper-editing/paper-editing.rules.ts'
import type { PaperEditingContext } from '#machines/paper-editing/paper-editing.types.ts'
import type { PaperDrafts } from './paper-drafts.ts'

/** How many changes made in this browser are not part of the paper that it shows, while another computer writes. */
export function useUnsavedHere(drafts: PaperDrafts, isWatching: boolean, context: PaperEditingContext): number {
  const { paperId, seen, history } = context
  const shown = history?.paper ?? null
  return useMemo(() => {
    const work = isWatching ? unsavedWork({ seen }, drafts.look(paperId)) : null
    return work === null || shown === null ? 0 : countLacking(work.saved, work.paper, shown)
  }, [drafts, isWatching, paperId, seen, shown])
}
