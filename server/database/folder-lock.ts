import { createHash } from 'node:crypto'
import { chmodSync, mkdirSync, statSync, unlinkSync } from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'

/** Another process holds the data folder; two openers of one folder would silently lose rows. */
export class FolderHeldError extends Error {
  readonly holder: string

  constructor(folder: string, holder: string) {
    super(`${folder} is in use by process ${holder}`)
    this.holder = holder
  }
}

/**
 * Takes an exclusive lock on a folder for the life of this process by listening on a name that the kernel owns, so that
 * a killed holder leaves nothing behind. Throws FolderHeldError with the holder's pid.
 */
export async function lockFolder(folder: string): Promise<{ release: () => Promise<void> }> {
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o700)
  const name = folderName(folder, 'lock')
  const server = net.createServer((socket) => socket.on('error', () => {}).end(String(process.pid)))
  for (let attempt = 0; ; attempt += 1) {
    const error = await listen(server, name)
    if (error === null) return { release: () => new Promise((resolve) => server.close(() => resolve())) }
    if (error.code !== 'EADDRINUSE') throw error
    const holder = await askHolder(name)
    if (holder !== null) throw new FolderHeldError(folder, holder)
    if (attempt > 0) throw new FolderHeldError(folder, '?')
    removeStaleSocket(name)
  }
}

/** The name under which processes on this machine meet for a folder, whichever path they open it by. */
export function folderName(folder: string, purpose: 'lock' | 'copies'): string {
  const { dev, ino } = statSync(folder, { bigint: true })
  const hash = createHash('sha256')
    .update(`${dev}:${ino}${purpose === 'lock' ? '' : purpose}`)
    .digest('hex')
    .slice(0, 24)
  if (process.platform === 'linux') return `\0podium-${hash}`
  if (process.platform === 'win32') return `\\\\.\\pipe\\podium-${hash}`
  return path.join(os.tmpdir(), `podium-${hash}.sock`)
}

function listen(server: net.Server, name: string): Promise<NodeJS.ErrnoException | null> {
  return new Promise((resolve) => {
    const failed = (error: NodeJS.ErrnoException) => resolve(error)
    server.once('error', failed)
    server.listen(name, () => {
      server.off('error', failed)
      server.unref()
      resolve(null)
    })
  })
}

/** The holder's pid, or null if nobody answers (a socket file left behind). */
function askHolder(name: string): Promise<string | null> {
  return new Promise((resolve) => {
    let pid = ''
    const socket = net.connect(name)
    socket.setTimeout(2_000, () => socket.destroy())
    socket.on('data', (bytes) => (pid += bytes))
    socket.on('error', () => resolve(null))
    socket.on('close', () => resolve(pid === '' ? null : pid))
  })
}

function removeStaleSocket(name: string): void {
  if (name.startsWith('/')) unlinkSync(name)
}
