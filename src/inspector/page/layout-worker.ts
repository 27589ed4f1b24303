import ElkApi from 'elkjs/lib/elk-api.js'
import workerAddress from 'elkjs/lib/elk-worker.min.js?url'
import type { Chart } from '../chart/chart.types.ts'
import { layOut, type LayoutEngine, type PlacedChart } from '../chart/layout.ts'

let engine: LayoutEngine | null = null
const placed = new Map<Chart, Promise<PlacedChart>>()

/** Lays out a chart off the main thread, once however often it is shown. */
export function placeChart(chart: Chart): Promise<PlacedChart> {
  engine ??= new ElkApi({ workerFactory: () => new Worker(workerAddress) })
  const drawing = placed.get(chart) ?? layOut(chart, engine)
  placed.set(chart, drawing)
  return drawing
}

/** Lays out charts before anybody selects them, which also warms up the worker for later ones. */
export async function prepareCharts(charts: Iterable<Chart>): Promise<void> {
  // A failure here recurs, and is reported, when the chart is shown.
  await Promise.allSettled([...charts].map(placeChart))
}
