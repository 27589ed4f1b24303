/** `npm run build`: builds the pages and the service unless nothing changed. `npm start` does this automatically. */
import { buildWhenChanged } from './build-when-changed.mjs'
import { installWhenChanged } from './install-when-changed.mjs'
import { requireNode } from './require-node.mjs'
import { root } from './root.mjs'

requireNode()
await installWhenChanged(root, 'start')
await buildWhenChanged(root)
