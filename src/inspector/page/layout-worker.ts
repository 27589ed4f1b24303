import ElkApi from 'elkjs/lib/elk-api.js'
import workerAddress from 'elkjs/lib/elk-worker.min.js?url'
import type { Chart } from '../chart/chart.types.ts'
import { layOut, type LayoutEngine, type PlacedChart } from '../chart/layout.ts'

let engine: LayoutEngine | null = null
const placed = new Map<Chart, Promise<PlacedChart>>()

/** Starts the worker before it is needed: reading its script takes longer than a layout. */
export function warmUp(): void {
  engine ??= new ElkApi({ workerFactory: () => new Worker(workerAddress) })
}

/** Lays a chart out beside the page, once however often it is shown. */
export function placeChart(chart: Chart): Promise<PlacedChart> {
  warmUp()
  if (engine === null) throw new Error('No layout engine')
  const place = placed.get(chart) ?? layOut(chart, engine)
  placed.set(chart, place)
  return place
}
