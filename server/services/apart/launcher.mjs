/**
 * Starts processes for the service, and passes on what they and the service tell each other: while a process as large
 * as the service is forked, nobody is served. However the service ends, its processes end with it. Plain JavaScript,
 * because Node runs no TypeScript.
 */
import { fork } from 'node:child_process'
import os from 'node:os'

/** @typedef {import('./launcher.types.ts').Launch} Launch */
/** @typedef {import('./launcher.types.ts').ToLauncher} ToLauncher */
/** @typedef {import('./launcher.types.ts').FromLauncher} FromLauncher */

/**
 * Niceness: a third of the service's share where they compete, so that people who use the portal meanwhile are served
 * first. With much less, a busy machine would not let them finish.
 */
const lower = 5

// Every thread of what it starts inherits this. The idle class does not regard it.
os.setPriority(Math.max(os.getPriority(), lower))
// The service decides when it ends: these are sent to the whole group.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {})

/** @type {Map<number, import('node:child_process').ChildProcess>} */
const running = new Map()

const end = () => {
  for (const child of running.values()) child.kill('SIGKILL')
  process.exit()
}

// The service may be gone from the beginning.
process.once('disconnect', end)
if (!process.connected) end()

process.on('message', (/** @type {ToLauncher} */ asked) => {
  // One that has ended is no longer there: the service is just being told.
  if (asked.kind === 'start') start(asked.id, asked.launch)
  else if (asked.kind === 'message') running.get(asked.id)?.send(asked.message, () => {})
  else running.get(asked.id)?.kill(asked.signal)
})

/**
 * @param {number} id
 * @param {Launch} launch
 */
function start(id, { file, ...options }) {
  const child = fork(file, { ...options, serialization: 'advanced', stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
  running.set(id, child)
  tell({ kind: 'spawn', id, pid: child.pid })
  /** @type {(code: number | null, signal: NodeJS.Signals | null) => void} */
  const ended = (code, signal) => {
    running.delete(id)
    tell({ kind: 'exit', id, code, signal })
  }
  child.on('message', (message) => tell({ kind: 'message', id, message }))
  child.once('disconnect', () => tell({ kind: 'disconnect', id }))
  child.once('exit', ended)
  // One that could not be started reports no exit.
  child.on('error', () => child.pid === undefined && ended(1, null))
}

/** @param {FromLauncher} message */
function tell(message) {
  process.send?.(message, () => {})
}
