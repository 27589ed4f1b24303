import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
const target = 'http://127.0.0.1:4315'
const proxy = Object.fromEntries(['/front', '/client', '/v1', '/v2', '/__test'].map((p) => [p, { target, changeOrigin: true, configure: (x) => x.on('proxyReq', (r) => r.setHeader('origin', target)) }]))
export default defineConfig({ root: '/work/main', cacheDir: '/tmp/dev-marking-full', plugins: [react()], server: { proxy } })
