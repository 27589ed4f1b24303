import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { DatabaseLocation } from '#server/database/engine.types.ts'
import { startOptions } from '#tests/support/service/start-command.ts'

/** Runs the product and the bare server of `server-process.ts` in a separate process. */
export interface BenchServer {
  readonly product: number
  readonly bare: number
  /** Advances the product's clock by this many milliseconds. */
  readonly passTime: (milliseconds: number) => void
  /** Resident memory of the process in bytes, now and at its peak. */
  readonly memory: () => { readonly now: number; readonly most: number }
  /** Milliseconds of processor time used by the process since its start. */
  readonly processorTime: () => number
  /** The same for its child processes that are still running. */
  readonly childrenTime: () => number
  readonly stop: () => Promise<void>
}

export async function startBenchServer(location: DatabaseLocation): Promise<BenchServer> {
  const server = spawn(process.execPath, [...startOptions(), path.join(import.meta.dirname, 'server-process.js')], {
    env: { ...process.env, BENCH_DATABASE: JSON.stringify(location) },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const [product, bare] = await portsOf(server)
  return {
    product,
    bare,
    passTime: (milliseconds) => void server.stdin?.write(String(milliseconds)),
    memory: () => {
      const status = readFileSync(`/proc/${server.pid}/status`, 'utf8')
      return { now: bytesOf(status, 'VmRSS'), most: bytesOf(status, 'VmHWM') }
    },
    processorTime: () => timeOf(server.pid),
    childrenTime: () => childrenOf(server.pid).reduce((sum, child) => sum + timeOf(child), 0),
    stop: async () => {
      server.kill()
      await once(server, 'exit')
    },
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

/** Milliseconds of processor time used by a process. */
function timeOf(pid: number | undefined): number {
  // The name in brackets may contain blanks; the times are the twelfth and thirteenth fields after it, in hundredths of
  // a second.
  const numbers = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return (Number(numbers[11]) + Number(numbers[12])) * 10
}

function childrenOf(pid: number | undefined): readonly number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return children.trim().split(' ').filter(Boolean).map(Number)
}

const bytesOf = (status: string, name: string): number =>
  Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) * 1024
