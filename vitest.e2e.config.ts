import { defineConfig } from 'vitest/config'
import { hangLimit } from './tests/support/hang-limit.ts'
import { pagePatience } from './tests/support/page-patience.ts'

const shared = {
  testTimeout: hangLimit,
  hookTimeout: hangLimit,
  expect: { poll: { timeout: pagePatience } },
  isolate: false,
}

/** What spoils requests, parts of pages and what is kept. */
const spoiling = ['tests/screens/{faults-*,missing-screens,storage}.e2e.ts']

/**
 * A real Chromium against the built product: what must never be broken (`e2e`, which `npm test` runs), all other journeys
 * (`screens`), and what people do when something fails (`faults`). All files share a browser, and those of a process a product.
 */
export default defineConfig({
  test: {
    globalSetup: ['tests/support/product-lender.ts'],
    maxWorkers: 2,
    projects: [
      { test: { ...shared, name: 'e2e', include: ['tests/e2e/*.e2e.ts'] } },
      { test: { ...shared, name: 'screens', include: ['tests/screens/*.e2e.ts'], exclude: spoiling } },
      { test: { ...shared, name: 'faults', include: spoiling } },
    ],
  },
})
