import { errors, type Locator, type Page } from 'playwright-core'
import { seen } from './pages.ts'
import { pagePatience } from '#tests/support/runs/page-patience.ts'

/** One way to move on: an element, and what a determined user does with it. */
export interface Way {
  readonly name: string
  readonly where: Locator
  /** A further condition. */
  readonly when?: () => Promise<boolean>
  readonly act: () => Promise<void>
}

/** A user with a goal. */
export interface Person {
  /** All their pages; the first gets the keyboard input. */
  readonly pages: readonly Page[]
  readonly goal: Locator
  readonly ways: readonly Way[]
  /** Advances the clocks of pages and service. */
  readonly pass: (milliseconds: number) => Promise<void>
  /** Whether a page or the network still waits for an answer. */
  readonly isWaiting: () => boolean
  /** Whether everything expected to happen on the way has happened. */
  readonly isThrough: () => boolean
}

/** More actions than this are a dead end. */
const patience = 24

/** Milliseconds between two checks of the network. */
const glance = 15

/** At the goal, time is advanced this many times before nothing more is expected. */
const waitsAtGoal = 2

/** This many calm checks in a row with nothing to do, or with nothing said, mean that the page is stuck. */
const calmLooks = 8

/**
 * A press is given up after this many milliseconds and the page checked again, as something may be in its way. It
 * counts as no action.
 */
const pressTimeout = 2_000

/**
 * Takes whatever ways the pages offer until the goal is visible; returns every message shown on the way. Throws at a
 * dead end, and if the same action has to be repeated without a message saying why. Time is advanced only while nothing
 * is pending and nothing can be done: a page may wait before it retries on its own.
 */
export async function persist(person: Person): Promise<readonly string[]> {
  for (const page of person.pages) page.setDefaultTimeout(pressTimeout)
  try {
    return await goOn(person)
  } finally {
    for (const page of person.pages) page.setDefaultTimeout(pagePatience)
  }
}

async function goOn(person: Person): Promise<readonly string[]> {
  const shown = new Set<string>()
  const done: string[] = []
  let before: readonly string[] = []
  let [waited, silent] = [0, 0]
  const until = performance.now() + pagePatience
  while (done.length < patience) {
    if (performance.now() > until) throw new Error(`Not there in time: ${done.join(' → ')}`)
    const now = await settled(person)
    if (now === 'goal') {
      if (person.isThrough() || waited === waitsAtGoal) return [...shown]
      waited += 1
      await person.pass(2_000)
      continue
    }
    if (now === 'nothing') {
      await person.pass(2_000)
      done.push('(waits)')
      continue
    }
    const texts = (await Promise.all(person.pages.map(textsOn))).flat()
    for (const text of texts) shown.add(text)
    // A message that was already shown, such as a success message for something else, is no reaction to the action.
    const isAnswered = texts.some((text) => !before.includes(text))
    if (done.at(-1) === now.name && !isAnswered) {
      silent += 1
      if (silent === calmLooks) throw new Error(`Nothing is said at: ${now.name}`)
      continue
    }
    silent = 0
    if (!(await isDone(now))) continue
    before = texts
    done.push(now.name)
  }
  throw new Error(`A dead end after: ${done.join(' → ')}`)
}

async function isDone({ act }: Way): Promise<boolean> {
  try {
    await act()
    return true
  } catch (error) {
    if (error instanceof errors.TimeoutError) return false
    throw error
  }
}

/** The first way in the list that is available once nothing is busy. */
async function settled(person: Person): Promise<Way | 'goal' | 'nothing'> {
  const { pages, goal, ways } = person
  const until = performance.now() + pagePatience
  let calm = 0
  while (performance.now() < until) {
    calm = (await isCalm(person)) ? calm + 1 : 0
    if (calm === 0) continue
    const isBusy = (await Promise.all(pages.map(busyOn))).includes(true)
    // Before the ways: a goal that appears while they are looked for may offer one of them.
    const isThere = !isBusy && (await goal.isVisible())
    const way = isBusy ? null : await wayAt(ways)
    if (way !== null) return way
    if (isThere) return 'goal'
    if (calm >= calmLooks) return 'nothing'
  }
  throw new Error('The service still owes an answer')
}

/** Whether nothing is pending, both before and after every page has done its queued work. */
async function isCalm({ pages, isWaiting }: Person): Promise<boolean> {
  // Evaluating in a page that waits would only slow it down.
  if (isWaiting()) return new Promise((resolve) => setTimeout(resolve, glance, false))
  const turns = await Promise.all(pages.map(takeTurn))
  return !turns.includes(false) && !isWaiting()
}

/** Waits for two frames of a page; false if it navigates away meanwhile. */
const takeTurn = (page: Page): Promise<boolean> =>
  page
    .evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))))
    .then(
      () => true,
      () => false,
    )

/** They are looked for one after another: one that appeared meanwhile, earlier in the list, goes first. */
async function wayAt(ways: readonly Way[]): Promise<Way | null> {
  const found = await firstOf(ways)
  return found === null ? null : firstOf(ways.slice(0, ways.indexOf(found) + 1))
}

async function firstOf(ways: readonly Way[]): Promise<Way | null> {
  for (const way of ways) if ((await way.where.isVisible()) && (await way.when?.()) !== false) return way
  return null
}

/** Whether something on the page is busy; what is behind a modal dialog does not count. */
async function busyOn(page: Page): Promise<boolean> {
  const busy = '[aria-busy=true]'
  if (!(await seen(page.locator(busy)).isVisible())) return false
  const dialog = page.locator('[role=dialog][aria-modal=true]').filter({ visible: true })
  return (await dialog.count()) === 0 || seen(dialog.last().locator(busy)).isVisible()
}

/** The messages of a page: alerts, status texts and toasts. */
const textsOn = (page: Page): Promise<readonly string[]> =>
  page
    .locator('[role=alert], [role=status], [role=log]')
    .filter({ visible: true })
    .evaluateAll((elements) =>
      elements.map((element) => (element as HTMLElement).innerText.replaceAll(/\s+/g, ' ').trim()).filter(Boolean),
    )
