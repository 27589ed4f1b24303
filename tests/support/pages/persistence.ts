import { errors, type Locator, type Page } from 'playwright-core'
import { seen } from './pages.ts'
import { pagePatience } from '#tests/support/runs/page-patience.ts'

/** What somebody does who will not give up: where it stands, and what they do there. */
export interface Way {
  readonly name: string
  readonly where: Locator
  /** What else must hold. */
  readonly when?: () => Promise<boolean>
  readonly act: () => Promise<void>
}

/** Somebody with a goal. */
export interface Person {
  /** Everything they look at; the first takes the keyboard. */
  readonly pages: readonly Page[]
  readonly goal: Locator
  readonly ways: readonly Way[]
  /** Lets time pass for pages and service. */
  readonly pass: (milliseconds: number) => Promise<void>
  /** Whether a page still waits for an answer, or the network for one. */
  readonly isWaiting: () => boolean
  /** Whether everything has happened that was meant to happen on the way. */
  readonly isThrough: () => boolean
}

/** More acts than this are a dead end. */
const patience = 24

/** Between two looks at the network, in milliseconds. */
const glance = 15

/** At the goal so many times time passes before nothing more is expected to happen. */
const waitsAtGoal = 2

/** So many calm looks in a row at which nothing can be done show what stays. */
const calmLooks = 8

/** After so many milliseconds of a press the page is looked at anew: something else may stand in its way. It counts as no act. */
const pressTimeout = 2_000

/**
 * Goes on by what the pages offer until the goal stands there; answers everything that was told on the way. Throws at a
 * dead end, and where the same has to be done again and nothing says why. Time passes only while nothing is under way and
 * nothing can be done: a page may wait before it tries again by itself.
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
  const told = new Set<string>()
  const done: string[] = []
  let before: readonly string[] = []
  let waited = 0
  const until = performance.now() + pagePatience
  while (done.length < patience) {
    if (performance.now() > until) throw new Error(`Not there in time: ${done.join(' → ')}`)
    const now = await settled(person)
    if (now === 'goal') {
      if (person.isThrough() || waited === waitsAtGoal) return [...told]
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
    for (const text of texts) told.add(text)
    // What stood there before it was done, such as praise for something else, is no answer to it.
    const isAnswered = texts.some((text) => !before.includes(text))
    if (done.at(-1) === now.name && !isAnswered) throw new Error(`Nothing is said at: ${now.name}`)
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

/** What can be done once nothing is busy; the way that stands first in the list. */
async function settled(person: Person): Promise<Way | 'goal' | 'nothing'> {
  const { pages, goal, ways } = person
  const until = performance.now() + pagePatience
  let calm = 0
  while (performance.now() < until) {
    calm = (await isCalm(person)) ? calm + 1 : 0
    if (calm === 0) continue
    const isBusy = (await Promise.all(pages.map(busyOn))).includes(true)
    const way = isBusy ? null : await wayAt(ways)
    if (way !== null) return way
    const isThere = !isBusy && (await goal.isVisible())
    if (isThere) return 'goal'
    if (calm >= calmLooks) return 'nothing'
  }
  throw new Error('The service still owes an answer')
}

/** Nothing is under way, neither before every page has done what it was about to do nor after. */
async function isCalm({ pages, isWaiting }: Person): Promise<boolean> {
  // Asking a page that waits would only keep it from its work.
  if (isWaiting()) return new Promise((resolve) => setTimeout(resolve, glance, false))
  const turns = await Promise.all(pages.map(takeTurn))
  return !turns.includes(false) && !isWaiting()
}

/** Two frames of a page; false where it goes elsewhere meanwhile. */
const takeTurn = (page: Page): Promise<boolean> =>
  page
    .evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))))
    .then(
      () => true,
      () => false,
    )

async function wayAt(ways: readonly Way[]): Promise<Way | null> {
  for (const way of ways) if ((await way.where.isVisible()) && (await way.when?.()) !== false) return way
  return null
}

/** Whether something there is busy; what lies below a dialog may wait for it, unless it can be used meanwhile. */
async function busyOn(page: Page): Promise<boolean> {
  const busy = '[aria-busy=true]'
  if (!(await seen(page.locator(busy)).isVisible())) return false
  const dialog = page.locator('[role=dialog][aria-modal=true]').filter({ visible: true })
  return (await dialog.count()) === 0 || seen(dialog.last().locator(busy)).isVisible()
}

/** What a page tells: alerts, states and dialogs. */
const textsOn = (page: Page): Promise<readonly string[]> =>
  page
    .locator('[role=alert], [role=status]')
    .filter({ visible: true })
    .evaluateAll((elements) =>
      elements.map((element) => (element as HTMLElement).innerText.replaceAll(/\s+/g, ' ').trim()).filter(Boolean),
    )
