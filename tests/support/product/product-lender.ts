import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { startAreaSite } from './area-site.ts'
import { headlessProgram } from './browser.ts'
import { keepFilledData } from './filled-data.ts'
import { type FilledProduct, startFilledProduct } from './filled-product.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address that starts a product on the first request for its name and returns its URL. */
    lender: string
    /** The WebSocket endpoint of the browser shared by all tests. */
    browser: string
  }
}

/** Resolves the test hosts that stand in for production's. */
const hostRule = '--host-resolver-rules=MAP *.podium.test 127.0.0.1'

/**
 * Takes the tests' own certificates at once. Contexts that overlook the error fetch again after each, and a page that is
 * unlucky with its connections runs out of tries.
 */
const anyCertificate = '--ignore-certificate-errors'

/** Pages live only for seconds: optimising their scripts costs more than it saves. */
const plainScripts = '--js-flags=--no-turbofan --no-maglev'

/** One browser for all test files, and products on demand, each run as a user would, with test doors. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await keepFilledData()
  const areas = await startAreaSite()
  const browser = await chromium.launchServer(await headlessProgram([hostRule, plainScripts, anyCertificate]))
  const products = new Map<string, Promise<FilledProduct>>()
  const lend = (name: string): Promise<FilledProduct> => {
    const product =
      products.get(name) ?? startFilledProduct({ PODIUM_TEST_DOORS: '1', PODIUM_AREAS: `settings-html=${areas.url}` })
    products.set(name, product)
    return product
  }
  const lender = http.createServer((request, response) => {
    lend(request.url ?? '').then(
      ({ port }) => response.end(`http://127.0.0.1:${port}`),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  await new Promise<void>((resolve) => lender.listen(0, '127.0.0.1', resolve))
  project.provide('lender', `http://127.0.0.1:${(lender.address() as AddressInfo).port}`)
  project.provide('browser', browser.wsEndpoint())
  return async () => {
    lender.close()
    await browser.close()
    for (const product of products.values()) await (await product).close()
    await areas.close()
  }
}
