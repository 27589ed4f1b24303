import { defineConfig } from 'vitest/config'

/** A machine that does much else at the same time is no failure. */
const patience = { testTimeout: 180_000, hookTimeout: 180_000 }

/** What needs a document is a `.test.tsx`, whose first lines say so. */
const inDocument = (name: string, include: string[]) => ({
  test: {
    ...patience,
    name,
    include,
    isolate: false,
    setupFiles: ['tests/support/patient-screens.ts', 'tests/support/own-modules.ts'],
  },
})

/**
 * Starting a process and loading libraries anew for every file took longer than the tests: files of a project follow each
 * other in one process, and projects differ in what a process cannot change. `npm test` runs all but `security` and
 * `journeys`, which continuous integration runs with the server suite on PostgreSQL.
 */
export default defineConfig({
  test: {
    globalSetup: ['tests/support/global-setup.ts'],
    maxWorkers: '100%',
    projects: [
      {
        test: {
          ...patience,
          name: 'shared',
          isolate: false,
          include: ['{src,server,desktop,tests}/**/*.test.ts'],
          exclude: ['tests/security/**'],
        },
      },
      { test: { ...patience, name: 'security', isolate: false, include: ['tests/security/**/*.test.ts'] } },
      inDocument('components', ['src/**/*.test.tsx', 'tests/support/*.test.tsx']),
      inDocument('journeys', ['tests/journeys/*.test.tsx']),
    ],
  },
})
