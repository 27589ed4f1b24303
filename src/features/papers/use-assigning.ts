import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { paper } from '#api/contract/groups/paper.ts'
import { keyOf } from '#api/queries/query-of.ts'
import type { AssignedPaper } from '#parts/assigned-toast/assigned-paper.ts'
import { useAssignedToast } from '#parts/assigned-toast/use-assigned-toast.ts'
import { useAlert } from '#ui/dialog/confirm-context.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { assigningTexts } from './assigning.texts.ts'
import { type AssignablePaper, assignableOf } from './papers.types.ts'

interface Assigning {
  readonly paper: AssignablePaper
  readonly courseId: number
  /** The `page` where it started. */
  readonly page: string
}

/** Assigning a paper to the current class. Ends when the page below moves to another `page` (Back). */
export function useAssigning(courseId: number | null, page: string) {
  const cache = useQueryClient()
  const alert = useAlert()
  const texts = useTexts(assigningTexts)
  const [started, setAssigning] = useState<Assigning | null>(null)
  const tell = useAssignedToast()
  if (started !== null && started.page !== page) setAssigning(null)
  const assigning = started?.page === page ? started : null
  return {
    assigning,
    assign: (chosen: AssignablePaper) => {
      if (courseId === null) void alert({ title: texts.noClass, body: texts.noClassWhy })
      else setAssigning({ paper: assignableOf(chosen), courseId, page })
    },
    close: () => setAssigning(null),
    finish: (assigned: AssignedPaper) => {
      if (assigning === null) return
      tell(assigning.courseId, assigned)
      setAssigning(null)
      void cache.invalidateQueries({ queryKey: keyOf(paper.list) })
    },
  }
}
