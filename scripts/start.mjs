/** `npm start`: installs what is missing, builds what changed, then runs the service. Needs nothing but Node. */
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildWhenChanged } from './build-when-changed.mjs'
import { installWhenChanged } from './install-when-changed.mjs'
import { requireNode } from './require-node.mjs'

requireNode()
// React and Vite build for development unless they are told otherwise, also when a test runner starts this.
process.env['NODE_ENV'] = 'production'
const root = path.dirname(import.meta.dirname)
process.chdir(root)
await installWhenChanged(root)
await buildWhenChanged(root)
await import(pathToFileURL(path.join(root, 'dist/server/main.js')).href)
