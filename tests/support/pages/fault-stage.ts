import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { moveServiceClock } from './doors.ts'
import { openContext, type Screen } from './pages.ts'
import { type Journey, openFaultRun, pairsOf } from '#tests/support/product/fault-runs.ts'
import { startFaultyNetwork } from '#tests/support/documents/faulty-network.ts'
import { keepFigures } from '#tests/support/runs/figures.ts'
import { connectBrowser, lendProduct } from '#tests/support/product/lent-product.ts'
import { inShare } from '#tests/support/runs/share.ts'
import callsOfJourneys from './fault-calls.json' with { type: 'json' }

/** A product of its own: its clock is moved by days, and many codes are sent. */
const address = await lendProduct('faults')

/** A browser behind a faulty network, for one test file. */
export interface FaultStage {
  readonly address: string
  /** The only page of a separate browser context, with a clock that tests can move. */
  readonly openPage: (screen?: Screen) => Promise<Page>
  /** Advances the clocks of every page and of the service. */
  readonly pass: (milliseconds: number) => Promise<void>
  /** Registers the tests of one journey: one for each call and fault, and one without faults, which makes these calls. */
  readonly testFaults: (
    name: keyof typeof callsOfJourneys,
    prepare: () => Promise<Omit<Journey, 'name'>>,
  ) => Promise<void>
}

/** Registers its own cleanup with the test file. */
export async function faultStage(): Promise<FaultStage> {
  const browser = await connectBrowser()
  const pages = () => browser.contexts().flatMap((context) => context.pages())
  const pass = async (milliseconds: number) => {
    await moveServiceClock(address, milliseconds)
    await Promise.all(pages().map((page) => page.clock.fastForward(milliseconds)))
  }
  const network = await startFaultyNetwork(pass)
  afterAll(async () => {
    await browser.close()
    await network.close()
  })
  return {
    address,
    openPage: async (screen) => {
      // All its requests go through the faulty network.
      const proxy = { server: network.address }
      const page = await (await openContext(browser, screen, { proxy })).newPage()
      await page.clock.install()
      // Animations would only cost waiting time.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      return page
    },
    pass,
    testFaults: async (name, prepare) => {
      const calls = callsOfJourneys[name]
      const taken = pairsOf(name, calls)
        .map((pair) => [`${name}: ${pair.path} ${pair.turn}: ${pair.fault}`, pair] as const)
        .filter(([words]) => inShare(words))
      const withoutFaults = [`${name}: its calls`].filter(inShare)
      if (taken.length + withoutFaults.length === 0) return
      const journey = { name, ...(await prepare()) }
      const run = openFaultRun(journey, { address, network, pass })
      describe(`faults: ${name}`, () => {
        test.each(withoutFaults)('%s', async () => {
          // Two pages call in any order.
          expect((await run.calls(calls)).toSorted()).toEqual(calls.toSorted())
        })
        test.each(taken)('%s', async (_words, pair) => {
          expect(await run.problemsWith(pair)).toEqual([])
        })
        afterAll(async () => {
          keepFigures(run.figures())
          // Its later requests must not count in another journey.
          await Promise.all(journey.pages.map((page) => page.context().close()))
        })
      })
    },
  }
}
