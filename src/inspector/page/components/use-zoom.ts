import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { PlacedChart } from '../../chart/layout.ts'
import { fitScale, type Zoom, zoomedIn, zoomedOut } from '../../chart/zoom.ts'

/** Pixels per unit of a drawing at full size: `max(1px, var(--u))`, with the root rule of 75 units per rem. */
const unitPixels = (): number =>
  Math.max(1, Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 75)

/** The zoom of a drawing in a scrolling box, which keeps the centre of the box in place. */
export function useZoom(
  box: RefObject<HTMLDivElement | null>,
  { width, height }: Pick<PlacedChart, 'width' | 'height'>,
) {
  const [zoom, setZoom] = useState<Zoom>(1)
  const [room, setRoom] = useState({ width: 0, height: 0 })
  useEffect(() => {
    if (box.current === null) return
    const observer = new ResizeObserver(([entry]) => entry !== undefined && setRoom(entry.contentRect))
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [box])
  const unit = unitPixels()
  const fit = fitScale(room, { width: width * unit, height: height * unit })
  const scale = zoom === 'fit' ? fit : zoom
  const middle = useRef({ x: 0.5, y: 0.5 })
  const shown = useRef(scale)
  useLayoutEffect(() => {
    const element = box.current
    if (element === null || shown.current === scale) return
    shown.current = scale
    const { x, y } = middle.current
    element.scrollTo({
      left: x * element.scrollWidth - element.clientWidth / 2,
      top: y * element.scrollHeight - element.clientHeight / 2,
    })
  }, [box, scale])
  const choose = (next: Zoom) => {
    const element = box.current
    if (element !== null)
      middle.current = {
        x: (element.scrollLeft + element.clientWidth / 2) / (element.scrollWidth || 1),
        y: (element.scrollTop + element.clientHeight / 2) / (element.scrollHeight || 1),
      }
    setZoom(next)
  }
  const acts = {
    in: () => choose(zoomedIn(scale)),
    out: () => choose(zoomedOut(scale)),
    full: () => choose(1),
    fit: () => choose('fit'),
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = keys[event.key]
    if (act === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    acts[act]()
  })
  useEffect(() => {
    const element = box.current
    const listen = (event: KeyboardEvent) => press(event)
    element?.addEventListener('keydown', listen)
    return () => element?.removeEventListener('keydown', listen)
  }, [box])
  return { scale, isFit: zoom === 'fit', acts }
}

export type ZoomActs = ReturnType<typeof useZoom>['acts']

const keys: Readonly<Record<string, keyof ZoomActs>> = { '+': 'in', '=': 'in', '-': 'out', '0': 'full', f: 'fit' }
