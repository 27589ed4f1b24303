import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/**
 * Builds the inspector separately, so that the portal's build is the same with and without it: a script that the service
 * injects into the pages of a demo, and the page that it loads when somebody opens the inspector.
 */
export default defineConfig({
  plugins: [react()],
  build: {
    outDir: 'dist/inspector',
    assetsDir: 'inspector/assets',
    emptyOutDir: true,
    copyPublicDir: false,
    target: ['chrome111', 'firefox121', 'safari16.4'],
    rolldownOptions: {
      input: { recorder: 'src/inspector/recorder/main.ts', page: 'src/inspector/page/main.ts' },
      preserveEntrySignatures: 'allow-extension',
      output: { entryFileNames: 'inspector/[name].js' },
    },
  },
})
