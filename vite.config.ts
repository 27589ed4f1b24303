import react from '@vitejs/plugin-react'
import { defineConfig, type InlineConfig, type Plugin } from 'vite'
import { type Group, planChunks } from './scripts/chunk-plan.ts'
import { loginFrame } from './scripts/login-frame.ts'
import { chunkNameOf } from './scripts/screen-chunks.ts'

/** React has had `useSyncExternalStore` since 18; XState and TanStack Store bundle a shim for earlier versions. */
const withoutShims = [
  { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
  { find: /^use-sync-external-store\/shim\/with-selector$/, replacement: 'use-sync-external-store/with-selector' },
]

const pages = (groups: Group[], ...plugins: Plugin[]): InlineConfig => ({
  plugins: [react(), ...plugins],
  resolve: { alias: withoutShims },
  // The service puts a fresh nonce into every page it sends (content security policy).
  html: { cspNonce: '__NONCE__' },
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: true,
    // Browsers without preload support fetch a chunk when they need it.
    modulePreload: { polyfill: false },
    target: ['chrome111', 'firefox121', 'safari16.4'],
    // Kilobytes of MathLive, fetched only to write a formula; `budget.e2e.ts` limits what pages start with.
    chunkSizeWarningLimit: 850,
    rolldownOptions: {
      input: ['index.html', 'student.html', 'phone.html'],
      output: {
        codeSplitting: { groups },
        chunkFileNames: ({ name, facadeModuleId }) => `assets/${chunkNameOf(name, facadeModuleId)}-[hash].js`,
      },
    },
  },
})

/** Planning is a build of its own: it begins with the build, so that whoever only reads this file does not wait for it. */
const plannedChunks: Plugin = {
  name: 'podium-planned-chunks',
  apply: 'build',
  config: async () => inGroups(await planChunks((group) => pages([group]))),
}

const inGroups = (...groups: Group[]): InlineConfig => ({
  build: { rolldownOptions: { output: { codeSplitting: { groups } } } },
})

export default defineConfig(pages([], plannedChunks, loginFrame()))
