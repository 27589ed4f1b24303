import { type Browser, chromium } from 'playwright-core'
import { inject } from 'vitest'

/**
 * The address of a product that files of this process share, one file after another; files that run at the same time never
 * share one. Whoever leaves a product as others cannot use it names it: that is shared only by those who give the same name.
 */
export async function lendProduct(name = 'any'): Promise<string> {
  const answer = await fetch(`${inject('lender')}/${name}-${process.env['VITEST_POOL_ID']}`)
  const text = await answer.text()
  if (!answer.ok) throw new Error(text)
  return text
}

/** The browser of all tests. To close it closes what was opened here. */
export const connectBrowser = (): Promise<Browser> => chromium.connect(inject('browser'))
