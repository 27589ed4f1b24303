import type { Locator, Page } from 'playwright-core'
import { expect, vi } from 'vitest'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { timeouts } from '#domain/portal/constants.ts'
import { moveServiceClock } from '#tests/support/pages/doors.ts'
import { home } from '#tests/support/pages/pages.ts'
import { type MachineGraph, type ModelPath, type PathStep, stepsOf } from './graph.ts'
import {
  delayNameOf,
  delayOf,
  type MachineModel,
  type MachineTable,
  type ModelState,
  runningDelays,
  slept,
} from './model.ts'
import type { GoingOn, UnsentRequest } from './paused-request.ts'
import { type HeldRequests, holdRequests } from './requests.ts'
import type { Stage } from './stage.ts'
import { pagePatience } from '#tests/support/runs/page-patience.ts'

/** The real screen; its clock and the service's stand still unless time is advanced. */
export interface Screen {
  readonly page: Page
  readonly address: string
  readonly held: HeldRequests
  /** The portal, whose scripts load only when requested here: most paths never need them. */
  readonly portal: () => Locator
  /** Advances the clocks of page and service. */
  readonly pass: (milliseconds: number) => Promise<void>
  /** Waits until something appears; while time may pass, the page's clock advances for what it shows after a moment. */
  readonly reveal: (what: Locator | (() => boolean | Promise<boolean>)) => Promise<void>
  /** Whether waiting may advance the page's clock: never while a delay of the machine is running. */
  readonly letTimePass: (may: boolean) => void
}

/** `next` is the following event. */
type Act = (event: AnyEventObject, snapshot: AnyMachineSnapshot, next: AnyEventObject | undefined) => Promise<void>

/** How each event of a chart is caused on the screen, and how each of its states is recognised there. */
export interface Cast {
  /**
   * Opens the page in each situation, for these events; once it resolves the machine is running, with its first request
   * held.
   */
  readonly openings: Readonly<Record<string, (events: readonly AnyEventObject[]) => Promise<void>>>
  /**
   * Sets up the world so that the service answers an invocation this way ("poll.scanned"); returns a function
   * that releases its request.
   */
  readonly answers?: Readonly<Record<string, (event: AnyEventObject) => Promise<GoingOn | void>>>
  readonly acts?: Readonly<Record<string, Act>>
  /** Checks a state, by the longest matching prefix of its path ("loaded.resting", "loaded"). */
  readonly states: Readonly<Record<string, (snapshot: AnyMachineSnapshot) => Promise<void>>>
}

export interface ScreenTable extends MachineTable {
  /** The path that an invocation requests first, by its id. */
  readonly requests: Readonly<Record<string, string>>
  /** What lower charts are requesting in a state, by names of `requests`. */
  readonly askedBelow?: (snapshot: AnyMachineSnapshot) => readonly string[]
  /** Distinguishes them from other requests with the same path. */
  readonly isOwn?: (request: UnsentRequest) => boolean
  /** Milliseconds by which delays may end early or late, because they count from before the path begins. */
  readonly inexact?: Readonly<Record<string, number>>
  /** Invocations that no timeout aborts. */
  readonly unlimited?: readonly string[]
  /** Everything that a path needs, created afresh for each. */
  readonly cast: (screen: Screen) => Promise<Cast> | Cast
}

/**
 * Whether time can do this on a page: of several delays the shortest ends first, and nobody waits for a response longer
 * than the client's timeout, except for what is `unlimited`.
 */
export function isTimely(
  event: AnyEventObject,
  snapshot: AnyMachineSnapshot,
  unlimited: readonly string[] = [],
): boolean {
  const name = delayNameOf(event)
  if (name === null) return true
  const delay = delayOf(snapshot, name)
  const isAsking = Object.keys(snapshot.children).some((id) => !unlimited.includes(id))
  if (isAsking && delay >= timeouts.request) return false
  return runningDelays(snapshot).every((other) => delay <= other)
}

/** What the sign-in page loads of the portal beside itself; held until a path wants it. */
const portalStart = '/portal-start-*.js'

/** Walks one path of a machine on a clean stage, and checks every state on the way. */
export async function walkOnScreen(
  stage: Stage,
  address: string,
  table: ScreenTable,
  graph: MachineGraph,
  path: ModelPath,
) {
  const page = await stage.clear()
  const failures: string[] = []
  page.on('pageerror', (error) => failures.push(String(error)))
  const screen = await screenOf(page, address, table)
  try {
    const cast = await table.cast(screen)
    const play = { screen, table, cast, model: graph.model }
    for (const [index, step] of stepsOf(graph, path).entries()) {
      await within(page, path, index, async () => {
        const { event, before, state } = step
        if (before.snapshot === null) await cast.openings[event['as']]?.(path.events)
        else await cause(play, step, before.snapshot, path.events[index + 1])
        await see(play, state)
      })
    }
    expect(failures).toEqual([])
  } catch (error) {
    // After a failure the page's state is unknown.
    stage.leave()
    throw error
  } finally {
    await screen.held.abandon()
  }
}

