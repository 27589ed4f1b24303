import type { Browser, Page, Request, Route } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { routeRows } from '#app/print-routes.ts'
import { sessionKeys, timeouts } from '#domain/constants.ts'
import { paths } from '#domain/paths.ts'
import { openSessions, placeTeacher } from '#tests/support/e2e-doors.ts'
import { demoMobiles, leave, openAddress, openContext } from '#tests/support/e2e-pages.ts'
import { isLongRun, keepFigures } from '#tests/support/figures.ts'
import { connectBrowser, lendProduct } from '#tests/support/lent-product.ts'

const address = await lendProduct()
const { gu } = demoMobiles
let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await connectBrowser()
  await placeTeacher(address, { username: gu })
  const [cookie = ''] = await openSessions(address, { username: gu, surface: 'portal', count: 1 })
  const [name = '', value = ''] = cookie.split('=')
  const context = await openContext(browser)
  await context.addCookies([{ name, value, url: address }])
  page = await context.newPage()
  await page.clock.install()
})

afterAll(async () => {
  await browser.close()
  await placeTeacher(address, { username: gu })
})

/** An address whose page needs no code of its own. */
const base = '/pending'

const heading = () => page.getByRole('heading', { level: 1 }).first()

const retry = () => page.getByRole('button', { name: '刷新试试' })

const follow = (path: string) => page.evaluate((hash) => void (location.hash = hash), path)

async function openBase(): Promise<void> {
  await leave(page, address)
  await page.evaluate((key) => sessionStorage.removeItem(key), sessionKeys.reloadBudget)
  await openAddress(page, `${address}/#${base}`)
  await heading().waitFor()
}

interface Part {
  readonly screen: string
  /** What the screen is headed by when it is there. */
  readonly title: string
  readonly asset: string
}

const everyScreen = [
  ...routeRows()
    .filter(({ built, access, path, area }) => built && access === 'teacher' && area === null && !path.includes('{'))
    .map(({ path }) => path),
  paths.tasks(1),
  '/my-paper',
  '/paper-select',
  '/report-html?type=studytask&scope=class&courseId=1&homeworkId=1',
]

/** `npm run screens` has time for a few. */
const screens = isLongRun ? everyScreen : everyScreen.slice(0, 4)

/** Scripts and style sheets that each screen asks for before it stands there, each with the first screen that does. */
async function partsOfScreens(): Promise<readonly Part[]> {
  const parts = new Map<string, Part>()
  for (const screen of screens) {
    await openBase()
    const before = await heading().innerText()
    const assets: string[] = []
    const note = (request: { url: () => string }) => assets.push(new URL(request.url()).pathname)
    page.on('request', note)
    await follow(screen)
    await expect.poll(() => heading().innerText()).not.toBe(before)
    page.off('request', note)
    const title = await heading().innerText()
    for (const asset of assets.filter((one) => /^\/assets\/.*\.(js|css)$/.test(one)))
      if (!parts.has(asset)) parts.set(asset, { screen, title, asset })
  }
  return [...parts.values()]
}

