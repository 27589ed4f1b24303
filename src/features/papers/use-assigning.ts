import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { paper } from '#api/contract/areas/paper.ts'
import { keyOf } from '#api/queries/query-of.ts'
import { useAlert } from '#ui/dialog/confirm-context.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { assigningTexts } from './assigning.texts.ts'
import { type AssignablePaper, assignableOf } from './papers.types.ts'

interface Assigning {
  readonly paper: AssignablePaper
  readonly courseId: number
  /** Where it was started. */
  readonly place: string
}

export interface Assigned {
  readonly testId: number
  /** What became of the task. */
  readonly said: string
  readonly courseId: number
}

/**
 * Assigning a paper to the class in hand: which one is being assigned, and which one just was. It ends when the page goes
 * to another `place` below it (Back).
 */
export function useAssigning(courseId: number | null, place: string) {
  const cache = useQueryClient()
  const alert = useAlert()
  const texts = useTexts(assigningTexts)
  const [started, setAssigning] = useState<Assigning | null>(null)
  const [assigned, setAssigned] = useState<Assigned | null>(null)
  if (started !== null && started.place !== place) setAssigning(null)
  const assigning = started?.place === place ? started : null
  return {
    assigning,
    assigned,
    assign: (chosen: AssignablePaper) => {
      if (courseId === null) void alert({ title: texts.noClass, body: texts.noClassWhy })
      else setAssigning({ paper: assignableOf(chosen), courseId, place })
    },
    close: () => setAssigning(null),
    finish: (testId: number, said: string) => {
      if (assigning === null) return
      setAssigned({ testId, said, courseId: assigning.courseId })
      setAssigning(null)
      void cache.invalidateQueries({ queryKey: keyOf(paper.list) })
    },
    forget: useCallback(() => setAssigned(null), []),
  }
}
