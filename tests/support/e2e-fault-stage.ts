import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { moveServiceClock } from './e2e-doors.ts'
import { openContext, type Screen } from './e2e-pages.ts'
import { type Journey, runFaults } from './fault-runs.ts'
import { type FaultyNetwork, startFaultyNetwork } from './faulty-network.ts'
import { connectBrowser, lendProduct } from './lent-product.ts'

/** Its clock is moved by days, and codes are sent all the time. */
const address = await lendProduct('faults')

/** A browser behind a network that can be spoilt, for one test file. */
export interface FaultStage {
  readonly address: string
  /** The only page of a browser of its own; its clock can be moved. */
  readonly openPage: (screen?: Screen) => Promise<Page>
  /** Lets time pass for every page and for the service. */
  readonly pass: (milliseconds: number) => Promise<void>
  readonly expectToOutlive: (journey: Journey) => Promise<void>
}

/** Registers its beginning and end with the test file. */
export function faultStage(): FaultStage {
  let browser: Browser
  let network: FaultyNetwork
  const pages = () => browser.contexts().flatMap((context) => context.pages())
  const pass = async (milliseconds: number) => {
    await moveServiceClock(address, milliseconds)
    await Promise.all(pages().map((page) => page.clock.fastForward(milliseconds)))
  }
  beforeAll(async () => {
    network = await startFaultyNetwork(pass)
    browser = await connectBrowser()
  })
  afterAll(async () => {
    await browser.close()
    await network.close()
  })
  return {
    address,
    openPage: async (screen) => {
      const page = await (await openContext(browser, screen, network.address)).newPage()
      await page.clock.install()
      // What moves would only have to be waited for.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      return page
    },
    pass,
    expectToOutlive: async (journey) => {
      try {
        expect(await runFaults(journey, { address, network, pass })).toEqual([])
      } finally {
        await Promise.all(browser.contexts().map((context) => context.close()))
      }
    },
  }
}
