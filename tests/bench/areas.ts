import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Browser, CDPSession, Page } from 'playwright-core'
import { launchBrowser } from '#tests/support/product/browser.ts'
import { openSessions, placeTeacher } from '#tests/support/pages/doors.ts'
import { demoMobiles } from '#tests/support/pages/pages.ts'
import { freePort, startProduct } from '#tests/support/product/product.ts'
import { percentile, type Row } from './figures.ts'
import { withStolenShare } from './stolen-time.ts'

const coldRounds = 40
/** A round in which a virtual machine's host took more processor time than this says nothing about the page. */
const bearable = 0.25
const disturbedAtMost = 60
const warmRounds = 1000
/** How many switches precede the last memory measurement; `SWITCHES=10000` takes a quarter of an hour. */
const switches = Number(process.env['SWITCHES'] ?? 1000)
/** Warm-up switches, so that the page has loaded everything once before its memory is measured. */
const settled = 200
const between = 100

/** The engine keeps compiling hot code for thousands of switches, into the same heap that holds the page's data. */
const uncompiled = '--js-flags=--no-opt --no-maglev --no-sparkplug'

/** Two areas, by address and title. */
const areas = [
  { path: '/my-paper', title: '我的试卷' },
  { path: '/paper-select/school-paper', title: '校本试卷' },
] as const

/** How fast areas are switched, and how much memory a thousand or more switches leave behind. */
export async function areaRows(): Promise<readonly Row[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'podium-bench-areas-'))
  const port = await freePort()
  const product = await startProduct({ PORT: String(port), PODIUM_DATA: folder, PODIUM_TEST_DOORS: '1' })
  const address = `http://127.0.0.1:${port}`
  const browser = await launchBrowser()
  const keeper = await launchBrowser([uncompiled])
  try {
    return [await coldRow(browser, address), await warmRow(browser, address), ...(await memoryRows(keeper, address))]
  } finally {
    await keeper.close()
    await browser.close()
    await product.end('SIGTERM')
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A teacher's home page, in a browser without a cache. */
async function openHome(browser: Browser, address: string): Promise<Page> {
  const username = demoMobiles.lin
  await placeTeacher(address, { username })
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'zh-CN' })
  const [cookie = ''] = await openSessions(address, { username, surface: 'portal', count: 1 })
  const [name = '', value = ''] = cookie.split('=')
  await context.addCookies([{ name, value, url: address }])
  // The demo's recorder keeps events up to its limit; production has no recorder.
  await context.addInitScript(() => {
    Object.defineProperty(globalThis, 'podiumInspector', { get: () => undefined, set: () => {} })
  })
  const page = await context.newPage()
  await page.goto(`${address}/#/`)
  await page.getByRole('heading', { name: '今天' }).waitFor()
  await page.waitForLoadState('networkidle')
  return page
}

/** Milliseconds from clicking a link to an area until the area is shown with its title. */
const untilMounted = (page: Page, { path: areaPath, title }: (typeof areas)[number]): Promise<number> =>
  page.evaluate(
    ([hash, wanted]) =>
      new Promise<number>((resolve) => {
        const start = performance.now()
        const observer = new MutationObserver(() => {
          if (document.querySelector('main h1')?.textContent !== wanted) return
          observer.disconnect()
          resolve(performance.now() - start)
        })
        observer.observe(document.body, { childList: true, subtree: true, characterData: true })
        location.hash = hash
      }),
    [areaPath, title] as const,
  )

async function coldRow(browser: Browser, address: string): Promise<Row> {
  const samples: number[] = []
  const disturbed: number[] = []
  while (samples.length < coldRounds && disturbed.length < disturbedAtMost) {
    const page = await openHome(browser, address)
    const { answer, stolen } = await withStolenShare(() => untilMounted(page, areas[0]))
    const kept = stolen > bearable ? disturbed : samples
    kept.push(answer)
    await page.context().close()
  }
  const ofAll = percentile([...samples, ...disturbed], 0.95).toFixed(0)
  const what = `cold switch, p95 of ${samples.length} (${ofAll} ms with ${disturbed.length} that the host disturbed)`
  return row(what, percentile(samples, 0.95), 250, 'ms')
}

async function warmRow(browser: Browser, address: string): Promise<Row> {
  const page = await openHome(browser, address)
  const samples: number[] = []
  for (let count = 0; count < warmRounds + areas.length; count += 1)
    samples.push(await untilMounted(page, areaAt(count)))
  await page.context().close()
  return row(`warm switch, p95 of ${warmRounds}`, percentile(samples.slice(areas.length), 0.95), 60, 'ms')
}

const areaAt = (count: number) => areas[count % 2 === 0 ? 0 : 1]

interface Memory {
  readonly heap: number
  readonly nodes: number
  readonly listeners: number
}

async function memoryRows(browser: Browser, address: string): Promise<readonly Row[]> {
  const page = await openHome(browser, address)
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Performance.enable')
  const memory: Memory[] = []
  for (let count = 0; count <= switches; count += 1) {
    if (count >= settled && count % between === 0) memory.push(await memoryOf(page, devTools))
    await untilMounted(page, areaAt(count))
  }
  const kept = switches - settled
  const growth = (what: keyof Memory) => slopeOf(memory.map((one) => one[what])) / between
  const share = (what: 'nodes' | 'listeners') => {
    const mean = memory.reduce((sum, one) => sum + one[what], 0) / memory.length
    return ((growth(what) * kept) / mean) * 100
  }
  return [
    row(`heap a switch, over ${kept}`, growth('heap'), 1024, 'bytes'),
    row(`nodes after ${kept} switches`, share('nodes'), 1, '%'),
    row(`listeners after ${kept} switches`, share('listeners'), 1, '%'),
  ]
}

/** Memory in use after garbage collection. */
async function memoryOf(page: Page, devTools: CDPSession): Promise<Memory> {
  await page.locator('main table[aria-busy="false"] tbody a').first().waitFor()
  for (let turn = 0; turn < 2; turn += 1) await devTools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devTools.send('Performance.getMetrics')
  const valueOf = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN
  return { heap: valueOf('JSHeapUsedSize'), nodes: valueOf('Nodes'), listeners: valueOf('JSEventListeners') }
}

/** Growth per value, by least squares. */
function slopeOf(values: readonly number[]): number {
  const middle = (values.length - 1) / 2
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const [above, below] = values.reduce(
    ([top, bottom], value, index) => [top + (index - middle) * (value - mean), bottom + (index - middle) ** 2],
    [0, 0],
  )
  return above / below
}

const row = (what: string, value: number, bar: number, unit: string): Row => ({
  what,
  measured: `${value.toFixed(1)} ${unit}`,
  floor: '',
  ratio: '',
  bar: `≤ ${bar} ${unit}`,
  isMet: value <= bar,
})
