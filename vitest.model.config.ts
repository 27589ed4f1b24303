import { defineConfig } from 'vitest/config'
import { hangLimit } from './tests/support/hang-limit.ts'

/** The paths of the machines on the real screen, in a Chromium against the built product. */
export default defineConfig({
  test: {
    include: ['tests/model/**/*.model.ts'],
    globalSetup: ['tests/support/product-lender.ts'],
    testTimeout: hangLimit,
    hookTimeout: hangLimit,
    isolate: false,
    maxWorkers: 2,
  },
})
