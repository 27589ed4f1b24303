import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
const target = 'http://127.0.0.1:4316'
const proxy = { target, changeOrigin: true, configure: (p: any) => p.on('proxyReq', (r: any) => { r.setHeader('origin', target); r.removeHeader('sec-fetch-site') }) }
export default defineConfig({ root: import.meta.dirname, cacheDir: '/tmp/report-dev/cache', plugins: [react()], build: { target: 'chrome120', outDir: '/tmp/report-dev/built', emptyOutDir: true }, preview: { proxy: { '/client': proxy, '/v2': proxy, '/v1': proxy } }, server: { fs: { allow: ['..'] }, proxy: { '/client': proxy, '/v2': proxy, '/v1': proxy, '/front': proxy } } })
