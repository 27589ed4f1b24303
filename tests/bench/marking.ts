import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { launchBrowser } from '#tests/support/product/browser.ts'
import { demoMobiles, openAddress, openPage, openPortal } from '#tests/support/pages/pages.ts'
import { freePort, startProduct } from '#tests/support/product/product.ts'
import { milliseconds, percentile, type Row } from './figures.ts'

/** Higher than any score in the demo. */
const criteria = 4

/** Where the answer is shown. */
const sheet = '[data-marking-sheet]'

const bar = 50

/**
 * From the key that completes a mark to the paint of the next answer, compared with a bare page that changes a text.
 */
export async function markingRows(): Promise<readonly Row[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'podium-bench-marking-'))
  const port = await freePort()
  const product = await startProduct({ PORT: String(port), PODIUM_DATA: folder, PODIUM_TEST_DOORS: '1' })
  const browser = await launchBrowser()
  try {
    const ours = await markedAll(browser, `http://127.0.0.1:${port}`)
    return [rowOf(ours, await changedTexts(browser, ours.length))]
  } finally {
    await browser.close()
    await product.end('SIGTERM')
    rmSync(folder, { recursive: true, force: true })
  }
}

/** All answers of the demo that are waiting for a teacher, each with a score for every criterion. */
async function markedAll(browser: Browser, address: string): Promise<readonly number[]> {
  const page = await openPortal(browser, address, demoMobiles.lin)
  await page.addInitScript(watchAnswers)
  // The demo's recorder keeps what it sees; production has no recorder.
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'podiumInspector', { get: () => undefined, set: () => {} })
  })
  await openAddress(page, `${address}/#/pending`)
  const links = page.locator('a[href*="assignmentId="][aria-label]')
  await links.first().waitFor()
  const hrefs = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
  const times: number[] = []
  for (const href of hrefs) times.push(...(await markedOne(page, `${address}/${href}`)))
  return times
}

async function markedOne(page: Page, href: string): Promise<readonly number[]> {
  await page.goto(href)
  await page.reload()
  await page.getByRole('radiogroup').first().waitFor()
  for (let count = 0; (await page.locator(sheet).count()) > 0; count += 1) {
    await page.keyboard.type('1'.repeat(criteria))
    await nextAnswer(page, count)
  }
  // The last mark is on its way: a page that is left earlier asks first.
  await page.waitForFunction(() => dispatchEvent(new Event('beforeunload', { cancelable: true })))
  return timesOf(page)
}

async function changedTexts(browser: Browser, changes: number): Promise<readonly number[]> {
  const page = await openPage(browser)
  await page.setContent('<main data-marking-sheet>0</main>')
  await page.evaluate(watchAnswers)
  await page.evaluate(() =>
    addEventListener('keydown', () => {
      const [main] = document.getElementsByTagName('main')
      if (main !== undefined) main.textContent = String(Number(main.textContent) + 1)
    }),
  )
  for (let count = 0; count < changes; count += 1) await nextAnswer(page, count)
  return timesOf(page)
}

async function nextAnswer(page: Page, before: number): Promise<void> {
  await page.keyboard.press('Enter')
  await page.waitForFunction((count) => Reflect.get(globalThis, 'answerTimes').length > count, before)
}

const timesOf = (page: Page): Promise<readonly number[]> =>
  page.evaluate((): number[] => Reflect.get(globalThis, 'answerTimes'))

/**
 * Runs in the page before its own scripts: measures the time from Enter to the end of the frame that shows another
 * answer, or none.
 */
function watchAnswers(): void {
  const times: number[] = []
  Object.assign(globalThis, { answerTimes: times })
  const shown = () => document.querySelector('[data-marking-sheet]')?.textContent
  const listen = ({ key, timeStamp }: KeyboardEvent) => {
    if (key !== 'Enter') return
    const before = shown()
    const look = () => {
      if (shown() === before) {
        requestAnimationFrame(look)
        return
      }
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => times.push(performance.now() - timeStamp))
      port1.start()
      port2.postMessage(null)
    }
    requestAnimationFrame(look)
  }
  addEventListener('keydown', listen, { capture: true })
}

function rowOf(ours: readonly number[], bare: readonly number[]): Row {
  const [measured, floor] = [percentile(ours, 0.95), percentile(bare, 0.95)]
  return {
    what: `key to the next answer, p95 of ${ours.length} (median ${milliseconds(percentile(ours, 0.5))})`,
    measured: milliseconds(measured),
    floor: `${milliseconds(floor)} bare text (${milliseconds(percentile(bare, 0.5))})`,
    ratio: `${(measured / floor).toFixed(2)} ×`,
    bar: `≤ ${bar} ms`,
    isMet: measured <= bar,
  }
}
