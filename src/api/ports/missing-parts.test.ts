// @vitest-environment jsdom
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { type MissingPart, watchMissingParts } from './missing-parts.ts'
import { fetchMissingSheets } from './missing-sheets.ts'

let told: MissingPart[]

beforeEach(() => {
  told = []
  onTestFinished(watchMissingParts((part) => void told.push(part)))
})

/** What Vite does when a part does not come. */
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
] as const)('%s', (detail, type, address) => {
  spoil(detail)
  expect(told).toEqual([{ type, address, detail }])
})

const sheet = 'http://localhost:3000/assets/home-a1.css'

const links = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(({ href }) => href)

test('a style sheet that did not come is asked for until it comes, by one link', async () => {
  document.head.innerHTML = `<link rel="stylesheet" href="${sheet}"><link rel="stylesheet" href="/other.css">`
  spoil('Unable to preload CSS for /assets/home-a1.css')
  expect(told.map(({ type, address }) => [type, address])).toEqual([['style', sheet]])
  const answer = async (event: 'error' | 'load') => {
    const asked = fetchMissingSheets()
    document.querySelector(`link[href="${sheet}"]`)?.dispatchEvent(new Event(event))
    return asked.then(
      () => 'there',
      () => 'missing',
    )
  }
  expect([await answer('error'), await answer('load')]).toEqual(['missing', 'there'])
  const after = links()
  await fetchMissingSheets()
  expect([after, links()]).toEqual([
    ['http://localhost:3000/other.css', sheet],
    ['http://localhost:3000/other.css', sheet],
  ])
})
