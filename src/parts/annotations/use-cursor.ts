import { type KeyboardEvent, useState } from 'react'
import type { Point, ShownPart } from '#domain/marking/annotation.ts'
import { drawingKeys, isDrawingKey } from './drawing-keys.ts'
import type { Drawing, UnfinishedShape } from './drawing.types.ts'

/** Drawing by keyboard: a position that arrow keys move, shown while the board has the focus. */
export function useCursor({ tool, part }: Drawing, shape: UnfinishedShape) {
  const [cursor, setCursor] = useState<Point | null>(null)
  const place = (at: Point) => (tool === 'pen' && shape.hasLine() ? shape.finishLine() : shape.begin(at))
  return {
    cursor,
    hide: () => setCursor(null),
    onFocus: (event: { readonly target: EventTarget; readonly currentTarget: EventTarget }) => {
      if (tool !== null && event.target === event.currentTarget) setCursor(cursor ?? middleOf(part))
    },
    onBlur: () => {
      setCursor(null)
      if (cursor !== null) shape.dropLine()
    },
    onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => {
      if (cursor === null || event.target !== event.currentTarget || !isDrawingKey(event.key)) return
      event.preventDefault()
      const step = drawingKeys[event.key]
      if (step === 'place') place(cursor)
      else if (step === 'drop') shape.dropLine()
      else {
        const at = moved(cursor, step, { part, isFine: event.shiftKey })
        setCursor(at)
        shape.follow(at)
      }
    },
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
