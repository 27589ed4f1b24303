import type { Browser, BrowserContext, BrowserContextOptions, Frame, Page } from 'playwright-core'
import { demoPassword } from '#server/content/demo/people.ts'
import { addHost } from '#tests/support/pages/host.ts'
import { pagePatience } from '#tests/support/runs/page-patience.ts'
import { startFilledProduct } from '#tests/support/product/filled-product.ts'
import { type FrameHost, startFrameHost } from '#tests/support/documents/frame-host.ts'
import { connectBrowser } from '#tests/support/product/lent-product.ts'
import { freePort } from '#tests/support/product/product.ts'
import type { RouteTeacher, RouteVisit } from './openings.ts'
import type { WalkedFrame } from './walk.ts'
import { startTlsProxy } from '#tests/support/service/tls-proxy.ts'

/** The product behind TLS, a page that may embed it in a frame, and a browser. */
export interface RouteStage {
  /**
   * Signs this teacher in for later visits, at the portal itself or in a frame. Both are done before anything is
   * opened, so that opened pages get no notice of sign-ins elsewhere.
   */
  readonly signIn: (teacher: RouteTeacher, isInFrame: boolean) => Promise<void>
  /** Opens the portal's home page as this person in this mode. */
  readonly open: (visit: RouteVisit) => Promise<WalkedFrame>
  readonly close: () => Promise<void>
}

export async function startRouteStage(): Promise<RouteStage> {
  const publicPort = await freePort()
  const address = `https://127.0.0.1:${publicPort}`
  const host = await startFrameHost()
  const product = await startFilledProduct({ PUBLIC_URL: address, PODIUM_FRAMES: host.origin })
  const proxy = await startTlsProxy({ publicPort, port: product.port })
  const browser = await connectBrowser()
  const setting = { browser, address, host }
  const kept = new Map<RouteTeacher, Kept>()
  return {
    signIn: async (teacher, isInFrame) =>
      void kept.set(teacher, await signInOnce(setting, teacher, isInFrame, kept.get(teacher))),
    open: (visit) => openVisit(setting, visit, visit.teacher === null ? undefined : kept.get(visit.teacher)),
    close: async () => {
      await browser.close()
      await proxy.close()
      await host.close()
      await product.close()
    },
  }
}

interface Setting {
  readonly browser: Browser
  readonly address: string
  readonly host: FrameHost
}

/** The browser state after signing in at the portal itself and in the frame. */
type Kept = Awaited<ReturnType<BrowserContext['storageState']>>

async function signInOnce(
  setting: Setting,
  teacher: RouteTeacher,
  isInFrame: boolean,
  kept: Kept | undefined,
): Promise<Kept> {
  const context = await newContext(setting, kept && { storageState: kept })
  const { frame } = await openAt(setting, await context.newPage(), isInFrame)
  await signIn(frame, teacher)
  const state = await context.storageState()
  await context.close()
  return state
}

async function signIn(frame: Frame, { mobile }: RouteTeacher): Promise<void> {
  await frame.getByRole('textbox', { name: '账号' }).waitFor()
  const guide = frame.getByRole('button', { name: '同意', exact: true })
  if (await guide.isVisible()) await guide.click()
  await frame.getByRole('textbox', { name: '账号' }).fill(mobile)
  await frame.getByLabel('密码', { exact: true }).fill(demoPassword)
  const consent = frame.getByRole('checkbox', { name: '我已阅读并同意' })
  if (await consent.isVisible()) await consent.check()
  await frame.getByRole('button', { name: '登录', exact: true }).click()
  await frame.getByRole('heading', { name: '今天' }).waitFor()
}

/** The desktop host's window is larger. */
export const routeSizes = {
  browser: { width: 1280, height: 800 },
  desktop: { width: 1400, height: 900 },
  embedded: { width: 1280, height: 800 },
} as const

async function openVisit(setting: Setting, { mode }: RouteVisit, kept: Kept | undefined): Promise<WalkedFrame> {
  const context = await newContext(setting, { viewport: routeSizes[mode], ...(kept && { storageState: kept }) })
  const page = await context.newPage()
  if (mode === 'desktop') await addHost(page)
  return openAt(setting, page, mode === 'embedded')
}

async function newContext({ browser }: Setting, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: 'zh-CN', ...options })
  context.setDefaultTimeout(pagePatience)
  return context
}

async function openAt({ address, host }: Setting, page: Page, isInFrame: boolean): Promise<WalkedFrame> {
  await page.goto(isInFrame ? `${host.origin}/#${address}/` : `${address}/`)
  const frame = isInFrame ? await frameOf(page) : page.mainFrame()
  await frame.locator('#frame').waitFor({ state: 'detached' })
  return { page, frame }
}

async function frameOf(page: Page): Promise<Frame> {
  const element = await page.locator('iframe').elementHandle()
  const frame = await element?.contentFrame()
  if (!frame) throw new Error('The page has no frame')
  await frame.waitForURL(/^https:/)
  return frame
}
