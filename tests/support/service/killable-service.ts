import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { DatabaseLocation } from '#server/database/engine.types.ts'
import type { Service } from '#server/core/service.ts'

/** A service in a separate process, on a database that outlives it. */
export interface KillableService {
  /** Calls it over HTTP; rejects if the response is lost. */
  readonly service: Service
  /** Kills it as `kill -9` does, without cleanup; does nothing the second time. */
  readonly kill: () => Promise<void>
  /** Its error output so far. */
  readonly complaints: () => string
}

/** Starts a service from its bundle (`crash-child`) and waits until it is ready. Its clock stands at `now`. */
export async function startKillable(bundle: string, location: DatabaseLocation, now: Date): Promise<KillableService> {
  const where = location.kind === 'postgres' ? location.url : (location.folder ?? '')
  const script = [bundle, location.kind, where, now.toISOString()]
  const child = spawn(process.execPath, script, { stdio: ['ignore', 'pipe', 'pipe'] })
  let complaints = ''
  child.stderr.on('data', (bytes: Buffer) => (complaints += bytes.toString()))
  const port = await portOf(child, () => complaints)
  return {
    service: async (request) => {
      const { pathname } = new URL(request.url)
      const headers = Object.fromEntries(request.headers)
      return fetch(`http://127.0.0.1:${port}${pathname}`, {
        method: 'POST',
        headers,
        body: await request.arrayBuffer(),
      })
    },
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
    complaints: () => complaints,
  }
}

function portOf(child: ChildProcess, complaints: () => string): Promise<number> {
  return new Promise((resolve, reject) => {
    let printed = ''
    child.stdout?.on('data', (bytes: Buffer) => {
      printed += bytes.toString()
      const port = /"port":(\d+)/.exec(printed)?.[1]
      if (port !== undefined) resolve(Number(port))
    })
    child.once('exit', (code) => reject(new Error(`The service ended with ${code}: ${complaints()}`)))
  })
}
