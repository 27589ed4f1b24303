import type { Page, Request } from 'playwright-core'
import { account } from '#api/contract/groups/account.ts'
import { course } from '#api/contract/groups/course.ts'
import { home } from '#api/contract/groups/home.ts'
import { assigning } from '#api/contract/groups/assigning.ts'
import { message } from '#api/contract/groups/message.ts'
import { qrLogin } from '#api/contract/groups/qr-login.ts'
import { setup } from '#api/contract/groups/setup.ts'
import { user } from '#api/contract/groups/user.ts'
import { storageKeys } from '#api/ports/storage-keys.ts'
import { leave } from '#tests/support/pages/pages.ts'
import { faultKinds, faults, sharedFaultKinds } from '#tests/support/pages/faults.ts'
import { persist, type Person } from '#tests/support/pages/persistence.ts'
import type { FaultyNetwork } from '#tests/support/documents/faulty-network.ts'

/** Calls that every page makes at the login and on the home page; one journey tests their faults for all. */
export const openingCalls: readonly string[] = [
  qrLogin.loginUrl,
  qrLogin.result,
  setup.currentTime,
  user.teacherInfo,
  account.newLogins,
  account.features,
  course.list,
  course.approveCount,
  assigning.unreviewedCount,
  message.unreadCount,
  home.today,
].map(({ path }) => path)

/** Something a user wants to achieve, repeated once for each fault. */
export interface Journey extends Pick<Person, 'pages' | 'goal' | 'ways'> {
  readonly name: string
  /**
   * The setup before any fault, starting from an empty page; numbered, so that each run's effects can be told apart.
   */
  readonly begin: (number: number) => Promise<void>
  /** The user's first action. */
  readonly start: () => Promise<void>
  /** Throws if something was done twice or not at all; `spoilt` is null in the run without faults. */
  readonly check?: (spoilt: Pair | null) => Promise<void>
  /** Calls that a page may make at any time. */
  readonly beside?: readonly string[]
  /** Calls of which every repetition is tested; of all others only the first is. */
  readonly repeated?: readonly string[]
}

/** A call of a journey with its fault: `turn` counts the calls to its path. */
export interface Pair {
  readonly path: string
  readonly turn: number
  readonly fault: string
}

/** The figures of one journey, as printed by `npm run walk-all -- faults`. */
export interface FaultFigures {
  readonly journey: string
  readonly pairs: number
  readonly violations: number
  readonly milliseconds: number
}

/** The environment of a journey: the product at its address, and the network in front of it. */
export interface Surroundings extends Pick<Person, 'pass'> {
  readonly address: string
  readonly network: FaultyNetwork
}

/** A journey that is run again and again. */
export interface FaultRun {
  /** Runs it without faults until these calls were made; returns the paths of the calls that can be spoilt, in order. */
  readonly calls: (expected: readonly string[]) => Promise<readonly string[]>
  /** Runs it with one call spoilt; returns what went wrong. */
  readonly problemsWith: (pair: Pair) => Promise<readonly string[]>
  readonly figures: () => FaultFigures
}

export function openFaultRun(journey: Journey, surroundings: Surroundings): FaultRun {
  const { network, pass } = surroundings
  const complaints = watchErrors(journey.pages)
  const asked = watchCalls(journey.pages)
  const isWaiting = () => network.pending() > 0 || asked.size > 0
  const person = { ...journey, pass, isWaiting, isThrough: () => true }
  const began = performance.now()
  let [runs, violations] = [0, 0]
  return {
    calls: (expected) => callsOf(journey, person, surroundings, expected),
    problemsWith: async (pair) => {
      runs += 1
      const problems = await problemsWith(journey, person, surroundings, pair, runs)
      const found = [...problems, ...complaints.splice(0)]
      if (found.length > 0) violations += 1
      return found
    },
    figures: () => ({
      journey: journey.name,
      pairs: runs,
      violations,
      milliseconds: performance.now() - began,
    }),
  }
}

