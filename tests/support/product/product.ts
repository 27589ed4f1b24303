import { type ChildProcess, spawn } from 'node:child_process'
import net from 'node:net'
import path from 'node:path'
import { projectRoot } from '#server/database/project-root.ts'
import { startOptions } from '#tests/support/service/start-command.ts'
import { clientOf, type TestClient } from '#tests/support/service/test-client.ts'

/** What a process left behind when it ended. */
export interface Ended {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
  readonly printed: string
  readonly complaints: string
}

/** A running product, as `npm start` runs it. */
export interface Product {
  readonly pid: number
  /** Everything that it printed up to being ready. */
  readonly ready: string
  readonly end: (signal: NodeJS.Signals) => Promise<Ended>
}

type Settings = Readonly<Record<string, string>>

/** Nothing that the surroundings say about a product reaches another one. */
const surroundings = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !/^(PORT|HOST|PUBLIC_URL|DATABASE_URL|PODIUM_(?!TEST_)\w+|NODE_ENV)$/.test(name),
  ),
)

const script = (name: string, root = projectRoot()): string => path.join(root, 'scripts', name)

/** Runs Node with options of its own, a script, and what the script is given. */
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

/** Starts one and waits until it is ready; rejects with what it said where it ends instead. `root` is where it lies. */
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

/** A start that must not come to anything. */
export const failToStart = (settings: Settings): Promise<Ended> =>
  runNode([...startOptions(), script('start.mjs')], settings)[1]

/** Runs one of the project's scripts to its end. */
export const runScript = (name: string, words: readonly string[], settings: Settings, root?: string): Promise<Ended> =>
  runNode([script(name, root), ...words], settings)[1]

/** `npm run first-teacher`, with a password from a pipe. */
export function runFirstTeacher(parameters: readonly string[], password: string, settings: Settings): Promise<Ended> {
  const [child, ended] = runNode([script('first-teacher.mjs'), ...parameters], settings)
  child.stdin?.end(`${password}\n`)
  return ended
}

/** Somebody who calls a running product over HTTP. */
export const clientAt = (address: string, uid = 0, cookie = ''): TestClient =>
  clientOf(
    async (request) => {
      const { pathname } = new URL(request.url)
      const headers = Object.fromEntries(request.headers)
      return fetch(address + pathname, { method: 'POST', headers, body: await request.text() })
    },
    uid,
    cookie,
  )

/** A port of loopback that was free a moment ago. */
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
