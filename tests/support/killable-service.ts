import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { DatabasePlace } from '#server/database/database.ts'
import { projectRoot } from '#server/database/project-root.ts'
import type { Service } from '#server/core/service.ts'

/** A service in a process of its own, on a database that outlives it. */
export interface KillableService {
  /** Asks it over HTTP; rejects when the answer is lost. */
  readonly service: Service
  /** As by `kill -9`: nothing in it gets to know. */
  readonly kill: () => Promise<void>
  /** What it complained about so far. */
  readonly complaints: () => string
}

/** Starts one, and waits until it answers. `now` is the time at which its clock stands. */
export async function startKillable(place: DatabasePlace, now: Date): Promise<KillableService> {
  const where = place.kind === 'postgres' ? place.url : (place.folder ?? '')
  const script = ['scripts/run-module.mjs', 'tests/support/crash-child.ts', place.kind, where, now.toISOString()]
  const child = spawn(process.execPath, script, { cwd: path.resolve(projectRoot()), stdio: ['ignore', 'pipe', 'pipe'] })
  let complaints = ''
  child.stderr.on('data', (bytes: Buffer) => (complaints += bytes.toString()))
  const port = await portOf(child, () => complaints)
  return {
    service: async (request) => {
      const { pathname } = new URL(request.url)
      const headers = Object.fromEntries(request.headers)
      return fetch(`http://127.0.0.1:${port}${pathname}`, { method: 'POST', headers, body: await request.text() })
    },
    kill: async () => {
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
