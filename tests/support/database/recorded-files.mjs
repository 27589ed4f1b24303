/**
 * Records everything that a Node process and its threads do to the files below `RECORDED_FOLDER`, line by line into
 * `RECORD`: `node --import=<this file> …`. It hooks in below everything that uses files, so that nothing escapes it. As
 * soon as a file named `REFUSED` exists, the disk refuses every sync.
 */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import path from 'node:path'

const { RECORDED_FOLDER: folder = '', RECORD: file = '', REFUSED: refused = '' } = process.env
const real = { ...fs }
const record = real.openSync(file, 'a')

/** @param {object} step */
const note = (step) => void real.writeSync(record, `${JSON.stringify(step)}\n`)

/** Open files of the folder. */
const opened = new Set()

/** @param {unknown} target */
const within = (target) => path.relative(folder, String(target))

/** @param {unknown} target */
const isWithin = (target) => typeof target === 'string' && target.startsWith(`${folder}/`)

/**
 * @param {'renameSync' | 'unlinkSync' | 'rmdirSync' | 'mkdirSync' | 'truncateSync' | 'ftruncateSync' | 'writeFileSync' | 'closeSync'} name
 * @param {(...parameters: any[]) => object | null} describe
 */
function recordAfter(name, describe) {
  const act = /** @type {(...parameters: unknown[]) => unknown} */ (real[name])
  Object.assign(fs, {
    [name]: (/** @type {unknown[]} */ ...parameters) => {
      const answer = act(...parameters)
      const step = describe(...parameters)
      if (step !== null) note(step)
      return answer
    },
  })
}

/** @param {string} act */
const onPath = (act) => (/** @type {unknown} */ target) => (isWithin(target) ? { act, path: within(target) } : null)

recordAfter('mkdirSync', onPath('mkdir'))
recordAfter('rmdirSync', onPath('rmdir'))
recordAfter('unlinkSync', onPath('unlink'))
recordAfter('writeFileSync', onPath('create'))
recordAfter('renameSync', (from, to) => (isWithin(from) ? { act: 'rename', path: within(from), to: within(to) } : null))
recordAfter('truncateSync', (target, size) => (isWithin(target) ? { act: 'resize', path: within(target), size } : null))
recordAfter('ftruncateSync', (fd, size) => (opened.has(fd) ? { act: 'resize', fd, size } : null))
recordAfter('closeSync', (fd) => (opened.delete(fd) ? { act: 'close', fd } : null))

Object.assign(fs, {
  openSync: (/** @type {[string]} */ ...parameters) => {
    const isNew = isWithin(parameters[0]) && !real.existsSync(parameters[0])
    const fd = real.openSync(.../** @type {[string, string]} */ (/** @type {unknown} */ (parameters)))
    if (isWithin(parameters[0])) {
      opened.add(fd)
      if (isNew) note({ act: 'create', path: within(parameters[0]) })
      note({ act: 'open', fd, path: within(parameters[0]) })
    }
    return fd
  },
  rmSync: (/** @type {[string, fs.RmOptions]} */ ...parameters) => {
    const isThere = real.existsSync(parameters[0])
    real.rmSync(...parameters)
    if (isThere && isWithin(parameters[0])) note({ act: 'unlink', path: within(parameters[0]) })
  },
  writeSync: (/** @type {[number, Uint8Array, number, number, number]} */ ...parameters) => {
    const [fd, bytes, offset, , at] = parameters
    const written = real.writeSync(...parameters)
    if (opened.has(fd)) {
      const data = Buffer.from(bytes.buffer, bytes.byteOffset + offset, written).toString('base64')
      // Without a position: at the end of a file that is written from its beginning.
      note({ act: 'write', fd, at: at ?? real.fstatSync(fd).size - written, data })
    }
    return written
  },
  fsyncSync: (/** @type {number} */ fd) => {
    if (opened.has(fd) && real.existsSync(refused)) throw Object.assign(new Error('EIO'), { code: 'EIO' })
    real.fsyncSync(fd)
    if (opened.has(fd)) note({ act: 'sync', fd })
  },
})
syncBuiltinESMExports()
