import { readdirSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { hangLimit } from './tests/support/hang-limit.ts'
import { pagePatience } from './tests/support/page-patience.ts'
import { inShare } from './tests/support/share.ts'

const shared = {
  testTimeout: hangLimit,
  hookTimeout: hangLimit,
  expect: { poll: { timeout: pagePatience } },
  isolate: false,
}

/** What spoils requests, parts of pages and what is kept. */
const spoiling = ['tests/screens/{faults-*,missing-screens,storage}.e2e.ts']

/** What a share of the walk leaves out; what spoils chooses within its files. */
const leftOut = readdirSync('tests/screens')
  .map((name) => `tests/screens/${name}`)
  .filter((file) => !inShare(file))

/**
 * A real Chromium against the built product: what must never be broken (`e2e`, which `npm test` runs), all other journeys
 * (`screens`), and what people do when something fails (`faults`); all files share a browser, and those of a process a
 * product. The main journeys in two other engines have the same products (`browsers`).
 */
export default defineConfig({
  test: {
    globalSetup: ['tests/support/product-lender.ts'],
    maxWorkers: 2,
    // A share may be none of one walk.
    passWithNoTests: process.env['WALK_SHARE'] !== undefined,
    projects: [
      { test: { ...shared, name: 'e2e', include: ['tests/e2e/*.e2e.ts'] } },
      { test: { ...shared, name: 'screens', include: ['tests/screens/*.e2e.ts'], exclude: [...spoiling, ...leftOut] } },
      { test: { ...shared, name: 'faults', include: spoiling } },
      { test: { ...shared, name: 'browsers', include: ['tests/browsers/*.browser.ts'] } },
    ],
  },
})
