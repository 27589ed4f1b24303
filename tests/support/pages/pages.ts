import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { demoPassword } from '#server/content/demo/people.ts'
import type { WantedSessions } from '#server/test-teacher.ts'
import { openSessions } from './doors.ts'
import { pagePatience } from '#tests/support/runs/page-patience.ts'

/** Teachers of the demo school. */
export const demoMobiles = { lin: '13800000001', xu: '13800000002', gu: '13800000003' } as const

export type Screen = 'computer' | 'phone'

const sizes = { computer: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } } as const

/** A separate browser context: it shares neither cookies nor storage. */
export async function openContext(
  browser: Browser,
  screen: Screen = 'computer',
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: sizes[screen], locale: 'zh-CN', ...options })
  // A failure then names what was waited for, instead of the test's own time limit.
  context.setDefaultTimeout(pagePatience)
  return context
}

/** The only page of a separate browser context. */
export const openPage = async (browser: Browser, screen: Screen = 'computer'): Promise<Page> =>
  (await openContext(browser, screen)).newPage()

const withoutPlaceholder = (page: Page): Promise<void> => page.locator('#frame').waitFor({ state: 'detached' })

/** Opens an address and waits until the page has replaced its placeholder, which takes no clicks. */
export async function openAddress(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await withoutPlaceholder(page)
}

/**
 * Stops whatever a page is doing by going to an image of the same origin, so that the browser keeps its compiled code.
 */
export async function leave(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/favicon.svg`)
}

/** Fills in the sign-in form on the page and submits it. */
export async function signInByPassword(page: Page, account: string, password: string = demoPassword): Promise<void> {
  // Unlike the page, its placeholder does not know whether this browser has to be asked for consent.
  await withoutPlaceholder(page)
  await page.getByRole('textbox', { name: '账号' }).fill(account)
  await page.getByLabel('密码', { exact: true }).fill(password)
  const consent = page.getByRole('checkbox', { name: '我已阅读并同意' })
  if ((await consent.count()) > 0) await consent.check()
  await page.getByRole('button', { name: '登录', exact: true }).click()
}

/** The first visible one of these. */
export const seen = (locator: Locator): Locator => locator.filter({ visible: true }).first()

/** The home page of the portal. */
export const home = (page: Page) => page.getByRole('heading', { name: '今天' })

/** Puts a teacher's session into a browser, as if they had signed in earlier. */
export async function addSession(
  context: BrowserContext,
  address: string,
  wanted: Omit<WantedSessions, 'count'>,
): Promise<void> {
  const [cookie = ''] = await openSessions(address, { ...wanted, count: 1 })
  const [name = '', value = ''] = cookie.split('=')
  await context.addCookies([{ name, value, url: address, httpOnly: true, sameSite: 'Strict' }])
}

/** A browser on the portal's home page. */
export async function openPortal(browser: Browser, address: string, username: string): Promise<Page> {
  const page = await openPage(browser)
  await addSession(page.context(), address, { username, surface: 'portal', consented: true })
  await openAddress(page, `${address}/#/`)
  await home(page).waitFor()
  return page
}

/** The path the page is at. */
export const pathOf = (page: Page): string => new URL(page.url()).hash.slice(1)
