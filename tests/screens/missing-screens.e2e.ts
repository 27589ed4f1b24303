import type { BrowserContext, Page, Route } from 'playwright-core'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { routeRows } from '#app/print-routes.ts'
import { timeouts } from '#domain/portal/constants.ts'
import { paths } from '#domain/paths/paths.ts'
import { placeTeacher } from '#tests/support/pages/doors.ts'
import { addSession, demoMobiles, openAddress, openContext } from '#tests/support/pages/pages.ts'
import { keepFigures } from '#tests/support/runs/figures.ts'
import { connectBrowser, lendProduct } from '#tests/support/product/lent-product.ts'
import { inShare } from '#tests/support/runs/share.ts'

const address = await lendProduct()
const { gu } = demoMobiles
const browser = await connectBrowser()
const context = await signedIn()
let page: Page

beforeEach(openBase)

// Whatever a test left unfinished ends with its page.
afterEach(() => page.close())

afterAll(async () => {
  await browser.close()
  await placeTeacher(address, { username: gu })
})

/** A browser in which a teacher is signed in. */
async function signedIn(): Promise<BrowserContext> {
  await placeTeacher(address, { username: gu })
  const opened = await openContext(browser)
  await addSession(opened, address, { username: gu, surface: 'portal' })
  return opened
}

/** An address whose page needs no code of its own. */
const base = '/material-download'

const heading = () => page.getByRole('heading', { level: 1 }).first()

const retry = () => page.getByRole('button', { name: '刷新试试' })

const follow = (path: string) => page.evaluate((hash) => void (location.hash = hash), path)

/** Goes to another screen; returns its heading once it is shown. */
async function goOn(path: string): Promise<string> {
  const before = await heading().innerText()
  await follow(path)
  await heading()
    .and(page.locator(`:not(:text-is(${JSON.stringify(before)}))`))
    .waitFor()
  return heading().innerText()
}

/** A fresh page whose clock can be moved, and which has not retried anything yet. */
async function openBase(): Promise<void> {
  page = await context.newPage()
  await page.clock.install()
  await openAddress(page, `${address}/#${base}`)
  await heading().waitFor()
}

interface Part {
  readonly screen: string
  /** The heading of the screen once it has loaded. */
  readonly title: string
  readonly asset: string
}

const routed = routeRows()
  .filter(({ built, access, path, area }) => built && access === 'teacher' && area === null && !path.includes('{'))
  .map(({ path }) => path)

const screens = [
  ...routed,
  paths.assignments(1),
  '/my-paper',
  '/paper-select',
  '/report-html?type=studytask&scope=class&courseId=1&homeworkId=1',
]

/**
 * The code that a form calls is loaded separately: the form appears without it, and a click loads it again
 * (`fetch-code.test.ts`).
 */
const isBeside = (asset: string): boolean => asset.startsWith('/assets/calls-')

/** Whether the screen with this address, or this fault of the first screen's parts, is in the share. */
const isWalked = (what: string): boolean => inShare(`part of ${what}`)

const [firstScreen = base, ...otherScreens] = screens

/** Scripts and style sheets that screens wait for; a page requests each once, for the first screen that needs it. */
async function partsOfScreens(): Promise<readonly Part[]> {
  const found: Part[] = []
  await openBase()
  const assets: string[] = []
  page.on('request', (request) => assets.push(new URL(request.url()).pathname))
  for (const screen of [firstScreen, ...otherScreens.filter(isWalked)]) {
    const title = await goOn(screen)
    const own = assets.splice(0).filter((one) => /^\/assets\/.*\.(js|css)$/.test(one) && !isBeside(one))
    found.push(...own.map((asset) => ({ screen, title, asset })))
    await goOn(base)
  }
  await page.close()
  return found
}