const faults: Readonly<Record<string, (route: Route) => Promise<void> | void>> = {
  'answers 404': (route) => route.fulfill({ status: 404 }),
  'answers 500': (route) => route.fulfill({ status: 500 }),
  'is a page': (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><p>讲台' }),
  'breaks off': (route) => route.abort('connectionreset'),
  hangs: (route) => void hanging.push(route),
}

const hanging: Route[] = []

/** What is wrong when one part of a screen is spoilt in one way until it is tried again; null for nothing. */
async function violationOf({ screen, title, asset }: Part, fault: string): Promise<string | null> {
  const spoil = faults[fault]
  if (spoil === undefined) throw new Error(`No fault is called ${fault}`)
  await openBase()
  let opened = 0
  const count = () => (opened += 1)
  page.on('domcontentloaded', count)
  await page.route(`**${asset}`, spoil)
  try {
    await follow(screen)
    await failed(fault === 'hangs')
    await page.unroute(`**${asset}`)
    await Promise.all(hanging.splice(0).map((route) => route.abort().catch(() => {})))
    await retry().click()
    await expect.poll(() => heading().innerText()).toBe(title)
    return opened <= 1 ? null : `opened anew ${opened} times`
  } catch (error) {
    return String(error)
  } finally {
    page.off('domcontentloaded', count)
    await page.unroute(`**${asset}`)
  }
}

/** Waits until the page says that its part did not come; where nothing answers, the page's own time has to pass. */
async function failed(isSlow: boolean): Promise<void> {
  if (isSlow) {
    await expect.poll(() => hanging.length).toBe(1)
    await page.clock.fastForward(timeouts.scriptLoad)
  }
  await retry().waitFor()
}

/** The long run takes every part and every fault. */
const timeout = isLongRun ? 3_600_000 : 300_000

test(
  'a part of a screen that does not come opens the page anew at most once, then can be tried again',
  { timeout },
  async () => {
    const began = performance.now()
    const parts = await partsOfScreens()
    const sheets = parts.filter(({ asset }) => asset.endsWith('.css'))
    expect(sheets.length).toBeGreaterThan(0)
    const names = Object.keys(faults)
    const pairs = isLongRun
      ? parts.flatMap((part) => names.map((fault) => ({ part, fault })))
      : [
          ...names.flatMap((fault, index) => parts.slice(3 * index, 3 * index + 1).map((part) => ({ part, fault }))),
          ...sheets.slice(0, 1).map((part) => ({ part, fault: 'is a page' })),
        ]
    const violations = []
    for (const { part, fault } of pairs) {
      const violation = await violationOf(part, fault)
      if (violation !== null) violations.push(`${part.asset} of ${part.screen} ${fault}: ${violation}`)
    }
    keepFigures({
      journey: 'parts of screens',
      requests: parts.length,
      pairs: pairs.length,
      violations: violations.length,
      milliseconds: performance.now() - began,
    })
    expect(violations).toEqual([])
  },
)

const newer = 'newer0000000'

/**
 * A newer build takes the place of the one that the page is of: until the page is opened anew its parts are gone, and
 * every answer says the other build. Answers how to take it back.
 */
async function deploy(): Promise<() => Promise<void>> {
  let isAnew = false
  const notice = (request: Request) => (isAnew ||= request.isNavigationRequest())
  page.on('request', notice)
  await page.route('**/assets/**', (route) => (isAnew ? route.continue() : route.fulfill({ status: 404 })))
  await page.route(/\/(front|client|v1|v2)\//, async (route) => {
    if (isAnew) return route.continue()
    const response = await route.fetch()
    return route.fulfill({ response, headers: { ...response.headers(), 'x-podium-build': newer } })
  })
  return async () => {
    page.off('request', notice)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  }
}

/** From which screen to which somebody goes on. */
const ways = (isLongRun ? [base, '/my-paper', paths.tasks(1)] : [base]).flatMap((from) =>
  screens.filter((to) => to !== from).map((to) => [from, to] as const),
)

test('a newer build under an open page: every screen opens, anew at most once', { timeout }, async () => {
  const opened = []
  for (const [from, to] of ways) {
    await openBase()
    const before = await heading().innerText()
    if (from !== base) {
      await follow(from)
      await expect.poll(() => heading().innerText()).not.toBe(before)
    }
    let times = 0
    const count = () => (times += 1)
    const takeBack = await deploy()
    page.on('domcontentloaded', count)
    const left = await heading().innerText()
    await follow(to)
    const isMissing = (title: string) => title === left || /还没有开放|加载失败/.test(title)
    await expect.poll(async () => isMissing(await heading().innerText())).toBe(false)
    page.off('domcontentloaded', count)
    await takeBack()
    opened.push([from, to, times <= 1])
  }
  expect(opened).toEqual(ways.map(([from, to]) => [from, to, true]))
})

test('over typed work the page stays; a reload is offered on the next page, and not again after a no', async () => {
  await openBase()
  await follow(paths.editPhone)
  const mobile = page.getByLabel('新手机号')
  await mobile.fill('139')
  const takeBack = await deploy()
  let times = 0
  page.on('domcontentloaded', () => (times += 1))
  await Promise.all([
    page.waitForResponse((response) => response.headers()['x-podium-build'] === newer),
    // The portal asks for news by itself.
    page.clock.fastForward(120_000),
  ])
  expect(await mobile.inputValue()).toBe('139')
  await follow('/classes-dialog')
  await retry().waitFor()
  await page.getByText('讲台更新了').waitFor()
  await page.getByRole('button', { name: '稍后再说' }).click()
  await follow(base)
  await heading().waitFor()
  expect([await page.getByText('讲台更新了').count(), times]).toEqual([0, 0])
  await takeBack()
})
