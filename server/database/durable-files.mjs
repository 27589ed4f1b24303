import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** NTFS keeps a journal of its directories and lets nobody sync one. */
const canSyncFolders = process.platform !== 'win32'

/**
 * PGlite starts PostgreSQL without syncing, and its `fdatasync` reaches nothing, while its `fsync` asks the file layer.
 */
export const durableStart = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
]

/** The files of a folder, where a sync of a file or a directory returns when the disk has it. */
export class DurableFiles extends NodeFS {
  /** @type {NodeFS['init']} */
  async init(database, options) {
    const { emscriptenOpts } = await super.init(database, options)
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addSync] } }
  }
}

/** @param {any} module */
function addSync({ FS, NODEFS }) {
  NODEFS.stream_ops.fsync = (/** @type {{ nfd: number, node: { mode: number } }} */ { nfd, node }) => {
    // A sync that fails comes back as an error number, on which PostgreSQL gives up instead of going on.
    if (canSyncFolders || !FS.isDir(node.mode)) NODEFS.tryFSOperation(() => fsyncSync(nfd))
    return 0
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
