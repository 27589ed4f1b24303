// @vitest-environment jsdom
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { type MissingPart, watchMissingParts } from './missing-parts.ts'
import { fetchMissingStyleSheets } from './missing-style-sheets.ts'

let reported: MissingPart[]

beforeEach(() => {
  reported = []
  onTestFinished(watchMissingParts((part) => void reported.push(part)))
})

/** What Vite does when a part fails to load. */
const spoil = (detail: string) =>
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new Error(detail) }))

test.each([
  [
    'Failed to fetch dynamically imported module: https://podium.example/assets/home-a1.js',
    'script',
    'https://podium.example/assets/home-a1.js',
  ],
  [
    'error loading dynamically imported module: https://podium.example/assets/home-a1.js',
    'script',
    'https://podium.example/assets/home-a1.js',
  ],
  ['Importing a module script failed.', 'script', ''],
  ["'text/html' is not a valid JavaScript MIME type.", 'script', ''],
] as const)('the part that is missing is read from what the browser says: %s', (detail, type, address) => {
  spoil(detail)
  expect(reported).toEqual([{ type, address, detail }])
})

const sheet = 'http://localhost:3000/assets/home-a1.css'

const links = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(({ href }) => href)

/** How a browser treats a response: jsdom does not load sheets. */
const answers = {
  error: () => null,
  page: () => ({ cssRules: [] }),
  'page of another origin': () => ({
    get cssRules() {
      throw new DOMException('Not allowed', 'SecurityError')
    },
  }),
  sheet: () => ({ cssRules: [{}] }),
}

function answer(kind: keyof typeof answers, href = sheet): void {
  const link = document.querySelector(`link[href="${href}"]`)
  if (link === null) throw new Error('Nothing was asked for')
  Object.defineProperty(link, 'sheet', { value: answers[kind]() })
  link.dispatchEvent(new Event(kind === 'error' ? 'error' : 'load'))
}

const outcome = (asked: Promise<void>) =>
  asked.then(
    () => 'there',
    () => 'missing',
  )

async function answerAgain(kind: keyof typeof answers): Promise<string> {
  const asked = outcome(fetchMissingStyleSheets())
  answer(kind)
  return asked
}

test.each([
  ['error', 'error'],
  ['page', 'load'],
  ['page of another origin', 'load'],
] as const)(
  'a style sheet in whose place comes (%s) is asked for until it comes, by one link',
  async (kind, detail) => {
    document.head.innerHTML = `<link rel="stylesheet" href="${sheet}"><link rel="stylesheet" href="/other.css">`
    answer(kind)
    spoil('Unable to preload CSS for /assets/home-a1.css')
    expect(reported).toEqual([{ type: 'style', address: sheet, detail }])
    expect([
      await answerAgain('error'),
      await answerAgain('page'),
      await answerAgain('page of another origin'),
      await answerAgain('sheet'),
    ]).toEqual(['missing', 'missing', 'missing', 'there'])
    const after = links()
    await fetchMissingStyleSheets()
    expect({ after, links: links() }).toEqual({
      after: ['http://localhost:3000/other.css', sheet],
      links: ['http://localhost:3000/other.css', sheet],
    })
  },
)

test('a style sheet that loads is not reported', async () => {
  document.head.innerHTML = `<link rel="stylesheet" href="${sheet}">`
  answer('sheet')
  await fetchMissingStyleSheets()
  expect({ reported, links: links() }).toEqual({ reported: [], links: [sheet] })
})

test('a foreign style sheet that fails to load is none of the page’s business', async () => {
  const foreign = 'https://extension.example/toolbar.css'
  document.head.innerHTML = `<link rel="stylesheet" href="${foreign}">`
  answer('page of another origin', foreign)
  await fetchMissingStyleSheets()
  expect({ reported, links: links() }).toEqual({ reported: [], links: [foreign] })
})
