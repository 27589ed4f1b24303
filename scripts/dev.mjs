/** `npm run dev`: the pages with hot reload, and the service behind the same address. */
import { createServer } from 'vite'
import { installWhenChanged } from './install-when-changed.mjs'
import { requireNode } from './require-node.mjs'
import { root } from './steps.mjs'

requireNode()
await installWhenChanged(root)
const port = Number(process.env['PORT'] ?? 4173)
const servicePort = port + 1
const address = `http://127.0.0.1:${port}`
const forward = {
  target: `http://127.0.0.1:${servicePort}`,
  // The service knows its own address as the only origin.
  headers: { origin: `http://127.0.0.1:${servicePort}` },
}
const vite = await createServer({
  root,
  server: {
    port,
    strictPort: true,
    host: '127.0.0.1',
    proxy: Object.fromEntries(['/front', '/client/', '/v1', '/v2'].map((path) => [path, forward])),
  },
})
await vite.listen()
process.env['PORT'] = String(servicePort)
await vite.ssrLoadModule('/server/main.ts')
process.stdout.write(`Pages with hot reload at ${address}\n`)
