import { Stack } from '@mantine/core'
import { createElement, type ReactNode, useEffect, useMemo, useRef } from 'react'
import '../../chart/chart.css'
import { drawingOf, type Marks, type Shape } from '../../chart/drawing.ts'
import type { PlacedChart } from '../../chart/layout.ts'
import { ScrollRegion } from './scroll-region.tsx'
import { useZoom } from './use-zoom.ts'
import { ZoomBar } from './zoom-bar.tsx'

export interface ChartDrawingProps {
  readonly placed: PlacedChart
  readonly marks: Marks
  /** Accessible name. */
  readonly label: string
}

/** A statechart at the chosen zoom, scrolled to the machine's current state. */
export function ChartDrawing({ placed, marks, label }: ChartDrawingProps) {
  const scroll = useRef<HTMLDivElement>(null)
  const { scale: size, isFit, acts } = useZoom(scroll, placed)
  const shapes = useMemo(() => drawingOf(placed, marks), [placed, marks])
  const innermost = placed.states.findLast(({ state }) => marks.active.has(state.id))
  const { x = 0, y = 0, width = 0, height = 0 } = innermost ?? {}
  useEffect(() => {
    const element = scroll.current
    if (element === null) return
    const scale = (element.firstElementChild?.clientWidth ?? placed.width) / placed.width
    element.scrollTo({
      left: (x + width / 2) * scale - element.clientWidth / 2,
      top: (y + height / 2) * scale - element.clientHeight / 2,
    })
  }, [placed, x, y, width, height])
  return (
    <Stack gap={0} flex={1} mih={0}>
      <ScrollRegion ref={scroll} p={16} bg="var(--paper-0)" label={label}>
        <svg
          className="statechart"
          viewBox={`0 0 ${placed.width} ${placed.height}`}
          style={{ width: `calc(${placed.width * size} * max(1px, var(--u)))`, margin: '0 auto' }}
          role="img"
          aria-label={[...marks.active].join(', ')}
        >
          {shapes.map(elementOf)}
        </svg>
      </ScrollRegion>
      <ZoomBar scale={size} isFit={isFit} acts={acts} />
    </Stack>
  )
}

function elementOf({ tag, attributes, content }: Shape, index: number): ReactNode {
  const { class: className, ...others } = attributes
  return createElement(
    tag,
    { key: index, className, ...others },
    typeof content === 'string' ? content : content.map(elementOf),
  )
}
