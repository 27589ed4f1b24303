import { defineConfig } from 'vitest/config'

/** Every route for everybody in every surrounding, in a Chromium against the built product; three of them at a time. */
export default defineConfig({
  test: {
    include: ['tests/routes/**/*.walk.ts'],
    testTimeout: 1_800_000,
    hookTimeout: 180_000,
    maxConcurrency: 3,
  },
})
