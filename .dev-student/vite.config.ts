import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
export default defineConfig({ root: '/work/main/.dev-student', cacheDir: '/tmp/student-vite', plugins: [react()], server: { fs: { allow: ['/work/main'] } } })
