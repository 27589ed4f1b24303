import { existsSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { DurableFiles, durableStart, syncFolder, syncTree } from './durable-files.mjs'

/**
 * Opens the database in a folder that exists, empty at first. A durable one answers a commit when the disk has it, and is
 * of no use any more when the disk has failed.
 * @param {string} folder
 * @param {boolean} isDurable
 */
export async function openFolder(folder, isDurable) {
  if (!existsSync(path.join(folder, 'PG_VERSION'))) await makeDatabase(folder, isDurable)
  if (!isDurable) {
    rmSync(syncedMark(folder), { force: true })
    return { database: await PGlite.create({ dataDir: folder }), hasFailed: () => false }
  }
  if (!existsSync(syncedMark(folder))) syncAll(folder)
  const files = new DurableFiles(folder)
  const database = await PGlite.create({ fs: files, startParams: durableStart })
  return { database, hasFailed: () => files.hasFailed }
}

/** A file that says that whatever came into the folder without being synced was synced later. */
const syncedMark = (/** @type {string} */ folder) => path.join(folder, 'podium_synced')

/** Syncs what an opener that does not sync has written: a thousand files, so that it is done once. */
function syncAll(/** @type {string} */ folder) {
  syncTree(folder)
  writeFileSync(syncedMark(folder), '')
  syncFolder(folder)
}

/**
 * A process that is killed while it makes a database leaves none: it comes into its place when it is whole.
 * @param {string} folder
 * @param {boolean} isDurable
 */
async function makeDatabase(folder, isDurable) {
  const making = `${folder}.new`
  rmSync(making, { recursive: true, force: true })
  const database = await PGlite.create({ dataDir: making })
  await database.close()
  if (isDurable) syncAll(making)
  rmdirSync(folder)
  renameSync(making, folder)
  if (isDurable) syncFolder(path.dirname(folder))
}
