/** `npm run dev`: the pages with hot reload, and the service behind the same address. */
import { installWhenChanged } from './install-when-changed.mjs'
import { requireNode } from './require-node.mjs'
import { root } from './root.mjs'

requireNode()
process.chdir(root)
await installWhenChanged(root, 'start')
const { createServer } = await import('vite')
const mode = process.env['PODIUM_MODE'] || 'demo'
const port = Number(process.env['PORT'] || 4173)
const address = `http://127.0.0.1:${port}`
const serviceAddress = `http://127.0.0.1:${port + 1}`
// The service accepts its own address as the only origin.
const forward = { target: serviceAddress, headers: { origin: serviceAddress } }

/** What the service does to a page before sending it. */
const pages = {
  name: 'podium-pages',
  /** @param {import('vite').ViteDevServer} server */
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      request.url = request.url
        ?.replace(/^\/(student|phone)\/(?=$|\?)/, '/$1.html')
        .replace(/^\/inspector\/page\.js/, '/src/inspector/page/main.ts')
      next()
    })
  },
  transformIndexHtml: (/** @type {string} */ html) => ({
    html: html.replace('__MODE__', mode),
    // Modules run in order, so actors are watched from the start.
    tags:
      mode === 'demo'
        ? [
            {
              tag: 'script',
              attrs: { type: 'module', src: '/src/inspector/recorder/main.ts' },
              injectTo: 'head-prepend',
            },
          ]
        : [],
  }),
}

try {
  const vite = await createServer({
    root,
    // No content security policy here, so no nonce either: hot reload injects its own styles and scripts.
    html: { cspNonce: '' },
    plugins: [pages],
    server: {
      port,
      strictPort: true,
      host: '127.0.0.1',
      proxy: Object.fromEntries(
        ['/front/', '/client/', '/v1/', '/v2/', '/openapi.json', '/demo/', '/__test/'].map((path) => [path, forward]),
      ),
    },
  })
  await vite.listen()
  const { main } = await vite.ssrLoadModule('/server/main.ts')
  const filler = ['scripts/run-module.mjs', 'server/fill-process.ts']
  await main({ ...process.env, HOST: '127.0.0.1', PORT: String(port + 1) }, address, filler)
} catch (error) {
  process.stderr.write(`Podium cannot start. ${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
