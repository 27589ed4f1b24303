import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { loginFrame } from './scripts/login-frame.ts'
import { chunkNameOf } from './scripts/screen-chunks.ts'

/** What every page begins with, and what those with lazy screens do: a chunk each, because each more costs bytes. */
const base =
  /\/src\/(api\/ports\/(local-storage|storage|storage-keys|network|clock|missing-parts|missing-sheets|page-build)|domain\/(constants|paths))\.ts$/
const screens =
  /\/src\/(api\/ports\/(fetch-screen|typed-work|saved-address)|domain\/(reload-budget|login-arrival))\.ts$/

export default defineConfig({
  plugins: [react(), loginFrame()],
  // The service puts a fresh nonce into every page that it sends (content security policy).
  html: { cspNonce: '__NONCE__' },
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: true,
    // Browsers that know no preloading fetch a part when they come to it.
    modulePreload: { polyfill: false },
    target: ['chrome111', 'firefox121', 'safari16.4'],
    rolldownOptions: {
      input: ['index.html', 'student.html', 'phone.html'],
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', test: base },
            { name: 'screens', test: screens },
          ],
        },
        chunkFileNames: ({ name, facadeModuleId }) => `assets/${chunkNameOf(name, facadeModuleId)}-[hash].js`,
      },
    },
  },
})
