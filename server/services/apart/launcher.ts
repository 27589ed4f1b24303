import { type ChildProcess, fork } from 'node:child_process'
import { EventEmitter } from 'node:events'
import path from 'node:path'
import { projectRoot } from '#server/database/project-root.ts'
import type { FromLauncher, Launch, ToLauncher } from './launcher.types.ts'

/** A process apart: as much of a `ChildProcess` as those need who ask it something. */
export interface ApartProcess extends EventEmitter, Pick<ChildProcess, 'connected' | 'exitCode' | 'signalCode'> {
  /** Unknown until it is reported to run, by `spawn`. */
  readonly pid?: number | undefined
  readonly send: (message: object, done: () => void) => void
  readonly kill: (signal: NodeJS.Signals) => void
}

/** A process that the launcher starts, as the launcher reports it. */
class Launched extends EventEmitter implements ApartProcess {
  pid: number | undefined
  connected = true
  exitCode: number | null = null
  signalCode: NodeJS.Signals | null = null
  readonly #id: number
  readonly #tell: (message: ToLauncher) => void

  constructor(id: number, tell: (message: ToLauncher) => void) {
    super()
    this.#id = id
    this.#tell = tell
  }

  send(message: object): void {
    this.#tell({ kind: 'message', id: this.#id, message })
  }

  kill(signal: NodeJS.Signals): void {
    this.#tell({ kind: 'kill', id: this.#id, signal })
  }

  hear(report: FromLauncher): void {
    if (report.kind === 'message') return void this.emit('message', report.message)
    if (report.kind === 'spawn') this.pid = report.pid
    else this.connected = false
    if (report.kind !== 'exit') return void this.emit(report.kind)
    this.exitCode = report.code
    this.signalCode = report.signal
    this.emit('exit', report.code, report.signal)
  }
}

/** The process of `launcher.mjs`, and what it started that has not ended, by number. */
interface Launcher {
  readonly child: ChildProcess
  readonly running: Map<number, Launched>
}

let launcher: Launcher | null = null
let lastId = 0

/**
 * Starts the launcher unless it is running. The service does so while it is small: Node forks, which copies the tables of
 * a process's memory, and of the service's gigabyte that takes up to a tenth of a second.
 */
export function startLauncher(): Launcher {
  if (launcher !== null) return launcher
  const child = fork(path.join(projectRoot(), 'server/services/apart/launcher.mjs'), {
    execArgv: [],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const started: Launcher = { child, running: new Map() }
  const hear = (report: FromLauncher) => {
    const launched = started.running.get(report.id)
    if (report.kind === 'exit') started.running.delete(report.id)
    launched?.hear(report)
  }
  // Whatever ends it ends what it started; the next one needs another launcher.
  const lose = () => {
    if (launcher === started) launcher = null
    for (const id of started.running.keys()) hear({ kind: 'exit', id, code: 1, signal: null })
  }
  child.on('message', hear).on('error', lose).once('disconnect', lose)
  // It does not keep the service running.
  child.unref()
  child.channel?.unref()
  return (launcher = started)
}

/** Has the launcher start a program. */
export function launch(program: Launch): ApartProcess {
  const { child, running } = startLauncher()
  const tell = (message: ToLauncher) => void child.send(message, () => {})
  const launched = new Launched((lastId += 1), tell)
  running.set(lastId, launched)
  tell({ kind: 'start', id: lastId, launch: program })
  return launched
}
