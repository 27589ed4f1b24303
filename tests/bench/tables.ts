import type { Browser, Page } from 'playwright-core'
import { launchBrowser } from '#tests/support/product/browser.ts'
import { serveBenchPage } from './bench-page.ts'
import { milliseconds, percentile, type Row } from './figures.ts'

const rounds = 15
const scrollFrames = 120

type Table = 'ours' | 'bare'

/** The shared table with 9,999 students and eight columns, beside a hand-written virtualised table. */
export async function tableRows(): Promise<readonly Row[]> {
  const { address, stop } = await serveBenchPage('tables')
  const browser = await launchBrowser()
  try {
    return await measureRows(browser, address)
  } finally {
    await browser.close()
    stop()
  }
}

interface Samples {
  readonly paint: number[]
  readonly sort: number[]
  readonly frames: number[]
  nodes: number
}

const noSamples = (): Samples => ({ paint: [], sort: [], frames: [], nodes: 0 })

async function measureRows(browser: Browser, address: string): Promise<readonly Row[]> {
  const samples: Readonly<Record<Table, Samples>> = { ours: noSamples(), bare: noSamples() }
  for (let round = 0; round < rounds; round += 1)
    for (const table of ['bare', 'ours'] as const) await measure(browser, address, table, samples[table])
  const { ours, bare } = samples
  const [paint, barePaint] = [percentile(ours.paint, 0.5), percentile(bare.paint, 0.5)]
  const [sort, frames] = [percentile(ours.sort, 0.5), percentile(ours.frames, 0.95)]
  const name = '9,999 × 8'
  return [
    row(`first paint of ${name}, median`, milliseconds(paint), milliseconds(barePaint), paint / barePaint, 2, '×'),
    row(`DOM nodes of ${name}`, String(ours.nodes), String(bare.nodes), ours.nodes, 600),
    row(`sort by name, median`, milliseconds(sort), milliseconds(percentile(bare.sort, 0.5)), sort, 50, 'ms'),
    row(
      `frame while scrolling, p95`,
      milliseconds(frames),
      milliseconds(percentile(bare.frames, 0.95)),
      frames,
      20,
      'ms',
    ),
  ]
}

/** One round of one table in a fresh page. */
async function measure(browser: Browser, address: string, table: Table, samples: Samples): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.goto(address)
  await page.locator(`[data-show="${table}"]`).waitFor()
  samples.paint.push(await untilPainted(page, `[data-show="${table}"]`))
  samples.nodes = Math.max(samples.nodes, await page.evaluate(() => document.querySelectorAll('table, table *').length))
  samples.frames.push(...(await framesOf(page)))
  samples.sort.push(await untilPainted(page, 'thead button'))
  await page.close()
}

/** Milliseconds from clicking an element to the end of the frame that shows the result. */
const untilPainted = (page: Page, selector: string): Promise<number> =>
  page.evaluate(
    (name) =>
      new Promise<number>((resolve) => {
        const start = performance.now()
        document.querySelector<HTMLElement>(name)?.click()
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.addEventListener('message', () => resolve(performance.now() - start))
          port1.start()
          port2.postMessage(null)
        })
      }),
    selector,
  )

/** Milliseconds between frames while the box scrolls by a third of its height per frame. */
const framesOf = (page: Page): Promise<number[]> =>
  page.evaluate(
    (count) =>
      new Promise<number[]>((resolve) => {
        const box = document.querySelector('table')?.parentElement
        const times: number[] = []
        const step = (time: number) => {
          times.push(time)
          box?.scrollBy(0, 180)
          if (times.length <= count) requestAnimationFrame(step)
          else resolve(times.slice(1).map((end, index) => end - (times[index] ?? end)))
        }
        requestAnimationFrame(step)
      }),
    scrollFrames,
  )

function row(what: string, measured: string, floor: string, value: number, bar: number, unit = ''): Row {
  return {
    what,
    measured,
    floor: `${floor} by hand`,
    ratio: unit === '×' ? `${value.toFixed(2)} ×` : '',
    bar: `≤ ${bar} ${unit}`.trim(),
    isMet: value <= bar,
  }
}
