import { readdirSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { hangLimit } from './tests/support/runs/hang-limit.ts'
import { pagePatience } from './tests/support/runs/page-patience.ts'
import { inShare } from './tests/support/runs/share.ts'

/** Needs neither browser nor database. */
const pure = ['src/{domain,machines}/**/*.test.ts', 'tests/architecture/**/*.test.ts']

/** Races between processes, and kills. */
const races = '{server,tests}/**/*.races.test.ts'

/** Databases reopened on disk, and child processes. */
const processes = 'server/**/*.process.test.ts'

/** Power cuts of the embedded database, which are the same whatever database the service uses. */
const powerCuts = process.env['DATABASE_URL'] === undefined ? [] : ['server/database/power-loss.*.test.ts']

/** Fault injection into requests, chunks and storage. */
const spoiling = 'tests/screens/{faults-*,missing-screens,storage}.e2e.ts'

/** Tests that need real time run as long as their figures require. */
const raceLimit = 600_000

/**
 * Waiting for something to appear in a document may take the whole limit; the extra time is for reporting what was
 * there instead.
 */
const documentLimit = hangLimit + 5_000

/** A page may have taken a while before the step that hangs: the extra time is for reporting what did not appear. */
const pageLimit = hangLimit + 10_000

/** Chooses its quarter itself, so that every share covers one. */
const choosing = 'tests/screens/stored-attacks.e2e.ts'

/**
 * What a share leaves out of the tests beside the code, of attackers and of screens; the other walks choose within
 * files.
 */
const leftOut = ['src', 'server', 'tests/security', 'tests/journeys', 'tests/screens']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`))
  .filter((file) => /\.(test|e2e)\.tsx?$/.test(file) && file !== choosing && !inShare(file))

interface Tests {
  readonly include: string[]
  readonly exclude?: string[]
  readonly limit?: number
}

const project = (name: string, { include, exclude = [], limit = hangLimit }: Tests) => ({
  test: { name, include, exclude, isolate: false, testTimeout: limit, hookTimeout: limit },
})

/** Service tests need a migrated database. */
const ofService = (name: string, { include, exclude = [], limit }: Tests) => {
  const { test } = project(name, {
    include,
    exclude: [...exclude, ...powerCuts, ...leftOut],
    ...(limit !== undefined && { limit }),
  })
  return { test: { ...test, globalSetup: ['tests/support/product/global-setup.ts'] } }
}

/** Tests that need a document are `.test.tsx` files, and say so in their first lines. */
const inDocument = (name: string, include: string[]) => {
  const { test } = ofService(name, { include, limit: documentLimit })
  const setupFiles = ['quick-elements', 'patient-screens', 'own-modules', 'unscrolled'].map(
    (file) => `tests/support/documents/${file}.ts`,
  )
  return { test: { ...test, setupFiles } }
}

/** A real browser against the built product; all files share one browser, and those of a process one product. */
const inBrowser = (name: string, tests: Tests) => {
  const { test } = project(name, { ...tests, limit: pageLimit })
  const expect = { poll: { timeout: pagePatience } }
  return { test: { ...test, globalSetup: ['tests/support/product/product-lender.ts'], expect } }
}

/**
 * Starting a process and loading libraries for every file took longer than the tests: the files of a project run one
 * after another in a single process, and projects differ in what cannot be changed within a process. `npm test` runs
 * `pure`, `shared`, `components` and `e2e`, which must never break; walks run the others.
 */
export default defineConfig({
  test: {
    maxWorkers: '100%',
    // A share may leave a walk without any files.
    passWithNoTests: process.env['WALK_SHARE'] !== undefined,
    projects: [
      project('pure', { include: pure }),
      ofService('shared', {
        include: ['{src,server,desktop,tests}/**/*.test.ts'],
        exclude: ['tests/security/**', races, processes, ...pure],
      }),
      ofService('security', { include: ['tests/security/**/*.test.ts'], exclude: [races] }),
      ofService('processes', { include: [processes] }),
      ofService('races', { include: [races], limit: raceLimit }),
      inDocument('components', ['src/**/*.test.tsx', 'tests/support/**/*.test.tsx']),
      inDocument('journeys', ['tests/journeys/*.test.tsx']),
      inBrowser('e2e', { include: ['tests/e2e/*.e2e.ts'] }),
      inBrowser('screens', { include: ['tests/screens/*.e2e.ts'], exclude: [spoiling, ...leftOut] }),
      inBrowser('faults', { include: [spoiling] }),
      inBrowser('browsers', { include: ['tests/browsers/*.browser.ts'] }),
      inBrowser('machines', { include: ['tests/model/*.model.ts'] }),
      inBrowser('routes', { include: ['tests/routes/*.walk.ts'] }),
    ],
  },
})
