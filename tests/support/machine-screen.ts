import type { Browser, Page } from 'playwright-core'
import { expect, vi } from 'vitest'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { storageKeys } from '#api/ports/storage-keys.ts'
import { currentConsent } from '#domain/consent.ts'
import { timeouts } from '#domain/constants.ts'
import { moveServiceClock } from './e2e-doors.ts'
import { openPage } from './e2e-pages.ts'
import type { GraphEdge, MachineGraph, ModelPath } from './machine-graph.ts'
import {
  delayNameOf,
  delayOf,
  type MachineTable,
  type ModelState,
  runningDelays,
  slept,
} from './machine-model.ts'
import { type GoingOn, type HeldRequests, holdRequests } from './machine-requests.ts'

/** The real screen, whose clock stands still unless time is let pass. */
export interface Screen {
  readonly page: Page
  readonly address: string
  readonly held: HeldRequests
  /** Lets time pass for the page and for the service. */
  readonly pass: (milliseconds: number) => Promise<void>
}

type Act = (event: AnyEventObject, snapshot: AnyMachineSnapshot) => Promise<void>

/** How each thing that a chart knows is caused on the screen, and how each of its states is seen there. */
export interface Cast {
  /** Opens the page in each situation; from its end on the machine runs, its first request held. */
  readonly openings: Readonly<Record<string, () => Promise<void>>>
  /** Makes the world such that the service answers an invocation so ("poll.scanned"); says how its request goes on. */
  readonly answers?: Readonly<Record<string, () => Promise<GoingOn | void>>>
  readonly acts?: Readonly<Record<string, Act>>
  /** Sees a state, by the longest beginning of its path ("loaded.resting", "loaded"). */
  readonly states: Readonly<Record<string, (snapshot: AnyMachineSnapshot) => Promise<void>>>
}

export interface ScreenTable extends MachineTable {
  /** What an invocation asks first, by its id. */
  readonly requests: Readonly<Record<string, string>>
  /** Everything that a path needs, made anew for each. */
  readonly cast: (screen: Screen) => Promise<Cast> | Cast
}

/**
 * Whether time can do this on a page: of several delays the shortest ends first, and nobody waits for an answer longer
 * than the client does.
 */
export function isTimely(event: AnyEventObject, snapshot: AnyMachineSnapshot): boolean {
  const name = delayNameOf(event)
  if (name === null) return true
  const delay = delayOf(snapshot, name)
  if (Object.keys(snapshot.children).length > 0 && delay >= timeouts.request) return false
  return runningDelays(snapshot).every((other) => delay <= other)
}

/** Walks one path of a machine on a page of its own, and sees every state on the way. */
export async function walkOnScreen(
  browser: Browser,
  address: string,
  table: ScreenTable,
  graph: MachineGraph,
  path: ModelPath,
) {
  const page = await openPage(browser)
  page.setDefaultTimeout(5000)
  const failures: string[] = []
  page.on('pageerror', (error) => failures.push(String(error)))
  try {
    const screen = await screenOf(page, address, new Set(Object.values(table.requests)))
    const cast = await table.cast(screen)
    let before: ModelState | undefined
    for (const [index, { event, state }] of stepsOf(graph, path).entries()) {
      await within(path, index, async () => {
        if (before?.snapshot) await cause({ screen, table, cast }, event, before.snapshot)
        else await cast.openings[event['as']]?.()
        await see({ screen, table, cast }, state)
      })
      before = state
    }
    expect(failures).toEqual([])
  } finally {
    await page.context().close()
  }
}

async function screenOf(page: Page, address: string, paths: ReadonlySet<string>): Promise<Screen> {
  await page.addInitScript(
    ([key, value]) => localStorage.setItem(key ?? '', value ?? ''),
    [storageKeys.guide, currentConsent.join(',')],
  )
  const now = Date.now()
  await page.clock.install({ time: now })
  await page.clock.pauseAt(now + 1000)
  const held = await holdRequests(page, paths)
  const pass = async (milliseconds: number) => {
    await moveServiceClock(address, milliseconds)
    await page.clock.runFor(milliseconds)
  }
  return { page, address, held, pass }
}

