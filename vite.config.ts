import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { loginFrame } from './scripts/login-frame.ts'
import { chunkNameOf } from './scripts/screen-chunks.ts'

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
    target: ['chrome111', 'firefox114', 'safari16.4'],
    rolldownOptions: {
      input: ['index.html', 'student.html', 'phone.html'],
      output: {
        chunkFileNames: ({ name, facadeModuleId }) => `assets/${chunkNameOf(name, facadeModuleId)}-[hash].js`,
      },
    },
  },
})
