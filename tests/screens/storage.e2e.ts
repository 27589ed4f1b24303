import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storageKeys } from '#api/ports/storage-keys.ts'
import { subjects } from '#domain/classes/subjects.ts'
import { paths } from '#domain/paths/paths.ts'
import { sessionKeys } from '#domain/portal/constants.ts'
import { corruptions } from '#tests/support/pages/corruptions.ts'
import { placeTeacher } from '#tests/support/pages/doors.ts'
import {
  addSession,
  demoMobiles,
  home,
  leave,
  openAddress,
  openContext,
  signInByPassword,
} from '#tests/support/pages/pages.ts'
import { keepFigures } from '#tests/support/runs/figures.ts'
import { connectBrowser, lendProduct } from '#tests/support/product/lent-product.ts'
import { inShare } from '#tests/support/runs/share.ts'

const address = await lendProduct()
const { gu } = demoMobiles
let browser: Browser
let page: Page
let keys: readonly string[]
const errors: string[] = []

beforeAll(async () => {
  browser = await connectBrowser()
  const context = await signedIn()
  page = await context.newPage()
  page.on('pageerror', (error) => errors.push(String(error)))
  await openAddress(page, `${address}/#/`)
  await home(page).waitFor()
  keys = keysOf(await uidOf(page))
})

afterAll(async () => {
  await browser.close()
  await placeTeacher(address, { username: gu })
})

/** A browser in which a teacher is signed in. */
async function signedIn(): Promise<BrowserContext> {
  await placeTeacher(address, { username: gu })
  const context = await openContext(browser)
  await addSession(context, address, { username: gu, surface: 'portal' })
  return context
}

/** The page stores a user's class under a key that ends with the user's id. */
const uidOf = async (opened: Page): Promise<number> =>
  Number(
    await opened.evaluate(
      (start) =>
        Object.keys(localStorage)
          .find((key) => key.startsWith(start))
          ?.slice(start.length),
      storageKeys.lastCourse(0).slice(0, -1),
    ),
  )

/** Every key that a page of this person uses, in both kinds of storage. */
const keysOf = (uid: number): readonly string[] => [
  ...Object.values(storageKeys).map((key) =>
    typeof key === 'string' ? key : String(Reflect.apply(key, null, nameOf(key, uid))),
  ),
  ...Object.values(sessionKeys),
]

/** The teacher's subject: keys for a new paper and for finding questions end with it. */
const subjectId = subjects.seniorEnglish

/** What surrounds the user's id in a key: the name of a form or box, an assignment, a new paper, a subject. */
function nameOf(key: (...parts: never[]) => string, uid: number): readonly unknown[] {
  const text: string = Reflect.apply(key, null, ['x', 1])
  if (/draft\.(area|form)|history/.test(text)) return ['my-paper', uid]
  if (/draft\.paper\./.test(text)) return [uid, `new-${subjectId}`]
  return [uid, /basket|blueprint/.test(text) ? subjectId : 1]
}

const keyCount = 23

/**
 * Opens home, papers, the question library and a new paper with these stored values; returns what went wrong, or null.
 */
async function violationWith(kept: Readonly<Record<string, string>>): Promise<string | null> {
  errors.length = 0
  await leave(page, address)
  await page.evaluate((entries) => {
    for (const storage of [localStorage, sessionStorage]) {
      storage.clear()
      for (const [key, text] of Object.entries(entries)) storage.setItem(key, text)
    }
  }, kept)
  try {
    await openAddress(page, `${address}/#/`)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await page.evaluate((hash) => void (location.hash = hash), '/my-paper')
    await page.getByRole('heading', { name: '我的试卷' }).waitFor()
    await page.evaluate((hash) => void (location.hash = hash), paths.chooseQuestions)
    await page.getByRole('complementary', { name: '题篮' }).waitFor()
    await page.evaluate((hash) => void (location.hash = hash), `/paper-editor?subjectId=${subjectId}`)
    await page.getByRole('navigation', { name: '大纲' }).waitFor()
    return errors.length === 0 ? null : errors.join(', ')
  } catch (error) {
    return String(error)
  }
}

const figures = { journey: 'kept in the browser', pairs: 0, violations: 0, milliseconds: 0 }

afterAll(() => keepFigures(figures))

async function expectToOpen(kept: Readonly<Record<string, string>>): Promise<void> {
  const began = performance.now()
  const violation = await violationWith(kept)
  figures.pairs += 1
  figures.violations += violation === null ? 0 : 1
  figures.milliseconds += performance.now() - began
  expect(violation).toBeNull()
}

const inWords = (text: string): string => JSON.stringify(text.slice(0, 40))

test('every key is covered here', () => {
  expect(keys.length).toBe(keyCount)
})

test.each(corruptions.map((text) => [inWords(text), text] as const).filter(([name]) => inShare(`kept ${name}`)))(
  'pages open with %s under all of their keys',
  (_name, text) => expectToOpen(Object.fromEntries(keys.map((key) => [key, text]))),
)

/** One key at a time: if all are corrupted, one may keep the page from reading another. */
const alone = Array.from({ length: keyCount }, (_, index) => [index, (index * 7) % corruptions.length] as const)

test.each(alone.filter(([index]) => inShare(`kept key ${index}`)))(
  'pages open with the key number %i spoilt alone, by text %i',
  (index, at) => expectToOpen({ [keys[index] ?? '']: corruptions[at] ?? '' }),
)

test.each([
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    },
  ],
  [
    'blocked',
    () => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('blocked', 'SecurityError')
          },
        })
    },
  ],
])('with a storage that is %s a teacher signs in and works', async (_name, spoil) => {
  await placeTeacher(address, { username: gu })
  const context = await openContext(browser)
  await context.addInitScript(spoil)
  const other = await context.newPage()
  const faults: string[] = []
  other.on('pageerror', (error) => faults.push(String(error)))
  await openAddress(other, `${address}/#/login`)
  await other.getByRole('button', { name: '同意', exact: true }).click()
  await signInByPassword(other, gu)
  await home(other).waitFor()
  await other.evaluate((hash) => void (location.hash = hash), '/my-paper')
  await other.getByRole('heading', { name: '我的试卷' }).waitFor()
  expect(faults).toEqual([])
  await context.close()
})