/** The edges along a path. */
function stepsOf({ start, edgesFrom }: MachineGraph, { events }: ModelPath): readonly GraphEdge[] {
  let key = start
  return events.map((event) => {
    const edge = edgesFrom.get(key)?.find((one) => JSON.stringify(one.event) === JSON.stringify(event))
    if (edge === undefined) throw new Error(`Nothing accepts ${JSON.stringify(event)} in ${key}`)
    key = edge.to
    return edge
  })
}

/** A failure names the path, and how far it came. */
async function within({ events }: ModelPath, index: number, act: () => Promise<void>): Promise<void> {
  try {
    await act()
  } catch (error) {
    const way = events.map((event, at) => `${at === index ? '→ ' : '  '}${inWords(event)}`).join('\n')
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${way}`, { cause: error })
  }
}

export const inWords = ({ type, ...more }: AnyEventObject): string =>
  [type, more['as'], more['output']?.kind, more['agreed'], more['text']].filter((part) => part !== undefined).join(' ')

interface Stage {
  readonly screen: Screen
  readonly table: ScreenTable
  readonly cast: Cast
}

/** Makes happen what an event says. */
async function cause(stage: Stage, event: AnyEventObject, snapshot: AnyMachineSnapshot): Promise<void> {
  const { screen, table, cast } = stage
  const [, outcome, id = ''] = /^xstate\.(done|error)\.actor\.(\w+)$/.exec(event.type) ?? []
  const delay = delayNameOf(event)
  const request = table.requests[id] ?? ''
  if (outcome === 'error') return screen.held.release(request, 'lost')
  if (outcome === 'done') {
    const how = await cast.answers?.[`${id}.${event['output']?.kind ?? 'done'}`]?.()
    return screen.held.release(request, how ?? 'on')
  }
  if (delay !== null) return waitOut(stage, delayOf(snapshot, delay), snapshot)
  if (event.type === slept) return sleep(screen.page, event['milliseconds'])
  const act = cast.acts?.[event.type]
  if (act === undefined) throw new Error(`Nobody knows how to cause ${event.type}`)
  return act(event, snapshot)
}

/** A millisecond before its end a delay has done nothing. */
async function waitOut(stage: Stage, delay: number, snapshot: AnyMachineSnapshot): Promise<void> {
  if (delay > 1) {
    await stage.screen.pass(delay - 1)
    await see(stage, { status: 'active', output: undefined, error: undefined, snapshot, now: 0 })
  }
  await stage.screen.pass(1)
}

/** The device slept: its clock went on, no timer ran. */
const sleep = (page: Page, milliseconds: number): Promise<void> =>
  page.evaluate((time) => {
    const now = performance.now.bind(performance)
    performance.now = () => now() + time
  }, milliseconds)

/** The screen shows a state: what it looks like, and which of the machine's requests are under way. */
async function see({ screen, table, cast }: Stage, { snapshot }: ModelState): Promise<void> {
  if (snapshot === null) return
  const active = Object.keys(snapshot.children).flatMap((id) => table.requests[id] ?? [])
  await vi.waitFor(
    () => {
      const paths = [...new Set(Object.values(table.requests))]
      expect(paths.filter((path) => screen.held.count(path) > 0)).toEqual(paths.filter((path) => active.includes(path)))
    },
    { timeout: 5000, interval: 5 },
  )
  for (const value of pathsOf(snapshot.value)) {
    const name = Object.keys(cast.states)
      .filter((state) => value === state || value.startsWith(`${state}.`))
      .toSorted((a, b) => b.length - a.length)[0]
    if (name === undefined) throw new Error(`Nobody knows what ${value} looks like`)
    await cast.states[name]?.(snapshot)
  }
}

/** "loaded.resting" for {loaded: 'resting'}; several where regions are side by side. */
const pathsOf = (value: AnyMachineSnapshot['value']): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : Object.entries(value).flatMap(([name, inner]) =>
        inner === undefined ? [name] : pathsOf(inner).map((rest) => (rest === '' ? name : `${name}.${rest}`)),
      )
