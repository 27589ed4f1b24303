import { createHash } from 'node:crypto'
import { realpathSync, rmSync } from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'

/**
 * Runs what is not done yet, while no other process runs any such work for this folder. Whoever does it listens on a name
 * that the kernel frees however that process ends; the others wait until their connection to it is closed, and may then
 * find it done.
 * @param {string} folder
 * @param {{ readonly isDone: () => boolean, readonly run: () => unknown }} work
 */
export async function oneAtATime(folder, { isDone, run }) {
  if (isDone()) return
  const name = nameOf(folder)
  /** @type {net.Socket[]} */
  const others = []
  const server = net.createServer((socket) => others.push(socket.on('error', () => {})))
  if (!(await isListening(server, name))) {
    process.stderr.write('Waiting for another process that installs or builds…\n')
    do await untilFree(name)
    while (!(await isListening(server, name)))
  }
  try {
    if (!isDone()) await run()
  } finally {
    server.close()
    for (const socket of others) socket.destroy()
  }
}

/** @param {string} folder */
function nameOf(folder) {
  const hash = createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 24)
  if (process.platform === 'linux') return `\0podium-build-${hash}`
  return process.platform === 'win32'
    ? `\\\\.\\pipe\\podium-build-${hash}`
    : path.join(os.tmpdir(), `podium-${hash}.build`)
}

/** @type {(server: net.Server, name: string) => Promise<boolean>} */
const isListening = (server, name) =>
  new Promise((resolve, reject) => {
    server.removeAllListeners('error').removeAllListeners('listening')
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    )
    server.listen(name, () => resolve(true))
  })

/** @type {(name: string) => Promise<void>} */
const untilFree = (name) =>
  new Promise((resolve) => {
    const socket = net
      .connect(name)
      .on('close', () => resolve())
      .resume()
    socket.on('error', (/** @type {NodeJS.ErrnoException} */ { code }) => {
      // Elsewhere than on Linux and Windows the name is a file, which outlives its process.
      if (code === 'ECONNREFUSED' && path.isAbsolute(name)) rmSync(name, { force: true })
    })
  })
