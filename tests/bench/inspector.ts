import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Browser, Page } from 'playwright-core'
import type { Chart } from '#inspector/chart/chart.types.ts'
import { productCharts } from '#inspector/documents/statecharts.ts'
import { emptyLog } from '#inspector/recording/log.types.ts'
import { writeRecording } from '#inspector/recording/recording-file.ts'
import { launchBrowser } from '#tests/support/product/browser.ts'
import { openAddress } from '#tests/support/pages/pages.ts'
import { holdActor, type ActorHolder } from '#tests/support/charts/held-actor.ts'
import { freePort, startProduct } from '#tests/support/product/product.ts'
import { milliseconds, percentile, type Row } from './figures.ts'

const drawings = 10
const seconds = 10
const eventsPerSecond = 500

/** How fast the inspector draws the product's largest machine, and whether it keeps up with a busy one. */
export async function inspectorRows(): Promise<readonly Row[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'podium-bench-inspector-'))
  const port = await freePort()
  const product = await startProduct({ PORT: String(port), PODIUM_DATA: folder })
  const browser = await launchBrowser()
  try {
    const address = `http://127.0.0.1:${port}/#/inspect`
    return [await drawingRow(browser, address), await followingRow(browser, address)]
  } finally {
    await browser.close()
    await product.end('SIGTERM')
    rmSync(folder, { recursive: true, force: true })
  }
}

async function openInspector(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.addInitScript(holdActor, 'area')
  await openAddress(page, address)
  await page.getByRole('img').waitFor()
  return page
}

async function drawingRow(browser: Browser, address: string): Promise<Row> {
  const charts = productCharts().map(({ chart }) => chart)
  const bySize = charts.toSorted((one, other) => other.states.length - one.states.length)
  const [largest, smallest] = [bySize[0], bySize.at(-1)]
  if (largest === undefined || smallest === undefined) throw new Error('No machines')
  const page = await openInspector(browser, address)
  const samples: number[] = []
  for (let round = 0; round < drawings; round += 1) samples.push(await drawn(page, [smallest, largest]))
  await page.close()
  const worst = percentile(samples, 0.95)
  return {
    what: `${largest.id} with ${largest.states.length} states is drawn, 95th percentile`,
    measured: milliseconds(worst),
    floor: '–',
    ratio: '–',
    bar: '≤ 300 ms',
    isMet: worst <= 300,
  }
}

/**
 * Milliseconds from clicking the second machine of a recording to the frame that shows it. Each layout is computed
 * afresh.
 */
async function drawn(page: Page, charts: readonly Chart[]): Promise<number> {
  const recording = writeRecording({
    ...emptyLog,
    charts: new Map(charts.map((chart) => [chart.id, chart])),
    actors: charts.map(({ id }) => ({ id, name: id, parent: null, machine: id })),
  })
  const file = { name: 'bench.json', mimeType: 'application/json', buffer: Buffer.from(recording) }
  await page.locator('input[type="file"]').setInputFiles(file)
  const [first = '', second = ''] = charts.map(({ id }) => id)
  await page.getByRole('button', { name: first }).click()
  await page.getByRole('region', { name: first }).getByRole('img').waitFor()
  return page.evaluate(timeDrawing, second)
}

/** Runs in the page. */
function timeDrawing(name: string): Promise<number> {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent.startsWith(name))
  const start = performance.now()
  button?.click()
  return new Promise((resolve) => {
    const look = () => {
      const isThere = document.querySelector(`.statechart title`)?.textContent === name
      if (isThere) requestAnimationFrame(() => resolve(performance.now() - start))
      else requestAnimationFrame(look)
    }
    look()
  })
}

async function followingRow(browser: Browser, address: string): Promise<Row> {
  const page = await openInspector(browser, address)
  const wanted = seconds * eventsPerSecond
  await page.evaluate(sendSteadily, { seconds, eventsPerSecond })
  await page.getByRole('searchbox').fill('area.leave')
  await page.getByText(new RegExp(`^显示 ${wanted} `)).waitFor()
  const lost = Number(/\d+/.exec((await page.getByText(/^丢失 \d+ 条$/).textContent()) ?? '')?.[0])
  await page.close()
  return {
    what: `${eventsPerSecond} events a second for ${seconds} s are followed`,
    measured: `${lost} of ${wanted} dropped`,
    floor: '–',
    ratio: '–',
    bar: '0 dropped',
    isMet: lost === 0,
  }
}

/** Runs in the page: every few milliseconds, sends whatever is due by the clock. */
async function sendSteadily(pace: { readonly seconds: number; readonly eventsPerSecond: number }): Promise<void> {
  const { heldActor } = globalThis as ActorHolder
  const start = performance.now()
  for (let sent = 0; sent < pace.seconds * pace.eventsPerSecond;) {
    const due = ((performance.now() - start) / 1000) * pace.eventsPerSecond
    for (; sent < Math.min(due, pace.seconds * pace.eventsPerSecond); sent += 1) heldActor?.send({ type: 'area.leave' })
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
}
