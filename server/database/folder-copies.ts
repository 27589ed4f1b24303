import { randomBytes, timingSafeEqual } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import net from 'node:net'
import path from 'node:path'
import { folderName } from './folder-lock.ts'

const keyFile = (folder: string): string => path.join(folder, 'copies.key')

const keyLength = 64

/** Milliseconds within which a client must send the key. */
const patience = 5_000

/**
 * Serves copies of the database in a folder to everybody who can read the folder, which they prove by its key. A copy
 * is a folder inside it, removed once its client hangs up or dies; those that a killed service left behind are removed
 * at the start. Requires the lock on the folder.
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
  const answering = new Set<Promise<void>>()
  const server = net.createServer({ allowHalfOpen: true }, (socket) => {
    const answered = answer(socket, key, folder, copy).finally(() => answering.delete(answered))
    answering.add(answered)
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(name, resolve))
  server.unref()
  return {
    // Clients that are still reading their copies are not waited for.
    close: async () => {
      server.close()
      await Promise.all(answering)
    },
  }
}

async function answer(
  socket: net.Socket,
  key: string,
  folder: string,
  copy: (target: string) => Promise<void>,
): Promise<void> {
  socket.on('error', () => {})
  if (!(await showsKey(socket, key))) return void socket.destroy()
  const target = path.join(folder, `copy-${randomBytes(6).toString('hex')}`)
  const hungUp = new Promise<void>((resolve) =>
    socket
      .once('end', resolve)
      .once('close', () => resolve())
      .resume(),
  )
  const answered = await copy(path.join(target, 'pglite')).then(
    () => ({ copy: target }),
    (error: unknown) => ({ fault: String(error) }),
  )
  socket.write(`${JSON.stringify(answered)}\n`)
  socket.unref()
  void hungUp
    .then(() => rm(target, { recursive: true, force: true }))
    .then(
      () => socket.end(),
      () => socket.destroy(),
    )
}

function showsKey(socket: net.Socket, key: string): Promise<boolean> {
  return new Promise((resolve) => {
    let shown = ''
    const finish = (isKey: boolean) => {
      clearTimeout(timer)
      socket.off('data', read)
      resolve(isKey)
    }
    const timer = setTimeout(() => finish(false), patience)
    const read = (bytes: Buffer) => {
      shown += bytes.toString('latin1')
      if (shown.length < keyLength) return
      finish(shown.length === keyLength && timingSafeEqual(Buffer.from(shown, 'latin1'), Buffer.from(key)))
    }
    socket
      .on('data', read)
      .once('end', () => finish(false))
      .once('close', () => finish(false))
  })
}

interface FolderCopy {
  readonly folder: string
  /** Hangs up; the copy is gone when this resolves. */
  readonly release: () => Promise<void>
}

/** A copy, made by the process that holds the database; null if none holds it. */
export async function askForCopy(folder: string): Promise<FolderCopy | null> {
  if (!existsSync(keyFile(folder))) return null
  const key = readFileSync(keyFile(folder), 'utf8')
  const answered = await ask(folderName(folder, 'copies'), key)
  if (answered === null) return null
  const { answer, hangUp } = answered
  const { copy, fault }: { readonly copy?: string; readonly fault?: string } = JSON.parse(answer || '{}')
  if (copy !== undefined) return { folder: copy, release: hangUp }
  await hangUp()
  throw new Error(`The running service made no copy: ${fault ?? 'it refused'}`)
}

interface Answered {
  readonly answer: string
  readonly hangUp: () => Promise<void>
}

function ask(name: string, key: string): Promise<Answered | null> {
  return new Promise((resolve) => {
    let answer = ''
    let isThere = false
    const socket = net.connect(name, () => {
      isThere = true
      socket.write(key)
    })
    const closed = new Promise<void>((end) => socket.once('close', () => end()))
    const hangUp = () => {
      socket.end()
      return closed
    }
    const tell = () => resolve(isThere ? { answer, hangUp } : null)
    socket.on('data', (bytes) => {
      answer += bytes.toString()
      if (answer.endsWith('\n')) tell()
    })
    socket.on('error', () => {})
    socket.on('close', tell)
  })
}
