import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { requireNode } from './require-node.mjs'
import { root } from './root.mjs'

/**
 * Imports a file of the built service, after installing what is missing and building what changed. An archive made by
 * `npm run package` has no sources: it comes built, with its npm packages.
 * @param {string} file
 */
export async function importBuilt(file) {
  requireNode()
  process.chdir(root)
  if (existsSync(path.join(root, 'src'))) {
    const { installWhenChanged } = await import('./install-when-changed.mjs')
    const { buildWhenChanged } = await import('./build-when-changed.mjs')
    await installWhenChanged(root, 'start')
    await buildWhenChanged(root)
  }
  return import(pathToFileURL(path.join(root, 'dist/server', file)).href)
}
