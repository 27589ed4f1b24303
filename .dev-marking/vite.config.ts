import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
export default defineConfig({ root: import.meta.dirname, cacheDir: '/tmp/dev-marking-cache', plugins: [react()], server: { fs: { allow: ['..'] } } })
