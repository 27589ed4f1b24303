import { defineConfig } from 'vitest/config'
import { hangLimit } from './tests/support/hang-limit.ts'

/** Every route for everybody and in every surrounding, in a Chromium against the built product. */
export default defineConfig({
  test: {
    include: ['tests/routes/**/*.walk.ts'],
    globalSetup: ['tests/support/product-lender.ts'],
    testTimeout: hangLimit,
    hookTimeout: hangLimit,
    isolate: false,
    maxWorkers: 2,
  },
})
