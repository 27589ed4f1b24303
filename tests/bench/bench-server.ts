import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import type { DatabasePlace } from '#server/database/database.ts'

/** The product and the bare server of `server-process.ts`, in a process of their own. */
export interface BenchServer {
  readonly product: number
  readonly bare: number
  /** Lets milliseconds pass on the product's clock. */
  readonly passTime: (milliseconds: number) => void
  readonly stop: () => void
}

export async function startBenchServer(place: DatabasePlace): Promise<BenchServer> {
  const server = spawn(process.execPath, [path.join(import.meta.dirname, 'server-process.js')], {
    env: { ...process.env, BENCH_PLACE: JSON.stringify(place) },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const [product, bare] = await portsOf(server)
  return {
    product,
    bare,
    passTime: (milliseconds) => void server.stdin?.write(String(milliseconds)),
    stop: () => void server.kill(),
  }
}

const portsOf = (server: ChildProcess): Promise<readonly [number, number]> =>
  new Promise((resolve, reject) => {
    server.stdout?.once('data', (bytes: Buffer) => {
      const [product = 0, bare = 0] = bytes.toString().trim().split(' ').map(Number)
      resolve([product, bare])
    })
    server.once('exit', (code) => reject(new Error(`The bench server ended with ${code}`)))
  })
