import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
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
  /** The line so far: a pointer may move several times between two renders. */
  const latest = useRef(line)
  /** The pointer that draws the line; a palm on the screen is another one. */
  const pen = useRef<number | null>(null)
  const show = (points: readonly Point[]) => {
    latest.current = points
    setLine(points)
  }
  const follow = (at: Point) => {
    const { length } = latest.current
    if (length > 0 && length < annotationLimits.points) show([...latest.current, at])
  }
  const finishLine = () => {
    if (latest.current.length > 1) onDrawn({ kind: 'pen', points: latest.current })
    show([])
  }
  /** Whether the pointer drew a line, which ends here. */
  const lift = ({ pointerId }: { readonly pointerId: number }): boolean => {
    if (pen.current !== pointerId) return false
    pen.current = null
    return true
  }
  /** What a tool does where the pointer goes down. */
  const set = (at: Point) => {
    if (tool === 'pen') show([at])
    else if (tool === 'text') setWords(at)
    else if (tool !== null) onDrawn({ kind: tool, ...at })
  }
  const place = (at: Point) => (tool === 'pen' && latest.current.length > 0 ? finishLine() : set(at))
  return {
    line,
    words,
    cursor,
    write: (text: string) => {
      if (words !== null && text !== '') onDrawn({ kind: 'text', text, ...words })
      setWords(null)
    },
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
      if (tool === null || event.button !== 0 || isField(event.target) || pen.current !== null) return
      event.preventDefault()
      setCursor(null)
      if (tool === 'pen') {
        pen.current = event.pointerId
        event.currentTarget.setPointerCapture(event.pointerId)
      }
      set(pointOf(event, part))
    },
    onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
      if (event.pointerId === pen.current) follow(pointOf(event, part))
    },
    onPointerUp: (event: PointerEvent<HTMLDivElement>) => {
      if (lift(event)) finishLine()
    },
    onPointerCancel: (event: PointerEvent<HTMLDivElement>) => {
      if (lift(event)) show([])
    },
    onFocus: (event: { readonly target: EventTarget; readonly currentTarget: EventTarget }) => {
      if (tool !== null && event.target === event.currentTarget) setCursor(cursor ?? middleOf(part))
    },
    onBlur: () => {
      setCursor(null)
      if (cursor !== null) show([])
    },
    onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => {
      if (cursor === null || event.target !== event.currentTarget || !isDrawingKey(event.key)) return
      event.preventDefault()
      const step = drawingKeys[event.key]
      if (step === 'place') place(cursor)
      else if (step === 'drop') show([])
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
