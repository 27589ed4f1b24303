import { defineConfig } from 'vitest/config'
import { pagePatience } from './tests/support/page-patience.ts'

/** Who binds accounts, is given passwords or asks for codes all the time does so in a product of its own. */
const alone = ['arrival', 'given-passwords', 'offline', 'faults-*'].map((name) => `tests/screens/${name}.e2e.ts`)

/** A machine that does much else at the same time is no failure. */
const patience = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: pagePatience } } }

const projectOf = (name: string, include: string[], exclude: string[] = []) => ({
  test: {
    name,
    include,
    exclude,
    globalSetup: ['tests/support/built-product.ts'],
    ...patience,
    fileParallelism: false,
  },
})

/**
 * A real Chromium against the built product: what must never be broken (`tests/e2e`, which `npm test` runs), and everything
 * else (`tests/screens`, `npm run screens`); a product for each side of what they must not share.
 */
export default defineConfig({
  test: {
    maxWorkers: 1,
    projects: [
      projectOf('journeys', ['tests/e2e/*.e2e.ts']),
      projectOf('screens', ['tests/screens/*.e2e.ts'], alone),
      ...alone.map((file) => projectOf(file.replaceAll(/\W/g, '-'), [file])),
    ],
  },
})
