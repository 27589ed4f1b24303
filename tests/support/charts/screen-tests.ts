import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withServiceClockStopped } from '#tests/support/pages/doors.ts'
import { connectBrowser, lendProduct } from '#tests/support/product/lent-product.ts'
import { coverageOf, coveringPaths, graphOf, type ModelPath, stepsOf } from './graph.ts'
import { modelOf, nameOf } from './model.ts'
import { inWords, isTimely, type ScreenTable, walkOnScreen } from './screen.ts'
import { openStage, type Stage } from './stage.ts'
import { noteFigures } from '#tests/support/runs/model-figures.ts'
import { inShare } from '#tests/support/runs/share.ts'

/** How much of a machine is driven; its file gives the reason for whatever is not. */
export interface ScreenCoverage {
  readonly states: number
  readonly transitions: number
  readonly paths: number
  /** Transitions that no page can cause. */
  readonly undriven: readonly string[]
  /** States reachable only through these. */
  readonly unentered?: readonly string[]
}

/** The tests of one machine on the real screen: this much is covered, and each path does what the chart says. */
export function testOnScreen(table: ScreenTable, expected: ScreenCoverage): void {
  const { isPossible = () => true, unlimited } = table
  const possible: ScreenTable['isPossible'] = (event, snapshot) =>
    isTimely(event, snapshot, unlimited) && isPossible(event, snapshot)
  const graph = graphOf(modelOf({ ...table, isPossible: possible }))
  const paths = coveringPaths(graph)
  const started = performance.now()
  const driven: ModelPath[] = []
  let browser: Browser
  let address: string
  let stage: Stage

  beforeAll(async () => {
    browser = await connectBrowser()
    address = await lendProduct()
    stage = openStage(browser, address)
  })

  afterAll(async () => {
    await browser.close()
    const { states, unentered, transitions, untaken } = coverageOf(
      graph,
      driven.flatMap((path) => stepsOf(graph, path)),
    )
    noteFigures({
      machine: table.name,
      part: 'screen',
      states: states - unentered.length,
      transitions: transitions - untaken.length,
      undriven: expected.undriven.length,
      unentered: expected.unentered?.length ?? 0,
      paths: driven.length,
      milliseconds: performance.now() - started,
    })
  })

  test(`${table.name}: its paths take all of its states and transitions`, () => {
    const { states, transitions, untaken, unentered } = coverageOf(graph)
    const undriven = { undriven: untaken.map(nameOf), unentered: unentered.map(({ id }) => id) }
    expect({ states, transitions, paths: paths.length, ...undriven }).toEqual({ unentered: [], ...expected })
  })

  const taken = paths
    .map((path) => [path.events.map(inWords).join(', '), path] as const)
    .filter(([way]) => inShare(`tests/model/${table.name}.model.ts ${way}`))

  test.each(taken)('%s', async (_way, path) => {
    await withServiceClockStopped(address, () => walkOnScreen(stage, address, table, graph, path))
    driven.push(path)
    expect(path.events.length).toBeGreaterThan(0)
  })
}
