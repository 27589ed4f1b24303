import react from '@vitejs/plugin-react'
import { defineConfig, type InlineConfig, type PluginOption } from 'vite'
import { type Group, planChunks } from './scripts/chunk-plan.ts'
import { loginFrame } from './scripts/login-frame.ts'
import { chunkNameOf } from './scripts/screen-chunks.ts'

/** React has had `useSyncExternalStore` since 18; XState and TanStack Store bundle a shim for earlier versions. */
const withoutShims = [
  { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
  { find: /^use-sync-external-store\/shim\/with-selector$/, replacement: 'use-sync-external-store/with-selector' },
]

const pages = (groups: Group[], plugin?: PluginOption): InlineConfig => ({
  plugins: [react(), plugin],
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
    rolldownOptions: {
      input: ['index.html', 'student.html', 'phone.html'],
      output: {
        codeSplitting: { groups },
        chunkFileNames: ({ name, facadeModuleId }) => `assets/${chunkNameOf(name, facadeModuleId)}-[hash].js`,
      },
    },
  },
})

export default defineConfig(async ({ command }) =>
  command === 'build' ? pages([await planChunks((group) => pages([group]))], loginFrame()) : pages([]),
)