/** The problems when one call fails in one way. */
async function problemsWith(
  journey: Journey,
  person: Person,
  { address, network }: Surroundings,
  pair: Pair,
  number: number,
): Promise<readonly string[]> {
  try {
    await beginAnew(journey, address, number)
    const spoilt = network.spoil(pair.path, pair.turn, faults[pair.fault] ?? (() => {}))
    await journey.start()
    const texts = await persist({ ...person, isThrough: spoilt.isDone })
    if (!spoilt.isDone()) return ['This call was not made']
    await journey.check?.(pair)
    return texts.filter((text) => !isClear(text)).map((text) => `Unclear: ${text}`)
  } catch (error) {
    const shown = await Promise.all(journey.pages.map((page) => page.locator('body').innerText()))
    return [firstLines(error), ...shown.map((text) => text.replaceAll(/\s+/g, ' '))]
  } finally {
    network.heal()
  }
}

/** Stops whatever the pages were doing, and clears the stored acceptance of the first-time guide. */
async function beginAnew({ pages, begin }: Journey, address: string, number: number): Promise<void> {
  for (const page of pages) {
    await leave(page, address)
    await page.evaluate((key) => localStorage.removeItem(key), storageKeys.guide)
  }
  await begin(number)
}

async function callsOf(
  journey: Journey,
  person: Person,
  { address, network }: Surroundings,
  expected: readonly string[],
): Promise<readonly string[]> {
  const { start, check, beside = [], repeated = [] } = journey
  await beginAnew(journey, address, 0)
  network.takeCalls()
  await start()
  const paths: string[] = []
  // At the goal, another page may not have asked its last yet.
  const isThrough = () => {
    paths.push(...network.takeCalls())
    return expected.every((path) => paths.includes(path))
  }
  await persist({ ...person, isThrough })
  await check?.(null)
  return paths.filter(
    (path, index) => !beside.includes(path) && (paths.indexOf(path) === index || repeated.includes(path)),
  )
}

/**
 * Each call of a journey gets one fault of each kind, and the next call the next fault of that kind; kinds handled in one place are
 * tested once per journey, each on a different call. Journeys start at different faults, so that every fault hits many
 * calls.
 */
export function pairsOf({ length }: string, paths: readonly string[]): readonly Pair[] {
  const calls = paths.map((path, index) => ({
    path,
    turn: paths.slice(0, index + 1).filter((one) => one === path).length,
  }))
  const ofCalls = calls.flatMap((call, index) =>
    faultKinds.map((kind) => ({ ...call, fault: kind[(length + index) % kind.length] ?? kind[0] })),
  )
  const ofJourney = sharedFaultKinds.flatMap((kind, index) => {
    const call = calls[(length + index) % calls.length]
    return call === undefined ? [] : [{ ...call, fault: kind[length % kind.length] ?? kind[0] }]
  })
  return [...ofCalls, ...ofJourney]
}

const firstLines = (error: unknown): string => String(error).split('\n').slice(0, 4).join('\n')

/** Whether a message is in the page's language and without technical terms. */
const isClear = (text: string): boolean =>
  /[\u4E00-\u9FFF]/.test(text) && !/undefined|null|NaN|[Ee]rror|(^|\D)-\d\b|9999|\b50[02]\b/.test(text)

/** Calls that a page waits for. One that was just made may not have reached the network yet. */
function watchCalls(pages: readonly Page[]): ReadonlySet<Request> {
  const asked = new Set<Request>()
  for (const page of pages) {
    page.on('request', (request) => request.method() === 'POST' && asked.add(request))
    page.on('requestfinished', (request) => asked.delete(request))
    page.on('requestfailed', (request) => asked.delete(request))
  }
  return asked
}

/** Uncaught errors of the pages, as they happen. */
function watchErrors(pages: readonly Page[]): string[] {
  const complaints: string[] = []
  for (const page of pages) page.on('pageerror', (error) => complaints.push(String(error)))
  return complaints
}
