import type { Browser, BrowserContext, Page, Response } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signOn } from '#api/contract/areas/sign-on.ts'
import { user } from '#api/contract/areas/user.ts'
import { demoMobiles, home, openAddress, openContext, signInByPassword } from '#tests/support/pages/pages.ts'
import { connectBrowser } from '#tests/support/product/lent-product.ts'
import { startTwoHosts, type TwoHosts } from '#tests/support/product/two-hosts.ts'
import { resultId } from '#tests/support/service/result-id.ts'

let hosts: TwoHosts
let browser: Browser
let context: BrowserContext
let page: Page
/** Host, path and result code of every answered call, in order. */
let answers: { readonly origin: string; readonly path: string; readonly code: number }[]
const complaints: string[] = []

beforeAll(async () => {
  hosts = await startTwoHosts()
  browser = await connectBrowser()
  context = await openContext(browser, 'computer', { ignoreHTTPSErrors: true })
  page = await context.newPage()
  page.on('response', (response) => void note(response))
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
})

afterAll(async () => {
  await browser.close()
  await hosts.close()
})

async function note(response: Response): Promise<void> {
  if (response.request().method() !== 'POST') return
  const { origin, pathname: path } = new URL(response.url())
  const answer = (await response.json().catch(() => null)) as { readonly result: { readonly code: number } } | null
  if (answer !== null) answers.push({ origin, path, code: answer.result.code })
}

const codesOf = (origin: string) => answers.filter((answer) => answer.origin === origin).map(({ code }) => code)

const ticketsAsked = () => answers.filter(({ path }) => path === signOn.serviceTicket.path)

/** How often each call of the second service was rejected with this code, and how often it succeeded. */
function turns(code: number): readonly (readonly [number, number])[] {
  const paths = new Set(answers.filter((one) => one.origin === hosts.api && one.code === code).map(({ path }) => path))
  return [...paths].map((path) => {
    const own = answers.filter((one) => one.origin === hosts.api && one.path === path)
    return [own.filter((one) => one.code === code).length, own.filter((one) => one.code === 0).length] as const
  })
}

test('after signing in here, a call that another service rejects is repeated once with a ticket', async () => {
  answers = []
  await openAddress(page, `${hosts.pages}/#/login`)
  await signInByPassword(page, demoMobiles.lin)
  await home(page).waitFor()
  await page.waitForLoadState('networkidle')
  const refused = codesOf(hosts.api).filter((code) => code !== 0)
  expect(refused.length).toBeGreaterThan(0)
  expect(new Set(refused)).toEqual(new Set([-21]))
  expect(turns(-21).filter(([sentBack, answered]) => answered < sentBack)).toEqual([])
  expect(ticketsAsked().map(({ origin, code }) => [origin, code])).toEqual([[hosts.pages, 0]])
  expect(new Set(answers.filter(({ origin }) => origin === hosts.pages).map(({ code }) => code))).toEqual(new Set([0]))
  const names = (await context.cookies()).map(({ name, domain }) => `${name} ${domain}`).toSorted()
  expect(names).toEqual([
    '__Host-pre teacher.podium.test',
    '__Host-sid api.podium.test',
    '__Host-sid teacher.podium.test',
  ])
  expect(complaints).toEqual([])
})

test('a call whose ticket was used or has expired gets another one and succeeds', async () => {
  answers = []
  let left = 1
  await page.route(`${hosts.api}${user.teacherInfo.path}`, async (route) => {
    if (route.request().method() !== 'POST' || left === 0) return route.fallback()
    left -= 1
    await route.fulfill({
      contentType: 'application/json',
      headers: { 'access-control-allow-origin': hosts.pages, 'access-control-allow-credentials': 'true' },
      body: JSON.stringify({ data: null, result: { code: -22, msg: '' } }),
    })
  })
  await page.reload()
  await home(page).waitFor()
  await page.waitForLoadState('networkidle')
  expect(turns(-22)).toEqual([[1, expect.any(Number)]])
  expect(turns(-22)[0]?.[1]).toBeGreaterThan(0)
  expect(ticketsAsked().map(resultId)).toEqual(['ok'])
  expect(complaints).toEqual([])
})

/** Holds back calls to the other service until this many have gathered. */
async function gather(count: number): Promise<void> {
  const held: (() => void)[] = []
  await page.route(`${hosts.api}/**`, async (route) => {
    if (held.length < count) {
      const isReleased = new Promise<void>((resolve) => held.push(resolve))
      if (held.length === count) for (const release of held) release()
      await isReleased
    }
    await route.fallback()
  })
}

test('calls that are rejected together share one ticket', async () => {
  await gather(3)
  await context.clearCookies({ domain: 'api.podium.test' })
  answers = []
  await page.evaluate(() => (location.hash = '#/my-paper'))
  await page.getByRole('heading', { name: '我的试卷' }).waitFor()
  const sentBack = () => codesOf(hosts.api).filter((code) => code === -21).length
  const areAnswered = () => turns(-21).every(([refused, answered]) => answered >= refused)
  await expect.poll(() => sentBack() >= 3 && areAnswered()).toBe(true)
  expect(ticketsAsked().map(resultId)).toEqual(['ok'])
  expect(complaints).toEqual([])
  await page.unroute(`${hosts.api}/**`)
})

/** The other service's answer to this browser. */
const codeThere = (): Promise<number> =>
  page.evaluate(async (address) => {
    const headers = { 'x-teacher-agent': 'web/6.1.1', 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await fetch(address, { method: 'POST', credentials: 'include', headers, body: '' })
    const { result } = (await answer.json()) as { readonly result: { readonly code: number } }
    return result.code
  }, hosts.api + user.teacherInfo.path)

test('signing out here ends the session there', async () => {
  expect(await codeThere()).toBe(0)
  await page.getByRole('button', { name: /账号菜单$/ }).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await page.getByRole('textbox', { name: '账号' }).waitFor()
  expect(await codeThere()).toBe(-21)
})
