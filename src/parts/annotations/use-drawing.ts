import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { annotationLimits, type Point, type Shape, type ShownPart } from '#domain/marking/annotation.ts'
import { drawingKeys, isDrawingKey } from './drawing-keys.ts'

export type DrawingTool = Shape['kind']

/** A tool that was picked, by its button or by a key. */
export interface TakenTool {
  readonly kind: DrawingTool
  readonly isByKeys: boolean
}

export interface Drawing {
  /** Null while not drawing: the answer can be selected and scrolled as usual. */
  readonly tool: DrawingTool | null
  readonly part: ShownPart
  /** Called with each finished shape. */
  readonly onDrawn: (shape: Shape) => void
}

/** A drawing in progress, by pointer or by keyboard: a line, the place for words, and the keyboard's position. */
export function useDrawing({ tool, part, onDrawn }: Drawing) {
  const [line, setLine] = useState<readonly Point[]>([])
  const [words, setWords] = useState<Point | null>(null)
  const [cursor, setCursor] = useState<Point | null>(null)
  const follow = (at: Point) => {
    if (line.length > 0 && line.length < annotationLimits.points) setLine([...line, at])
  }
  const finishLine = () => {
    if (line.length > 1) onDrawn({ kind: 'pen', points: line })
    setLine([])
  }
  /** What a tool does where the pointer goes down. */
  const set = (at: Point) => {
    if (tool === 'pen') setLine([at])
    else if (tool === 'text') setWords(at)
    else if (tool !== null) onDrawn({ kind: tool, ...at })
  }
  const place = (at: Point) => (tool === 'pen' && line.length > 0 ? finishLine() : set(at))
  return {
    line,
    words,
    cursor,
    write: (text: string) => {
      if (words !== null && text !== '') onDrawn({ kind: 'text', text, ...words })
      setWords(null)
    },
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
      if (tool === null || event.button !== 0 || isField(event.target)) return
      event.preventDefault()
      setCursor(null)
      if (tool === 'pen') event.currentTarget.setPointerCapture(event.pointerId)
      set(pointOf(event, part))
    },
    onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
      if (cursor === null) follow(pointOf(event, part))
    },
    onPointerUp: () => {
      if (cursor === null) finishLine()
    },
    onPointerCancel: () => setLine([]),
    onFocus: (event: { readonly target: EventTarget; readonly currentTarget: EventTarget }) => {
      if (tool !== null && event.target === event.currentTarget) setCursor(cursor ?? middleOf(part))
    },
    onBlur: () => {
      setCursor(null)
      if (cursor !== null) setLine([])
    },
    onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => {
      if (cursor === null || event.target !== event.currentTarget || !isDrawingKey(event.key)) return
      event.preventDefault()
      const step = drawingKeys[event.key]
      if (step === 'place') place(cursor)
      else if (step === 'drop') setLine([])
      else {
        const at = moved(cursor, step, { part, isFine: event.shiftKey })
        setCursor(at)
        follow(at)
      }
    },
  }
}

const isField = (target: EventTarget): boolean => target instanceof HTMLInputElement

/** The pointer's position, in thousandths of the page's width. */
function pointOf({ clientX, clientY, currentTarget }: PointerEvent<HTMLDivElement>, part: ShownPart): Point {
  const { left, top, width } = currentTarget.getBoundingClientRect()
  const inThousandths = (pixels: number) => (pixels / Math.max(1, width)) * part.width
  return {
    x: Math.round(part.x + inThousandths(clientX - left)),
    y: Math.round(part.y + inThousandths(clientY - top)),
  }
}

/** Where the keyboard starts: in the middle, within the first lines. */
const middleOf = ({ x, y, width }: ShownPart): Point => ({
  x: Math.round(x + width / 2),
  y: Math.round(y + width / 20),
})

const farStep = 20
const fineStep = 4

interface Moving {
  readonly part: ShownPart
  readonly isFine: boolean
}

function moved({ x, y }: Point, step: Point, { part, isFine }: Moving): Point {
  const by = isFine ? fineStep : farStep
  const bottom = part.height === null ? Number.POSITIVE_INFINITY : part.y + part.height
  const within = (value: number, from: number, to: number) => Math.round(Math.min(to, Math.max(from, value)))
  return {
    x: within(x + by * step.x, part.x, part.x + part.width),
    y: within(y + by * step.y, part.y, bottom),
  }
}
