import { useRef, useState } from 'react'
import { annotationLimits, type Point } from '#domain/marking/annotation.ts'
import type { Drawing, DrawingTool, UnfinishedShape } from './drawing.types.ts'
import { useCursor } from './use-cursor.ts'
import { usePen } from './use-pen.ts'

/** A tool that was picked, by its button or by a key. */
export interface TakenTool {
  readonly kind: DrawingTool
  readonly isByKeys: boolean
}

/** A drawing in progress, by pointer or by keyboard: a line, the field for words, and the keyboard's position. */
export function useDrawing(drawing: Drawing) {
  const { line, words, write, ...shape } = useUnfinishedShape(drawing)
  const { cursor, hide, ...keyListeners } = useCursor(drawing, shape)
  return { line, words, cursor, write, ...usePen(drawing, shape, hide), ...keyListeners }
}

function useUnfinishedShape({ tool, onDrawn }: Drawing) {
  const [line, setLine] = useState<readonly Point[]>([])
  const [words, setWords] = useState<Point | null>(null)
  /** The line so far: a pointer may move several times between two renders. */
  const latest = useRef(line)
  const show = (points: readonly Point[]) => {
    latest.current = points
    setLine(points)
  }
  const shape: UnfinishedShape = {
    begin: (at) => {
      if (tool === 'pen') show([at])
      else if (tool === 'text') setWords(at)
      else if (tool !== null) onDrawn({ kind: tool, ...at })
    },
    hasLine: () => latest.current.length > 0,
    follow: (at) => {
      const { length } = latest.current
      if (length > 0 && length < annotationLimits.points) show([...latest.current, at])
    },
    finishLine: () => {
      if (latest.current.length > 1) onDrawn({ kind: 'pen', points: latest.current })
      show([])
    },
    dropLine: () => show([]),
  }
  const write = (text: string) => {
    if (words !== null && text !== '') onDrawn({ kind: 'text', text, ...words })
    setWords(null)
  }
  return { line, words, write, ...shape }
}
