import { randomBytes, timingSafeEqual } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { folderName } from './folder-lock.ts'

const keyFile = (folder: string): string => path.join(folder, 'copies.key')

const keyLength = 64

/** Milliseconds within which a client must send the key. */
const patience = 5_000

/**
 * Serves copies of the database in a folder to everybody who can read the folder, which they prove by its key. A copy
 * is a folder inside it, which the client removes; copies left behind are removed at the start. Requires the lock on
 * the folder.
 */
export async function serveCopies(
  folder: string,
  copy: (target: string) => Promise<void>,
): Promise<{ readonly close: () => Promise<void> }> {
  for (const name of readdirSync(folder))
    if (name.startsWith('copy-')) rmSync(path.join(folder, name), { recursive: true })
  const key = randomBytes(keyLength / 2).toString('hex')
  writeFileSync(keyFile(folder), key, { mode: 0o600 })
  const name = folderName(folder, 'copies')
  // A socket file left by a killed process; holding the lock means that nobody listens on it.
  if (name.startsWith('/')) rmSync(name, { force: true })
  const server = net.createServer((socket) => answer(socket, key, folder, copy))
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(name, resolve))
  server.unref()
  return { close: () => new Promise((resolve) => server.close(() => resolve())) }
}

function answer(socket: net.Socket, key: string, folder: string, copy: (target: string) => Promise<void>): void {
  let shown = ''
  socket.on('error', () => {})
  const timer = setTimeout(() => socket.destroy(), patience)
  socket.on('data', (bytes) => {
    shown += bytes.toString('latin1')
    if (shown.length < keyLength) return
    clearTimeout(timer)
    socket.removeAllListeners('data')
    if (shown.length > keyLength || !timingSafeEqual(Buffer.from(shown, 'latin1'), Buffer.from(key)))
      return void socket.destroy()
    const target = path.join(folder, `copy-${randomBytes(6).toString('hex')}`)
    copy(path.join(target, 'pglite')).then(
      () => socket.end(JSON.stringify({ copy: target })),
      (error: unknown) => socket.end(JSON.stringify({ fault: String(error) })),
    )
  })
}

/** The folder of a copy, made by the process that holds the database; null if none holds it. */
export async function askForCopy(folder: string): Promise<string | null> {
  if (!existsSync(keyFile(folder))) return null
  const key = readFileSync(keyFile(folder), 'utf8')
  const said = await ask(folderName(folder, 'copies'), key)
  if (said === null) return null
  const { copy, fault }: { readonly copy?: string; readonly fault?: string } = JSON.parse(said || '{}')
  if (copy === undefined) throw new Error(`The running service made no copy: ${fault ?? 'it refused'}`)
  return copy
}

function ask(name: string, key: string): Promise<string | null> {
  return new Promise((resolve) => {
    let said = ''
    let isThere = false
    const socket = net.connect(name, () => {
      isThere = true
      socket.write(key)
    })
    socket.on('data', (bytes) => (said += bytes.toString()))
    socket.on('error', () => {})
    socket.on('close', () => resolve(isThere ? said : null))
  })
}
