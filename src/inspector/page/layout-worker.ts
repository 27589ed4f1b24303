import ElkApi from 'elkjs/lib/elk-api.js'
import workerAddress from 'elkjs/lib/elk-worker.min.js?url'
import type { Chart } from '../chart/chart.types.ts'
import { layOut, type LayoutEngine, type PlacedChart } from '../chart/layout.ts'

let engine: LayoutEngine | null = null
const placed = new Map<Chart, Promise<PlacedChart>>()

/** Lays a chart out beside the page, once however often it is shown. */
export function placeChart(chart: Chart): Promise<PlacedChart> {
  engine ??= new ElkApi({ workerFactory: () => new Worker(workerAddress) })
  const place = placed.get(chart) ?? layOut(chart, engine)
  placed.set(chart, place)
  return place
}

/** Lays charts out before anybody chooses them, which also makes the worker fast for those that come later. */
export async function prepareCharts(charts: Iterable<Chart>): Promise<void> {
  // What fails here fails again, and says so, where it is shown.
  await Promise.allSettled([...charts].map(placeChart))
}
