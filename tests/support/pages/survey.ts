import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { createSurvey, type Survey } from './axe.ts'
import { demoMobiles, openAddress, openPage } from './pages.ts'
import { signOutEverywhere } from './sessions.ts'
import { connectBrowser, lendProduct } from '#tests/support/product/lent-product.ts'

const address = await lendProduct()

/** A browser of one test file whose pages are checked state by state. */
export interface SurveyedBrowser {
  readonly browser: () => Browser
  readonly survey: () => Survey
  /** Starts a new survey. */
  readonly begin: () => Survey
  /** Opens the sign-in page and starts a new survey. */
  readonly openLogin: (prepare?: (page: Page) => Promise<void>) => Promise<Page>
  /** Asserts the number of states checked, all of them without a violation. */
  readonly expectStates: (count: number) => void
}

/** Registers the browser's setup and cleanup with the test file. */
export function surveyedBrowser(): SurveyedBrowser {
  let browser: Browser
  let survey = createSurvey()
  beforeAll(async () => {
    browser = await connectBrowser()
    await signOutEverywhere(address, [demoMobiles.lin])
  })
  afterEach(() => Promise.all(browser.contexts().map((context) => context.close())))
  afterAll(async () => {
    await browser.close()
    await signOutEverywhere(address, [demoMobiles.lin])
  })
  const begin = () => (survey = createSurvey())
  return {
    browser: () => browser,
    survey: () => survey,
    begin,
    openLogin: async (prepare = async () => {}) => {
      begin()
      const page = await openPage(browser)
      await prepare(page)
      await openAddress(page, `${address}/#/login`)
      return page
    },
    expectStates: (count) => {
      expect(survey.found()).toEqual([])
      expect(survey.states().length).toBe(count)
    },
  }
}

/** A token in the service's format that belongs to nobody. */
export const fakeToken = 'T'.repeat(43)

export const fakeDevice = {
  deviceId: 1,
  browser: 'Chrome 147',
  system: 'Windows',
  address: '10.24.1.5',
  way: 'password',
  signedInAt: '2026-11-20T06:32:06Z',
  seenAt: '2026-11-20T06:32:06Z',
  isThis: false,
}

export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name }).click()

export const isThere = (page: Page, text: string | RegExp): Promise<void> => page.getByText(text).first().waitFor()
