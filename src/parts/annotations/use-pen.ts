import { type PointerEvent, useRef } from 'react'
import type { Point, ShownPart } from '#domain/marking/annotation.ts'
import type { Drawing, UnfinishedShape } from './drawing.types.ts'

/** Drawing by pointer; `onDown` is called when it takes over. */
export function usePen({ tool, part }: Drawing, shape: UnfinishedShape, onDown: () => void) {
  /** The pointer that draws the line; a palm on the screen is another one. */
  const pen = useRef<number | null>(null)
  /** Whether the pointer drew a line, which ends here. */
  const lift = ({ pointerId }: { readonly pointerId: number }): boolean => {
    if (pen.current !== pointerId) return false
    pen.current = null
    return true
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
      if (tool === null || event.button !== 0 || isField(event.target) || pen.current !== null) return
      event.preventDefault()
      onDown()
      if (tool === 'pen') {
        pen.current = event.pointerId
        event.currentTarget.setPointerCapture(event.pointerId)
      }
      shape.begin(pointOf(event, part))
    },
    onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
      if (event.pointerId === pen.current) shape.follow(pointOf(event, part))
    },
    onPointerUp: (event: PointerEvent<HTMLDivElement>) => {
      if (lift(event)) shape.finishLine()
    },
    onPointerCancel: (event: PointerEvent<HTMLDivElement>) => {
      if (lift(event)) shape.dropLine()
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
