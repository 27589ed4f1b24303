import type { Page } from 'playwright-core'
import { vi } from 'vitest'
import type { AnyMachineSnapshot } from 'xstate'
import { phone } from '#api/contract/groups/phone.ts'
import { qrLogin } from '#api/contract/groups/qr-login.ts'
import { signOn } from '#api/contract/groups/sign-on.ts'
import { verification } from '#api/contract/groups/verification.ts'
import { passwordDigest } from '#api/contract/password-digest.ts'
import { sessionKeys } from '#domain/portal/constants.ts'
import { demoPassword } from '#server/content/demo/people.ts'
import { moveServiceClock } from '#tests/support/pages/doors.ts'
import { demoMobiles } from '#tests/support/pages/pages.ts'
import { look } from '#tests/support/charts/browser.ts'
import { fillDevices, settle } from '#tests/support/charts/login.ts'
import { testOnScreen } from '#tests/support/charts/screen-tests.ts'
import type { Cast, Screen } from '#tests/support/charts/screen.ts'
import { pagePatience } from '#tests/support/runs/page-patience.ts'
import { qrLoginTable } from '#tests/support/charts/tables.ts'
import { clientAt } from '#tests/support/product/product.ts'
import { openBrowser } from '#tests/support/product/test-browser.ts'

const teacher = demoMobiles.lin

/** What the service refuses. */
const spoilt = { change: () => 'qrId=?' }

/** A phone, driven by its calls: it signs in, scans the computer's code, and decides. */
function phoneFor({ page, address }: Screen) {
  const browser = openBrowser((uid, cookie) => clientAt(address, uid, cookie))
  const shown = () => page.evaluate((key) => sessionStorage.getItem(key) ?? '', sessionKeys.qrId)
  const scan = async () => {
    const { token } = await browser.get(verification.clientToken, {})
    const credentials = { username: teacher, password: passwordDigest(demoPassword), token }
    browser.setUid((await browser.get(phone.signIn, credentials)).uid)
    const qrId = await shown()
    return { qrId, nonce: (await browser.get(phone.scan, { qrId })).nonce }
  }
  return {
    scan: async () => void (await scan()),
    confirm: async () => void (await browser.get(phone.confirm, await scan())),
    cancel: async () => void (await browser.get(phone.cancel, await scan())),
  }
}

