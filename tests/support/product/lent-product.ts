import { type Browser, chromium } from 'playwright-core'
import { inject } from 'vitest'

/**
 * The address of a product shared by this worker's test files, which run one after another; files running in parallel
 * never share one. A file that leaves the product unusable for others gives it a name: it is shared only with files
 * that use the same name.
 */
export async function lendProduct(name = 'any'): Promise<string> {
  const answer = await fetch(`${inject('lender')}/${name}-${process.env['VITEST_POOL_ID']}`)
  const text = await answer.text()
  if (!answer.ok) throw new Error(text)
  return text
}

/** The browser shared by all tests. Closing it closes only what was opened through this connection. */
export const connectBrowser = (): Promise<Browser> => chromium.connect(inject('browser'))
