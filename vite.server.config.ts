import { defineConfig } from 'vite'

/** The service as one bundle; npm packages stay outside. */
export default defineConfig({
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: { input: ['server/main.ts'] },
  },
})
