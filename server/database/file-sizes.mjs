import { fstatSync } from 'node:fs'

/** @typedef {{ mode: number }} FileNode a file, however often it is open and whatever it is called by now */
/** @typedef {{ nfd: number, node: FileNode }} OpenFile */
/** @typedef {{ size?: number }} Attributes */

/** POSIX's SEEK_SET and SEEK_END. */
const [fromStart, fromEnd] = [0, 2]

/**
 * Has the engine's file layer remember how long files are. PostgreSQL asks at every statement, for every table and index
 * in it; asking the system takes as long as the rest of a small statement. Nobody else may write these files.
 * @param {any} module Emscripten's
 */
export function keepSizes({ FS, NODEFS }) {
  const { node_ops: ofNode, stream_ops: ofFile } = NODEFS
  /** @type {WeakMap<FileNode, number>} */
  const sizes = new WeakMap()

  const sizeOf = (/** @type {OpenFile} */ { nfd, node }) => {
    const size = sizes.get(node) ?? NODEFS.tryFSOperation(() => fstatSync(nfd)).size
    sizes.set(node, size)
    return size
  }

  const { llseek } = ofFile
  ofFile.llseek = (/** @type {OpenFile} */ file, /** @type {number} */ offset, /** @type {number} */ from) =>
    from === fromEnd && FS.isFile(file.node.mode)
      ? llseek(file, sizeOf(file) + offset, fromStart)
      : llseek(file, offset, from)

  growAfter(ofFile, sizes)
  forgetOnResize(ofFile, (file) => sizes.delete(file.node))
  forgetOnResize(ofNode, (node) => sizes.delete(node))
}

/**
 * @param {any} ofFile
 * @param {WeakMap<FileNode, number>} sizes
 */
function growAfter(ofFile, sizes) {
  const { write } = ofFile
  ofFile.write = (
    /** @type {OpenFile} */ file,
    /** @type {[bytes: unknown, start: number, length: number, position: number]} */ ...what
  ) => {
    const written = write(file, ...what)
    const [size, end] = [sizes.get(file.node), what[3] + written]
    if (size !== undefined && end > size) sizes.set(file.node, end)
    return written
  }
}

/**
 * @param {any} operations
 * @param {(target: any) => void} forget
 */
function forgetOnResize(operations, forget) {
  const { setattr } = operations
  operations.setattr = (/** @type {unknown} */ target, /** @type {Attributes} */ attributes) => {
    if (attributes.size !== undefined) forget(target)
    setattr(target, attributes)
  }
}
