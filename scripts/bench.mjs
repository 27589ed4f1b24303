/**
 * `npm run bench`: builds the bench the way the service is built, and runs it. Figures from a development build would
 * mislead.
 */
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { installWhenChanged } from './install-when-changed.mjs'
import { requireNode } from './require-node.mjs'
import { root } from './root.mjs'

requireNode()
await installWhenChanged(root, 'bench')
const { build } = await import('vite')
const outDir = path.join(root, 'dist/bench')
await build({
  root,
  configFile: false,
  logLevel: 'warn',
  build: {
    ssr: true,
    outDir,
    target: 'node20',
    rolldownOptions: { input: ['tests/bench/bench.ts', 'tests/bench/server-process.ts'] },
  },
})
await import(pathToFileURL(path.join(outDir, 'bench.js')).href)
