import { Box, Text } from '@mantine/core'
import { useTexts } from '../language/language-context.tsx'
import css from './line-chart.module.css'
import { lineChartTexts } from './line-chart.texts.ts'

export interface LinePoint {
  /** "第3单元". */
  readonly label: string
  readonly value: number
  /** How to write the value if not as the number itself ("70.2"). */
  readonly text?: string
}

export interface LineChartProps {
  /** "近四次均分". */
  readonly label: string
  /** Two to eight points. */
  readonly points: readonly LinePoint[]
}

/** Share of the height, from the top, within which the line runs, leaving room for the numbers above it. */
const top = 0.37
const bottom = 0.72

/** A few values over time: numbers on the points, one base line, no axis. */
export function LineChart({ label, points }: LineChartProps) {
  const texts = useTexts(lineChartTexts)
  const placed = placePoints(points)
  const summary = points.map((point) => `${point.label} ${valueText(point)}`)
  return (
    <Box pos="relative" h={92} role="img" aria-label={texts.summary(label, summary)}>
      <svg className={css['plot']} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <polyline
          fill="none"
          stroke="var(--chart-1)"
          strokeWidth={1.75}
          vectorEffect="non-scaling-stroke"
          points={placed.map(({ x, y }) => `${x},${y}`).join(' ')}
        />
      </svg>
      {placed.map(({ point, x, y }) => (
        <div key={`${x} ${point.label}`}>
          <i className={css['point']} style={{ left: `${x}%`, top: ofPlot(y) }} />
          <Text
            span
            pos="absolute"
            left={`${x}%`}
            top={ofPlot(y)}
            mt={-9}
            fz="xs"
            fw={600}
            lh={1.3}
            style={{ whiteSpace: 'nowrap', transform: 'translate(-50%, -100%)' }}
          >
            {valueText(point)}
          </Text>
          <Text
            span
            pos="absolute"
            left={`${x}%`}
            bottom={0}
            c="dimmed"
            fz="xs"
            lh={1.3}
            style={{ whiteSpace: 'nowrap', transform: 'translateX(-50%)' }}
          >
            {point.label}
          </Text>
        </div>
      ))}
    </Box>
  )
}

/** Points in percent of the plot, evenly spaced; vertically centred if all values are equal. */
function placePoints(points: readonly LinePoint[]) {
  const values = points.map((point) => point.value)
  const least = Math.min(...values)
  const range = Math.max(...values) - least
  return points.map((point, index) => ({
    point,
    x: points.length === 1 ? 50 : 9 + (82 * index) / (points.length - 1),
    y: 100 * (bottom - (bottom - top) * (range === 0 ? 0.5 : (point.value - least) / range)),
  }))
}

const ofPlot = (percent: number): string => `calc(${(68 * percent) / 100} * var(--u))`

const valueText = (point: LinePoint): string => point.text ?? String(point.value)
