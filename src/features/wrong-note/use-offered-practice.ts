import * as z from 'zod/mini'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { paper as papers } from '#api/contract/groups/paper.ts'
import { paperEditing } from '#api/contract/groups/paper-editing.ts'
import { useKeptWork } from '#api/queries/kept-work-context.tsx'
import { useCommand } from '#api/queries/use-command.ts'
import type { PracticePaper } from './wrong-note.types.ts'

const keptPractice = z.object({
  paper: z.object({
    paperId: z.int(),
    paperTitle: z.string(),
    duration: z.int(),
    score: z.int(),
    itemCount: z.int(),
    subjectId: z.int(),
  }),
  questionIds: z.array(z.int()),
  uids: z.array(z.int()),
})

export const paperLists = {
  invalidates: [papers.list, papers.unassigned, papers.unassignedCount, paperEditing.removed],
}

/**
 * The practice whose dialog is open. Its paper is removed when the dialog is closed or the page is left (Back), even if
 * it arrives only afterwards. A reload opens the dialog again, with what was typed there; another tab never does, which
 * would remove the paper under this one's dialog.
 */
export function useOfferedPractice(courseId: number) {
  const { mutate: remove } = useCommand(paperEditing.remove, paperLists)
  const { ofTab } = useKeptWork()
  const name = `practice-${courseId}`
  const [practice, setPractice] = useState<PracticePaper | null>(
    () => keptPractice.safeParse(ofTab.draft(name)).data ?? null,
  )
  const held = useRef(practice)
  const isLeft = useRef(false)
  const release = () => {
    held.current = null
    ofTab.dropDraft(name)
  }
  const drop = () => {
    if (held.current !== null) remove({ paperId: held.current.paper.paperId })
    release()
  }
  const leave = useEffectEvent(() => {
    isLeft.current = true
    drop()
  })
  useEffect(() => {
    isLeft.current = false
    return () => leave()
  }, [])
  return {
    practice,
    open: (made: PracticePaper) => {
      held.current = made
      if (isLeft.current) return drop()
      ofTab.keepDraft(name, made)
      setPractice(made)
    },
    close: () => {
      drop()
      setPractice(null)
    },
    /** It is assigned, and its paper stays. */
    finish: () => {
      release()
      setPractice(null)
    },
  }
}
