import type { Browser, BrowserContext, Page, Response } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signOn } from '#api/contract/groups/sign-on.ts'
import { user } from '#api/contract/groups/user.ts'
import { resultCodes } from '#api/contract/result-codes.ts'
import { demoMobiles, home, openAddress, openContext, signInByPassword } from '#tests/support/pages/pages.ts'
import { connectBrowser } from '#tests/support/product/lent-product.ts'
import { startTwoHosts, type TwoHosts } from '#tests/support/product/two-hosts.ts'
import { type ResultId, resultId } from '#tests/support/service/result-id.ts'

let hosts: TwoHosts
let browser: Browser
let context: BrowserContext
let page: Page
/** Host, path and result of every answered call, in order. */
let answers: { readonly origin: string; readonly path: string; readonly result: ResultId }[]
const complaints: string[] = []

beforeAll(async () => {
  hosts = await startTwoHosts()
  browser = await connectBrowser()
  context = await openContext(browser, 'computer')
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
  if (answer !== null) answers.push({ origin, path, result: resultId(answer.result) })
}

const resultsOf = (origin: string) => answers.filter((answer) => answer.origin === origin).map(({ result }) => result)

const ticketsAsked = () => answers.filter(({ path }) => path === signOn.serviceTicket.path)

/** How often each call of the second service was rejected in this way, and how often it succeeded. */
function turns(refusal: ResultId): readonly { readonly refused: number; readonly answered: number }[] {
  const there = answers.filter(({ origin }) => origin === hosts.api)
  const paths = new Set(there.filter(({ result }) => result === refusal).map(({ path }) => path))
  return [...paths].map((path) => {
    const results = there.filter((one) => one.path === path).map(({ result }) => result)
    const [refused, answered] = [results.filter((one) => one === refusal), results.filter((one) => one === 'ok')]
    return { refused: refused.length, answered: answered.length }
  })
}

test('after signing in here, a call that another service rejects is repeated once with a ticket', async () => {
  answers = []
  await openAddress(page, `${hosts.pages}/#/login`)
  await signInByPassword(page, demoMobiles.lin)
  await home(page).waitFor()
  await page.waitForLoadState('networkidle')
  const refusals = resultsOf(hosts.api).filter((result) => result !== 'ok')
  expect(new Set(refusals)).toEqual(new Set(['ticketNeeded']))
  expect(turns('ticketNeeded').filter(({ refused, answered }) => answered < refused)).toEqual([])
  expect(ticketsAsked().map(({ origin, result }) => ({ origin, result }))).toEqual([
    { origin: hosts.pages, result: 'ok' },
  ])
  expect(new Set(resultsOf(hosts.pages))).toEqual(new Set(['ok']))
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
      body: JSON.stringify({ data: null, result: { code: resultCodes.ticketExpired, msg: '' } }),
    })
  })
  await page.reload()
  await home(page).waitFor()
  await page.waitForLoadState('networkidle')
  expect(turns('ticketExpired')).toEqual([{ refused: 1, answered: expect.any(Number) }])
  expect(turns('ticketExpired')[0]?.answered).toBeGreaterThan(0)
  expect(ticketsAsked().map(({ result }) => result)).toEqual(['ok'])
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
  const sentBack = () => resultsOf(hosts.api).filter((result) => result === 'ticketNeeded').length
  const areAnswered = () => turns('ticketNeeded').every(({ refused, answered }) => answered >= refused)
  await expect.poll(() => sentBack() >= 3 && areAnswered()).toBe(true)
  expect(ticketsAsked().map(({ result }) => result)).toEqual(['ok'])
  expect(complaints).toEqual([])
  await page.unroute(`${hosts.api}/**`)
})

/** The other service's answer to this browser. */
async function resultThere(): Promise<ResultId> {
  const answered = await page.evaluate(async (address) => {
    const headers = { 'x-teacher-agent': 'web/6.1.1', 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await fetch(address, { method: 'POST', credentials: 'include', headers, body: '' })
    return (await answer.json()) as { readonly result: { readonly code: number } }
  }, hosts.api + user.teacherInfo.path)
  return resultId(answered.result)
}

test('signing out here ends the session there', async () => {
  expect(await resultThere()).toBe('ok')
  await page.getByRole('button', { name: /账号菜单$/ }).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await page.getByRole('textbox', { name: '账号' }).waitFor()
  expect(await resultThere()).toBe('ticketNeeded')
})
