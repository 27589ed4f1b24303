import { existsSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { DurableFiles, durableStart, syncFolder, syncTree } from './durable-files.mjs'

/**
 * Opens the database in an existing folder, which may be empty. A durable one acknowledges a commit once the disk has
 * it, and is unusable after the disk has failed.
 * @param {string} folder
 * @param {boolean} isDurable
 */
export async function openFolder(folder, isDurable) {
  if (!existsSync(path.join(folder, 'PG_VERSION'))) await makeDatabase(folder, isDurable)
  if (!isDurable) {
    rmSync(syncedMark(folder), { force: true })
    return { database: await PGlite.create({ dataDir: folder, startParams: briefStart }), hasFailed: () => false }
  }
  if (!existsSync(syncedMark(folder))) syncAll(folder)
  const files = new DurableFiles(folder)
  const database = await PGlite.create({ fs: files, startParams: durableStart })
  return { database, hasFailed: () => files.hasFailed }
}

/**
 * For a database that is made, read once or thrown away: a third of a start is spent clearing the usual 128 MiB of page
 * buffers.
 */
export const briefStart = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB']

/** Marker file: everything that was written to the folder without syncing has been synced since. */
const syncedMark = (/** @type {string} */ folder) => path.join(folder, 'podium_synced')

/** Syncs what a non-syncing opener has written: a thousand files, so it is done once. */
function syncAll(/** @type {string} */ folder) {
  syncTree(folder)
  writeFileSync(syncedMark(folder), '')
  syncFolder(folder)
}

/**
 * Creates the database elsewhere and moves it into place when complete, so that a killed process leaves none behind.
 * @param {string} folder
 * @param {boolean} isDurable
 */
async function makeDatabase(folder, isDurable) {
  const making = `${folder}.new`
  rmSync(making, { recursive: true, force: true })
  const database = await PGlite.create({ dataDir: making, startParams: briefStart })
  await database.close()
  if (isDurable) syncAll(making)
  rmdirSync(folder)
  renameSync(making, folder)
  if (isDurable) syncFolder(path.dirname(folder))
}
