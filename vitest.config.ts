import { defineConfig } from 'vitest/config'

/** A machine that does much else at the same time is no failure. */
const patience = { testTimeout: 60_000, hookTimeout: 120_000 }

/**
 * Starting a process and loading the service anew for every file took longer than the tests. Only components need that: their
 * libraries keep hold of the document that they were loaded with. `npm test` runs all but `security`, which continuous
 * integration runs once on each database.
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
      {
        test: {
          ...patience,
          name: 'components',
          include: ['{src,server,tests}/**/*.test.tsx'],
          setupFiles: ['tests/support/patient-screens.ts'],
        },
      },
    ],
  },
})
