import { Box, Flex } from '@mantine/core'
import css from './trend-chart.module.css'

export interface TrendPoint {
  readonly label: string
  /** Within the scale; null if nothing was measured: the line has a gap. */
  readonly value: number | null
}

/** What the chart reaches from top to bottom, and how values are written. */
export interface TrendScale {
  readonly top: number
  readonly bottom: number
  readonly text: (value: number) => string
}

export interface TrendChartProps {
  /** "得分率" with a summary, for screen readers; the table beside it has the numbers. */
  readonly label: string
  readonly points: readonly TrendPoint[]
  /** Shares in percent by default. */
  readonly scale?: TrendScale
}

const percents: TrendScale = { top: 100, bottom: 0, text: (value) => `${value}%` }

/** Where the grid lines are, in percent from the top. */
const quarters = [0, 25, 50, 75, 100] as const

/** Any number of values over time: a line between top and bottom, with grid lines at the quarters. */
export function TrendChart({ label, points, scale = percents }: TrendChartProps) {
  const last = Math.max(1, points.length - 1)
  const { top, bottom, text } = scale
  const runs = runsOf(points).map((run) =>
    run.map(({ index, value }) => ({ x: (100 * index) / last, y: (100 * (top - value)) / (top - bottom) })),
  )
  return (
    <Box className={css['chart'] ?? ''} pt={6} pr={24} pb={14} pl={20} role="img" aria-label={label}>
      <Flex
        direction="column"
        justify="space-between"
        my="calc(-0.6 * var(--fs-12))"
        c="var(--ink-3)"
        fz="xs"
        ta="right"
        aria-hidden="true"
      >
        {quarters.map((y) => (
          <span key={y}>{text(top - ((top - bottom) * y) / 100)}</span>
        ))}
      </Flex>
      <Box pos="relative" aria-hidden="true">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          {quarters.map((y) => (
            <line key={y} stroke="var(--paper-3)" vectorEffect="non-scaling-stroke" x1="0" x2="100" y1={y} y2={y} />
          ))}
          {runs.map((run) => (
            <polyline
              key={run[0]?.x}
              fill="none"
              stroke="var(--chart-1)"
              strokeWidth={2}
              vectorEffect="non-scaling-stroke"
              points={run.map(({ x, y }) => `${x},${y}`).join(' ')}
            />
          ))}
        </svg>
        {runs.flat().map(({ x, y }) => (
          <i key={x} style={{ left: `${x}%`, top: `${y}%` }} />
        ))}
      </Box>
      <Flex justify="space-between" c="var(--ink-3)" fz="xs" style={{ gridColumn: 2 }} aria-hidden="true">
        <span>{points[0]?.label}</span>
        {points.length > 1 && <span>{points.at(-1)?.label}</span>}
      </Flex>
    </Box>
  )
}

interface Placed {
  readonly index: number
  readonly value: number
}

/** Runs of points without a gap. */
function runsOf(points: readonly TrendPoint[]): readonly (readonly Placed[])[] {
  const runs: Placed[][] = [[]]
  for (const [index, { value }] of points.entries()) {
    if (value === null) runs.push([])
    else runs.at(-1)?.push({ index, value })
  }
  return runs.filter((run) => run.length > 0)
}
