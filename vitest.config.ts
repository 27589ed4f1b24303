import { readdirSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { hangLimit } from './tests/support/hang-limit.ts'
import { inShare } from './tests/support/share.ts'

const limits = { testTimeout: hangLimit, hookTimeout: hangLimit }

/** Races of processes and kills. */
const races = '{server,tests}/**/*.races.test.ts'

/** Databases on a disk that are opened anew, and processes that are started for it. */
const processes = 'server/**/*.process.test.ts'

/** What needs real time takes as long as its figures ask for. */
const raceLimit = 600_000

/** What a share of a walk leaves out of the service's tests and its attackers'. */
const leftOut = ['server', 'tests/security', 'tests/journeys']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`))
  .filter((file) => /\.test\.tsx?$/.test(file) && !inShare(file))

const projectOf = (name: string, include: string[], exclude: string[]) => ({
  test: { ...limits, name, isolate: false, include, exclude: [...exclude, ...leftOut] },
})

/** What a document has to show is waited for as long as the limit; a moment more is for saying what it showed instead. */
const documentLimit = hangLimit + 5_000

/** What needs a document is a `.test.tsx`, whose first lines say so. */
const inDocument = (name: string, include: string[]) => ({
  test: {
    ...projectOf(name, include, []).test,
    testTimeout: documentLimit,
    hookTimeout: documentLimit,
    setupFiles: ['tests/support/quick-elements.ts', 'tests/support/patient-screens.ts', 'tests/support/own-modules.ts'],
  },
})

/**
 * Starting a process and loading libraries anew for every file took longer than the tests: files of a project follow each
 * other in one process, and projects differ in what a process cannot change. `npm test` runs `shared` and `components`, walks
 * run the others.
 */
export default defineConfig({
  test: {
    globalSetup: ['tests/support/global-setup.ts'],
    maxWorkers: '100%',
    // A share may be none of one walk.
    passWithNoTests: process.env['WALK_SHARE'] !== undefined,
    projects: [
      projectOf('shared', ['{src,server,desktop,tests}/**/*.test.ts'], ['tests/security/**', races, processes]),
      projectOf('security', ['tests/security/**/*.test.ts'], [races]),
      projectOf('processes', [processes], []),
      { test: { ...projectOf('races', [races], []).test, testTimeout: raceLimit, hookTimeout: raceLimit } },
      inDocument('components', ['src/**/*.test.tsx', 'tests/support/*.test.tsx']),
      inDocument('journeys', ['tests/journeys/*.test.tsx']),
    ],
  },
})
