import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { loginFrame } from './scripts/login-frame.ts'

export default defineConfig({
  plugins: [react(), loginFrame()],
  // The service puts a fresh nonce into every page that it sends (content security policy).
  html: { cspNonce: '__NONCE__' },
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: true,
    target: ['chrome111', 'firefox114', 'safari16.4'],
    rolldownOptions: { input: ['index.html', 'student.html', 'phone.html'] },
  },
})