async function screenOf(page: Page, address: string, { requests, isOwn }: ScreenTable): Promise<Screen> {
  const held = await holdRequests(page, new Set(Object.values(requests)), isOwn, [portalStart])
  const letPortalCome = held.holdFile(portalStart)
  const portal = () => {
    letPortalCome()
    return home(page)
  }
  const pass = async (milliseconds: number) => {
    await moveServiceClock(address, milliseconds)
    await page.clock.runFor(milliseconds)
  }
  let mayTimePass = true
  const reveal: Screen['reveal'] = (what) =>
    vi.waitFor(
      async () => {
        const isThere = await (typeof what === 'function' ? what() : what.isVisible())
        if (!isThere && mayTimePass) await page.clock.runFor(50)
        expect(isThere).toBe(true)
      },
      { timeout: pagePatience, interval: 20 },
    )
  const letTimePass = (may: boolean) => {
    mayTimePass = may
  }
  return { page, address, held, pass, reveal, letTimePass, portal }
}

/** Failures report the path, how far it got, the address, and the contents of the page. */
async function within(page: Page, { events }: ModelPath, index: number, act: () => Promise<void>): Promise<void> {
  try {
    await act()
  } catch (error) {
    const way = events.map((event, at) => `${at === index ? '→ ' : '  '}${inWords(event)}`).join('\n')
    const shown = await page.evaluate(() => document.querySelector('body')?.innerText ?? 'nothing yet')
    const url = page.url()
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${way}\n${url}\n${shown}`, {
      cause: error,
    })
  }
}

/** An event as text: "done request made", "after pollDelay", "consent.change true". */
export function inWords({ type, ...more }: AnyEventObject): string {
  const name = type.replace(/^xstate\.(\w+)(?:\.actor)?\.(\w+).*$/, '$1 $2')
  const { as, output, agreed, text, channel, area, uid = output?.person?.uid } = more
  return [name, as, output?.kind, output?.field, agreed, text, channel, area?.id, uid]
    .filter((part) => part !== undefined)
    .join(' ')
}

interface Play {
  readonly screen: Screen
  readonly table: ScreenTable
  readonly cast: Cast
  readonly model: MachineModel
}

/** Causes an event. */
async function cause(
  play: Play,
  { event, before }: PathStep,
  snapshot: AnyMachineSnapshot,
  next: AnyEventObject | undefined,
): Promise<void> {
  const { screen, table, cast } = play
  const [, outcome, id = ''] = /^xstate\.(done|error)\.actor\.(\w+)$/.exec(event.type) ?? []
  const delay = delayNameOf(event)
  const request = table.requests[id]
  if (outcome === 'done' || outcome === 'error') {
    const kind = outcome === 'error' ? 'lost' : (event['output']?.kind ?? 'done')
    const how = await cast.answers?.[`${id}.${kind}`]?.(event)
    // An invocation without a request is answered at once.
    if (request !== undefined) await screen.held.release(request, outcome === 'error' ? 'lost' : (how ?? 'on'))
    return
  }
  if (delay !== null) return waitOut(play, delay, before)
  if (event.type === slept) return sleep(screen.page, event['milliseconds'])
  const act = cast.acts?.[event.type]
  if (act === undefined) throw new Error(`Nobody knows how to cause ${event.type}`)
  return act(event, snapshot, next)
}

/** A millisecond before its end a delay has had no effect. */
async function waitOut(play: Play, name: string, state: ModelState): Promise<void> {
  const { screen, table, model } = play
  const delay = model.delayIn(state, name)
  const margin = table.inexact?.[name] ?? 1
  if (delay > margin) {
    await screen.pass(delay - margin)
    await see(play, state)
  }
  await screen.pass(margin === 1 ? 1 : 2 * margin)
}

/** The device slept: its clock advanced, but no timer ran. */
const sleep = (page: Page, milliseconds: number): Promise<void> =>
  page.evaluate((time) => {
    const now = performance.now.bind(performance)
    performance.now = () => now() + time
  }, milliseconds)

/** Checks that the screen shows a state: its appearance, and which of the machine's requests are under way. */
async function see({ screen, table, cast }: Play, { snapshot }: ModelState): Promise<void> {
  if (snapshot === null) return
  screen.letTimePass(runningDelays(snapshot).length === 0)
  const asking = [...Object.keys(snapshot.children), ...(table.askedBelow?.(snapshot) ?? [])]
  const active = asking.flatMap((id) => table.requests[id] ?? [])
  await vi.waitFor(
    () => {
      const paths = [...new Set(Object.values(table.requests))]
      expect(paths.filter((path) => screen.held.count(path) > 0)).toEqual(paths.filter((path) => active.includes(path)))
    },
    { timeout: pagePatience, interval: 5 },
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
