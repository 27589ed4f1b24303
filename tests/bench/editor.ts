import type { Browser, Page } from 'playwright-core'
import { launchBrowser } from '#tests/support/product/browser.ts'
import { serveBenchPage } from './bench-page.ts'
import { milliseconds, percentile, type Row } from './figures.ts'

const rounds = 3
const dragSteps = 60
const keys = 60
const changes = 120

type BenchPage = 'bare' | 'ours'

interface Samples {
  readonly frames: number[]
  readonly keys: number[]
  readonly work: number[]
}

interface Kept {
  readonly ours: readonly number[]
  readonly bare: readonly number[]
  readonly idle: readonly number[]
}

/**
 * The editor with a paper of 200 questions in a browser, beside bare rows and a bare field: dragging, typing, saving.
 */
export async function editorRows(): Promise<readonly Row[]> {
  const { address, stop } = await serveBenchPage('editor')
  const browser = await launchBrowser()
  try {
    const samples: Readonly<Record<BenchPage, Samples>> = {
      bare: { frames: [], keys: [], work: [] },
      ours: { frames: [], keys: [], work: [] },
    }
    for (let round = 0; round < rounds; round += 1)
      for (const name of ['bare', 'ours'] as const) await measure(browser, address, name, samples[name])
    return rowsOf(samples, await keepIn(browser, address))
  } finally {
    await browser.close()
    stop()
  }
}

async function measure(browser: Browser, address: string, name: BenchPage, samples: Samples): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.goto(address)
  await page.locator(`[data-show="${name}"]`).click()
  const grips = page.locator(name === 'bare' ? 'li button' : 'nav li button[aria-roledescription]')
  await grips.nth(150).waitFor({ state: 'attached' })
  samples.frames.push(...(await dragged(page, name === 'bare' ? 'li button' : 'nav li button[aria-roledescription]')))
  if (name === 'ours') await page.locator('article button').nth(3).click()
  const field = page.locator('textarea:not([aria-hidden]), [contenteditable="true"]').first()
  await field.click()
  await watchKeys(page)
  for (let count = 0; count < keys; count += 1) {
    await page.keyboard.press('a')
    await nextFrame(page)
  }
  samples.keys.push(...(await page.evaluate<number[]>('keyTimes')))
  samples.work.push(...(await page.evaluate<number[]>('keyWork')))
  await page.close()
}

/** Milliseconds between frames while the mouse drags the fifth row down and back up. */
async function dragged(page: Page, grip: string): Promise<number[]> {
  const box = await page.locator(grip).nth(4).boundingBox()
  if (box === null) throw new Error('There is no row to drag')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y + 10)
  await page.evaluate(() => {
    const times: number[] = []
    const step = (time: number) => {
      times.push(time)
      requestAnimationFrame(step)
    }
    requestAnimationFrame(step)
    Object.assign(globalThis, { frameTimes: times })
  })
  for (let count = 0; count < dragSteps; count += 1) {
    await page.mouse.move(x, y + 10 + (count < dragSteps / 2 ? count : dragSteps - count) * 12)
    await nextFrame(page)
  }
  const times = await page.evaluate<number[]>('frameTimes.slice()')
  await page.mouse.up()
  return times.slice(1).map((end, index) => end - (times[index] ?? end))
}

const nextFrame = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

/**
 * Milliseconds from the key event to the end of the frame that shows it, and of those the page's own work: without the
 * wait for the display's next frame.
 */
const watchKeys = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const [times, work]: [number[], number[]] = [[], []]
    Object.assign(globalThis, { keyTimes: times, keyWork: work })
    const afterwards = (run: () => void) => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', run)
      port1.start()
      port2.postMessage(null)
    }
    let handled = 0
    // What is posted now would wait for the frame; whatever the page does at once is done after its microtasks.
    const noteHandled = () => void Promise.resolve().then(() => (handled = performance.now()))
    for (const kind of ['keydown', 'keypress', 'input']) window.addEventListener(kind, noteHandled)
    document.addEventListener(
      'keydown',
      () => {
        const start = performance.now()
        requestAnimationFrame(() => {
          const frame = performance.now()
          const waited = frame - handled
          afterwards(() => {
            const took = performance.now() - start
            times.push(took)
            work.push(took - waited)
          })
        })
      },
      { capture: true },
    )
  })

async function keepIn(browser: Browser, address: string): Promise<Kept> {
  const page = await browser.newPage()
  await page.goto(address)
  await page.locator('[data-show="ours"]').waitFor()
  const kept = await page.evaluate<Kept>(`keepChanges(${changes})`)
  await page.close()
  return kept
}

const noBar = { bar: '', isMet: null } as const

function rowsOf({ ours, bare }: Readonly<Record<BenchPage, Samples>>, kept: Kept): readonly Row[] {
  const [frame, key, keep] = [ours.frames, ours.keys, kept.ours].map((samples) => percentile(samples, 0.95)) as [
    number,
    number,
    number,
  ]
  const bareOf = (samples: readonly number[], what: string) => `${milliseconds(percentile(samples, 0.95))} ${what}`
  const row = (what: string, value: number, floor: string, bar: number): Row => ({
    what: `${what}, p95`,
    measured: milliseconds(value),
    floor,
    ratio: '',
    bar: `≤ ${bar} ms`,
    isMet: value <= bar,
  })
  return [
    row('frame while a row of 200 is dragged', frame, bareOf(bare.frames, 'bare rows'), 20),
    row('key to paint in a paper of 200', key, bareOf(bare.keys, 'bare field'), 16),
    {
      ...row('without the wait for the next frame', percentile(ours.work, 0.95), bareOf(bare.work, 'bare field'), 0),
      ...noBar,
    },
    row('a change of a paper of 200 is kept by the browser', keep, bareOf(kept.bare, 'all of it as JSON'), 2),
    { ...row('the first change, with all that stands in the paper', kept.ours[0] ?? Number.NaN, '', 0), ...noBar },
    { ...row('what drafts need, made and removed while nobody waits', percentile(kept.idle, 0.95), '', 0), ...noBar },
  ]
}
