import { type ChildProcess, spawn } from 'node:child_process'
import net from 'node:net'
import path from 'node:path'
import { projectRoot } from '#server/database/project-root.ts'
import { startOptions } from '#tests/support/service/start-command.ts'
import { clientOf, type TestClient } from '#tests/support/service/test-client.ts'

/** The result of a process that ended. */
export interface Ended {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
  readonly printed: string
  readonly complaints: string
}

/** A running product, started as by `npm start`. */
export interface Product {
  readonly pid: number
  /** Everything printed up to being ready. */
  readonly ready: string
  readonly end: (signal: NodeJS.Signals) => Promise<Ended>
}

type Settings = Readonly<Record<string, string>>

/** The environment without variables that would configure a product. */
const surroundings = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !/^(PORT|HOST|PUBLIC_URL|DATABASE_URL|PODIUM_(?!TEST_)\w+|NODE_ENV)$/.test(name),
  ),
)

const script = (name: string, root = projectRoot()): string => path.join(root, 'scripts', name)

/** Runs Node with these arguments. */
function runNode(words: readonly string[], settings: Settings): [ChildProcess, Promise<Ended>] {
  const child = spawn(process.execPath, words, {
    env: { ...surroundings, ...settings },
    stdio: 'pipe',
  })
  let [printed, complaints] = ['', '']
  child.stdout.on('data', (bytes: Buffer) => (printed += bytes.toString()))
  child.stderr.on('data', (bytes: Buffer) => (complaints += bytes.toString()))
  const ended = new Promise<Ended>((resolve) =>
    child.once('close', (code, signal) => resolve({ code, signal, printed, complaints })),
  )
  return [child, ended]
}

/**
 * Starts a product and waits until it is ready; rejects with its error output if it exits instead. `root` is its
 * folder.
 */
export async function startProduct(settings: Settings, root?: string): Promise<Product> {
  const [child, ended] = runNode([...startOptions(), script('start.mjs', root)], settings)
  const ready = await new Promise<string>((resolve, reject) => {
    let printed = ''
    child.stdout?.on('data', (bytes: Buffer) => {
      printed += bytes.toString()
      if (/^Podium is ready at .*\n(?: .*\n)*? {2}data: .*\n/m.test(printed)) resolve(printed)
    })
    void ended.then(({ code, complaints }) => reject(new Error(`npm start ended with ${code}:\n${complaints}`)))
  })
  return {
    pid: child.pid ?? 0,
    ready,
    end: (signal) => {
      child.kill(signal)
      return ended
    },
  }
}

/** Runs a start that must fail. */
export const failToStart = (settings: Settings): Promise<Ended> =>
  runNode([...startOptions(), script('start.mjs')], settings)[1]

/** Runs one of the project's scripts until it exits. */
export const runScript = (name: string, words: readonly string[], settings: Settings, root?: string): Promise<Ended> =>
  runNode([script(name, root), ...words], settings)[1]

/** `npm run first-teacher`, with the password piped in. */
export function runFirstTeacher(parameters: readonly string[], password: string, settings: Settings): Promise<Ended> {
  const [child, ended] = runNode([script('first-teacher.mjs'), ...parameters], settings)
  child.stdin?.end(`${password}\n`)
  return ended
}

/** A client that calls a running product over HTTP. */
export const clientAt = (address: string, uid = 0, cookie = ''): TestClient =>
  clientOf(
    async (request) => {
      const { pathname } = new URL(request.url)
      const headers = Object.fromEntries(request.headers)
      return fetch(address + pathname, { method: 'POST', headers, body: await request.arrayBuffer() })
    },
    uid,
    cookie,
  )

/** A loopback port that was free a moment ago. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })
}
