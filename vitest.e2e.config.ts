import { defineConfig } from 'vitest/config'
import { hangLimit } from './tests/support/hang-limit.ts'
import { pagePatience } from './tests/support/page-patience.ts'

/**
 * A real Chromium against the built product: what must never be broken (`tests/e2e`, which `npm test` runs), and everything
 * else (`tests/screens`, `npm run screens`). All files share a browser, and those of a process a product.
 */
export default defineConfig({
  test: {
    include: ['tests/{e2e,screens}/*.e2e.ts'],
    globalSetup: ['tests/support/product-lender.ts'],
    testTimeout: hangLimit,
    hookTimeout: hangLimit,
    expect: { poll: { timeout: pagePatience } },
    isolate: false,
    maxWorkers: 2,
  },
})
