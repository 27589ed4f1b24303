import { existsSync, readFileSync } from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { projectRoot } from '#server/database/project-root.ts'

export interface BenchPage {
  readonly address: string
  readonly stop: () => void
}

const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' }

/**
 * Builds a page of tests/bench the way the product is built, and serves it on loopback, along with the given HTML
 * documents.
 */
export async function serveBenchPage(name: string, texts: Readonly<Record<string, string>> = {}): Promise<BenchPage> {
  const folder = path.join(projectRoot(), 'dist', `bench-${name}`)
  await build({
    root: path.join(projectRoot(), 'tests/bench', name),
    configFile: false,
    plugins: [react()],
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true, target: 'chrome111' },
  })
  const server = http.createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://127.0.0.1')
    const file = path.join(folder, pathname === '/' ? 'index.html' : pathname)
    const content = texts[pathname] ?? (existsSync(file) ? readFileSync(file) : '')
    const type = types[path.extname(pathname)] ?? 'text/html'
    response
      .writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'content-encoding': 'gzip' })
      .end(gzipSync(content))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  return {
    address: `http://127.0.0.1:${typeof bound === 'object' && bound !== null ? bound.port : 0}`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
