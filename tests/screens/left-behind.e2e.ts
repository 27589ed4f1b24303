import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { account } from '#api/contract/groups/account.ts'
import { course } from '#api/contract/groups/course.ts'
import { home as homeArea } from '#api/contract/groups/home.ts'
import { assigning } from '#api/contract/groups/assigning.ts'
import { message } from '#api/contract/groups/message.ts'
import { paper } from '#api/contract/groups/paper.ts'
import { qrLogin } from '#api/contract/groups/qr-login.ts'
import { setup } from '#api/contract/groups/setup.ts'
import { signOn } from '#api/contract/groups/sign-on.ts'
import { storageKeys } from '#api/ports/storage-keys.ts'
import { qrLimits, setUserRetry } from '#domain/portal/constants.ts'
import { publicPaths } from '#domain/paths/public-paths.ts'
import { coursesNewEnough } from '#routes/courses-query.ts'
import { placeTeacher } from '#tests/support/pages/doors.ts'
import { actsOfHost, addHost, answerOfHost, askedOfHost } from '#tests/support/pages/host.ts'
import { addSession, demoMobiles, home, openPage, signInByPassword } from '#tests/support/pages/pages.ts'
import { expectRequests, type NotedRequests, noteRequests, noteTimers, timersOf } from '#tests/support/pages/timers.ts'
import { connectBrowser, lendProduct } from '#tests/support/product/lent-product.ts'
import { goTo, signOut } from '#tests/support/charts/browser.ts'

const address = await lendProduct()
const username = demoMobiles.lin
let browser: Browser

/** Longer than any timer of the sign-in, in milliseconds. */
const longWhile = 130_000

beforeAll(async () => {
  browser = await connectBrowser()
})

afterEach(() => Promise.all(browser.contexts().map((context) => context.close())))

afterAll(async () => {
  await browser.close()
  await placeTeacher(address, { username })
})

/** A page whose timers and requests are recorded, and whose clock can be moved. */
async function openNoted() {
  await placeTeacher(address, { username })
  const page = await openPage(browser)
  await page.clock.install()
  await noteTimers(page)
  return { page, requests: noteRequests(page) }
}

/** From now on the page's browser is the teacher's. */
const become = (page: Page): Promise<void> => addSession(page.context(), address, { username, surface: 'portal' })

/** The home page, fully loaded, whatever was in progress before. */
async function isAtHome(page: Page, { underWay }: NotedRequests): Promise<void> {
  await home(page).waitFor()
  await page.locator('[aria-busy=true]').waitFor({ state: 'detached' })
  await expect.poll(underWay).toEqual([])
}

test('nothing of the sign-in continues in the portal: no code is polled, no countdown runs', async () => {
  const { page, requests } = await openNoted()
  await page.addInitScript(
    ([key, now]) =>
      localStorage.setItem(key, JSON.stringify([{ recipient: '138****0001', left: 4, endsAt: now + 59_000 }])),
    [storageKeys.smsCountdown, await page.evaluate(() => Date.now())] as const,
  )
  await page.goto(`${address}/#${publicPaths.login()}`)
  await page.getByRole('tab', { name: '短信登录' }).click()
  await page.getByRole('textbox', { name: '手机号' }).fill(username)
  await page.getByRole('button', { name: /^\d+s 后重新获取$/ }).waitFor()
  const asked = page.waitForRequest(`**${qrLogin.result.path}`)
  await page.clock.runFor(2 * qrLimits.pollAtLeast)
  await asked
  await page.getByRole('tab', { name: '账号登录' }).click()
  await signInByPassword(page, username)
  await isAtHome(page, requests)
  const came = await timersOf(page)
  requests.forget()
  await page.clock.runFor(longWhile)
  await expectRequests(page, requests, [message.unreadCount, assigning.unreviewedCount, course.approveCount])
  await page.reload()
  await isAtHome(page, requests)
  expect(came).toEqual(await timersOf(page))
})

test('an area that was left sends no requests, and going from one to another leaves no timer behind', async () => {
  const { page, requests } = await openNoted()
  await become(page)
  await page.goto(`${address}/`)
  await isAtHome(page, requests)
  const rounds: unknown[] = []
  for (let round = 0; round < 2; round += 1) {
    for (const [path, title] of [
      ['/my-paper', '我的试卷'],
      ['/paper-select/school-paper', '校本试卷'],
    ] as const) {
      await goTo(page, path)
      await page.getByRole('heading', { name: title, level: 1 }).waitFor()
    }
    const today = page.waitForResponse((response) => response.url().endsWith(homeArea.today.path))
    await goTo(page, publicPaths.home)
    await today
    await isAtHome(page, requests)
    rounds.push(await timersOf(page))
  }
  expect(rounds[1]).toEqual(rounds[0])
  expect(requests.asked()).toContain(paper.list.path)
  // The classes that the page started with are not read again at once.
  await page.clock.runFor(coursesNewEnough)
  requests.forget()
  // Anything left over sends requests when the page becomes visible again. Checking for sign-ins takes two calls, and a
  // failed one is not repeated, so time must not skip over either.
  const looked = page.waitForResponse((response) => response.url().endsWith(account.newLogins.path))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await looked
  await page.clock.runFor(longWhile)
  const ofHome = [
    homeArea.today,
    message.unreadCount,
    assigning.unreviewedCount,
    course.approveCount,
    course.list,
    account.newLogins,
    setup.currentTime,
  ]
  await expectRequests(page, requests, ofHome)
})

test('after signing out nothing is requested beyond what the sign-in needs', async () => {
  const { page, requests } = await openNoted()
  await become(page)
  await page.goto(`${address}/`)
  await isAtHome(page, requests)
  requests.forget()
  await signOut(page, (what) => (typeof what === 'function' ? Promise.resolve() : what.waitFor()))
  await page.getByRole('region', { name: '扫码登录' }).getByRole('img').first().waitFor()
  await expectRequests(page, requests, [qrLogin.loginUrl, setup.currentTime, signOn.logout])
  await page.clock.runFor(10_000)
  await expectRequests(page, requests, [qrLogin.result])
})

test('a desktop host that accepts nobody is told ten times, and then no more', async () => {
  const { page } = await openNoted()
  await addHost(page, { isQuick: false })
  await become(page)
  await page.goto(`${address}/`)
  for (let attempt = 0; attempt < setUserRetry.attempts; attempt += 1) {
    await expect.poll(() => askedOfHost(page)).toBe('林知夏')
    await answerOfHost(page, false)
    await page.clock.runFor(setUserRetry.interval)
  }
  await page.clock.runFor(longWhile)
  const reports = (await actsOfHost(page)).filter((act) => act.startsWith('user '))
  expect(reports).toEqual(Array.from({ length: setUserRetry.attempts }, () => 'user 林知夏'))
})