const faults: Readonly<Record<string, (route: Route) => Promise<void> | void>> = {
  'answers 404': (route) => route.fulfill({ status: 404 }),
  'answers 500': (route) => route.fulfill({ status: 500 }),
  'is a page': (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><p>讲台' }),
  'breaks off': (route) => route.abort('connectionreset'),
  hangs: (route) => void hanging.push(route),
}

const hanging: Route[] = []

const isSheet = ({ asset }: Part): boolean => asset.endsWith('.css')

const names = Object.keys(faults)

/**
 * All parts are loaded by one function, scripts one way and sheets another: the first of each meets all faults, and of
 * every other screen the part requested last meets one.
 */
function spoiltParts(): readonly (readonly [part: Part, fault: string])[] {
  const first = [parts.find((one) => !isSheet(one)), parts.find(isSheet)].flatMap((part) => part ?? [])
  const ofFirst = first.flatMap((part) => names.filter(isWalked).map((fault) => [part, fault] as const))
  const ofOthers = otherScreens.flatMap((screen, at) =>
    parts
      .filter((one) => one.screen === screen)
      .slice(-1)
      .map((part) => [part, names[at % names.length] ?? ''] as const),
  )
  return [...ofFirst, ...ofOthers]
}

/** The same in every build. */
const nameOf = ({ screen, asset }: Part): string => `${screen}: ${asset.replace(/^.*\/(.*)-[\w-]{8}\./, '$1.')}`

/** Breaks one part of a screen in one way until it is retried; returns how often the page was reloaded. */
async function spoil({ screen, title, asset }: Part, fault: string): Promise<number> {
  let opened = 0
  page.on('domcontentloaded', () => (opened += 1))
  await page.route(`**${asset}`, faults[fault] ?? (() => {}))
  await follow(screen)
  if (fault === 'hangs') {
    await expect.poll(() => hanging.length).toBe(1)
    // If nothing answers, the page's own timeout has to pass.
    await page.clock.fastForward(timeouts.scriptLoad)
  }
  await retry().waitFor()
  await page.unroute(`**${asset}`)
  await Promise.all(hanging.splice(0).map((route) => route.abort().catch(() => {})))
  await retry().click()
  await expect.poll(() => heading().innerText()).toBe(title)
  return opened
}

const parts = await partsOfScreens()

const spoilt = spoiltParts().map(([part, fault]) => [nameOf(part), fault, part] as const)

const figures = { journey: 'parts of screens', pairs: 0, violations: 0, milliseconds: 0 }

afterAll(() => keepFigures(figures))

test.each(spoilt)(
  '%s that %s opens the page anew at most once, then can be tried again',
  async (_name, fault, part) => {
    const began = performance.now()
    figures.pairs += 1
    figures.violations += 1
    expect(await spoil(part, fault)).toBeLessThanOrEqual(1)
    figures.violations -= 1
    figures.milliseconds += performance.now() - began
  },
)

test('style sheets are among the parts of screens', () => {
  expect(parts.some(isSheet)).toBe(true)
})

const newer = 'newer0000000'

/**
 * A newer build replaces the one that the page belongs to: the page's parts are gone until it is reloaded, and every
 * answer carries the other build's id.
 */
async function deploy(): Promise<void> {
  let isAnew = false
  page.on('request', (request) => (isAnew ||= request.isNavigationRequest()))
  await page.route('**/assets/**', (route) => (isAnew ? route.continue() : route.fulfill({ status: 404 })))
  await page.route(/\/(front|client|v1|v2)\//, async (route) => {
    if (isAnew) return route.continue()
    // A connection that the service has just closed for being idle is opened anew, as a browser does.
    const response = await route.fetch({ maxRetries: 1 })
    return route.fulfill({ response, headers: { ...response.headers(), 'x-podium-build': newer } })
  })
}

const beginnings = [base, '/my-paper', paths.assignments(1)]

/** `/paper` leads to the list of papers: starting there would go nowhere. */
const isSame = (from: string, to: string) => from === to || (from === '/my-paper' && to === '/paper')

/** From which screen to which people go: to each from only one, as a page keeps nothing of another but its parts. */
const ways = screens.map((to, at) => {
  const others = beginnings.filter((from) => !isSame(from, to))
  return [others[at % others.length] ?? base, to] as const
})

test.each(ways.filter(([, to]) => inShare(`newer build: ${to}`)))(
  'a newer build under an open page: from %s to %s, opened anew at most once',
  async (from, to) => {
    if (from !== base) await goOn(from)
    await deploy()
    let times = 0
    page.on('domcontentloaded', () => (times += 1))
    const left = await heading().innerText()
    await follow(to)
    const isMissing = (title: string) => title === left || /还没有开放|加载失败/.test(title)
    await expect.poll(async () => isMissing(await heading().innerText())).toBe(false)
    expect(times).toBeLessThanOrEqual(1)
  },
)

test('with typed work the page stays; a reload is offered on the next page, and not again once declined', async () => {
  await follow(paths.editPhone)
  const mobile = page.getByLabel('新手机号')
  await mobile.fill('139')
  await deploy()
  let times = 0
  page.on('domcontentloaded', () => (times += 1))
  await Promise.all([
    page.waitForResponse((response) => response.headers()['x-podium-build'] === newer),
    // The portal polls for news on its own.
    page.clock.fastForward(120_000),
  ])
  expect(await mobile.inputValue()).toBe('139')
  await follow('/smart-mark')
  await retry().waitFor()
  await page.getByText('讲台更新了').waitFor()
  await page.getByRole('button', { name: '稍后再说' }).click()
  await follow(base)
  await heading().waitFor()
  expect({ offers: await page.getByText('讲台更新了').count(), times }).toEqual({ offers: 0, times: 0 })
})
