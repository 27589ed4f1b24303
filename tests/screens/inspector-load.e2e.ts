import http from 'node:http'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openAddress, openContext } from '#tests/support/pages/pages.ts'
import { type ActorHolder, holdActor } from '#tests/support/charts/held-actor.ts'
import { connectBrowser, lendProduct } from '#tests/support/product/lent-product.ts'

declare global {
  var statelyEvents:
    | { readonly type: string; readonly name?: string; readonly event?: { readonly type: string } }[]
    | undefined
}

const address = await lendProduct()
let browser: Browser

beforeAll(async () => {
  browser = await connectBrowser()
})

afterAll(() => browser.close())

async function openInspector(): Promise<Page> {
  const context = await openContext(browser)
  const page = await context.newPage()
  await page.addInitScript(holdActor, 'area')
  await openAddress(page, `${address}/#/inspect`)
  await page.getByRole('img').waitFor()
  return page
}

/** Runs in the page. */
function burst(events: number): void {
  const { heldActor } = globalThis as ActorHolder
  for (let count = 0; count < events; count += 1) heldActor?.send({ type: 'area.leave' })
}

test('5,000 events in bursts of hundreds are followed without dropping one', async () => {
  const page = await openInspector()
  await page.getByRole('searchbox', { name: '按事件或流程查找' }).fill('area.leave')
  for (let bursts = 0; bursts < 25; bursts += 1) await page.evaluate(burst, 200)
  await page.getByText(/^显示 5000 \/ \d+ 条$/).waitFor()
  expect(await page.getByText(/^丢失 \d+ 条$/).textContent()).toBe('丢失 0 条')
  // Only rows in view are in the document.
  expect(await page.getByRole('list', { name: '事件记录' }).getByRole('listitem').count()).toBeLessThan(100)
  await page.context().close()
})

test('Stately is loaded only when somebody attaches it, and gets every actor and event', async () => {
  const stand = await standIn(`<script>(${listen.toString()})()</script>`)
  const page = await openInspector()
  await page.evaluate(openElsewhere, stand.address)
  const [stately] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: '连接 Stately' }).click(),
  ])
  await page.getByRole('button', { name: '已连接 Stately' }).waitFor()
  await page.evaluate(burst, 1)
  await stately.waitForFunction(() => globalThis.statelyEvents?.some(({ event }) => event?.type === 'area.leave'))
  const names = await stately.evaluate(() => globalThis.statelyEvents?.flatMap(({ name }) => name ?? []))
  const lasting = ['session', 'network', 'area']
  expect(lasting.filter((name) => names?.includes(name))).toEqual(lasting)
  expect(await page.evaluate(() => document.body.dataset['asked'])).toBe('https://stately.ai/inspect')
  await page.context().close()
  stand.close()
})

/** A page of another origin in place of Stately's, which tests cannot reach. */
async function standIn(html: string): Promise<{ readonly address: string; readonly close: () => void }> {
  const server = http.createServer((_request, answer) => {
    answer.setHeader('content-type', 'text/html').end(html)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const listening = server.address()
  const port = typeof listening === 'object' ? listening?.port : 0
  return { address: `http://127.0.0.1:${port}/`, close: () => server.close() }
}

/** Runs in the page: records which window was requested, and opens another one. */
function openElsewhere(elsewhere: string): void {
  const open = window.open.bind(window)
  window.open = (asked, name) => {
    document.body.dataset['asked'] = String(asked)
    return open(elsewhere, name)
  }
}

/** Runs in the window that stands in for Stately: keeps the messages it gets. */
function listen(): void {
  globalThis.statelyEvents = []
  addEventListener('message', ({ data }) => globalThis.statelyEvents?.push(data))
  opener.postMessage({ type: '@statelyai.connected' }, '*')
}
