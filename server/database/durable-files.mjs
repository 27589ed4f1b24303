import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { keepSizes } from './file-sizes.mjs'

/** NTFS journals its directories and does not allow syncing them. */
const canSyncFolders = process.platform !== 'win32'

/**
 * PGlite starts PostgreSQL without syncing, and its `fdatasync` does nothing, while its `fsync` calls the file layer. A
 * commit that begins another WAL file would fill its 16 MiB with zeroes while everybody waits for the only session;
 * with `fsync` the log is durable without that.
 */
export const durableStart = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'wal_init_zero=off',
]

/** @typedef {{ parent: FileNode, mode: number }} FileNode */

/** The files of a folder, where syncing a file or directory returns only once the disk has it. */
export class DurableFiles extends NodeFS {
  /** Whether a sync failed: the data that the disk refused are lost, even if the next sync succeeds. */
  hasFailed = false

  /** Folders with new files since their last sync. */
  #grown = new Set()

  /** @type {NodeFS['init']} */
  async init(database, options) {
    const { emscriptenOpts } = await super.init(database, options)
    const adapt = (/** @type {any} */ module) => {
      this.#addSync(module)
      keepSizes(module)
    }
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), adapt] } }
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
   * PostgreSQL expects a new file's name to be on the disk once the file is; not every file system ensures that.
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
 * Syncs a folder and everything in it.
 * @param {string} folder
 */
export function syncTree(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const entryPath = path.join(folder, entry.name)
    if (entry.isDirectory()) syncTree(entryPath)
    else syncFile(entryPath, 'r+')
  }
  syncFolder(folder)
}

/** @param {string} folder */
export function syncFolder(folder) {
  if (canSyncFolders) syncFile(folder, 'r')
}

/**
 * @param {string} entryPath
 * @param {'r' | 'r+'} flag
 */
function syncFile(entryPath, flag) {
  const file = openSync(entryPath, flag)
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}
