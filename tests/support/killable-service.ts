import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { build } from 'vite'
import type { DatabasePlace } from '#server/database/engine.ts'
import { projectRoot } from '#server/database/project-root.ts'
import type { Service } from '#server/core/service.ts'

/** A service in a process of its own, on a database that outlives it. */
export interface KillableService {
  /** Asks it over HTTP; rejects when the answer is lost. */
  readonly service: Service
  /** As by `kill -9`: nothing in it gets to know. A second time it does nothing. */
  readonly kill: () => Promise<void>
  /** What it complained about so far. */
  readonly complaints: () => string
}

/** Below the packages, so that the bundle finds them. */
const bundle = path.join(projectRoot(), 'node_modules/.killable-service')

/** Bundles the service once, because each start from its sources would take seconds. */
export async function buildKillable(): Promise<void> {
  const input = path.join(projectRoot(), 'tests/support/crash-child.ts')
  await build({
    configFile: false,
    root: projectRoot(),
    logLevel: 'warn',
    build: {
      ssr: true,
      copyPublicDir: false,
      outDir: bundle,
      emptyOutDir: true,
      target: 'node20',
      rolldownOptions: { input },
    },
  })
}

/** Starts one, and waits until it answers. `now` is the time at which its clock stands. */
export async function startKillable(place: DatabasePlace, now: Date): Promise<KillableService> {
  const where = place.kind === 'postgres' ? place.url : (place.folder ?? '')
  const script = [path.join(bundle, 'crash-child.js'), place.kind, where, now.toISOString()]
  const child = spawn(process.execPath, script, { stdio: ['ignore', 'pipe', 'pipe'] })
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
