import { defineConfig } from 'vitest/config'
import { hangLimit } from './tests/support/hang-limit.ts'

/** Tests that need neither browser nor database. */
export default defineConfig({
  test: {
    include: ['src/domain/**/*.test.ts', 'src/machines/**/*.test.ts', 'tests/architecture/**/*.test.ts'],
    testTimeout: hangLimit,
  },
})
