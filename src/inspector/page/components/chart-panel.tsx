import { Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import type { Chart } from '../../chart/chart.types.ts'
import type { PlacedChart } from '../../chart/layout.ts'
import { marksOf } from '../../recording/at-step.ts'
import type { LogStep, StateValue } from '../../recording/log.types.ts'
import { inspectorTexts } from '../inspector.texts.ts'
import { placeChart } from '../layout-worker.ts'
import css from '../inspector.module.css'
import { ChartDrawing } from './chart-drawing.tsx'

export interface ChartPanelProps {
  /** The actor's name. */
  readonly name: string
  /** Null for an actor that is not a machine. */
  readonly chart: Chart | null
  /** The step after which the chart is shown. */
  readonly step: LogStep | null
}

/** The selected machine, drawn in its current state. */
export function ChartPanel({ name, chart, step }: ChartPanelProps) {
  const texts = useTexts(inspectorTexts)
  if (chart === null)
    return (
      <Surface title={texts.chart}>
        <EmptyState title={texts.noChart} why={texts.noChartWhy} />
      </Surface>
    )
  const value = step?.value ?? null
  return (
    <Surface
      title={name}
      note={value === null ? chart.description : texts.current(wordsOf(value))}
      lined
      className={css['stacked']}
    >
      <PlacedDrawing key={chart.id} chart={chart} name={name} step={step} />
    </Surface>
  )
}

function PlacedDrawing({ chart, name, step }: ChartPanelProps & { readonly chart: Chart }) {
  const texts = useTexts(inspectorTexts)
  const [placed, setPlaced] = useState<PlacedChart | 'failed' | null>(null)
  useEffect(() => {
    let isShown = true
    placeChart(chart).then(
      (found) => isShown && setPlaced(found),
      () => isShown && setPlaced('failed'),
    )
    return () => {
      isShown = false
    }
  }, [chart])
  if (placed === 'failed') return <EmptyState title={texts.chartFailed} />
  if (placed === null)
    return (
      <Text p={20} c="dimmed" fz="sm">
        {texts.drawing}
      </Text>
    )
  return <ChartDrawing placed={placed} marks={marksOf(chart, step)} label={texts.chartOf(name)} />
}

/** A state value as nested names: `answering (editing showingItem, saving settled)`. */
function wordsOf(value: StateValue): string {
  if (typeof value === 'string') return value
  const regions = Object.entries(value).map(([name, inner = '']) => {
    const words = wordsOf(inner)
    return words === '' ? name : `${name}.${words}`
  })
  return regions.length > 1 ? `(${regions.join(', ')})` : regions.join('')
}
