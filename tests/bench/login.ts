import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Browser, Page } from 'playwright-core'
import * as z from 'zod/mini'
import { projectRoot } from '#server/database/project-root.ts'
import { launchBrowser } from '#tests/support/product/browser.ts'
import { freePort, startProduct } from '#tests/support/product/product.ts'
import { milliseconds, percentile, type Row } from './figures.ts'
import { startLoginFloor } from './login-floor.ts'

const paints = 5
const clicks = 15

/**
 * The sign-in page's first paint on Lighthouse's simulated phone, and the response time of its button, each beside its
 * floor.
 */
export async function loginRows(): Promise<readonly Row[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'podium-bench-login-'))
  const port = await freePort()
  const product = await startProduct({ PORT: String(port), PODIUM_DATA: folder })
  const floor = await startLoginFloor()
  try {
    const login = `http://127.0.0.1:${port}/#/login`
    return [await paintRow(login, floor.staticPage), await clickRow(login, floor.barePage)]
  } finally {
    floor.stop()
    await product.end('SIGTERM')
    rmSync(folder, { recursive: true, force: true })
  }
}

async function paintRow(login: string, staticPage: string): Promise<Row> {
  const debugPort = await freePort()
  const browser = await launchBrowser([`--remote-debugging-port=${debugPort}`])
  const samples = { login: [] as number[], floor: [] as number[] }
  for (let round = 0; round < paints; round += 1) {
    samples.floor.push(await largestPaint(staticPage, debugPort))
    samples.login.push(await largestPaint(login, debugPort))
  }
  await browser.close()
  return rowOf('largest paint of the sign-in, Lighthouse mobile', samples, 'static page', 1.3)
}

const run = promisify(execFile)

/**
 * Lighthouse runs as a separate program: it is installed for the bench alone, so no type-checked code may import it.
 */
const lighthouse = path.join(projectRoot(), 'node_modules/lighthouse/cli/index.js')

const lighthouseReport = z.object({
  audits: z.object({ 'largest-contentful-paint': z.object({ numericValue: z.number() }) }),
})

async function largestPaint(url: string, port: number): Promise<number> {
  const choices = [`--port=${port}`, '--only-audits=largest-contentful-paint', '--output=json', '--quiet']
  const { stdout } = await run(process.execPath, [lighthouse, url, ...choices, '--no-enable-error-reporting'], {
    maxBuffer: 64_000_000,
  })
  return z.parse(lighthouseReport, JSON.parse(stdout)).audits['largest-contentful-paint'].numericValue
}

async function clickRow(login: string, barePage: string): Promise<Row> {
  const browser = await launchBrowser()
  const samples = { login: [] as number[], floor: [] as number[] }
  for (let round = 0; round < clicks; round += 1) {
    samples.floor.push(await answerToClick(browser, barePage))
    samples.login.push(await answerToClick(browser, login))
  }
  await browser.close()
  return rowOf('a click on 登录 is answered', samples, 'bare React', 1.5)
}

/** Milliseconds from the click to the frame that shows the busy label, with the processor slowed down four times. */
async function answerToClick(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage()
  // The service's response time is not part of it.
  await page.route('**/v2/**', () => {})
  await page.goto(url)
  await page.locator('input[name="username"]').fill('bench')
  await page.locator('input[name="password"]').fill('Bench#2026')
  await page.locator('input[name="consent"]').check()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.evaluate(watchButton)
  await page.locator('form button[type="submit"]').click({ noWaitAfter: true })
  const time = await answered(page)
  await page.close()
  return time
}

/** Runs in the page: records when the click arrived, and when the new label was painted. */
function watchButton(): void {
  const form = document.querySelector('form')
  let clickedAt = 0
  form?.addEventListener('click', () => (clickedAt = performance.now()), { capture: true, once: true })
  const observer = new MutationObserver(() => {
    const button = form?.querySelector('button[type="submit"]')
    const isBusy = button?.getAttribute('aria-busy') === 'true' || button?.textContent === '登录中…'
    if (clickedAt === 0 || !isBusy) return
    observer.disconnect()
    requestAnimationFrame(() => (document.body.dataset['answered'] = String(performance.now() - clickedAt)))
  })
  if (form) observer.observe(form, { subtree: true, childList: true, characterData: true, attributes: true })
}

async function answered(page: Page): Promise<number> {
  await page.waitForFunction(() => document.body.dataset['answered'] !== undefined)
  return Number(await page.evaluate(() => document.body.dataset['answered']))
}

function rowOf(
  what: string,
  samples: { readonly login: readonly number[]; readonly floor: readonly number[] },
  floorName: string,
  bar: number,
): Row {
  const [measured, floor] = [percentile(samples.login, 0.5), percentile(samples.floor, 0.5)]
  return {
    what: `${what}, median`,
    measured: milliseconds(measured),
    floor: `${milliseconds(floor)} ${floorName}`,
    ratio: `${(measured / floor).toFixed(2)} ×`,
    bar: `≤ ${bar} ×`,
    isMet: measured / floor <= bar,
  }
}
