import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
export default defineConfig({ root: '/work/main/.dev-papers', cacheDir: '/tmp/papers-vite', plugins: [react()],
 server: { port: 4304, host: '127.0.0.1', strictPort: true, fs: { allow: ['/work/main'] }, hmr: false,
 proxy: Object.fromEntries(['/client','/v1','/v2'].map(p => [p, { target: 'http://127.0.0.1:4314', changeOrigin: true, configure: (proxy: any) => proxy.on('proxyReq', (r: any) => r.setHeader('origin', 'http://127.0.0.1:4314')) }])) } })
