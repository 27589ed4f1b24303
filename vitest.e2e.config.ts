import { defineConfig } from 'vitest/config'

/** Who binds accounts, is given passwords or asks for codes all the time does so in a product of its own. */
const alone = ['arrival', 'given-passwords', 'offline', 'faults-*'].map((name) => `tests/e2e/${name}.e2e.ts`)

const projectOf = (name: string, include: string[], exclude: string[] = []) => ({
  test: {
    name,
    include,
    exclude,
    globalSetup: ['tests/support/built-product.ts'],
    testTimeout: 120_000,
    hookTimeout: 180_000,
    fileParallelism: false,
  },
})

/** Journeys in a real Chromium against the built product: one on each side of what they must not share. */
export default defineConfig({
  test: {
    maxWorkers: 1,
    projects: [
      projectOf('journeys', ['tests/e2e/**/*.e2e.ts'], alone),
      ...alone.map((file) => projectOf(file.replaceAll(/\W/g, '-'), [file])),
    ],
  },
})
