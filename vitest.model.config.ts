import { defineConfig } from 'vitest/config'

/** The paths of the machines on the real screen, in a Chromium against the built product. */
export default defineConfig({
  test: {
    include: ['tests/model/**/*.model.ts'],
    globalSetup: ['tests/support/built-product.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    fileParallelism: false,
    isolate: false,
  },
})
