import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildWhenChanged } from './build-when-changed.mjs'
import { installWhenChanged } from './install-when-changed.mjs'
import { requireNode } from './require-node.mjs'
import { root } from './root.mjs'

/**
 * A file of the built service, after installing what is missing and building what changed.
 * @param {string} file
 */
export async function importBuilt(file) {
  requireNode()
  process.chdir(root)
  installWhenChanged(root, 'start')
  await buildWhenChanged(root)
  return import(pathToFileURL(path.join(root, 'dist/server', file)).href)
}
