import { defineConfig } from 'vitest/config'

const limits = { testTimeout: 20_000, hookTimeout: 60_000 }

/**
 * Starting a process and loading the service anew for every file took longer than the tests. Only screens need that: their
 * libraries keep hold of the document that they were loaded with.
 */
export default defineConfig({
  test: {
    globalSetup: ['tests/support/global-setup.ts'],
    maxWorkers: '100%',
    projects: [
      { test: { ...limits, name: 'shared', isolate: false, include: ['{src,server,tests}/**/*.test.ts'] } },
      { test: { ...limits, name: 'screens', include: ['{src,server,tests}/**/*.test.tsx'] } },
    ],
  },
})
