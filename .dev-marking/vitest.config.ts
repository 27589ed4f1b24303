import { defineConfig } from 'vitest/config'
export default defineConfig({ root: '/work/main', test: { include: ['src/features/marking/**/*.test.{ts,tsx}', 'src/machines/marking/**/*.test.ts'], testTimeout: 30000 } })
