import { readdirSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { hangLimit } from './tests/support/runs/hang-limit.ts'
import { pagePatience } from './tests/support/runs/page-patience.ts'
import { inShare } from './tests/support/runs/share.ts'

/** Needs neither browser nor database. */
const pure = ['src/{domain,machines}/**/*.test.ts', 'tests/architecture/**/*.test.ts']

/** Races of processes and kills. */
const races = '{server,tests}/**/*.races.test.ts'

/** Databases on a disk that are opened anew, and processes that are started for it. */
const processes = 'server/**/*.process.test.ts'

/** What spoils requests, parts of pages and what is kept. */
const spoiling = 'tests/screens/{faults-*,missing-screens,storage}.e2e.ts'

/** What needs real time takes as long as its figures ask for. */
const raceLimit = 600_000

/** What a document has to show is waited for as long as the limit; a moment more is for saying what it showed instead. */
const documentLimit = hangLimit + 5_000

/** What a share leaves out of the tests beside the code, of attackers and of screens; the other walks choose within files. */
const leftOut = ['src', 'server', 'tests/security', 'tests/journeys', 'tests/screens']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`))
  .filter((file) => /\.(test|e2e)\.tsx?$/.test(file) && !inShare(file))

interface Tests {
  readonly include: string[]
  readonly exclude?: string[]
  readonly limit?: number
}

const project = (name: string, { include, exclude = [], limit = hangLimit }: Tests) => ({
  test: { name, include, exclude, isolate: false, testTimeout: limit, hookTimeout: limit },
})

/** Those of the service ask for a migrated database. */
const ofService = (name: string, { include, exclude = [], limit }: Tests) => {
  const { test } = project(name, { include, exclude: [...exclude, ...leftOut], ...(limit !== undefined && { limit }) })
  return { test: { ...test, globalSetup: ['tests/support/product/global-setup.ts'] } }
}

/** What needs a document is a `.test.tsx`, whose first lines say so. */
const inDocument = (name: string, include: string[]) => {
  const { test } = ofService(name, { include, limit: documentLimit })
  const setupFiles = ['quick-elements', 'patient-screens', 'own-modules'].map(
    (file) => `tests/support/documents/${file}.ts`,
  )
  return { test: { ...test, setupFiles } }
}

/** A real browser against the built product; all files share a browser, and those of a process a product. */
const inBrowser = (name: string, tests: Tests) => {
  const { test } = project(name, tests)
  const expect = { poll: { timeout: pagePatience } }
  return { test: { ...test, globalSetup: ['tests/support/product/product-lender.ts'], expect } }
}

/**
 * Starting a process and loading libraries anew for every file took longer than the tests: files of a project follow each
 * other in one process, and projects differ in what a process cannot change. `npm test` runs `pure`, `shared`, `components`
 * and `e2e`, what must never be broken; walks run the others.
 */
export default defineConfig({
  test: {
    maxWorkers: '100%',
    // A share may be none of one walk.
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
