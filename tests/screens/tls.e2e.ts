import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openContext } from '#tests/support/pages/pages.ts'
import { type FilledProduct, startFilledProduct } from '#tests/support/product/filled-product.ts'
import { connectBrowser } from '#tests/support/product/lent-product.ts'
import { freePort } from '#tests/support/product/product.ts'
import { startTlsProxy, type TlsProxy } from '#tests/support/service/tls-proxy.ts'

let address: string
let product: FilledProduct
let proxy: TlsProxy
let browser: Browser

beforeAll(async () => {
  const publicPort = await freePort()
  address = `https://127.0.0.1:${publicPort}`
  product = await startFilledProduct({ PUBLIC_URL: address })
  proxy = await startTlsProxy({ publicPort, port: product.port })
  browser = await connectBrowser()
})

afterAll(async () => {
  await browser.close()
  await proxy.close()
  await product.close()
})

test('behind a TLS proxy a teacher signs in with a secure cookie', async () => {
  expect(product.ready.split('\n')[0]).toBe(`Podium is ready at ${address}`)
  const context = await openContext(browser, 'computer')
  const page = await context.newPage()
  const failures: string[] = []
  page.on('pageerror', ({ message }) => failures.push(message))
  page.on('console', (message) => message.type() === 'error' && failures.push(message.text()))
  const [response] = await Promise.all([page.waitForResponse(`${address}/`), page.goto(`${address}/#/login`)])
  await page.getByRole('textbox', { name: '账号' }).fill('13800000001')
  await page.getByLabel('密码', { exact: true }).fill('Podium@2026')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.getByRole('heading', { name: '今天' }).waitFor()
  await page.reload()
  await page.getByRole('heading', { name: '今天' }).waitFor()
  expect(await response.headerValue('strict-transport-security')).toBe('max-age=31536000')
  const cookies = await context.cookies()
  expect(cookies.toSorted((one, other) => one.name.localeCompare(other.name))).toEqual(
    ['__Host-pre', '__Host-sid'].map((name) => ({
      name,
      value: expect.stringMatching(/^[\w-]{43}$/),
      domain: '127.0.0.1',
      path: '/',
      expires: -1,
      httpOnly: true,
      secure: true,
      sameSite: 'Strict',
    })),
  )
  expect(failures).toEqual([])
  await context.close()
})
