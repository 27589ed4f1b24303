import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** NTFS keeps a journal of its directories and lets nobody sync one. */
const canSyncFolders = process.platform !== 'win32'

/**
 * PGlite starts PostgreSQL without syncing, and its `fdatasync` reaches nothing, while its `fsync` asks the file layer. A
 * commit that begins another file of the log would fill its 16 MiB with zeroes while everybody waits for the only session;
 * a sync keeps what was written without that.
 */
export const durableStart = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'wal_init_zero=off',
]

/** @typedef {{ parent: FileNode, mode: number }} FileNode */

/** The files of a folder, where a sync of a file or a directory returns when the disk has it. */
export class DurableFiles extends NodeFS {
  /** Whether a sync failed: what the disk did not take is gone, even if it says yes the next time. */
  hasFailed = false

  /** Folders with files that are new since their last sync. */
  #grown = new Set()

  /** @type {NodeFS['init']} */
  async init(database, options) {
    const { emscriptenOpts } = await super.init(database, options)
    const addSync = (/** @type {any} */ module) => this.#addSync(module)
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addSync] } }
  }

  /** @param {any} module */
  #addSync({ FS, NODEFS }) {
    const { mknod } = NODEFS.node_ops
    NODEFS.node_ops.mknod = (/** @type {FileNode} */ parent, /** @type {unknown[]} */ ...parameters) => {
      this.#grown.add(NODEFS.realPath(parent))
      return mknod(parent, ...parameters)
    }
    NODEFS.stream_ops.fsync = (/** @type {{ nfd: number, node: FileNode }} */ { nfd, node }) => {
      const folder = NODEFS.realPath(FS.isDir(node.mode) ? node : node.parent)
      NODEFS.tryFSOperation(() => this.#sync(FS.isDir(node.mode) ? null : nfd, folder))
      return 0
    }
  }

  /**
   * PostgreSQL expects that a new file's name is on the disk when the file is; not every file system sees to it.
   * @param {number | null} file
   * @param {string} folder
   */
  #sync(file, folder) {
    try {
      if (file !== null) fsyncSync(file)
      const isGrown = this.#grown.delete(folder)
      if (file === null || isGrown) syncFolder(folder)
    } catch (error) {
      this.hasFailed = true
      throw error
    }
  }
}

/**
 * Syncs a folder with all that is in it.
 * @param {string} folder
 */
export function syncTree(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const place = path.join(folder, entry.name)
    if (entry.isDirectory()) syncTree(place)
    else syncFile(place, 'r+')
  }
  syncFolder(folder)
}

/** @param {string} folder */
export function syncFolder(folder) {
  if (canSyncFolders) syncFile(folder, 'r')
}

/**
 * @param {string} place
 * @param {'r' | 'r+'} flag
 */
function syncFile(place, flag) {
  const file = openSync(place, flag)
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}