async function cast(screen: Screen): Promise<Cast> {
  const { page, address, held } = screen
  const panel = page.getByRole('region', { name: '扫码登录' })
  const says = (text: string) => () => panel.getByRole('status').getByText(text).waitFor()
  const dialog = page.getByRole('dialog', { name: '登录设备过多' })
  const computer = phoneFor(screen)
  const showPanel = await panelHeldBack(page)
  const open = async () => {
    await page.goto(`${address}/#/login`)
    await showPanel()
  }
  const polls = {
    scanned: computer.scan,
    confirmed: computer.confirm,
    cancelled: computer.cancel,
    expired: () => moveServiceClock(address, 121_000),
    refused: async () => spoilt,
  }
  await settle(address, teacher)
  return {
    openings: {
      anew: open,
      kept: async () => {
        held.hold(false)
        await open()
        await says('二维码已备好，请用手机扫码')()
        held.hold(true)
        await page.reload()
        await showPanel()
      },
    },
    answers: {
      'request.refused': async () => spoilt,
      'resume.scanned': computer.scan,
      'resume.confirmed': computer.confirm,
      ...Object.fromEntries(
        Object.entries(polls).flatMap(([kind, act]) => [
          [`pollLoaded.${kind}`, act],
          [`pollScanned.${kind}`, act],
        ]),
      ),
      // The demo's service has no account that is unknown to it: this answer is taken from the specification.
      'redeem.unbound': async () => ({ code: 1, data: { openId: 'o', state: 's' } }),
      'redeem.tooManyDevices': () => fillDevices(address, teacher),
    },
    acts: {
      'qr.refresh': (_event, snapshot) => refresh(screen, snapshot),
      'page.hide': () => look(page, 'hidden'),
      'page.show': () => look(page, 'visible'),
      'network.drop': () => page.context().setOffline(true),
      'network.return': async () => {
        await page.context().setOffline(true)
        await page.context().setOffline(false)
      },
      'devices.close': () => dialog.getByRole('button', { name: '取消' }).click(),
    },
    states: {
      'open.code.loading': says('正在取二维码…'),
      'open.code.loaded': says('二维码已备好，请用手机扫码'),
      'open.code.loadFailed': says('二维码出错'),
      'open.code.scanned': says('扫码成功'),
      'open.code.loggingIn': says('登录中…'),
      'open.code.cancelled': says('扫码登录已取消'),
      'open.code.loginFailed': async ({ context }) => {
        await (context['failure'].kind === 'tooManyDevices' ? screen.reveal(dialog) : says('登录失败')())
      },
      'open.code.expired': says('二维码已过期'),
      'open.page.visible': () => screen.reveal(() => page.evaluate(() => document.visibilityState === 'visible')),
      'open.page.hidden': () => screen.reveal(() => page.evaluate(() => document.visibilityState === 'hidden')),
      'open.network.online': () => screen.reveal(() => page.evaluate(() => navigator.onLine)),
      'open.network.offline': () => screen.reveal(() => page.evaluate(() => !navigator.onLine)),
      signedIn: () => screen.portal().waitFor(),
      unbound: async () => {
        screen.portal()
        await page.waitForURL(/#\/bind\//)
      },
    },
  }
}

/**
 * Whatever arrives later than its page is shown after a short delay: the panel's script is held back until that is
 * over, so that the machine starts on time. Returns a function that shows it.
 */
async function panelHeldBack(page: Page): Promise<() => Promise<void>> {
  const asked: (() => void)[] = []
  await page.route(/\/ways-[^/]*\.js$/, async (route) => {
    await new Promise<void>((resolve) => asked.push(resolve))
    await route.continue()
  })
  return async () => {
    // The page requests its scripts once it has painted its frame.
    const show = await vi.waitFor(
      async () => {
        await page.clock.runFor(20)
        return asked.shift() ?? Promise.reject(new Error('Nobody asks for the panel'))
      },
      { timeout: pagePatience, interval: 5 },
    )
    await page.clock.runFor(1000)
    show()
  }
}

async function refresh({ page }: Screen, snapshot: AnyMachineSnapshot): Promise<void> {
  const button = page.getByRole('region', { name: '扫码登录' }).getByRole('button', { name: '刷新' })
  // While the ticket is redeemed the button is shown but does nothing.
  if (snapshot.matches({ open: { code: 'loggingIn' } })) await button.and(page.locator(':disabled')).waitFor()
  else await button.click()
}

const { answers = {} } = qrLoginTable
const { result, loginUrl } = qrLogin

testOnScreen(
  {
    ...qrLoginTable,
    sleeps: [125_000],
    answers: { ...answers, redeem: answers['redeem']?.slice(0, 3) ?? [] },
    isPossible: ({ type }, snapshot) => {
      const { context } = snapshot
      const isOffline = snapshot.matches({ open: { network: 'offline' } })
      const hasTooMany = context['failure']?.kind === 'tooManyDevices'
      if (type.startsWith('devices.')) return hasTooMany
      // The dialog covers everything else.
      if (type === 'qr.refresh') return !hasTooMany
      if (type === 'network.return') return !isOffline
      return !(isOffline && type.startsWith('xstate.done.'))
    },
    requests: {
      request: loginUrl.path,
      resume: result.path,
      pollLoaded: result.path,
      pollScanned: result.path,
      redeem: signOn.autoLogin.path,
    },
    // A restored code is older than the polling interval.
    inexact: { untilExpiry: 2001 },
    cast,
  },
  { states: 30, transitions: 54, paths: 37, undriven: [] },
)
