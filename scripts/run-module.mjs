/** Runs the default export of a TypeScript module with the remaining arguments: `run-module.mjs file.ts --json`. */
import { installWhenChanged } from './install-when-changed.mjs'
import { requireNode } from './require-node.mjs'
import { root } from './root.mjs'

requireNode()
await installWhenChanged(root, 'tests')
const { createServer } = await import('vite')
const [file = '', ...parameters] = process.argv.slice(2)
const vite = await createServer({
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, watch: null },
})
try {
  const { default: run } = await vite.ssrLoadModule(`/${file}`)
  await run(parameters)
} finally {
  await vite.close()
}
